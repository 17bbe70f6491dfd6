import { Link, type LinkProps, useRouter } from "@tanstack/react-router";
import { keptView } from "./table/kept-views.ts";

type Search = Record<string, unknown>;

export type Tab = { label: string; link: Pick<LinkProps, "to" | "params"> };

type TabsProps = { label: string; tabs: ReadonlyArray<Tab>; keep?: (search: Search) => Search };

/**
 * The pages that belong together, as links; the one that is open is marked. A tab whose table was sorted or
 * filtered during this visit leads back to it as it was left (specification §2: sorting is kept per table).
 *
 * @param keep what of the open page's search goes along to the others; by default nothing
 */
export function Tabs({ label, tabs, keep = () => ({}) }: TabsProps) {
  const router = useRouter();
  return (
    <nav className="tabs" aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              {...tab.link}
              search={(search: Search) => ({
                ...keep(search),
                ...keptView(router.buildLocation(tab.link).pathname),
              })}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
