import { formatShortDay } from "#app/text/dates.ts";
import { formatCount, formatSpans, lastName, sentence } from "#app/text/format.ts";
import { roundedPoints } from "#contract/values.ts";

/**
 * How many races have been held since the last one with a result: "10 races have been run since; their results are
 * not available yet."; null where none is missing, or where the next race is of another season.
 */
export function missingSinceText(
  last: { year: number; round: number },
  next: { year: number; round: number } | null,
): string | null {
  if (next === null || next.year !== last.year) return null;
  const missing = next.round - last.round - 1;
  if (missing <= 0) return null;
  return missing === 1
    ? "One race has been run since; its result is not available yet."
    : `${missing} races have been run since; their results are not available yet.`;
}

/** The same of rounds by number: "Rounds 12–21 have been run; their results are not available yet." @param rounds ascending, at least one */
export function missingRoundsText(rounds: ReadonlyArray<number>): string {
  return rounds.length === 1
    ? `Round ${rounds[0]} has been run; its result is not available yet.`
    : `Rounds ${formatSpans(rounds)} have been run; their results are not available yet.`;
}

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
export function titleFightFinding({ drivers, contenders, rounds_run }: Fight): string | null {
  const [first, second] = drivers;
  if (first === undefined || second === undefined || rounds_run === 0) return null;
  const lead = roundedPoints((first.points.at(-1) ?? 0) - (second.points.at(-1) ?? 0));
  const [one, other] = [lastName(first.name), lastName(second.name)];
  if (lead === 0) return `${one} and ${other} are level on points`;
  return `${one} ${contenders === null ? "beats" : "leads"} ${other} by ${formatCount(lead, "point")}`;
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
  if (contenders === null) return sentence(`${first.name} won the title`);
  const still =
    contenders === 1 ? "nobody else can win the title" : `${contenders} drivers can still win the title`;
  return `After ${rounds_run} of ${rounds.length} rounds ${still}.`;
}
