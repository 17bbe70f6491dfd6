import { formatDay } from "#app/text/dates.ts";
import { formatThousands } from "#app/text/format.ts";
import type { TeamEntry } from "#contract/archive.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { CircuitEntry } from "#contract/circuits.ts";
import { endpoints } from "#contract/endpoints.ts";
import { teamName } from "#contract/teams.ts";
import { teamByDriver } from "../ask/answers.server.ts";
import type { TeamByDriver } from "../ask/lines.ts";
import { apiGet } from "../upstream.server.ts";
import type { Found } from "./findable.ts";

/** What a reader wants to know of what was found before opening its page. */
type FoundFacts = {
  /** In whose colour it is shown: its own team, a driver's, a winner's; null for others. */
  team: { id: string; year?: number } | null;
  /** The three letters and the team of a driver of the present season. */
  about: Array<string>;
  /** Whose flag it has; null for none. */
  country: string | null;
  /** The most telling numbers with what they count; none where nothing is known. */
  figures: Array<[value: string, label: string]>;
  /** When and where a race is. */
  facts: Array<string>;
  /** The winner of a race, or the champion of a season. */
  winner: string | null;
  /** Which race it is; null for what is none. */
  race: { year: number; round: number } | null;
  /** The last season that its figures count; null for none, and where that is not known. */
  until: number | null;
};
export type FoundOf = Found & FoundFacts;

/** What is shown of what is known by name alone. */
const nothing = {
  team: null,
  about: [],
  country: null,
  figures: [],
  facts: [],
  winner: null,
  race: null,
  until: null,
} satisfies FoundFacts;

/** Of how many seasons the calendars are asked for: a search without a year finds races of three. */
const mostSeasons = 6;

/** Adds facts to what was found; what cannot be had is left out. */
export async function withFacts(found: ReadonlyArray<Found>): Promise<Array<FoundOf>> {
  const has = (kind: Found["kind"]) => found.some((each) => each.kind === kind);
  const [drivers, colours, teams, circuits, seasons, champions] = await Promise.all([
    has("Driver") ? known(apiGet(endpoints.driverCareers)) : [],
    has("Driver") ? teamByDriver() : new Map<string, never>(),
    has("Team") ? known(apiGet(endpoints.teams)) : [],
    has("Circuit") ? known(apiGet(endpoints.circuits)) : [],
    Promise.all(
      yearsOf(found, "Race")
        .slice(0, mostSeasons)
        .map((year) => known(apiGet(endpoints.calendar, year))),
    ),
    Promise.all(yearsOf(found, "Season").map(championOf)),
  ]);
  const races = seasons.flat();
  return found.map((each) => {
    const [, , id = "", round = ""] = each.path.split("/");
    const plain = { ...each, ...nothing };
    if (each.kind === "Driver")
      return {
        ...plain,
        ...ofDriver(
          drivers.find(({ driver_id }) => driver_id === id),
          colours,
        ),
      };
    if (each.kind === "Team")
      return { ...plain, team: { id }, ...ofTeam(teams.find(({ team_id }) => team_id === id)) };
    if (each.kind === "Circuit")
      return { ...plain, ...ofCircuit(circuits.find(({ circuit_id }) => circuit_id === id)) };
    if (each.kind === "Season") return { ...plain, ...champions.find(({ year }) => year === Number(id)) };
    const race = { year: Number(id), round: Number(round) };
    const row = races.find((held) => held.year === race.year && held.round === race.round);
    return { ...plain, race, ...ofRace(row, each.detail) };
  });
}

async function known<Row>(answer: Promise<ReadonlyArray<Row>>): Promise<ReadonlyArray<Row>> {
  return answer.catch(() => []);
}

function yearsOf(found: ReadonlyArray<Found>, kind: Found["kind"]): Array<number> {
  return [...new Set(found.flatMap((each) => (each.kind === kind ? [Number(each.path.split("/")[2])] : [])))];
}

async function championOf(year: number) {
  const overview = await apiGet(endpoints.driverOverview, year).catch(() => null);
  const champion = overview?.standings.find((each) => each.champion) ?? null;
  return {
    year,
    until: year,
    figures: overview === null ? [] : [counted(overview.rounds, "round")],
    winner: champion?.driver_name ?? null,
    team: champion === null || champion.team_id === null ? null : { id: champion.team_id, year },
  };
}

/** The team of a driver of the present season; null for others. */
export function presentTeam({
  current,
  team_id,
  last_year,
}: Pick<DriverCareerRow, "current" | "team_id" | "last_year">): { id: string; year: number } | null {
  return current && team_id !== null ? { id: team_id, year: last_year } : null;
}

function ofDriver(row: DriverCareerRow | undefined, colours: TeamByDriver) {
  if (row === undefined) return {};
  const { driver_id, code, country } = row;
  const now = presentTeam(row);
  return {
    country,
    // Current drivers have the colour of their current team.
    team: now ?? colours.get(driver_id) ?? null,
    about: now === null ? [] : [code, teamName(now.id)].filter((part) => part !== null),
    figures: successes(row),
    until: row.last_year,
  };
}

function ofTeam(row: TeamEntry | undefined) {
  return row === undefined ? {} : { country: row.country, figures: successes(row), until: row.last_year };
}

/** Titles and wins; without either, podiums, or else races. */
function successes(row: Pick<DriverCareerRow, "titles" | "wins" | "grands_prix"> & { podiums?: number }) {
  const { titles, wins, podiums = 0, grands_prix } = row;
  const figures: Array<[value: string, label: string]> = [];
  if (titles > 0) figures.push(counted(titles, "title"));
  if (wins > 0) figures.push(counted(wins, "win"));
  if (podiums > 0) figures.push(counted(podiums, "podium"));
  figures.push(counted(grands_prix, "Grand Prix", "Grands Prix"));
  return figures.slice(0, 3);
}

function ofCircuit(row: CircuitEntry | undefined) {
  if (row === undefined) return {};
  const { country, races_held, length_km } = row;
  return {
    country,
    figures:
      length_km === null
        ? [counted(races_held, "Grand Prix", "Grands Prix")]
        : [counted(races_held, "Grand Prix", "Grands Prix"), km(length_km)],
  };
}

function counted(count: number, one: string, several = `${one}s`): [value: string, label: string] {
  return [formatThousands(count), count === 1 ? one : several];
}

function km(length: number): [value: string, label: string] {
  return [length.toFixed(3), "km"];
}

/** @param detail what is said of the race without these facts: where it was is not said twice */
function ofRace(row: CalendarRow | undefined, detail: string) {
  if (row === undefined) return {};
  const { winner, year, country, date_utc, circuit_name } = row;
  return {
    country,
    facts: [formatDay(date_utc), ...(detail.endsWith(circuit_name) ? [] : [circuit_name])],
    winner: winner?.driver_name ?? null,
    team: winner === null ? null : { id: winner.team_id, year },
  };
}
