import type { SessionCode } from "#contract/sessions.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useWeekend } from "../layout/use-weekend.ts";
import { missingTiming } from "./missing.ts";

type MissingTimingProps = { session: SessionCode; document: TimingDocument };

/** What of a session's timing is missing, since when it is recorded, and the command that brings it. */
export function MissingTiming({ session, document }: MissingTimingProps) {
  const weekend = useWeekend();
  const presentMs = usePresentMs();
  if (!weekend.available || weekend.value === null) return null;
  const { text, command } = missingTiming(weekend.value, session, document, presentMs);
  return (
    <p className="missing-timing" role="status">
      {text}
      {command === null ? null : (
        <>
          {" "}
          <code>{command}</code>
        </>
      )}
    </p>
  );
}
