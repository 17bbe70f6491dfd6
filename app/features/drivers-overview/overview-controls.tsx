import { NameSearch } from "#app/ui/name-search/name-search.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import type { OverviewSearch } from "./drivers-overview-search.ts";

type OverviewControlsProps = {
  search: OverviewSearch;
  typed: string;
  onType: (text: string) => void;
  /** Called when the search is sent rather than left to itself. */
  onSend: () => void;
};

/** Whose careers the table shows: those of the current drivers or all, and a search by name. */
export function OverviewControls({ search, typed, onType, onSend }: OverviewControlsProps) {
  const { q: _typed, ...others } = search;
  return (
    <div className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
      <ViewLinks label="Drivers" items={driversLinks(search)} />
      <NameSearch
        label="Search drivers by name"
        typed={typed}
        onType={onType}
        onSend={onSend}
        keep={others}
      />
    </div>
  );
}

function driversLinks(search: OverviewSearch): Array<ViewLinkItem> {
  return [
    {
      label: "Current drivers",
      current: search.drivers === undefined,
      link: { to: ".", search: { ...search, drivers: undefined } },
    },
    {
      label: "All-time",
      current: search.drivers === "all",
      link: { to: ".", search: { ...search, drivers: "all" } },
    },
  ];
}
