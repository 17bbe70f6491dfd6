import { useParams } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import {
  isPaged,
  practiceParam,
  practiceSession,
  routeIn,
  type WeekendPage,
} from "#app/reference/weekend-pages.ts";
import { useOpenPage, useWeekend } from "./use-weekend.ts";

/** The sessions that people look for first; the others follow in the order in which they were held. */
const first: ReadonlyArray<SessionCode> = ["R", "S", "Q", "SQ"];

/**
 * Leads to the other sessions of the weekend: only those that it has. What is open stays, where they have it. On a small
 * screen it is a menu, whose place is kept while the weekend is on its way.
 */
export function SessionSwitch() {
  const open = useOpenPage();
  const { session = "" } = useParams({ strict: false });
  const current = open?.session ?? practiceSession(session);
  return (
    // Of each session its own: it is closed when another one opens.
    <Suspense key={current} fallback={<SessionMenu current={current} />}>
      <Switch current={current} open={open} />
    </Suspense>
  );
}

type SwitchProps = { current: SessionCode | null; open: WeekendPage | undefined };

function Switch({ current, open }: SwitchProps) {
  const data = useWeekend();
  if (!data.available || data.value === null) return null;
  const items = sessionLinks(data.value, current, open);
  return (
    <>
      <div className="max-wide:hidden">
        <ViewLinks label="Session" items={items} className="flex [&_a]:px-3" />
      </div>
      <SessionMenu current={current}>
        <div className="absolute start-0 top-[calc(100%+0.25rem)] z-5 w-max">
          <ViewLinks label="Session" items={items} className="grid shadow-pop" />
        </div>
      </SessionMenu>
    </>
  );
}

function SessionMenu({ current, children }: { current: SessionCode | null; children?: ReactNode }) {
  return (
    <details className="relative wide:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-[0.4rem] rounded-full border border-line-strong px-[0.9rem] text-[0.875rem] font-medium after:content-['▾'_/_''] [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Session: </span>
        {current === null ? "All" : sessionNames[current]}
      </summary>
      {children}
    </details>
  );
}

/** A link to each session of a weekend. */
function sessionLinks(
  { year, round, sessions }: Weekend,
  current: SessionCode | null,
  open?: WeekendPage,
): Array<ViewLinkItem> {
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
      ? { to: routeIn(code, open), params }
      : {
          to: "/race/$year/$round/practice/$session",
          params: { ...params, session: practiceParam(code) },
        },
  }));
}
