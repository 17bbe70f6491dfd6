import { Link, type LinkProps } from "@tanstack/react-router";

export type Tab = { label: string; link: Pick<LinkProps, "to" | "params"> };

/** The pages that belong together, as links; the one that is open is marked. */
export function Tabs({ label, tabs }: { label: string; tabs: ReadonlyArray<Tab> }) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link {...tab.link} activeOptions={{ exact: true, includeSearch: false }}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
