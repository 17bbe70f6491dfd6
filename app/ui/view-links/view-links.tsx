import { Link, type LinkProps } from "@tanstack/react-router";

export type ViewLinkItem = {
  label: string;
  current: boolean;
  link: Pick<LinkProps, "to" | "params" | "search">;
};

/**
 * Views of one screen to choose from, as links: each has an address, and they work without scripts. The one that
 * is open is marked.
 */
export function ViewLinks({ label, items }: { label: string; items: ReadonlyArray<ViewLinkItem> }) {
  return (
    <nav className="view-links" aria-label={label}>
      <ul>
        {items.map(({ label: text, current, link }) => (
          <li key={text}>
            <Link
              {...link}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={current ? "page" : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
