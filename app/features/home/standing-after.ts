import { formatShortDay } from "#app/text/dates.ts";
import { formatCount, withFullStop } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { roundedPoints } from "#contract/values.ts";

/** "The results of 10 races since then are not available yet."; null where none is missing. */
export function missingResultsText(missing: number): string | null {
  if (missing <= 0) return null;
  return missing === 1
    ? "The result of one race since then is not available yet."
    : `The results of ${missing} races since then are not available yet.`;
}

/** What title chances rest on, within a sentence. */
export const chancesMethod = "simulated from this season’s podiums and, with less weight, the last season’s";

/** How far the season of a table has come: "2026, after 11 of 22 rounds". */
export function standingAfter(season: { year: number; rounds_run: number; rounds: number }): string {
  const { year, rounds_run, rounds } = season;
  return rounds_run >= rounds ? `${year}, final` : `${year}, after ${rounds_run} of ${rounds} rounds`;
}

type Fight = {
  drivers: ReadonlyArray<{ name: string; points: ReadonlyArray<number | null> }>;
  /** Null once the season is over. */
  contenders: number | null;
  rounds: ReadonlyArray<{ race_name: string; date_utc: string }>;
  rounds_run: number;
};

/** The race after which the latest points stand: "the Hungarian Grand Prix on 26 Jul"; null before the first. */
export function latestRaceText({ rounds, rounds_run }: Pick<Fight, "rounds" | "rounds_run">): string | null {
  const race = rounds[rounds_run - 1];
  return race === undefined ? null : `the ${race.race_name} on ${formatShortDay(race.date_utc)}`;
}

/**
 * How the first two stand, as a heading: "Antonelli leads Hamilton by 50 points"; null before the first round. The line
 * below it says after which.
 */
export function titleFightFinding(fight: Fight): string | null {
  return titleFightParts(fight)?.join("") ?? null;
}

/** The same in three parts, where the second driver's name may be hidden: "Antonelli leads", " Hamilton", " by 50 points". */
export function titleFightParts({
  drivers,
  contenders,
  rounds_run,
}: Fight): readonly [leads: string, second: string, by: string] | null {
  const [first, second] = drivers;
  if (first === undefined || second === undefined || rounds_run === 0) return null;
  const lead = roundedPoints((first.points.at(-1) ?? 0) - (second.points.at(-1) ?? 0));
  const [one, other] = [lastName(first.name), lastName(second.name)];
  if (lead === 0) return [`${one} and ${other} are level on points`, "", ""];
  return [
    `${one} ${contenders === null ? "beats" : "leads"}`,
    ` ${other}`,
    ` by ${formatCount(lead, "point")}`,
  ];
}

/**
 * What is still open, below who leads; "" before the first round.
 *
 * @param isOld true where races have been run since whose results are not there: then it says after which race the
 *   points stand, and nothing of what is left to win
 */
export function titleFightText(fight: Fight, isOld = false): string {
  const { drivers, contenders, rounds, rounds_run } = fight;
  const [first] = drivers;
  if (first === undefined || rounds_run === 0) return "";
  if (isOld) return `Points after ${latestRaceText(fight)}`;
  if (contenders === null) return withFullStop(`${first.name} won the title`);
  const still =
    contenders === 1 ? "nobody else can win the title" : `${contenders} drivers can still win the title`;
  return `After ${rounds_run} of ${rounds.length} rounds ${still}.`;
}
