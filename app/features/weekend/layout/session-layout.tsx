import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { Suspense } from "react";
import { sessionNames } from "#contract/sessions.ts";
import { firstTimedSeason } from "#contract/timing/session.ts";
import { hasSession } from "#app/data/known-weekend.ts";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { type PagedSession, pagesOf } from "../weekend-pages.ts";
import { SessionConditions } from "./session-conditions.tsx";
import { NoSuchSession } from "./session-not-found.tsx";
import { useRace, useWeekend } from "./use-weekend.ts";

/** What the pages of one session share: its weather, where recorded, and its tabs. */
export function SessionLayout({ session }: { session: PagedSession }) {
  const race = useRace();
  const params = { year: String(race.year), round: String(race.round) };
  const tabs = pagesOf(session).map(({ tab, to }): Tab => ({ label: tab, link: { to, params } }));
  return (
    <>
      <div className={race.year < firstTimedSeason ? undefined : "weekend-conditions-place"}>
        <Suspense>
          <SessionConditions session={session} />
        </Suspense>
      </div>
      <Tabs label={sessionNames[session]} tabs={tabs} />
      <Suspense>
        <SessionOutlet session={session} />
      </Suspense>
    </>
  );
}

/** A slow archive may tell after the page has begun that there was no such session. */
function SessionOutlet({ session }: { session: PagedSession }) {
  const data = useWeekend();
  if (data.available && data.value !== null && !hasSession(data.value, session))
    return <NoSuchSession session={session} />;
  return <PageOutlet />;
}
