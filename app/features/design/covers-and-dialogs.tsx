import { useState } from "react";
import { FoundText, foundClass, foundListClass, searchFieldClass } from "#app/features/search/found-link.tsx";
import { SearchOpener } from "#app/features/search/search-opener.tsx";
import { SpoilerNote } from "#app/features/spoilers/spoiler-cover.tsx";
import { Sheet } from "#app/ui/filter-bar/filter-bar.tsx";
import { PlainSelect } from "#app/ui/select/select.tsx";
import { choices } from "./examples.tsx";
import "#app/features/weekend/weekend.css";

/** What stands in place of results that a reader chose not to know. */
export function SpoilerExample() {
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-3 rounded-card border border-line bg-surface p-6 text-center font-strong shadow-card">
      <SpoilerNote
        text="Results of the 2025 Italian Grand Prix are hidden."
        leaders={[
          { driver_id: "lando_norris", driver_name: "Lando Norris", position: 1, points: 284 },
          { driver_id: "oscar_piastri", driver_name: "Oscar Piastri", position: 2, points: 275 },
        ]}
        onShow={() => {}}
      />
    </div>
  );
}

/** The sheet of a small screen, with its fields and its one button. */
export function SheetExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button needs-scripts min-h-11" onClick={() => setOpen(true)}>
        Filter and sort (1)
      </button>
      {isOpen ? (
        <Sheet title="Filter and sort" done="Show 45 results" onClose={() => setOpen(false)}>
          <PlainSelect
            label="Example column"
            className="min-h-11 text-base"
            value="one"
            options={choices}
            onChange={() => {}}
          />
        </Sheet>
      ) : null}
    </>
  );
}

const found = [
  { name: "Charles Leclerc", detail: "Monaco, 2018–2026", kind: "Driver" },
  { name: "Ferrari", detail: "Italy, 1950–2026", kind: "Team" },
  { name: "Monza", detail: "Italy, 75 Grands Prix", kind: "Circuit" },
  { name: "Italian Grand Prix", detail: "2025, round 16", kind: "Race" },
  { name: "Poles of Charles Leclerc", detail: "", kind: "Question" },
];

/** What a search finds, and the way to the dialog that finds it from every page. */
export function SearchExample() {
  return (
    <div className="max-w-xl">
      <div className="flex items-center gap-2">
        <input type="search" className={searchFieldClass} aria-label="Example search" placeholder="A name" />
        <SearchOpener />
      </div>
      <ul className={foundListClass}>
        {found.map((each, index) => (
          <li key={each.name} className={`${foundClass} ${index === 0 ? "bg-raised" : ""}`}>
            <FoundText found={each} />
          </li>
        ))}
      </ul>
    </div>
  );
}
