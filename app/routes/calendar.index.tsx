import { createFileRoute, Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { alarmChoices, isUsual, sessionGroupNames, sessionGroups } from "#app/data/calendar-file/options.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { pageHead } from "#app/seo/head.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const Route = createFileRoute("/calendar/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Formula 1 calendar for your phone and computer",
      description:
        "Subscribe to the Formula 1 calendar: races, sprints, qualifying and practice in your own time zone, with alarms if you like. Changed times appear in it.",
      path: "/calendar/",
      breadcrumbs: [{ name: "Calendar", path: "/calendar/" }],
    }),
  component: CalendarFileScreen,
});

/** Chooses what a calendar file holds. A plain form: the browser opens or saves what it asks for. */
function CalendarFileScreen() {
  return (
    <div className="page">
      <PageHeading
        links={<Link to="/races/">Races</Link>}
        about="A calendar file for your phone or computer. Times appear in your own time zone; sessions without a known time last all day. If you subscribe to its address instead, later changes appear by themselves."
      >
        <h1>Calendar</h1>
      </PageHeading>
      <form
        className="mb-5 grid max-w-2xl justify-items-start gap-5 rounded-card border border-line bg-surface p-4 shadow-card md:p-6"
        action="/calendar.ics"
      >
        <label className="grid gap-1 font-strong">
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
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="font-strong">Sessions</legend>
          {sessionGroupNames.map((group) => (
            <label key={group} className="flex min-h-11 items-center gap-1.5 md:min-h-8">
              <input type="checkbox" name="session" value={group} defaultChecked={isUsual(group)} />
              {sessionGroups[group].label}
            </label>
          ))}
        </fieldset>
        <label className="grid gap-1 font-strong">
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
        <button
          type="submit"
          className="min-h-11 cursor-pointer rounded-full bg-ink px-5 font-semibold text-page"
        >
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
  // Undefined until the form is read.
  const [address, setAddress] = useState<string | null | undefined>(undefined);

  useEffect(() => {
    const form = place.current?.closest("form");
    if (form === null || form === undefined) return undefined;
    const update = () => setAddress(addressOf(new FormData(form)));
    update();
    form.addEventListener("change", update);
    return () => form.removeEventListener("change", update);
  }, []);

  return (
    <p ref={place} className="text-sm wrap-anywhere text-soft">
      {address === undefined ? (
        <>&nbsp;</>
      ) : address === null ? (
        "Choose a kind of session; with none the file has qualifying, sprints and races."
      ) : (
        <>
          To subscribe: <a href={`webcal://${address}`}>{address}</a>
        </>
      )}
    </p>
  );
}

/** Without the protocol and without empty fields; null where no kind of session is chosen. */
function addressOf(form: FormData): string | null {
  if (!form.has("session")) return null;
  const search = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === "string" && value !== "") search.append(name, value);
  }
  return `${location.host}/calendar.ics?${search}`;
}
