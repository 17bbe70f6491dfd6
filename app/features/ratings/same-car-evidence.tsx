import type { RatingPair } from "#contract/ratings.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { teammatePath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";

/** How two drivers hang together: the fewest teammates between them, each step with its teams and its races. */
export function TeammateChain({ pair: { chain, driver_name, other_name } }: { pair: RatingPair }) {
  const classified = (chain ?? []).map((step) => step.classified);
  const [weakest, most] = [Math.min(...classified), Math.max(1, ...classified)];
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
          <p className="mb-3">{summary(chain)}</p>
          <ol className="rounded-card border border-line bg-surface p-4 shadow-card phone:px-5.5 wide:grid wide:grid-cols-5">
            {chain.map((step) => (
              <Step key={step.driver_id} step={step} weakest={weakest} most={most} />
            ))}
            <li className="relative ps-8 wide:ps-0 wide:pt-6">
              <Driver name={other_name} />
            </li>
          </ol>
        </>
      )}
    </section>
  );
}

type Steps = NonNullable<RatingPair["chain"]>;
type StepProps = { step: Steps[number]; weakest: number; most: number };

/** A driver, and the way to the next: the more races both were classified in, the stronger; the weakest is dashed. */
function Step({ step, weakest, most }: StepProps) {
  const { driver_id, driver_name, mate_id, mate_name, teams, races, classified } = step;
  const isWeakest = classified === weakest && weakest < most;
  const line = {
    strokeWidth: 1 + (13 * classified) / most,
    strokeDasharray: isWeakest ? "6 4" : undefined,
    className: isWeakest ? "stroke-ink" : "stroke-line-strong",
  };
  return (
    <li className="relative ps-8 pe-4 pb-4 wide:ps-0 wide:pt-6">
      <svg className="absolute start-0 top-1 h-full w-4 wide:hidden" aria-hidden="true">
        <line x1="8" x2="8" y2="100%" {...line} />
      </svg>
      <svg className="absolute start-0 top-1 h-4 w-full max-wide:hidden" aria-hidden="true">
        <line x1="8" x2="100%" y1="8" y2="8" {...line} />
      </svg>
      <Driver name={driver_name} />
      <a href={teammatePath(driver_id, mate_id)} className="block text-small">
        <span className="sr-only">
          {driver_name} and {mate_name}:{" "}
        </span>
        {teams.map((team) => `${team.team_name} ${formatSpan(team.from, team.to)}`).join(", ")}
      </a>
      <span className="block text-small text-soft">
        {formatCount(races, "race")}, both classified in <b className="text-ink">{classified}</b>
      </span>
    </li>
  );
}

function Driver({ name }: { name: string }) {
  return (
    <>
      <svg className="absolute start-0 top-1 size-4" aria-hidden="true">
        <circle cx="8" cy="8" r="7" className="fill-ink stroke-surface" strokeWidth="2" />
      </svg>
      <b className="block font-strong">{name}</b>
    </>
  );
}

function summary(chain: Steps): string {
  const classified = chain.map((step) => step.classified);
  const weakest = Math.min(...classified);
  const races = formatCount(weakest, "race");
  if (chain.length === 1) return `They were teammates: ${races} in which both were classified.`;
  return `${formatCount(chain.length, "step")} from teammate to teammate, the fewest there are. The thicker a link, the more races both were classified in; at the weakest${weakest < Math.max(...classified) ? ", dashed," : ""} only ${weakest}.`;
}
