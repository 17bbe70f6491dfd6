import type { ReactNode } from "react";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

/** The three ways to the data. */
const tabs: ReadonlyArray<Tab> = [
  { label: "Files", link: { to: "/data/" } },
  { label: "SQL", link: { to: "/sql/" } },
  { label: "JSON and CSV", link: { to: "/api/" } },
];

type OpenDataHeadingProps = {
  title: string;
  /** One sentence below the title. */
  lead: ReactNode;
};

/** The title of a page of the open data, and the tabs that lead to the others. */
export function OpenDataHeading({ title, lead }: OpenDataHeadingProps) {
  return (
    <>
      <div className="tabs-heading">
        <h1 className="mb-1.5">{title}</h1>
        <p className="max-w-184 text-soft">{lead}</p>
      </div>
      <Tabs label="Open data" tabs={tabs} />
    </>
  );
}
