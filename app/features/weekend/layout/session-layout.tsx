import { useQuery } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { sessionNames } from "#contract/sessions.ts";
import { hasSession } from "#app/data/require-weekend.ts";
import { weekendQuery } from "#app/data/weekend.queries.ts";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { type PagedSession, pagesOf } from "#app/reference/weekend-pages.ts";
import { SessionSwitch } from "./session-switch.tsx";
import { NoSuchSession } from "./session-not-found.tsx";
import { useRace } from "./use-weekend.ts";

/** What the pages of one session share: its tabs with the other sessions. */
export function SessionLayout({ session }: { session: PagedSession }) {
  const race = useRace();
  const params = { year: String(race.year), round: String(race.round) };
  const tabs = pagesOf(session).map(({ tab, to }): Tab => ({ label: tab, link: { to, params } }));
  return (
    <>
      <Tabs label={sessionNames[session]} tabs={tabs} beside={<SessionSwitch />} />
      <SessionOutlet session={session} />
    </>
  );
}

/**
 * The open page, with its own skeleton. It does not wait for the weekend: when a slow archive answers that there was no
 * such session, the page has begun already and is replaced.
 */
function SessionOutlet({ session }: { session: PagedSession }) {
  const hydrated = useHydrated();
  // The route's loader has asked already.
  const { data } = useQuery({ ...weekendQuery(useRace()), enabled: false });
  const weekend = data?.available === true ? data.value : null;
  if (hydrated && weekend !== null && !hasSession(weekend, session))
    return <NoSuchSession session={session} />;
  return <PageOutlet />;
}
