import { Link } from "@tanstack/react-router";
import { alarmChoices, isUsual, sessionGroupNames, sessionGroups } from "#app/data/calendar-file/options.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useEffect, useRef, useState } from "react";
import "./calendar-file.css";

/** Chooses what a calendar file holds. A plain form: the browser opens or saves what it asks for. */
export function CalendarFileScreen() {
  return (
    <div className="page">
      <PageHeading ways={<Link to="/races/">Races</Link>}>
        <h1>Calendar</h1>
      </PageHeading>
      <p className="calendar-about">
        A file for the calendar of your phone or computer. Times appear in your own time zone; days without a
        known time are whole days. Subscribe to its address instead, and sessions that move will move there
        too.
      </p>
      <form className="calendar-form" action="/calendar.ics">
        <label>
          Season
          <span className="select">
            <select name="year" defaultValue="">
              <option value="">Current season</option>
              {newestFirst(championshipSeasons).map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </select>
          </span>
        </label>
        <fieldset>
          <legend>Sessions</legend>
          {sessionGroupNames.map((group) => (
            <label key={group}>
              <input type="checkbox" name="session" value={group} defaultChecked={isUsual(group)} />{" "}
              {sessionGroups[group].label}
            </label>
          ))}
        </fieldset>
        <label>
          Alarm
          <span className="select">
            <select name="alarm" defaultValue="">
              <option value="">None</option>
              {alarmChoices.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {minutes} minutes before
                </option>
              ))}
            </select>
          </span>
        </label>
        <button type="submit" className="button">
          Open the calendar file
        </button>
        <CalendarAddress />
      </form>
    </div>
  );
}

/** The address to subscribe to, as the form around it stands. It is made in the browser; without scripts the form does. */
function CalendarAddress() {
  const place = useRef<HTMLParagraphElement>(null);
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (form === null || form === undefined) return undefined;
    const update = () => setAddress(addressOf(new FormData(form)));
    update();
    form.addEventListener("change", update);
    return () => form.removeEventListener("change", update);
  }, []);

  return (
    <p ref={place} className="calendar-address">
      {address === null ? (
        <>&nbsp;</>
      ) : (
        <>
          To subscribe: <a href={`webcal://${address}`}>{address}</a>
        </>
      )}
    </p>
  );
}

/** Without the protocol; what was left as it is does not appear. */
function addressOf(form: FormData): string {
  const search = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string" && value !== "") search.append(name, value);
  }
  return `${location.host}/calendar.ics?${search}`;
}
