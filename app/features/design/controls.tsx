import { useState } from "react";
import { foundClass, foundListClass, FoundText, searchFieldClass } from "#app/features/search/found-link.tsx";
import { SearchOpener } from "#app/features/search/search-opener.tsx";
import { BlockMenu } from "#app/ui/embed/block-menu.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Sheet } from "#app/ui/filter-bar/filter-bar.tsx";
import { PlainSelect, Select } from "#app/ui/select/select.tsx";
import { SkeletonRows } from "#app/ui/skeleton/table-skeleton.tsx";
import { LinkChips, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { Board, BothThemes, Specimen, States } from "./board.tsx";

const choices = [
  { value: "one", label: "One choice" },
  { value: "other", label: "Another" },
] as const;

const segments = [
  { label: "Selected", current: true, link: { to: "." } },
  { label: "Another", current: false, link: { to: "/standings/" } },
] as const;

/** What `:hover` and `:focus-visible` do, for parts that stand here in that state. */
const hovered = "bg-raised";
const focused = "outline-2 outline-offset-2 outline-accent-ink";

/** On /design/: whatever is clicked, typed into or chosen, in each of its states. */
export function Controls() {
  return (
    <Board title="Controls">
      <Specimen title="Button" name="button" use="Does something, or leads to a choice." isWide>
        <States
          states={[
            [
              "At rest",
              <button key="rest" type="button" className="button">
                Button
              </button>,
            ],
            [
              "Hover",
              <button key="hover" type="button" className={`button ${hovered}`}>
                Button
              </button>,
            ],
            [
              "Focus",
              <button key="focus" type="button" className={`button ${focused}`}>
                Button
              </button>,
            ],
            [
              "Disabled",
              <button key="off" type="button" className="button" disabled>
                Button
              </button>,
            ],
          ]}
        />
      </Specimen>
      <Specimen title="Main button" name="button filled" use="What the page is for: one of a screen." isWide>
        <States
          states={[
            [
              "At rest",
              <button key="rest" type="button" className="button filled">
                Compare
              </button>,
            ],
            [
              "Focus",
              <button key="focus" type="button" className={`button filled ${focused}`}>
                Compare
              </button>,
            ],
          ]}
        />
      </Specimen>
      <Specimen title="Field" name="field" use="Text that narrows a table or finds a name." isWide>
        <States
          states={[
            ["Empty", <Field key="empty" />],
            ["Filled in", <Field key="filled" value="Senna" />],
            ["Focus", <Field key="focus" value="Senna" className={focused} />],
          ]}
        />
      </Specimen>
      <Specimen
        title="Select"
        name="Select, PlainSelect"
        use="One of many. The browser’s own, until its better form has loaded."
        isWide
      >
        <States
          states={[
            ["Chosen", <Choice key="chosen" value="one" />],
            ["Nothing chosen", <Choice key="none" value="" />],
            ["Focus", <Choice key="focus" value="one" className={focused} />],
          ]}
        />
      </Specimen>
      <Specimen title="Segment" name="ViewLinks" use="Views of one page. Each has an address." isWide>
        <BothThemes>{(theme) => <ViewLinks label={`Segment, ${theme}`} items={segments} />}</BothThemes>
      </Specimen>
      <Specimen title="Chips" name="LinkChips" use="Many to choose from; several can be chosen." isWide>
        <BothThemes>
          {() => (
            <LinkChips>
              <li>
                <a href="/teams/ferrari/">Ferrari</a>
              </li>
              <li>
                <a href="/teams/mclaren/" aria-current="true">
                  McLaren
                </a>
              </li>
              <li>
                <span>Not there</span>
              </li>
            </LinkChips>
          )}
        </BothThemes>
      </Specimen>
      <Specimen title="Links" name="more" use="Only links inside sentences are underlined at rest." isWide>
        <States
          states={[
            [
              "A name",
              <a key="name" href="/driver/lando_norris/" className="font-strong">
                Lando Norris
              </a>,
            ],
            [
              "In a sentence",
              <p key="sentence">
                Read <a href="/method/">how we count</a>.
              </p>,
            ],
            [
              "Leads on from a block",
              <span key="more">
                <a className="more" href="/standings/">
                  Full standings
                </a>
              </span>,
            ],
          ]}
        />
      </Specimen>
      <Specimen
        title="Menu and sheet"
        name="BlockMenu, Sheet"
        use="The tools of a block; on a phone the filters of a table."
        isWide
      >
        {/* Each where it stands in a page: the sheet's button at the start, the menu at the end. */}
        <div className="flex flex-wrap items-center gap-3">
          <SheetExample />
          <BlockMenu block="example-parts" title="Example results" />
        </div>
      </Specimen>
      <Specimen
        title="Search"
        name="SearchOpener, FoundText"
        use="Finds from every page; the first line is chosen with Enter."
        isWide
      >
        <BothThemes>{(theme) => <SearchExample theme={theme} />}</BothThemes>
      </Specimen>
    </Board>
  );
}

/** On /design/: what stands in the place of facts that are not there. */
export function PageStates() {
  return (
    <Board title="States">
      <Specimen
        title="Nothing to show"
        name="EmptyNote"
        use="What is missing, why in a few words, and where to go."
      >
        <EmptyNote>No timing for this session. Lap times start in 2023.</EmptyNote>
      </Specimen>
      <Specimen title="Loading" name="SkeletonRows" use="As high as what comes, so that nothing moves.">
        <div className="h-30 overflow-hidden rounded-card border border-line">
          <SkeletonRows />
        </div>
      </Specimen>
      <Specimen
        title="Facts that could not be had"
        name="EmptyNote"
        use="The page stands; its next visit asks again."
      >
        <EmptyNote>No standings data available.</EmptyNote>
      </Specimen>
      <Specimen title="Not found" name="Message" use="What was meant, and links to go on with.">
        <p className="py-6">
          <a href="/design/nowhere" className="more">
            A page that does not exist
          </a>
        </p>
      </Specimen>
    </Board>
  );
}

type FieldProps = { value?: string; className?: string };

function Field({ value = "", className = "" }: FieldProps) {
  return (
    <input
      type="search"
      className={`field ${className}`}
      aria-label="Example field"
      placeholder="A name"
      defaultValue={value}
    />
  );
}

type ChoiceProps = { value: "one" | ""; className?: string };

function Choice({ value, className = "" }: ChoiceProps) {
  return (
    <div className="w-40">
      <Select
        label="Example"
        value={value}
        placeholder="Choose one"
        options={choices}
        className={className}
        onChange={() => {}}
      />
    </div>
  );
}

/** The sheet of a small screen, with its fields and its one button. */
function SheetExample() {
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

/** What a search finds, and a link to the dialog that finds it from every page. */
function SearchExample({ theme }: { theme: string }) {
  return (
    <div>
      <div className="flex items-center gap-2">
        <input
          type="search"
          className={searchFieldClass}
          aria-label={`Example search, ${theme}`}
          placeholder="A name"
        />
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
