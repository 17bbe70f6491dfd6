import { useLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useClientLinks } from "#app/ui/client-links.ts";
import { defaultDriverId } from "#contract/ids.ts";

/**
 * The menu's items as links; the page itself is marked, or else the item under which it lies.
 *
 * @param onChoose called when a visitor chooses an item
 */
export function MenuLinks({ onChoose }: { onChoose?: (event: MouseEvent) => void }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = currentMenuItem(pathname);
  return (
    <ul ref={useClientLinks()}>
      {menuItems.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            aria-current={href === pathname ? "page" : label === current ? "true" : undefined}
            onClick={onChoose}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The pages that the menu has no room for; one of them may be open. */
export function MoreLinks({ onChoose }: { onChoose?: (event: MouseEvent) => void }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <ul ref={useClientLinks()}>
      {moreItems.map(({ label, href }) => (
        <li key={label}>
          <a href={href} aria-current={href === pathname ? "page" : undefined} onClick={onChoose}>
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
  return (
    <details key={pathname} className="more-menu">
      <summary>More</summary>
      <MoreLinks />
    </details>
  );
}

const moreItems = [
  { label: "Circuits", href: "/circuits/" },
  { label: "Records", href: "/records/" },
  { label: "Ask the archive", href: "/ask/" },
  { label: "Compare", href: "/compare/" },
  { label: "Calendar", href: "/calendar/" },
  { label: "How we count", href: "/method/" },
  { label: "Open data", href: "/api/" },
] as const;

/** The menu (specification §2), in order. `sections` are the first parts of the addresses an item stands for. */
const menuItems = [
  { label: "Home", sections: [""], href: "/" },
  { label: "Races", sections: ["races", "race"], href: "/races/" },
  { label: "Standings", sections: ["standings"], href: "/standings/" },
  { label: "Teams", sections: ["teams", "teams_overview"], href: "/teams/" },
  { label: "Driver", sections: ["driver"], href: `/driver/${defaultDriverId}/` },
  { label: "Drivers", sections: ["drivers_overview", "drivers"], href: "/drivers_overview/" },
] as const;

/** The label of the item under which a page lies; null for a page under none. */
export function currentMenuItem(pathname: string): string | null {
  const [, section = ""] = pathname.split("/");
  return menuItems.find(({ sections }) => sections.some((each) => each === section))?.label ?? null;
}
