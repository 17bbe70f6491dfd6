import type { RatingPair } from "#contract/ratings.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { teammatePath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";

/** How two drivers hang together: the fewest teammates between them, each step with its teams and its races. */
export function TeammateChain({ pair: { chain, driver_name, other_name } }: { pair: RatingPair }) {
  return (
    <section aria-labelledby="chain-heading">
      <h2 id="chain-heading" className="mb-3">
        How the two are linked
      </h2>
      {chain === null ? (
        <EmptyNote>
          No chain of teammates leads from {driver_name} to {other_name}: only the cars’ own history joins
          them.
        </EmptyNote>
      ) : (
        <>
          <p className="mb-3 max-w-176">{summary(chain)}</p>
          <ol className="max-w-176 rounded-card border border-line bg-surface *:px-4 *:py-2.5 *:not-first:border-t *:not-first:border-line">
            {chain.map((step) => (
              <li key={step.driver_id}>
                <a href={teammatePath(step.driver_id, step.mate_id)}>
                  {step.driver_name} and {step.mate_name}
                </a>
                <span className="block text-small text-soft">
                  {step.teams.map((team) => `${team.team_name} ${formatSpan(team.from, team.to)}`).join(", ")}
                  : {formatCount(step.races, "race")} together, both classified in {step.classified}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function summary(chain: NonNullable<RatingPair["chain"]>): string {
  const weakest = Math.min(...chain.map(({ classified }) => classified));
  const races = formatCount(weakest, "race");
  if (chain.length === 1) return `They were teammates: ${races} in which both were classified.`;
  return `${formatCount(chain.length, "step")} from teammate to teammate, the fewest there are. The chain is as strong as its weakest step: ${races} in which both were classified.`;
}
