import { useLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { driverPath } from "#app/text/page-paths.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { defaultDriverId } from "#contract/ids.ts";

type LinksProps = { drawer?: boolean; onChoose?: (event: MouseEvent) => void };

/**
 * The menu's items as links; the page itself is marked, or else the item under which it lies.
 *
 * @param drawer whether they stand in the drawer, below one another
 * @param onChoose called when a visitor chooses an item
 */
export function MenuLinks({ drawer = false, onChoose }: LinksProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = currentMenuItem(pathname);
  return (
    <ul ref={useClientLinks()} className={drawer ? "" : "flex flex-wrap"}>
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
export function MoreLinks({ drawer = false, onChoose }: LinksProps) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ul
      ref={useClientLinks()}
      className={drawer ? "mt-2 border-t border-line pt-2 text-[0.9375rem]" : moreList}
    >
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
export function MoreMenu() {
  const pathname = useLocation({ select: (location) => location.pathname });
  // The list of addresses is a part of the open data.
  const isOpen = pathname === "/api/" || moreItems.some(({ href }) => pathname.startsWith(href));
  return (
    <details key={pathname} className="relative">
      <summary
        className={`${barClass} ${isOpen ? `${openClass} border-b-accent forced-colors:border-b-[Highlight]` : otherClass} cursor-pointer list-none whitespace-nowrap after:content-['_▾'_/_''] [&::-webkit-details-marker]:hidden`}
      >
        More
      </summary>
      <MoreLinks />
    </details>
  );
}

const barClass =
  "px-[0.7rem] py-[0.9375rem] border-y-3 border-transparent text-[0.9375rem] forced-colors:border-[Canvas]";
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
  return `-mx-4 block border-s-4 px-4 py-[0.7rem] text-ink no-underline hover:bg-raised focus-visible:-outline-offset-2 ${isOpen ? "border-accent bg-raised font-strong forced-colors:border-[Highlight]" : "border-transparent forced-colors:border-[Canvas]"}`;
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

/** The menu (specification §2), in order. `sections` are the first parts of the addresses an item stands for. */
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
