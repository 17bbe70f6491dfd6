import { type LinkProps, useLocation, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useClientLinks } from "./client-links.ts";
import { rememberedView } from "./table/view.ts";

type Search = Record<string, unknown>;

export type Tab = { label: string; link: Pick<LinkProps, "to" | "params"> };

type TabsProps = {
  label: string;
  tabs: ReadonlyArray<Tab>;
  keep?: (search: Search) => Search;
  /** A second choice in the same row: at its end, on a small screen at its beginning. */
  beside?: ReactNode;
};

/**
 * The pages that belong together, as links; the one that is open is marked. A tab whose table was sorted or
 * filtered during this visit leads back to it as it was left (specification §2: sorting is kept per table).
 *
 * @param keep what of the open page's search goes along to the others; by default nothing
 */
export function Tabs({ label, tabs, keep = () => ({}), beside }: TabsProps) {
  const router = useRouter();
  const here = useLocation();
  const links = useClientLinks();
  const row = (
    <nav className="tabs-links" aria-label={label}>
      <ul ref={links}>
        {tabs.map((tab) => {
          const { pathname } = router.buildLocation(tab.link);
          const search = { ...keep(here.search), ...rememberedView(pathname) };
          return (
            <li key={tab.label}>
              <a
                href={router.buildLocation({ ...tab.link, search }).href}
                aria-current={pathname === here.pathname ? "page" : undefined}
                data-label={tab.label}
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
    <div className="tabs">
      {/* First in the document: what is painted before the rest of it has come moves no more. */}
      {beside === undefined ? null : <div className="tabs-beside">{beside}</div>}
      {tabs.length === 0 ? null : row}
    </div>
  );
}
