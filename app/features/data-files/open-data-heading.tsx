import type { ReactNode } from "react";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

/** The three ways to the data. */
const tabs: ReadonlyArray<Tab> = [
  { label: "Files", link: { to: "/data/" } },
  { label: "SQL", link: { to: "/sql/" } },
  { label: "JSON and CSV", link: { to: "/api/" } },
];

type OpenDataHeadingProps = {
  title: string;
  /** One sentence beside the title, below it where it has no room there. */
  lead: ReactNode;
};

/** The title of a page of the open data, and the tabs that lead to the others. */
export function OpenDataHeading({ title, lead }: OpenDataHeadingProps) {
  return (
    <>
      <PageHeading>
        <h1>{title}</h1>
        <p className="text-[0.875rem] text-soft">{lead}</p>
      </PageHeading>
      <Tabs label="Open data" tabs={tabs} />
    </>
  );
}
