import type { FormEvent } from "react";
import { HiddenFields } from "#app/ui/pick-form/pick-form.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import type { OverviewSearch } from "./drivers-overview-search.ts";

/** A field with its button. */
export const nameSearchClass =
  "flex gap-2 [&_.field]:w-64 max-md:[&_.field]:h-(--touch-height) max-md:[&_.field]:flex-1 max-md:[&_.field]:text-base";

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

  function send(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <div className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
      <ViewLinks label="Drivers" items={driversLinks(search)} />
      <search className="max-md:flex-[1_0_100%]">
        <form className={nameSearchClass} onSubmit={send}>
          <HiddenFields search={others} />
          <input
            className="field"
            type="search"
            name="q"
            aria-label="Search drivers by name"
            placeholder="Search by name"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
          {/* With scripts the table follows the typing. */}
          <button type="submit" className="button [@media(scripting:enabled)]:hidden">
            Search
          </button>
        </form>
      </search>
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
