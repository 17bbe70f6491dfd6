import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OutlineShape } from "#app/features/circuits/circuit-shape.tsx";
import { MirroredTable } from "#app/features/compare/mirrored-table.tsx";
import {
  careerSeasons,
  choices,
  exampleChart,
  examplePodium,
  exampleRows,
  exampleSeason,
  exampleStints,
  exampleTable,
  SearchExample,
  segments,
  SheetExample,
  SpoilerExample,
  swatches,
  tiles,
} from "#app/features/design/examples.tsx";
import { HeadToHeadCard } from "#app/features/drivers/head-to-head-card.tsx";
import { Podium } from "#app/features/results/podium.tsx";
import { CareerCard } from "#app/features/summary/career-card.tsx";
import { SeasonCard } from "#app/features/summary/season-card.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { compoundOrder, TyreMark } from "#app/features/weekend/marks.tsx";
import { StintBars } from "#app/features/weekend/stints/stint-bars.tsx";
import { pageHead } from "#app/seo/head.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { LineDrawing } from "#app/ui/chart/line-drawing.tsx";
import { Compared, PairShares } from "#app/ui/compared/compared.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { BlockMenu } from "#app/ui/embed/block-menu.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { IntervalBar } from "#app/ui/interval-bar.tsx";
import { Select } from "#app/ui/select/select.tsx";
import { SkeletonRows } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { Medal } from "#app/ui/places.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";

export const Route = createFileRoute("/design/")({
  head: ({ match }) =>
    pageHead(match.context.siteUrl, {
      title: "Parts of the design",
      description: "Every part of this site's pages in its states, for those who build its next screen.",
      path: "/design/",
      noindex: true,
    }),
  component: DesignScreen,
});

/** Every part of the site's pages with example values, for whoever builds the next screen (docs/design.md). */
function DesignScreen() {
  return (
    <div className="page">
      <h1>Parts of the design</h1>
      <p className="text-soft">Every part in its states. The values are examples, not results.</p>
      <Part title="Colours">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {swatches.map(([name, className]) => (
            <li key={name} className="flex items-center gap-2 text-small">
              <span
                className={`inline-block size-8 rounded-tile border border-line-strong ${className}`}
                aria-hidden="true"
              />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        <p className="font-display text-title font-extrabold">Title of a page</p>
        <p className="font-display text-block font-extrabold">Heading of a block</p>
        <p className="font-display text-[1.75rem] font-extrabold">5,187.5</p>
        <p>
          A sentence with <a href="/method/">a link</a> in it.
        </p>
        <p className="text-small text-soft">A note, a label, a method.</p>
      </Part>
      <Part title="Controls">
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className="button">
            Button
          </button>
          <button type="button" className="button" disabled>
            Not now
          </button>
          <div className="w-48">
            <Select label="Example" value="one" options={choices} onChange={() => {}} />
          </div>
          <BlockMenu block="example-parts" title="Example results" />
        </div>
        <div className="mt-3 flex">
          <ViewLinks label="Segment" items={segments} />
        </div>
        <p className="mt-3">
          <a className="more" href="/standings/">
            Full standings
          </a>
        </p>
      </Part>
      <Part title="Marks">
        <p className="flex flex-wrap items-center gap-4">
          {[1, 2, 3, 4].map((place) => (
            <Medal key={place} place={place}>
              {String(place)}
            </Medal>
          ))}
          <Compared by={1}>+0.123</Compared>
          <Compared by={-1}>−0.123</Compared>
          <Compared by={0}>0.000</Compared>
          <span>
            <Flag country="Italy" /> Italian Grand Prix
          </span>
          {compoundOrder.map((compound) => (
            <TyreMark key={compound} compound={compound} />
          ))}
        </p>
      </Part>
      <Part title="Band">
        <div className={`entity-header mt-6 ${teamClass("ferrari")}`}>
          <p className="font-display text-title font-extrabold">Name of a driver or a team</p>
          <p className="text-small">A line of facts, readable on the colour of every team</p>
        </div>
      </Part>
      <Part title="Facts">
        <FactTiles tiles={tiles} />
      </Part>
      <Part title="Teammates">
        <HeadToHeadCard
          team="McLaren"
          teamClass={teamClass("mclaren")}
          drivers={[
            { id: "lando_norris", name: "Lando Norris" },
            { id: "oscar_piastri", name: "Oscar Piastri" },
          ]}
          finding="An example: one was faster in 3 of 5 sessions."
          figures={[
            { label: "Faster", first: 3, second: 2, list: null },
            { label: "Points", first: 40, second: 40, list: null },
          ]}
          leads={{
            title: "Every session",
            unit: "Seconds",
            format: (size) => size.toFixed(3),
            of: [0.2, -0.1, null, 0.4, 0.05, -0.3].map((by, index) => ({ year: 2025, round: index + 1, by })),
          }}
        />
        <div className={`max-w-96 ${teamClass("williams")}`}>
          <PairShares first={7} second={4} />
        </div>
      </Part>
      <Part title="Two compared">
        <BlockCard name="example-compared" title="Verstappen is ahead of Norris in 1 of 2 figures">
          <MirroredTable
            caption={<caption className="sr-only">Example of two compared</caption>}
            corner="Figure"
            sides={[
              { team_id: "red_bull", year: 2025 },
              { team_id: "mclaren", year: 2025 },
            ]}
            heads={[<b key="one">Max Verstappen</b>, <b key="other">Lando Norris</b>]}
            lines={[
              { label: "Wins", texts: ["7", "5"], by: 1, sizes: [7, 5] },
              { label: "Average finish", texts: ["4.20", "3.90"], by: -1, sizes: null },
            ]}
          />
        </BlockCard>
      </Part>
      <Part title="Season">
        {exampleSeason === null ? null : (
          <SeasonCard
            season={exampleSeason}
            about="Places 1 to 3, points, no points, no place; sprints below"
            figures={[
              ["Points", "66"],
              ["Wins", "1"],
            ]}
            more={
              <a className="more" href="/standings/">
                In detail
              </a>
            }
            named
          />
        )}
      </Part>
      <Part title="Podium">
        <Podium places={examplePodium} year={2025} />
      </Part>
      <Part title="Circuit">
        <div className="flex gap-6">
          <OutlineShape metres={[0, 0, 600, 0, 900, 300, 600, 500, 200, 400]} className="h-16" />
        </div>
      </Part>
      <Part title="Career">
        <CareerCard
          title="Example of a career"
          seasons={careerSeasons}
          won={{ wins: 3, titles: 1 }}
          path="/driver/lando_norris/"
          place="anywhere"
        />
      </Part>
      <Part title="Lines">
        <LineDrawing
          title="Example of two lines: Norris ends at 60, Piastri at 45"
          stops={["1", "2", "3", "4"]}
          lines={[
            {
              id: "first",
              name: "Norris",
              shortName: "NOR",
              colour: "var(--color-team)",
              second: false,
              values: [10, 25, 40, 60],
            },
            {
              id: "second",
              name: "Piastri",
              shortName: "PIA",
              colour: "var(--color-soft)",
              second: true,
              values: [15, 20, 33, 45],
            },
          ]}
        />
      </Part>
      <Part title="Interval">
        <div className="flex max-w-88 items-center gap-3">
          <IntervalBar low={22} at={40} high={71} />
          <span>+0.72 ± 0.31</span>
        </div>
      </Part>
      <Part title="Chart that follows the cursor">
        <ChartFrame chart={exampleChart} />
      </Part>
      <Part title="Stints">
        <StintBars chart={exampleStints} year={2025} />
      </Part>
      <Part title="Pages that belong together">
        <Tabs
          label="Example pages"
          tabs={[
            { label: "Parts of the design", link: { to: "/design/" } },
            { label: "How we count", link: { to: "/method/" } },
          ]}
        />
      </Part>
      <Part title="Nothing to show, and not yet">
        <EmptyNote>No timing for this session. Lap times start in 2023.</EmptyNote>
        <div className="h-24 overflow-hidden rounded-card">
          <SkeletonRows />
        </div>
        <p className="mt-3">
          <a href="/design/nowhere">A page that does not exist</a>
        </p>
      </Part>
      <Part title="Results that are hidden">
        <SpoilerExample />
      </Part>
      <Part title="Sheet of a small screen">
        <SheetExample />
      </Part>
      <Part title="Search, and its dialog">
        <SearchExample />
      </Part>
      <Part title="Table">
        <DataTable table={exampleTable} rows={exampleRows} method="Examples, not results." />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-9">
      <h2 className="mb-3">{title}</h2>
      {children}
    </section>
  );
}
