import { NextRaceBadge } from "#app/features/next-race/race-start.tsx";
import { SearchOpener } from "#app/features/search/search-opener.tsx";
import { SpoilerSwitch } from "#app/features/spoilers/spoiler-cover.tsx";
import { siteName } from "#app/seo/site.ts";
import { closeDrawer, Drawer } from "#app/ui/drawer/drawer.tsx";
import { ThemeControl } from "#app/ui/theme/theme.tsx";
import { useLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { driverPath } from "#app/text/page-paths.ts";
import { defaultDriverId } from "#contract/ids.ts";

/**
 * The head of every page. Both forms of the menu are in the HTML and the styles show the one
 * that fits, so that server and browser agree and nothing moves. Without scripts the links stay in view.
 */
export function SiteHeader() {
  return (
    // Its row divides where its text no longer fits, which large text makes earlier than a window's width does.
    <header className="site-header @container/header border-t-3 border-b border-t-accent border-b-line bg-surface print:hidden">
      <div className="relative mx-auto flex min-h-14 max-w-(--page-width) items-center gap-x-5 ps-4 pe-[calc(1rem+var(--controls-width)+1.25rem)] [--controls-width:8.875rem] max-phone:gap-x-2 max-phone:pe-[calc(1rem+var(--controls-width)+0.125rem)] max-phone:[--controls-width:4.75rem] phone:@max-[71rem]/header:flex-wrap [@media(scripting:none)]:flex-wrap [@media(scripting:none)]:pe-4">
        <a
          href="/"
          className="py-2 max-md:py-3 font-display text-[1.0625rem] font-extrabold tracking-[-0.01em] whitespace-nowrap no-underline before:me-[0.45em] before:inline-block before:h-[0.9em] before:w-[0.3em] before:[transform:skewX(-14deg)_translateY(0.08em)] before:bg-accent before:content-[''] forced-colors:before:bg-[CanvasText] forced-colors:before:[forced-color-adjust:none] max-phone:text-[0.875rem]"
        >
          {/* Beside the badge of the next race a narrow phone has room for its first word. */}
          {siteName.slice(0, 2)}
          <span className="max-[375px]:sr-only">{siteName.slice(2)}</span>
        </a>
        {/* Between the drawer and a row wide enough for everything, the menu has a row of its own. */}
        <nav
          className="flex max-phone:hidden @max-[71rem]/header:order-1 @max-[71rem]/header:ms-[-0.7rem] @max-[71rem]/header:me-[calc(0px-var(--controls-width)-1.25rem)] @max-[71rem]/header:grow @max-[71rem]/header:basis-full [@media(scripting:none)]:flex [@media(scripting:none)]:me-0! [@media(scripting:none)]:flex-wrap"
          aria-label="Main"
        >
          <MenuLinks />
          <MoreMenu />
        </nav>
        <NextRaceBadge />
        {/* The controls at the end have their place beside the row and not in it: a page that is painted before its header
            has arrived whole would otherwise move the badge when they come. They need scripts. */}
        <div className={`${controlsClass} flex max-phone:hidden @max-[71rem]/header:h-10`}>
          <SearchOpener keys />
          <ThemeControl />
        </div>
        <div className={`${controlsClass} hidden max-phone:flex`}>
          <SearchOpener />
          <Drawer label="Menu" media={`(max-width: ${drawerMaxWidth}px)`}>
            <nav aria-label="Main">
              <MenuLinks drawer onChoose={closeDrawer} />
              <MoreLinks drawer onChoose={closeDrawer} />
            </nav>
            <div className={choiceClass}>
              <span aria-hidden="true">Theme</span>
              <ThemeControl />
            </div>
            <div className={choiceClass}>
              <SpoilerSwitch />
            </div>
          </Drawer>
        </div>
      </div>
    </header>
  );
}

const controlsClass =
  "absolute end-4 top-0 h-14 w-(--controls-width) items-center justify-end gap-1 [@media(scripting:none)]:hidden!";
const choiceClass = "flex items-center justify-between border-t border-line pt-4 text-soft";

// The other width at which screens change, 768 px, is in style sheets alone: they take none from here.

/** Up to this width the menu is a drawer, in pixels. */
const drawerMaxWidth = 640;

type LinksProps = { drawer?: boolean; onChoose?: (event: MouseEvent) => void };

/**
 * The menu's items as links; the page itself is marked, or else the item under which it lies.
 *
 * @param drawer whether they stand in the drawer, below one another
 * @param onChoose called when a visitor chooses an item
 */
function MenuLinks({ drawer = false, onChoose }: LinksProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = currentMenuItem(pathname);
  return (
    <ul className={drawer ? "" : "flex flex-wrap"}>
      {menuItems.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            aria-current={href === pathname ? "page" : label === current ? "true" : undefined}
            onClick={onChoose}
            className={drawer ? drawerLink(label === current) : barLink(label === current)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The pages that the menu has no room for; one of them may be open. */
function MoreLinks({ drawer = false, onChoose }: LinksProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ul className={drawer ? "mt-2 border-t border-line pt-2 text-[0.9375rem]" : moreList}>
      {moreItems.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            aria-current={href === pathname ? "page" : undefined}
            onClick={onChoose}
            className={drawer ? drawerLink(href === pathname) : moreLink(href === pathname)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The rest of the site, behind the menu's last word; it is closed again on the page that was chosen. */
function MoreMenu() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The list of addresses is a part of the open data.
  const isWithin = pathname === "/api/" || moreItems.some(({ href }) => pathname.startsWith(href));
  return (
    <details key={pathname} className="relative" data-menu>
      <summary
        className={`${barClass} ${isWithin ? `${openClass} border-b-accent forced-colors:border-b-[Highlight]` : otherClass} cursor-pointer list-none whitespace-nowrap after:content-['_▾'_/_''] [&::-webkit-details-marker]:hidden`}
      >
        More
      </summary>
      <MoreLinks />
    </details>
  );
}

const barClass =
  "px-[0.7rem] py-3.75 border-y-3 border-transparent text-[0.9375rem] forced-colors:border-[Canvas]";
const openClass = "font-strong text-ink";
const otherClass = "font-medium text-soft hover:text-ink";
const moreList =
  "absolute end-0 z-6 w-48 rounded-tile border border-line bg-surface py-1.5 shadow-[0_0.5rem_1.5rem_rgb(0_0_0/0.2)]";

function barLink(isOpen: boolean): string {
  return `block no-underline ${barClass} ${isOpen ? `${openClass} border-b-accent forced-colors:border-b-[Highlight]` : otherClass}`;
}

function moreLink(isOpen: boolean): string {
  return `block px-4 py-2 text-[0.9375rem] no-underline ${isOpen ? openClass : otherClass}`;
}

function drawerLink(isOpen: boolean): string {
  return `-mx-4 block border-s-4 px-4 py-3 text-ink no-underline hover:bg-raised focus-visible:-outline-offset-2 ${isOpen ? "border-accent bg-raised font-strong forced-colors:border-[Highlight]" : "border-transparent forced-colors:border-[Canvas]"}`;
}

const moreItems = [
  { label: "Circuits", href: "/circuits/" },
  { label: "Records", href: "/records/" },
  { label: "Ratings", href: "/ratings/" },
  { label: "Ask the archive", href: "/ask/" },
  { label: "Compare", href: "/compare/" },
  { label: "Champions under other rules", href: "/champions/" },
  { label: "Calendar", href: "/calendar/" },
  { label: "How we count", href: "/method/" },
  { label: "SQL", href: "/sql/" },
  { label: "Open data", href: "/data/" },
] as const;

/** The menu, in order. `sections` are the first parts of the addresses an item stands for. */
const menuItems = [
  { label: "Home", sections: [""], href: "/" },
  { label: "Races", sections: ["races", "race"], href: "/races/" },
  { label: "Standings", sections: ["standings"], href: "/standings/" },
  { label: "Teams", sections: ["teams", "teams_overview"], href: "/teams/" },
  { label: "Driver", sections: ["driver"], href: driverPath(defaultDriverId) },
  { label: "Drivers", sections: ["drivers_overview", "drivers"], href: "/drivers_overview/" },
] as const;

/** The label of the item under which a page lies; null for a page under none. */
export function currentMenuItem(pathname: string): string | null {
  const [, section = ""] = pathname.split("/");
  return menuItems.find(({ sections }) => sections.some((each) => each === section))?.label ?? null;
}
