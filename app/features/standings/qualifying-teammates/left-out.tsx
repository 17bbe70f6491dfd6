import { formatCount } from "#app/ui/format-number.ts";
import type { Pair } from "./pairs.ts";

/** Which sessions do not count, and why, pair by pair. */
export function LeftOut({ pairs }: { pairs: ReadonlyArray<Pair> }) {
  const incomplete = pairs.filter(({ leftOut }) => leftOut > 0);
  const count = incomplete.reduce((sum, { leftOut }) => sum + leftOut, 0);
  if (count === 0) return null;
  return (
    <details className="left-out">
      <summary>{formatCount(count, "session")} left out, and why</summary>
      <dl>
        {incomplete.map(({ teamName, first, second, whyLeftOut }) => (
          <div key={`${teamName} ${first.id} ${second.id}`}>
            <dt>
              {teamName}: {first.name} and {second.name}
            </dt>
            {whyLeftOut.map((why) => (
              <dd key={why}>{why}</dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
