import type { SessionCode } from "#contract/sessions.ts";
import { useWeekend } from "./use-weekend.ts";
import { conditionsFacts } from "./weekend-texts.ts";

/** The weather of a session, where it was recorded. */
export function SessionConditions({ session }: { session: SessionCode }) {
  const data = useWeekend();
  const timed = data.available ? data.value?.timing.find((each) => each.session === session) : undefined;
  // The place for it is kept while the facts are on their way, so it says something where there is none.
  if (timed === undefined || timed.conditions === null)
    return <p className="weekend-conditions">No weather recorded for this session.</p>;
  return (
    <ul className="dotted-facts weekend-conditions" aria-label="Conditions">
      {conditionsFacts(timed.conditions).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
