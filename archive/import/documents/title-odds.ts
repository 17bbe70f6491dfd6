import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, picklist, string } from "valibot";
import { type JudgedRound, reportCard } from "#archive/analysis/title-odds/report-card.ts";
import { swingsOf } from "#archive/analysis/title-odds/title-odds.ts";
import { paths } from "#contract/endpoints.ts";
import {
  constructorOdds,
  driverOdds,
  titleOddsReport,
  type TitleOddsReport,
  titleSwings,
} from "#contract/title-odds.ts";
import { type ChampionshipChances, type SeasonChances, titleOdds } from "../models/title-odds.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import {
  driverRef,
  engineIfSeveral,
  type SeasonCalendar,
  seasonCalendars,
  type SeasonDriver,
  seasonDrivers,
} from "./seasons.ts";

/** How many swings are listed. */
const listedSwings = 200;

/** A season with what its documents need. */
type Season = SeasonCalendar & {
  dates: ReadonlyMap<number, string>;
  odds: SeasonChances;
  drivers: ReadonlyMap<string, SeasonDriver>;
};

/** The chances of each season's titles, what they changed by most, and how good they were. */
export function* titleOddsDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const seasons = seasonsOf(db);
  const teams = constructorNames(db);
  const champions = championsOf(db);
  for (const season of seasons) {
    const { year, odds, drivers } = season;
    yield apiDocument(paths.driverOdds(year), driverOdds, {
      ...about(season, odds.drivers),
      drivers: inOrder(odds.drivers).flatMap(({ name, chances }) => {
        const driver = drivers.get(name);
        return driver === undefined ? [] : [{ ...driverRef(driver), chances }];
      }),
    });
    if (odds.constructors === null) continue;
    yield apiDocument(paths.constructorOdds(year), constructorOdds, {
      ...about(season, odds.constructors),
      teams: inOrder(odds.constructors).flatMap(({ name, chances }) => {
        const team = teams.get(`${year} ${name}`);
        return team === undefined ? [] : [{ ...team, chances }];
      }),
    });
  }
  if (seasons.length === 0) return;
  yield apiDocument(paths.titleOddsReport(), titleOddsReport, [
    ...reportOf(seasons, "drivers", champions),
    ...reportOf(seasons, "constructors", champions),
  ]);
  yield apiDocument(paths.titleSwings(), titleSwings, swings(seasons, champions));
}

const dayRows = array(object({ year: number(), round: number(), date: string() }));

function seasonsOf(db: DatabaseSync): Array<Season> {
  const results = titleOdds.results(db);
  const drivers = seasonDrivers(db);
  const days = Map.groupBy(
    parse(dayRows, db.prepare("SELECT year, round, date FROM race").all()),
    ({ year }) => year,
  );
  return seasonCalendars(db).flatMap((season) => {
    const odds = results.get(String(season.year));
    if (odds === undefined) return [];
    return [
      {
        ...season,
        odds,
        dates: new Map((days.get(season.year) ?? []).map(({ round, date }) => [round, date])),
        drivers: new Map((drivers.get(season.year) ?? []).map((driver) => [driver.driver_id, driver])),
      },
    ];
  });
}

const teamRows = array(
  object({
    year: number(),
    key: string(),
    team_id: string(),
    team_name: string(),
    engine: nullable(string()),
  }),
);

/** Every team with its engine of every season: "1988 mclaren honda". */
function constructorNames(db: DatabaseSync) {
  const rows = db.prepare(`
    SELECT line.year, line.entity_id || ' ' || line.engine_id AS key, team.id AS team_id, team.name AS team_name,
      ${engineIfSeveral("line.entity_id", "line.year")} AS engine
    FROM season_standing AS line
      JOIN team ON team.id = line.entity_id
      JOIN engine ON engine.id = line.engine_id
    WHERE line.kind = 'constructor'
    GROUP BY line.year, line.entity_id, line.engine_id`);
  return new Map(
    parse(teamRows, rows.all()).map(({ year, key, ...team }) => [`${year} ${key}`, team] as const),
  );
}

const championRows = array(
  object({ year: number(), kind: picklist(["driver", "constructor"]), who: string() }),
);

/** Every champion: "1988 driver" → "ayrton_senna". */
function championsOf(db: DatabaseSync): Map<string, string> {
  const rows = db.prepare(
    "SELECT year, kind, trim(entity_id || ' ' || engine_id) AS who FROM season_standing WHERE champion = 1",
  );
  return new Map(parse(championRows, rows.all()).map(({ year, kind, who }) => [`${year} ${kind}`, who]));
}

function about({ year, rounds, dates, odds }: Season, { rounds: chances }: ChampionshipChances) {
  const decided = chances.findIndex((round) => round.decided);
  return {
    year,
    rounds,
    simulations: odds.simulations,
    decided: decided > 0 ? { round: decided, date: dates.get(decided) ?? "" } : null,
  };
}

/** Everybody's chances by round, by the last one, then by the highest. */
function inOrder({ names, rounds }: ChampionshipChances) {
  const lines = names.map((name, place) => ({
    name,
    chances: rounds.map(({ chances }) => chances[place] ?? null),
  }));
  return lines.toSorted(
    (one, other) =>
      (other.chances.at(-1) ?? 0) - (one.chances.at(-1) ?? 0) ||
      highest(other.chances) - highest(one.chances),
  );
}

function highest(chances: ReadonlyArray<number | null>): number {
  return Math.max(...chances.map((chance) => chance ?? 0));
}

/** Chances as shares, without those that arithmetic excludes. */
function oddsAt({ names, rounds }: ChampionshipChances, round: number) {
  const { chances = [], decided = false, leaders = [], scorers = 0 } = rounds[round] ?? {};
  return {
    decided,
    leaders,
    scorers,
    chances: names.flatMap((name, place): Array<[string, number]> => {
      const chance = chances[place] ?? null;
      return chance === null ? [] : [[name, chance / 1000]];
    }),
  };
}

/** Of the seasons that are over; none where there are none. */
function reportOf(
  seasons: ReadonlyArray<Season>,
  championship: TitleOddsReport["championship"],
  champions: ReadonlyMap<string, string>,
): Array<TitleOddsReport> {
  const judged = seasons.flatMap(({ year, rounds, odds }): Array<JudgedRound> => {
    const champion = champions.get(`${year} ${championship.slice(0, -1)}`);
    const chances = odds[championship];
    if (champion === undefined || chances === null) return [];
    return chances.rounds.map((_, round) => ({
      year,
      round,
      rounds: rounds.length,
      odds: oddsAt(chances, round),
      champion,
    }));
  });
  const years = judged.map(({ year }) => year);
  if (years.length === 0) return [];
  const card = reportCard(judged);
  return [
    {
      championship,
      seasons: { first: Math.min(...years), last: Math.max(...years) },
      all: rounded(card.all),
      chosen_on: rounded(card.chosenOn),
      untouched: rounded(card.untouched),
      before_first_round: rounded(card.beforeFirstRound),
      decades: card.decades.map(({ decade, ...score }) => ({ decade, ...rounded(score) })),
      bins: card.bins.map((bin) => ({
        ...bin,
        said: fourDecimals(bin.said),
        happened: fourDecimals(bin.happened),
      })),
    },
  ];
}

function rounded(score: { rounds: number; brier: number; baseline: number | null }) {
  const { rounds, brier, baseline } = score;
  return {
    rounds,
    brier: fourDecimals(brier),
    baseline: baseline === null ? null : fourDecimals(baseline),
  };
}

function fourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** The rounds that changed the chances of the drivers' title most. */
function swings(seasons: ReadonlyArray<Season>, champions: ReadonlyMap<string, string>) {
  const all = seasons.flatMap((season) => {
    const { year, odds, rounds, drivers } = season;
    const byRound = odds.drivers.rounds.map((_, round) => ({ round, odds: oddsAt(odds.drivers, round) }));
    const nameOf = (driver: string) => drivers.get(driver)?.driver_name ?? driver;
    const champion = champions.get(`${year} driver`);
    return swingsOf(year, byRound).map(({ round, moved, gained, lost }) => ({
      year,
      round,
      race_name: rounds[round - 1]?.race_name ?? "",
      country: rounds[round - 1]?.country ?? "",
      moved: Math.round(moved * 1000),
      gained: changeOf(gained, drivers),
      lost: changeOf(lost, drivers),
      champion: champion === undefined ? null : nameOf(champion),
    }));
  });
  return all.toSorted((one, other) => other.moved - one.moved).slice(0, listedSwings);
}

function changeOf(
  { name, before, after }: { name: string; before: number; after: number },
  drivers: ReadonlyMap<string, SeasonDriver>,
) {
  const driver = drivers.get(name);
  return {
    driver_id: name,
    driver_name: driver?.driver_name ?? name,
    team_id: driver?.team_id ?? null,
    before: Math.round(before * 1000),
    after: Math.round(after * 1000),
  };
}
