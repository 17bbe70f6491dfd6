import { useHydrated } from "@tanstack/react-router";
import {
  formatInstant,
  formatShortDay,
  formatShortInstant,
  formatWeekday,
  localOffset,
  localTimeZone,
} from "#app/text/dates.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { instantOf } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { ReactNode } from "react";
import { zoneText } from "./races-texts.ts";

type WhenProps = {
  date_utc: string;
  time_utc: string | null;
  /** The day, short or with its weekday. */
  day: "short" | "weekday";
  /** The time of day: not shown, beside the day, there with its zone, or below the day (on a small screen not at all). */
  time?: "beside" | "zoned" | "below";
};

/**
 * When something starts. The server writes UTC, since it does not know where the reader is; the browser then writes the
 * reader's own day and time. The zone is named once for all of them (`ZoneLine`). Without a known time of day the
 * day is never shifted.
 */
export function When({ date_utc, time_utc, day, time }: WhenProps) {
  const hydrated = useHydrated();
  const instant = instantOf(date_utc, time_utc);
  if (instant === null)
    return (
      <time dateTime={date_utc}>
        {day === "weekday" ? formatWeekday(date_utc) : formatShortDay(date_utc)}
      </time>
    );
  const offset = hydrated ? localOffset(instant) : 0;
  const short = formatShortInstant(instant, offset);
  return (
    <time className="when whitespace-nowrap" dateTime={instant.toISOString()}>
      <span>{day === "weekday" ? short.weekday : short.day}</span>
      {time === undefined ? null : time === "below" ? (
        <SecondLine> {short.time}</SecondLine>
      ) : (
        <span> {time === "zoned" ? formatInstant(instant, offset).time : short.time}</span>
      )}
    </time>
  );
}

/** What stands below the first line of a cell on a wide screen; rows of two lines have no room for it. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <small className="block max-md:hidden">{children}</small>;
}

type SessionTimesProps = {
  sessions: ReadonlyArray<{ code: SessionCode; date_utc: string | null; time_utc: string | null }>;
  /** The session that is marked as the next one. */
  next?: SessionCode | undefined;
  /** True where sessions stand side by side on a wide screen. */
  isRow?: boolean;
  /** True where on a small screen the race alone is shown, its day and time at the end of the row. */
  isBrief?: boolean;
};

/**
 * When each session of a weekend takes place; those whose day is not known are left out, and on a small screen those of
 * a row that are over.
 */
export function SessionTimes({ sessions, next, isRow = false, isBrief = false }: SessionTimesProps) {
  const upNext = sessions.findIndex(({ code }) => code === next);
  const presentMs = usePresentMs();
  return (
    <dl
      className={
        isRow
          ? `flex-wrap gap-4 wide:flex wide:min-w-146 ${isBrief ? "md:w-full wide:w-auto" : "max-wide:w-full"}`
          : ""
      }
    >
      {sessions.map(({ code, date_utc, time_utc }, index) =>
        date_utc === null ? null : (
          <div
            key={code}
            className={`flex justify-between gap-3 border-t border-line ${code === "R" ? "font-strong" : isBrief ? "max-md:hidden" : ""} ${isRow ? `py-[0.15rem] wide:block wide:w-26 ${code === next ? "wide:border-x-0 wide:border-t-0 wide:border-b-2 wide:border-b-accent" : "wide:border-0"}` : "py-1.5 *:flex-1"} ${index < upNext ? `text-soft ${isRow ? "max-md:hidden" : ""}` : ""} ${isBrief ? "max-md:border-0" : ""} ${index === upNext && !isRow ? "-mx-3 rounded-chip border-transparent bg-raised px-3" : ""}`}
          >
            <dt
              className={`whitespace-nowrap ${isBrief ? "max-md:sr-only" : ""} ${code === next ? `font-strong ${isRow ? "max-wide:text-accent-ink" : ""}` : ""}`}
            >
              {sessionNames[code]}{" "}
              {code === next ? (
                // A row is that of the next race, as it says above.
                <b
                  className={
                    isRow ? "sr-only" : "ms-1 text-small font-strong text-accent-ink max-[350px]:sr-only"
                  }
                >
                  Next
                </b>
              ) : index < upNext && !isRow && isOver(sessions[index], presentMs) ? (
                <small className="ms-1 text-small max-[350px]:hidden">ended</small>
              ) : null}
            </dt>
            <dd
              className={`[&>.when]:grid [&>.when]:grid-cols-[6.25rem_1fr] ${isRow ? "w-38 flex-none max-md:w-36 wide:w-auto wide:[&>.when]:block wide:[&>.when>span]:block" : ""}`}
            >
              <When date_utc={date_utc} time_utc={time_utc} day="weekday" time="beside" />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** No session that is run before a race takes longer, in milliseconds. */
const longestSessionMs = 7_200_000;

/** Whether a session began so long ago that it has ended; not said where only its day is known. */
function isOver(session: SessionTimesProps["sessions"][number] | undefined, presentMs: number): boolean {
  if (session === undefined || session.date_utc === null) return false;
  const start = instantOf(session.date_utc, session.time_utc);
  return start !== null && start.getTime() + longestSessionMs < presentMs;
}

/** Names the time zone of all dates and times below: the server's is UTC, a browser's its reader's. */
export function ZoneLine({ races }: { races: ReadonlyArray<Pick<CalendarRow, "time_utc">> }) {
  const hydrated = useHydrated();
  return (
    <p className="races-zone text-small text-soft">{zoneText(races, hydrated ? localTimeZone() : "UTC")}</p>
  );
}
