import { useQuery } from "@tanstack/react-query";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { sessionNames, type SessionCode } from "#contract/sessions.ts";
import { hasSession } from "#app/data/weekend-loaders.ts";
import { weekendQuery } from "#app/data/weekend.queries.ts";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import {
  type PagedSession,
  heldPagesOf,
  pagesOf,
  isPaged,
  practiceParam,
  routeIn,
  type WeekendPage,
} from "#app/reference/weekend-pages.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { hasSessionNotStarted } from "./weekend-texts.ts";
import { NoSuchSession } from "./session-not-found.tsx";
import { useOpenPage, useOpenSession, useRace, useWeekend } from "./use-weekend.ts";
import { Suspense, useLayoutEffect, useRef } from "react";
import type { Weekend } from "#contract/weekend.ts";
import { type ViewLinkItem, ViewLinks, ViewMenu } from "#app/ui/view-links/view-links.tsx";

/** The sessions that people look for first; the others follow in the order in which they were held. */
const first: ReadonlyArray<SessionCode> = ["R", "S", "Q", "SQ"];

/**
 * Leads to the other sessions of the weekend: only those that it has. What is open stays, where they have it. On a small
 * screen it is a menu, whose place is kept while the weekend is on its way.
 */
export function SessionSwitch() {
  const open = useOpenPage();
  const current = useOpenSession();
  return (
    // Of each session its own: it is closed when another one opens.
    <Suspense key={current} fallback={<SessionMenuSkeleton session={current} />}>
      <Switch current={current} open={open} />
    </Suspense>
  );
}

/** Keeps the place of the sessions' menu on a small screen. It takes no focus, which a switch in its place would lose. */
export function SessionMenuSkeleton({ session }: { session: SessionCode | null }) {
  return <ViewMenu label="Session" current={nameOf(session)} items={null} className="wide:hidden" />;
}

type SwitchProps = { current: SessionCode | null; open: WeekendPage | undefined };

function Switch({ current, open }: SwitchProps) {
  const data = useWeekend();
  const element = useKeptFocus();
  if (!data.available || data.value === null) return null;
  const items = sessionLinks(data.value, current, open);
  const hasSprint = items.some(({ label }) => label === sessionNames.SQ);
  // Without tabs beside them they have the row on a small screen, too.
  const isAlone = hasOneTab(data.value);
  return (
    <div ref={element}>
      <div className={isAlone ? "" : "max-wide:hidden"}>
        <ViewLinks
          label="Session"
          items={items.map(inShort)}
          className={`flex ${hasSprint ? "[&_a]:px-2" : "[&_a]:px-3"}`}
        />
      </div>
      {isAlone ? null : (
        <ViewMenu label="Session" current={nameOf(current)} items={items} className="wide:hidden" />
      )}
    </div>
  );
}

/** The page for which a switch that had the focus was left. */
let leftFor: string | null = null;

/** Passes the focus from the switch of one session to that of the next, whose layout is another. */
function useKeptFocus() {
  const element = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useLayoutEffect(() => {
    const container = element.current;
    if (leftFor === router.latestLocation.pathname && document.activeElement === document.body)
      // Of the two only what is in sight takes it.
      for (const each of container?.querySelectorAll<HTMLElement>("a[aria-current], summary") ?? [])
        each.focus({ preventScroll: true });
    leftFor = null;
    return () => {
      const hadFocus = container?.contains(document.activeElement) === true;
      leftFor = hadFocus ? router.latestLocation.pathname : null;
    };
  }, [router]);
  return element;
}

function nameOf(session: SessionCode | null): string {
  return session === null ? "All" : sessionNames[session];
}

/** True for a weekend of which no session has more than one tab, as before qualifying: there tabs are no choice. */
export function hasOneTab(weekend: Weekend): boolean {
  return weekend.sessions.every(({ code }) => !isPaged(code) || heldPagesOf(code, weekend).length < 2);
}

/** "FP1": beside the tabs of a qualifying there is no room for "Practice 1". */
function inShort(item: ViewLinkItem): ViewLinkItem {
  const label = item.label.replace("Practice ", "FP");
  return label === item.label ? item : { ...item, label, title: item.label };
}

/** A link to each session of a weekend. */
function sessionLinks(
  weekend: Weekend,
  current: SessionCode | null,
  open?: WeekendPage,
): Array<ViewLinkItem> {
  const { year, round, sessions } = weekend;
  const params = { year: String(year), round: String(round) };
  const held = sessions.map(({ code }) => code);
  const codes = [
    ...first.filter((code) => held.includes(code)),
    ...held.filter((code) => !first.includes(code)),
  ];
  return codes.map((code) => ({
    label: sessionNames[code],
    current: code === current,
    link: isPaged(code)
      ? { to: routeIn(code, weekend, open), params }
      : {
          to: "/race/$year/$round/practice/$session",
          params: { ...params, session: practiceParam(code) },
        },
  }));
}

/** What the pages of one session share: its tabs with the other sessions. */
export function SessionLayout({ session }: { session: PagedSession }) {
  return (
    <>
      <Suspense fallback={<PageTabs session={session} pages={pagesOf(session)} />}>
        <HeldTabs session={session} />
      </Suspense>
      <SessionOutlet session={session} />
    </>
  );
}

/** A tab for each page that has something to show, and for the one that is open. */
function HeldTabs({ session }: { session: PagedSession }) {
  const data = useWeekend();
  const presentMs = usePresentMs();
  const open = useOpenPage();
  const weekend = data.available ? data.value : null;
  const pages = pagesOf(session);
  const held = weekend === null ? pages : heldPagesOf(session, weekend);
  return (
    <PageTabs
      session={session}
      pages={
        weekend !== null && hasOneTab(weekend)
          ? []
          : pages.filter((page) => page === open || held.includes(page))
      }
      results={resultsLabel(weekend, session, presentMs)}
    />
  );
}

/** The label of a session's results: of one that is to come there is a preview. */
export function resultsLabel(weekend: Weekend | null, session: SessionCode, presentMs: number): string {
  return weekend !== null && hasSessionNotStarted(weekend, session, presentMs) ? "Preview" : "Results";
}

type PageTabsProps = { session: PagedSession; pages: ReadonlyArray<WeekendPage>; results?: string };

function PageTabs({ session, pages, results = "Results" }: PageTabsProps) {
  const { year, round } = useRace();
  const params = { year: String(year), round: String(round) };
  const tabs = pages.map(({ tab, to }): Tab => ({
    label: tab === "Results" ? results : tab,
    link: { to, params },
  }));
  return <Tabs label={sessionNames[session]} tabs={tabs} beside={<SessionSwitch />} />;
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
