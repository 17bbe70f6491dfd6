import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { When } from "./when.tsx";
import "./races.css";

type SessionTimesProps = {
  sessions: ReadonlyArray<{ code: SessionCode; date_utc: string | null; time_utc: string | null }>;
};

/** When each session of a weekend takes place; those whose day is not known are left out. */
export function SessionTimes({ sessions }: SessionTimesProps) {
  return (
    <dl className="session-times">
      {sessions.map(({ code, date_utc, time_utc }) =>
        date_utc === null ? null : (
          <div key={code} data-session={code}>
            <dt>{sessionNames[code]}</dt>
            <dd>
              <When date_utc={date_utc} time_utc={time_utc} shows="weekday and time" />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
