import { type LinkProps, useLocation, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { rememberedView } from "./table/view.ts";

type Search = Record<string, unknown>;

/** A tab, which is a page of its own: its label, and where it leads. Before one that begins another kind stands a line. */
export type Tab = { label: string; link: Pick<LinkProps, "to" | "params">; begins?: boolean };

type TabsProps = {
  label: string;
  tabs: ReadonlyArray<Tab>;
  keep?: (search: Search) => Search;
  /** A second choice in the same row: at its end, on a small screen at its beginning. */
  beside?: ReactNode;
};

/** Each as wide as its bold label, so that neighbours stay where they are when a tab opens. */
export const tabClass =
  "relative grid min-h-(--tabs-height) content-center px-2.5 text-[0.9375rem] whitespace-nowrap no-underline after:invisible after:h-0 after:overflow-hidden after:font-strong after:content-[attr(data-label)] focus-visible:-outline-offset-2";

const openClass =
  "font-strong text-ink before:absolute before:inset-x-2.5 before:bottom-0 before:border-b-3 before:border-accent before:content-[''] forced-colors:before:border-[Highlight]";
export const otherTabClass = "font-medium text-soft hover:text-ink";

const beginsClass =
  "relative ms-2 ps-2 before:absolute before:inset-y-4 before:start-0 before:border-s before:border-line before:content-['']";

/** A tab that is cut off fades before the arrow (base.css): there is more to that side. At rest nothing but space stands where it fades. */
const rowClass =
  "flex scroll-ps-6 overflow-x-auto pe-10 [mask-image:linear-gradient(to_right,transparent_calc(var(--edge)-1rem),#000_var(--edge),#000_calc(100%-2.5rem),transparent_calc(100%-1.375rem))] [scrollbar-width:none]";
/** The list of a row of tabs that has nothing beside it. */
export const wholeRowClass = `${rowClass} -mx-4 ps-1.5 [--edge:1rem]`;
const sharedRow = "[--edge:0.625rem] max-wide:-me-4 wide:-ms-4 wide:ps-1.5 wide:[--edge:1rem]";

/** The band that a row of tabs stands in, from edge to edge of the page. */
export const tabsClass =
  "tabs sticky top-0 z-4 mb-5 flex min-h-(--tabs-height) items-center gap-3 before:absolute before:inset-x-[calc(50%-50cqi)] before:inset-y-0 before:-z-1 before:border-b before:border-line before:bg-surface print:hidden [&~*]:[--table-head-start:var(--tabs-height)]";

/**
 * Views that begin a page below tabs: on a wide screen they stand at the end of the row of tabs, and stay at the top of
 * the page with it. They stay only as long as the element around them: put them beside the tabs, in no narrower one.
 */
export const besideTabsClass =
  "beside-tabs min-[75rem]:sticky min-[75rem]:top-0 min-[75rem]:z-5 min-[75rem]:-mt-[calc(var(--tabs-height)_+_1.25rem)] min-[75rem]:mb-5 min-[75rem]:ms-auto min-[75rem]:h-(--tabs-height) min-[75rem]:w-fit min-[75rem]:items-center";

/** About the pixels of tabs beside each other, and of what stands before them on a phone. */
const roomOf = (tabs: ReadonlyArray<Tab>) =>
  tabs.reduce((sum, { label }) => sum + 8.3 * label.length + 20, 20);
const besideRoom = 118;

/**
 * Where the row begins: at its first tab if the open one is in sight there, otherwise at the tab before the open one,
 * so that no word is cut off at its start, or at the open one itself where there is no room for both.
 *
 * @param room the pixels from the edge of the screen to the end of the open tab
 */
function startClass(room: number): string {
  return room <= 375 ? "max-[374px]:[scroll-initial-target:nearest]" : "[scroll-initial-target:nearest]";
}

/**
 * The pages that belong together, as links; the one that is open is marked. A tab whose table was sorted or
 * filtered during this visit leads back to it as it was left (sorting is kept per table). The row
 * runs from edge to edge of the page and stays at its top, above the heads of tables.
 *
 * @param keep what of the open page's search goes along to the others; by default nothing
 */
export function Tabs({ label, tabs, keep = () => ({}), beside }: TabsProps) {
  const router = useRouter();
  const here = useLocation();
  const open = tabs.findIndex(({ link }) => router.buildLocation(link).pathname === here.pathname);
  // One page alone is no choice; beside one it says what is open where another choice has more of them.
  const hasRow = tabs.length > 1 || (tabs.length === 1 && beside !== undefined);
  const before = beside === undefined ? 0 : besideRoom;
  const upToOpen = roomOf(tabs.slice(0, open + 1)) + before;
  const hasRoomForTwo = roomOf(tabs.slice(Math.max(0, open - 1), open + 1)) + before <= 375;
  // The last one is at the end of the row in any case.
  const start = hasRoomForTwo && open < tabs.length - 1 ? open - 1 : open;
  const row = (
    <nav className="min-w-0 flex-1" aria-label={label}>
      <ul className={beside === undefined ? wholeRowClass : `${rowClass} ${sharedRow}`}>
        {tabs.map((tab, index) => {
          const { pathname } = router.buildLocation(tab.link);
          const isOpen = index === open;
          const search = { ...keep(here.search), ...rememberedView(pathname) };
          return (
            <li key={tab.label} className={tab.begins === true ? beginsClass : undefined}>
              <a
                href={router.buildLocation({ ...tab.link, search }).href}
                aria-current={isOpen ? "page" : undefined}
                data-label={tab.label}
                className={`${tabClass} ${isOpen ? openClass : otherTabClass} ${index === start ? startClass(upToOpen) : ""}`}
              >
                {tab.label}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
  return (
    <div className={tabsClass}>
      {/* First in the document: what is painted before the rest of it has come moves no more. */}
      {beside === undefined ? null : (
        // Where it turns out to have nothing, tabs begin where they do without it.
        <div
          className={`max-wide:empty:-ms-5.5 ${hasRow ? "flex-none wide:order-1 wide:ms-auto" : "min-w-0"}`}
        >
          {beside}
        </div>
      )}
      {hasRow ? row : null}
    </div>
  );
}
