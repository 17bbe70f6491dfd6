import { useLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useClientLinks } from "#app/ui/client-links.ts";
import { currentMenuItem, menuItems } from "./menu.ts";

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
