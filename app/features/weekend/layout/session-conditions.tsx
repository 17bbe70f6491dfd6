import type { SessionCode } from "#contract/sessions.ts";
import { useWeekend } from "./use-weekend.ts";
import { conditionsFacts } from "./weekend-texts.ts";

/** The weather of a session, where it was recorded. */
export function SessionConditions({ session }: { session: SessionCode }) {
  const data = useWeekend();
  const timed = data.available ? data.value?.timing.find((each) => each.session === session) : undefined;
  if (timed === undefined || timed.conditions === null) return null;
  return (
    <ul className="dotted-facts mt-4 text-small text-soft" aria-label="Conditions">
      {conditionsFacts(timed.conditions).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
