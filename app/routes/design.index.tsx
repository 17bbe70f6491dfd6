import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OutlineShape } from "#app/features/circuits/circuit-shape.tsx";
import { MirroredTable } from "#app/features/compare/mirrored-table.tsx";
import {
  careerSeasons,
  choices,
  coloursByJob,
  exampleBands,
  exampleChart,
  examplePodium,
  exampleRaces,
  exampleRows,
  exampleSeason,
  exampleStints,
  exampleTable,
  SearchExample,
  segments,
  SheetExample,
  SpoilerExample,
  tiles,
  tokensOf,
  typeSteps,
} from "#app/features/design/examples.tsx";
import { HeadToHeadCard } from "#app/features/drivers/head-to-head-card.tsx";
import { Podium } from "#app/features/results/podium.tsx";
import { CareerCard } from "#app/features/summary/career-card.tsx";
import { SeasonCard } from "#app/features/summary/season-card.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { compoundOrder, TyreMark } from "#app/features/weekend/marks.tsx";
import { StintBars } from "#app/features/weekend/stints/stint-bars.tsx";
import { teamName } from "#contract/teams.ts";
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
      <nav
        aria-label="On this page"
        className="sticky top-0 z-4 -mx-4 mt-4 overflow-x-auto border-b border-line bg-page px-4 [scrollbar-width:none]"
      >
        <ul className="flex gap-5 text-[0.9375rem] whitespace-nowrap [scroll-target-group:auto]">
          {boards.map((title) => (
            <li key={title}>
              <a
                href={`#${boardId(title)}`}
                className="flex min-h-11 items-center font-medium [&:target-current]:font-strong"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Board title="Colours">
        {coloursByJob().map(({ job, colours }) => (
          <Specimen key={job} title={job} isWide>
            <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 wide:grid-cols-6">
              {colours.map(({ name, light, dark }) => (
                <li key={name} className="min-w-0 text-small">
                  <svg
                    className="mb-1.5 block h-16 w-full rounded-tile border border-line-strong"
                    aria-hidden="true"
                  >
                    <rect width="100%" height="100%" fill={light} />
                    <rect x="50%" width="50%" height="100%" fill={dark} />
                  </svg>
                  <b className="block truncate">{name}</b>
                  <span className="inline-block text-soft">{light}</span>{" "}
                  {light === dark ? null : <span className="inline-block text-soft">{dark}</span>}
                </li>
              ))}
            </ul>
          </Specimen>
        ))}
        <p className={`text-small text-soft ${wholeClass}`}>
          Left in the light theme, right in the dark one. A team’s colour is data.
        </p>
      </Board>
      <Board title="Type and space">
        <Specimen title="Sizes" isWide>
          <ul className="grid gap-3">
            {typeSteps.map(([name, sample, className]) => (
              <li key={name} className="items-baseline gap-6 wide:grid wide:grid-cols-[14rem_minmax(0,1fr)]">
                <span className="text-small whitespace-nowrap text-soft">
                  <b className="text-ink">{name}</b> {sizeOf(name)}
                  <br />
                  {className.startsWith("font-display") ? "Archivo Expanded 800" : "Inter 400"}
                </span>
                <p className={className}>{sample}</p>
              </li>
            ))}
          </ul>
        </Specimen>
        <Specimen title="Lengths">
          <Lengths tokens={tokensOf("--(?=gap|tabs|row|control|touch)")} />
        </Specimen>
        <Specimen title="Corners">
          <Lengths tokens={tokensOf("--radius-")} isRadius />
        </Specimen>
      </Board>
      <Board title="Heads">
        <Specimen title="Bands" isWide>
          {exampleBands.map((team) => (
            <div key={team} className={`entity-header mt-3 ${teamClass(team)}`}>
              <p className="font-display text-title font-extrabold">{teamName(team)}</p>
              <p className="text-small">A line of facts, readable on the colour of every team</p>
            </div>
          ))}
        </Specimen>
        <Specimen title="Tabs" isWide>
          <Tabs
            label="Example pages"
            tabs={[
              { label: "Parts of the design", link: { to: "/design/" } },
              { label: "How we count", link: { to: "/method/" } },
            ]}
          />
        </Specimen>
      </Board>
      <Board title="Cards">
        <Specimen title="Facts" isWide>
          <FactTiles tiles={tiles} />
        </Specimen>
        <Specimen title="Podium">
          <Podium places={examplePodium} year={2025} />
        </Specimen>
        <Specimen title="Hidden results">
          <SpoilerExample />
        </Specimen>
        <Specimen title="Season">
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
        </Specimen>
        <Specimen title="Career">
          <CareerCard
            title="Example of a career"
            seasons={careerSeasons}
            won={{ wins: 11, titles: 1 }}
            path="/driver/lando_norris/"
            place="anywhere"
          />
        </Specimen>
        <Specimen title="Teammates" isWide>
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
              of: [0.2, -0.1, null, 0.4, 0.05, -0.3].map((by, index) => ({
                year: 2025,
                round: index + 1,
                by,
              })),
            }}
          />
        </Specimen>
      </Board>
      <Board title="Tables">
        <Specimen title="Results" isWide>
          <div className="[&_.table-section]:min-h-0">
            <DataTable table={exampleTable} rows={exampleRows} method="Examples, not results." />
          </div>
        </Specimen>
        <Specimen title="Two compared" isWide>
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
        </Specimen>
        <Specimen title="Marks in cells" isWide>
          <p className="flex flex-wrap items-center gap-4">
            {[1, 2, 3, 4].map((place) => (
              <Medal key={place} place={place}>
                {String(place)}
              </Medal>
            ))}
            <Compared by={1}>+0.123</Compared>
            <Compared by={-1}>−0.123</Compared>
            <Compared by={0}>0.000</Compared>
            {compoundOrder.map((compound) => (
              <TyreMark key={compound} compound={compound} />
            ))}
            {exampleRaces.map(([country, race]) => (
              <span key={country}>
                <Flag country={country} /> {race}
              </span>
            ))}
          </p>
        </Specimen>
      </Board>
      <Board title="Drawings">
        <Specimen title="Lines with names at their ends" isWide>
          <BlockCard
            name="example-lines"
            title="Norris is 15 points ahead of Piastri"
            about="Points after each of four rounds."
          >
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
          </BlockCard>
        </Specimen>
        <Specimen title="Chart that follows the cursor" isWide>
          <ChartFrame chart={exampleChart} />
        </Specimen>
        <Specimen title="Stints" isWide>
          <StintBars chart={exampleStints} year={2025} />
        </Specimen>
        <Specimen title="Likely range">
          <div className="flex items-center gap-3">
            <IntervalBar low={22} at={40} high={71} />
            <span>+0.72 ± 0.31</span>
          </div>
        </Specimen>
        <Specimen title="Shares of two teammates">
          <div className={teamClass("williams")}>
            <PairShares first={7} second={4} />
          </div>
        </Specimen>
        <Specimen title="Outline of a circuit">
          <OutlineShape metres={[0, 0, 600, 0, 900, 300, 600, 500, 200, 400]} className="h-16" />
        </Specimen>
      </Board>
      <Board title="Controls">
        <Specimen title="Buttons, fields and links">
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
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <ViewLinks label="Segment" items={segments} />
            <a className="more" href="/standings/">
              Full standings
            </a>
          </div>
          <p className="mt-3">
            A sentence with <a href="/method/">a link</a> in it.
          </p>
          <div className="mt-3">
            <SheetExample />
          </div>
        </Specimen>
        <Specimen title="Search">
          <SearchExample />
        </Specimen>
      </Board>
      <Board title="States">
        <Specimen title="Nothing to show">
          <EmptyNote>No timing for this session. Lap times start in 2023.</EmptyNote>
          <p>
            <a href="/design/nowhere">A page that does not exist</a>
          </p>
        </Specimen>
        <Specimen title="Loading">
          <div className="h-24 overflow-hidden rounded-card">
            <SkeletonRows />
          </div>
        </Specimen>
      </Board>
    </div>
  );
}

/** Of a board with two columns, both. */
const wholeClass = "col-span-full";

/** The families of parts, in the order of the page. */
const boards = [
  "Colours",
  "Type and space",
  "Heads",
  "Cards",
  "Tables",
  "Drawings",
  "Controls",
  "States",
] as const;

/** "Type and space" → "type-and-space". */
function boardId(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** One family of parts. */
function Board({ title, children }: { title: (typeof boards)[number]; children: ReactNode }) {
  return (
    <section className="mt-9" aria-labelledby={boardId(title)}>
      <h2 id={boardId(title)} className="mb-3 scroll-mt-16">
        {title}
      </h2>
      <div className="grid items-start gap-6 md:grid-cols-2">{children}</div>
    </section>
  );
}

function Specimen({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`min-w-0 ${isWide ? wholeClass : ""}`}>
      <h3 className="mb-2 text-small text-soft">{title}</h3>
      {children}
    </div>
  );
}

/** "1.375rem to 2rem / 1.1": size and height of the line, as the tokens have them. */
function sizeOf(step: string): string {
  const tokens = tokensOf("--text-");
  const [size = "1rem", height] = [step, `${step}--line-height`].map(
    (name) => tokens.find((token) => token.name === name)?.light,
  );
  const [, least, most] = /^clamp\(([^,]+),.+, ([^,]+)\)$/.exec(size) ?? [];
  return least === undefined ? `${size} / ${height ?? "1.5"}` : `${least} to ${most} / ${height}`;
}

function Lengths({ tokens, isRadius = false }: { tokens: ReturnType<typeof tokensOf>; isRadius?: boolean }) {
  return (
    <ul className="grid gap-2 text-small">
      {tokens.map(({ name, light: length }) => (
        <li key={name} className="flex items-center gap-3">
          <svg width="56" height="32" className="shrink-0 fill-line-strong" aria-hidden="true">
            {isRadius ? (
              <rect width="56" height="32" rx={length} />
            ) : (
              <rect width={length} height="12" y="10" />
            )}
          </svg>
          <b>{name}</b> <span className="text-soft">{length}</span>
        </li>
      ))}
    </ul>
  );
}
