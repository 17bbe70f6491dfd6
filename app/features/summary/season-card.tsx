import type { ReactNode } from "react";
import type { ResultRow } from "#contract/results.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands, formatValue, ordinal } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import type { RoundResult, SeasonResults } from "./season-results.ts";
import { SummaryCard } from "./summary-card.tsx";

type SeasonCardProps = {
  season: SeasonResults;
  /** How it went, in a sentence. */
  about: string;
  /** Figures of the season by name; a small screen has no room for them. */
  figures: ReadonlyArray<readonly [string, string]>;
  /** A link to more about the season. */
  more: ReactNode;
  /** The drivers' names stand before their rounds; a page of one driver needs none. */
  named: boolean;
};

/** A season round by round: where each driver finished, each square a link to the race. */
export function SeasonCard({ season, about, figures, more, named }: SeasonCardProps) {
  const { year, rounds, drivers } = season;
  return (
    <SummaryCard title={`${year} season`} about={about} more={more} className="max-wide:mb-3">
      {/* In reverse a row that does not fit begins at its end, with the latest round. */}
      <div className="-mx-1 flex flex-row-reverse overflow-x-auto px-1 pb-0.5 [scrollbar-width:none]">
        <table className="min-w-full shrink-0 border-separate border-spacing-x-0.5 border-spacing-y-1 text-center">
          <caption className="sr-only">Finishing positions in {year}, round by round</caption>
          <thead className="text-xs text-soft">
            <tr>
              {named ? (
                <th scope="col" className={nameLook}>
                  <span className="sr-only">Driver</span>
                </th>
              ) : null}
              {rounds.map(({ round, race_name, country }) => (
                <th key={round} scope="col" className="min-w-9 font-normal" title={race_name}>
                  <Flag country={country} />
                  <span className="sr-only">{race_name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drivers.slice(0, mostDrivers).map(({ driver_id, full_name, results }) => (
              <tr key={full_name} className="align-top">
                {named ? (
                  <th scope="row" className={`z-1 py-1.5 pe-2 text-start text-table font-strong ${nameLook}`}>
                    {driver_id === null ? (
                      full_name
                    ) : (
                      <a href={`/driver/${driver_id}/`}>{lastName(full_name)}</a>
                    )}
                  </th>
                ) : null}
                {results.map((result, index) => (
                  <td key={rounds[index]?.round} className="p-0">
                    <Round result={result} year={year} compact={named} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="mt-auto flex gap-x-8 border-t border-line pt-3 max-md:hidden">
        {figures.map(([label, value]) => (
          <div key={label} className="min-w-16">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-display text-base font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </SummaryCard>
  );
}

type RoundProps = {
  result: RoundResult;
  year: number;
  /** Without sprints on a phone, where several drivers would fill the screen. */
  compact: boolean;
};

/** The square of one round, and the sprint's place below it. */
function Round({ result: { race, sprint }, year, compact }: RoundProps) {
  const any = race ?? sprint;
  if (any === null) return null;
  const weekend = `/race/${year}/${any.round}`;
  return (
    <div className={teamClass(any.team_id, year)}>
      {race === null ? null : (
        <a
          href={`${weekend}/race/results`}
          className={`grid h-8.5 place-items-center rounded-tile font-bold ${look(race)}`}
          title={`${race.race_name}: ${formatValue(race.finish_position ?? race.status)}`}
        >
          {shortResult(race)}
        </a>
      )}
      {sprint === null ? null : (
        <a
          href={`${weekend}/sprint/results`}
          className={`mt-0.5 grid min-h-6 place-items-center rounded-chip text-xs font-strong whitespace-nowrap ${compact ? "max-md:hidden" : ""} ${sprint.finish_position !== null && sprint.finish_position <= 3 ? look(sprint) : "bg-raised text-soft"}`}
          title={`${sprint.race_name}, sprint: ${formatValue(sprint.finish_position ?? sprint.status)}`}
        >
          S {shortResult(sprint)}
        </a>
      )}
    </div>
  );
}

/** A driver's name stays in sight while the rounds scroll. */
const nameLook = "sticky -start-1 bg-surface ps-1";

/** A team that sold its cars had more drivers than there is room for. */
const mostDrivers = 3;

const medals = ["bg-gold text-on-medal", "bg-silver text-on-medal", "bg-bronze text-on-medal"];

/** Medals are filled, places with points tinted, all others plain; who was not classified has a dashed edge. */
function look({ finish_position, points }: ResultRow): string {
  if (finish_position === null)
    return "border border-dashed border-line-strong text-xs font-strong text-soft";
  const medal = medals[finish_position - 1];
  if (medal !== undefined) return medal;
  return points > 0 ? "bg-[color-mix(in_oklab,var(--color-team)_26%,var(--color-surface))]" : "bg-raised";
}

function shortResult({ finish_position, position_text }: ResultRow): string {
  return finish_position === null ? (position_text ?? "–") : String(finish_position);
}

function lastName(name: string): string {
  return name.split(" ").slice(1).join(" ") || name;
}

/** How a season in a championship went, or goes: "2nd in the championship with 169 points". */
export function standingText(rank: number | null, points: number | null): string {
  const score = points === null ? "" : ` with ${formatThousands(points)} points`;
  return rank === null ? "Not placed in the championship" : `${ordinal(rank)} in the championship${score}`;
}
