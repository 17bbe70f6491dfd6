import { Link, useLocation } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { currentMenuItem, menuItems } from "./menu.ts";

/**
 * The menu's items as links; the one under which the page lies is marked.
 *
 * @param onChoose called when a visitor chooses an item
 */
export function MenuLinks({ onChoose }: { onChoose?: (event: MouseEvent) => void }) {
  const current = useLocation({ select: ({ pathname }) => currentMenuItem(pathname) });
  return (
    <ul>
      {menuItems.map(({ label, link }) => (
        <li key={label}>
          <Link
            {...link}
            activeOptions={{ exact: true, includeSearch: false }}
            // The page itself is marked "page" by the link; a page further down marks its section.
            aria-current={label === current ? "true" : undefined}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
