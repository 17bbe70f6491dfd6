import type { ReactNode } from "react";
import { driverPath } from "#app/text/page-paths.ts";
import { lastName } from "#app/text/names.ts";
import { threeLetters } from "#app/text/three-letters.ts";
import type { ResultRow } from "#contract/results.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands, formatValue } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { medalClasses } from "#app/ui/places.tsx";
import { seasonHeight, SummaryCard } from "./summary-card.tsx";
import { ordinal, sumOfPoints } from "#contract/values.ts";

type SeasonCardProps = {
  season: SeasonResults;
  /** True for the best one of a career that is over, which the card says. */
  isBest?: boolean;
  /** How it went, in a sentence. */
  about: string;
  /** Figures of the season by name; a small screen has no room for them. */
  figures: ReadonlyArray<readonly [string, string]>;
  /** A link to more about the season. */
  more: ReactNode;
  /** The drivers' names stand before their rounds; a page of one driver needs none. */
  named: boolean;
};

/** How many rounds stand side by side on a wide screen, without names before them and with them. */
const mostWhole = { driver: 18, team: 14 };

/** How many do on a phone, and in each of two rows where nothing stands below squares. */
const mostOnPhone = 11;
const inTwoRows = [8, 12] as const;

/** A season round by round: where each driver finished, each square a link to the race. */
export function SeasonCard({ season, isBest = false, about, figures, more, named }: SeasonCardProps) {
  const { year, rounds, drivers } = season;
  const shown = drivers.slice(0, mostDrivers);
  const letters = shown.map(({ full_name }) => threeLetters(full_name));
  const fitsWhole = rounds.length <= mostWhole[named ? "team" : "driver"];
  const fitsPhone = rounds.length <= mostOnPhone;
  // Two with the same letters have their names on a phone too.
  const hasLetters = new Set(letters).size === letters.length;
  // Where several drivers stand below each other squares are low. Without sprints those of one have some of their room.
  const hasSprints = drivers.some(({ results }) => results.some(({ sprint }) => sprint !== null));
  // As high as one row of a season with sprints, whose height is kept free.
  const foldsAt =
    named || fitsPhone || hasSprints ? undefined : inTwoRows.find((most) => rounds.length <= 2 * most);
  const height = named
    ? // A phone's squares have no room for letters and an edge.
      `h-8.5 ${fitsPhone ? "max-md:border-0" : ""}`
    : hasSprints
      ? "h-8.5 wide:h-14"
      : `h-15 wide:h-18 ${foldsAt === undefined ? "" : "max-md:h-6.5"} ${foldsAt === 12 ? "max-md:border-0" : ""}`;
  return (
    <SummaryCard
      title={`${year} season`}
      about={isBest ? `Best season: ${about}` : about}
      more={more}
      className={`max-wide:mb-3 ${seasonHeight[named ? "team" : "driver"]}`}
    >
      <div className="flex gap-1 wide:my-auto wide:pt-3">
        {named ? (
          <ul
            className={`grid w-22 shrink-0 content-start gap-1 pt-6 text-table font-strong ${hasLetters ? (fitsPhone ? "max-md:w-8 max-md:text-small" : "max-md:w-12") : ""}`}
          >
            {shown.map(({ driver_id, full_name, results }, index) => (
              <li key={full_name}>
                <span className="flex h-8.5 items-center">
                  {driver_id === null ? (
                    full_name
                  ) : (
                    <a className="truncate py-1 no-underline" href={driverPath(driver_id)} title={full_name}>
                      <span className={hasLetters ? "max-md:sr-only" : ""}>{lastName(full_name)}</span>
                      {hasLetters ? (
                        <span className="md:hidden" aria-hidden="true">
                          {letters[index]}
                        </span>
                      ) : null}
                    </a>
                  )}
                </span>
                {results.some(({ sprint }) => sprint !== null) ? <span className="mt-0.5 block h-6" /> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {/* In reverse a row that does not fit begins at its end, with the latest round; half a square says that there are more. */}
        <div className="min-w-0 flex-1">
          <div
            className={`strip ms-auto flex flex-row-reverse overflow-x-auto pb-0.5 [scrollbar-width:none] ${fitsPhone || foldsAt !== undefined ? "" : named ? "max-w-[calc(round(down,100%-0.75rem,2.375rem)+0.75rem)] px-0.5" : "max-md:-mx-3 max-md:px-3 md:px-0.5"} ${fitsWhole ? "min-[77rem]:max-w-none" : ""}`}
          >
            <div className="grid min-w-full shrink-0 gap-1">
              {shown.map(({ full_name, results }, row) => (
                <ol
                  key={full_name}
                  className={`grid gap-0.5 text-center ${fitsPhone ? "[--share-least:1.375rem]" : "[--share-least:2.25rem]"} ${foldsAt === undefined ? "" : foldClasses[foldsAt]} ${fitsWhole ? "min-[77rem]:[--share-least:1.75rem]" : ""} shares-${rounds.length} ${rounds.length < 5 ? "max-w-56" : ""}`}
                  aria-label={`${full_name} in ${year}, round by round`}
                >
                  {rounds.map(({ round, race_name, country }, index) => (
                    <li key={round} className="contain-inline-size">
                      {row > 0 ? null : (
                        <span
                          className={`block h-6 text-xs ${foldsAt === undefined ? "" : "max-md:h-4"}`}
                          title={race_name}
                        >
                          <Flag country={country} />
                        </span>
                      )}
                      <Round result={results[index]} year={year} height={height} />
                    </li>
                  ))}
                </ol>
              ))}
            </div>
          </div>
        </div>
      </div>
      <dl className="grid auto-cols-fr grid-flow-col gap-x-4 border-t border-line pt-3 max-md:hidden">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-display text-block font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </SummaryCard>
  );
}

/** The columns of two rows on a phone. */
const foldClasses = { 8: "max-md:grid-cols-8", 12: "max-md:grid-cols-12" } as const;

type RoundProps = {
  result: RoundResult | undefined;
  year: number;
  /** The class of how high its square is. */
  height: string;
};

/** The square of one round, and the sprint's place below it. */
function Round({ result, year, height }: RoundProps) {
  const { race = null, sprint = null } = result ?? {};
  const either = race ?? sprint;
  if (either === null) return null;
  const weekend = `/race/${year}/${either.round}`;
  return (
    <div className={teamClass(either.team_id, year)}>
      {race === null ? null : (
        <a
          href={`${weekend}/race/results`}
          className={`relative grid place-items-center rounded-tile font-bold ${height} ${look(race)}`}
          title={outcomeText(race.race_name, race)}
        >
          <span>
            <span className="sr-only">{race.race_name}: </span>
            {shortResult(race)}
          </span>
        </a>
      )}
      {sprint === null ? null : (
        <a
          href={`${weekend}/sprint/results`}
          className={`relative mt-0.5 grid min-h-6 place-items-center rounded-chip text-xs font-strong whitespace-nowrap ${sprint.finish_position === null ? "bg-raised text-soft" : look(sprint)}`}
          title={outcomeText(`${sprint.race_name}, sprint`, sprint)}
        >
          <span>
            <span className="sr-only">{sprint.race_name}, sprint: </span>S {shortResult(sprint)}
          </span>
        </a>
      )}
    </div>
  );
}

/** A team that sold its cars had more drivers than there is room for. */
const mostDrivers = 3;

/** Medals are filled, places with points tinted, all others plain; who was not classified has a dashed edge. */
function look({ finish_position, points }: ResultRow): string {
  if (finish_position === null)
    return "border border-dashed border-line-strong text-xs font-strong text-soft max-md:tracking-tighter";
  const plain =
    points > 0
      ? "bg-[light-dark(color-mix(in_oklab,var(--color-team)_26%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_36%,var(--color-surface)))]"
      : "bg-raised";
  return medalClasses[finish_position - 1] ?? plain;
}

/** "Australian Grand Prix: 4", and where there is no place, why. */
function outcomeText(race: string, { finish_position, status }: ResultRow): string {
  return `${race}: ${formatValue(finish_position ?? status)}`;
}

function shortResult({ finish_position, position_text }: ResultRow): string {
  return finish_position === null ? (position_text ?? "–") : String(finish_position);
}

/** The figures of a season in a championship, by name. */
export function standingFigures({
  total_points,
  wins,
  podiums,
  pole_positions,
}: {
  total_points: number | null;
  wins: number;
  podiums: number;
  pole_positions: number;
}): Array<readonly [string, string]> {
  return [
    ["Points", formatValue(total_points)],
    ["Wins", String(wins)],
    ["Podiums", String(podiums)],
    ["Poles", String(pole_positions)],
  ];
}

/** How a season in a championship went, or goes: "2nd in the championship with 169 points". */
export function standingText(rank: number | null, points: number | null): string {
  const score =
    points === null ? "" : ` with ${formatThousands(points)} ${points === 1 ? "point" : "points"}`;
  return rank === null ? "Not placed in the championship" : `${ordinal(rank)} in the championship${score}`;
}

/** One round of a season: where a driver finished in the Grand Prix and in the sprint; null for no entry. */
type RoundResult = { race: ResultRow | null; sprint: ResultRow | null };

type SeasonRound = { round: number; race_name: string; country: string };

/** A season's results, driver by driver. */
export type SeasonResults = {
  year: number;
  /** Rounds in their order. */
  rounds: Array<SeasonRound>;
  drivers: Array<{
    /** Null in answers that do not give ids. */
    driver_id: string | null;
    full_name: string;
    /** One for each of `rounds`. */
    results: Array<RoundResult>;
  }>;
};

/** A season in a championship, as far as it tells which one was the best; null for one without a place. */
type Standing = { year: number; place: number | null; wins: number };

/**
 * The season of a driver's or a team's results that their page begins with: the latest, or for those who no longer
 * race the best by place and wins, and of equal ones the first.
 *
 * @param rows results in any order
 * @param standings of every season, in their order
 * @param present the season that is on
 * @returns null without results
 */
export function shownSeason(
  rows: ReadonlyArray<ResultRow>,
  standings: ReadonlyArray<Standing>,
  present: number,
): { season: SeasonResults; isBest: boolean } | null {
  const latest = latestSeason(rows);
  if (latest === null || latest.year >= present) return latest && { season: latest, isBest: false };
  const [best] = standings
    .filter(({ place }) => place !== null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0) || other.wins - one.wins);
  const season = best === undefined ? null : seasonOf(rows, best.year);
  return season === null ? { season: latest, isBest: false } : { season, isBest: true };
}

/** The latest season of a driver's or a team's results; null without any. */
export function latestSeason(rows: ReadonlyArray<ResultRow>): SeasonResults | null {
  return seasonOf(
    rows,
    rows.reduce((latest, row) => Math.max(latest, row.year), 0),
  );
}

/**
 * Drivers with most points come first, and of those with equally many who started more often. Of two cars that a driver
 * shared in one race the better placed one counts.
 */
function seasonOf(rows: ReadonlyArray<ResultRow>, year: number): SeasonResults | null {
  const ofYear = rows.filter((row) => row.year === year);
  if (ofYear.length === 0) return null;
  const rounds = [...Map.groupBy(ofYear, ({ round }) => round)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([round, [first]]) =>
      first === undefined ? [] : [{ round, race_name: first.race_name, country: first.country }],
    );
  const drivers = [...Map.groupBy(ofYear, ({ full_name }) => full_name)]
    .toSorted(([, one], [, other]) => pointsOf(other) - pointsOf(one) || other.length - one.length)
    .map(([full_name, all]) => ({
      driver_id: all[0]?.driver_id ?? null,
      full_name,
      results: rounds.map(({ round }) => ({
        race: bestOf(all.filter((row) => row.round === round && row.session_type === "R")),
        sprint: bestOf(all.filter((row) => row.round === round && row.session_type === "S")),
      })),
    }));
  return { year, rounds, drivers };
}

function pointsOf(rows: ReadonlyArray<ResultRow>): number {
  return sumOfPoints(rows.map(({ points }) => points));
}

function bestOf(rows: ReadonlyArray<ResultRow>): ResultRow | null {
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))[0] ?? null;
}

function placeOf({ finish_position }: ResultRow): number {
  return finish_position ?? Infinity;
}
