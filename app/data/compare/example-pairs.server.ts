import type { CalendarRow } from "#contract/calendar.ts";
import type { ConstructorStanding, DriverStanding } from "#contract/championship.ts";
import { endpoints } from "#contract/endpoints.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { ordinal } from "#contract/values.ts";
import { careerTeam } from "#app/reference/team-colours.ts";
import { formatSpan } from "#app/text/format.ts";
import { apiGet, currentSeason } from "../upstream.server.ts";
import { type ComparedKind, mostCompared } from "./compared-ids.ts";

/** One of a pair, with the team in whose colour it is shown. */
export type PairedFigures = {
  id: string;
  name: string;
  country: string;
  /** What stands below the name: the seasons of a career, in a season the team or the place. */
  detail: string;
  /** The team of a career's colour by name; null where the detail says it, and for teams. */
  team_name: string | null;
  team: { id: string; year?: number } | null;
  /** The figures of its group, in that order. */
  values: ReadonlyArray<number>;
};
export type ExamplePair = readonly [one: PairedFigures, other: PairedFigures];

/** Pairs that belong together, and what their figures count. */
export type ExampleGroup = {
  title: string;
  /** A pair shows the first of which it has any. */
  figures: ReadonlyArray<string>;
  pairs: ReadonlyArray<ExamplePair>;
  /** Several to compare at once; null where pairs are all there is. */
  all: ReadonlyArray<string> | null;
};

/** Two rivals; those who fought as teammates with the team, and a season of theirs in it. */
type RivalPair = readonly [one: string, other: string, team?: { id: string; year: number }];
type Rivals = ReadonlyArray<readonly [title: string, pairs: ReadonlyArray<RivalPair>]>;

/** Pairs that people argue about. */
const rivals: Readonly<Record<ComparedKind, Rivals>> = {
  drivers: [
    [
      "Greatest of all time",
      [
        ["lewis_hamilton", "michael_schumacher"],
        ["juan_manuel_fangio", "jim_clark"],
        ["ayrton_senna", "max_verstappen"],
      ],
    ],
    [
      "Rivals since 2000",
      [
        ["fernando_alonso", "michael_schumacher"],
        ["lewis_hamilton", "nico_rosberg", { id: "mercedes", year: 2016 }],
        ["lewis_hamilton", "max_verstappen"],
      ],
    ],
    [
      "Rivals of the 1980s and 1990s",
      [
        ["ayrton_senna", "alain_prost", { id: "mclaren", year: 1989 }],
        ["nelson_piquet", "nigel_mansell", { id: "williams", year: 1987 }],
        ["michael_schumacher", "mika_hakkinen"],
      ],
    ],
    [
      "Rivals of the 1950s to 1970s",
      [
        ["juan_manuel_fangio", "stirling_moss"],
        ["jim_clark", "graham_hill"],
        ["niki_lauda", "james_hunt"],
      ],
    ],
  ],
  teams: [
    [
      "The most successful",
      [
        ["ferrari", "mclaren"],
        ["mercedes", "red_bull"],
        ["williams", "lotus"],
      ],
    ],
    [
      "Rivals since 2000",
      [
        ["ferrari", "mercedes"],
        ["red_bull", "mclaren"],
        ["ferrari", "renault"],
      ],
    ],
    [
      "Rivals of the 1980s and 1990s",
      [
        ["williams", "mclaren"],
        ["williams", "benetton"],
        ["lotus", "brabham"],
      ],
    ],
    [
      "Rivals of the 1950s to 1970s",
      [
        ["ferrari", "maserati"],
        ["lotus", "brm"],
        ["tyrrell", "ferrari"],
      ],
    ],
  ],
};

const seasonFigures = ["Points", "Wins", "Poles", "Podiums"];

/**
 * What to begin with where nobody is compared: the present season, and rivals of all time. Only of lists that other
 * pages ask for; who is not in the archive is left out with the other of the pair.
 *
 * @throws ApiError where one of the lists cannot be had
 */
export async function exampleGroups(of: ComparedKind): Promise<Array<ExampleGroup>> {
  const [season, careers] = await Promise.all(
    of === "drivers" ? [driversOfSeason(), driverCareers()] : [teamsOfSeason(), teamCareers()],
  );
  const known = new Map(careers.all.map((each) => [each.id, each]));
  const ofAllTime = rivals[of].map(([title, pairs]) => ({
    title,
    figures: careers.figures,
    pairs: pairs.flatMap(([one, other, team]) =>
      pairOf(inTeam(known.get(one), team), inTeam(known.get(other), team)),
    ),
    all: null,
  }));
  const groups: Array<ExampleGroup> = [
    titleFight(season),
    ...ofAllTime,
    ...(of === "drivers" ? [teammates(season)] : []),
  ];
  return groups.filter(({ pairs }) => pairs.length > 0);
}

/** A season's championship, in its order. */
type Season = {
  year: number;
  /** The last round with a result; null where that is the season's last, or no round has one. */
  after: number | null;
  standings: Array<PairedFigures>;
};
type Careers = { figures: ReadonlyArray<string>; all: Array<PairedFigures> };

/** The first three against each other. */
function titleFight({ year, after, standings }: Season): ExampleGroup {
  const [first, second, third] = standings;
  return {
    title: `Title fight ${year}${after === null ? "" : `, after round ${after}`}`,
    figures: seasonFigures,
    pairs: [...pairOf(first, second), ...pairOf(first, third), ...pairOf(second, third)],
    all: standings.slice(0, mostCompared).map(({ id }) => id),
  };
}

/** The first two of each team, the teams in the order of their best. */
function teammates({ year, standings }: Season): ExampleGroup {
  const byTeam = Map.groupBy(standings, ({ team }) => team?.id);
  byTeam.delete(undefined);
  return {
    title: `Teammates in ${year}`,
    figures: seasonFigures,
    pairs: [...byTeam.values()].flatMap(([one, other]) => pairOf(one, other)),
    all: null,
  };
}

/** Somebody in the colour of another team than that of the most wins. */
function inTeam(of: PairedFigures | undefined, team: RivalPair[2]): PairedFigures | undefined {
  return of === undefined || team === undefined ? of : { ...of, team, team_name: nameOfTeam(team.id) };
}

function pairOf(one: PairedFigures | undefined, other: PairedFigures | undefined): Array<ExamplePair> {
  return one === undefined || other === undefined ? [] : [[one, other]];
}

async function driversOfSeason(): Promise<Season> {
  const year = await currentSeason();
  const [{ standings }, calendar] = await Promise.all([
    apiGet(endpoints.driverOverview, year),
    apiGet(endpoints.calendar, year),
  ]);
  return {
    year,
    after: lastRound(calendar),
    standings: standings.map((row) => ({
      ...inSeason(row, year),
      id: row.driver_id,
      name: row.driver_name,
      detail: row.team_name,
      team_name: null,
    })),
  };
}

async function teamsOfSeason(): Promise<Season> {
  const year = await currentSeason();
  const [{ standings }, calendar] = await Promise.all([
    apiGet(endpoints.constructorOverview, year),
    apiGet(endpoints.calendar, year),
  ]);
  return {
    year,
    after: lastRound(calendar),
    standings: standings.map((row) => ({
      ...inSeason(row, year),
      id: row.team_id,
      name: row.team_name,
      detail: row.position === null ? "" : ordinal(row.position),
      team_name: null,
    })),
  };
}

/** The last round of a season with a result; null where no round is left, or none has been run. */
export function lastRound(calendar: ReadonlyArray<Pick<CalendarRow, "round" | "winner">>): number | null {
  const last = calendar.findLast(({ winner }) => winner !== null);
  return last === undefined || last === calendar.at(-1) ? null : last.round;
}

function inSeason(row: DriverStanding | ConstructorStanding, year: number) {
  return {
    country: row.country,
    team: row.team_id === null ? null : { id: row.team_id, year },
    values: [row.points, row.wins, row.poles, row.podiums],
  };
}

async function driverCareers(): Promise<Careers> {
  const careers = await apiGet(endpoints.driverCareers);
  return {
    figures: ["Wins", "Titles", "Poles"],
    all: careers.map((row) => {
      const team = careerTeam(row);
      return {
        id: row.driver_id,
        name: row.name,
        country: row.country,
        detail: formatSpan(row.first_year, row.last_year),
        team,
        team_name: team === null ? null : nameOfTeam(team.id),
        values: [row.wins, row.titles, row.poles],
      };
    }),
  };
}

async function teamCareers(): Promise<Careers> {
  const teams = await apiGet(endpoints.teams);
  return {
    figures: ["Wins", "Titles", "Grands Prix"],
    all: teams.flatMap((row) =>
      row.first_year === null || row.last_year === null
        ? []
        : [
            {
              id: row.team_id,
              name: row.team_name,
              country: row.country,
              detail: formatSpan(row.first_year, row.last_year),
              team_name: null,
              team: { id: row.team_id },
              values: [row.wins, row.titles, row.grands_prix],
            },
          ],
    ),
  };
}
