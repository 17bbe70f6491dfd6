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
