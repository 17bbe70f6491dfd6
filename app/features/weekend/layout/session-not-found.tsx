import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { is, object } from "valibot";
import { type SessionCode, sessionCode } from "#contract/sessions.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { Message, MessageLinks, NoSuchPage } from "#app/ui/error-pages.tsx";
import { isPaged } from "#app/reference/weekend-pages.ts";
import { useRace, useWeekend } from "./use-weekend.ts";
import { noSessionText } from "./weekend-texts.ts";

const noSession = object({ session: sessionCode });

/** The view of an address below a weekend that leads nowhere: to a session it did not have, or to no page. */
export function SessionNotFound({ data }: Partial<NotFoundRouteProps>) {
  return is(noSession, data) ? <NoSuchSession session={data.session} /> : <NoSuchWeekendPage />;
}

/** It stands below the weekend's own heading and sessions. */
export function NoSuchSession({ session }: { session: SessionCode }) {
  const data = useWeekend();
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const lacksPractice = !isPaged(session) && archive.available && archive.value.extent === "starter";
  return (
    <Message title="Not Found" below>
      {data.available && data.value !== null ? <p>{noSessionText(data.value, session)}</p> : null}
      {lacksPractice ? <p>Practice sessions are available for a few seasons only.</p> : null}
      <WeekendLinks />
    </Message>
  );
}

/** An address below a weekend that is none of its pages. */
export function NoSuchWeekendPage() {
  return (
    <NoSuchPage about="weekend">
      <WeekendLinks />
    </NoSuchPage>
  );
}

function WeekendLinks() {
  const { year, round } = useRace();
  const params = { year: String(year), round: String(round) };
  return (
    <MessageLinks>
      <Link to="/race/$year/$round/race/results" params={params} className="button">
        Race results
      </Link>
      <Link to="/race/$year/$round/qualifying/results" params={params} className="button">
        Qualifying results
      </Link>
      <Link to="/races/" search={{ year }} className="button">
        Races of {year}
      </Link>
    </MessageLinks>
  );
}
