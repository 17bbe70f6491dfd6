import { HeadToHeadCard } from "#app/features/drivers/head-to-head-card.tsx";
import { Podium } from "#app/features/results/podium.tsx";
import { SpoilerNote } from "#app/features/spoilers/spoiler-cover.tsx";
import { CareerCard } from "#app/features/summary/career-card.tsx";
import { latestSeason, SeasonCard } from "#app/features/summary/season-card.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { ResultRow } from "#contract/results.ts";
import { teamName } from "#contract/teams.ts";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Board, Specimen } from "./board.tsx";

/** Example values of cards; no results. */

/** Bands of several kinds of colour: dark, light, saturated. */
const exampleBands = ["williams", "mclaren", "mercedes"] as const;

const tiles = [
  {
    label: "Pole position",
    value: "1:20.052",
    detail: "Lando Norris, McLaren",
    className: teamClass("mclaren"),
  },
  { label: "Biggest gain", value: "+9", detail: "From 15th to 6th", className: teamClass("williams") },
  { label: "Margin", value: "30.324 s", detail: "First to second" },
];

const careerSeasons = [
  { year: 2024, wins: 4, rank: 2, teams: [{ id: "mclaren", name: "McLaren" }] },
  { year: 2025, wins: 7, rank: 1, teams: [{ id: "mclaren", name: "McLaren" }] },
];

/** Every kind of square: the podium, points, none, no place, and a sprint. */
const outcomes: ReadonlyArray<
  readonly [place: number | null, points: number, session: "R" | "S", text?: string]
> = [
  [1, 25, "R"],
  [2, 18, "R"],
  [3, 15, "R"],
  [6, 8, "R"],
  [14, 0, "R"],
  [null, 0, "R", "DNF"],
  [null, 0, "R", "DSQ"],
  [2, 7, "S"],
  [12, 0, "S"],
];

const exampleResults: ReadonlyArray<ResultRow> = outcomes.map(
  ([finish_position, points, session_type, position_text], index) => ({
    race_id: index,
    driver_id: "lando_norris",
    full_name: "Lando Norris",
    race_name: `Example ${index + 1}`,
    circuit_name: "Monza",
    constructor: "McLaren",
    team_id: "mclaren",
    grid_position: 1,
    finish_position,
    ...(position_text === undefined ? {} : { position_text }),
    year: 2025,
    // The sprints are of the first two rounds.
    round: session_type === "S" ? index - 6 : index + 1,
    status: position_text ?? "Finished",
    points,
    session_type,
    country: ["Australia", "Japan", "Bahrain", "Monaco", "Spain", "Canada", "Austria"][index % 7] ?? "Italy",
  }),
);

const exampleSeason = latestSeason(exampleResults);

const examplePodium = [
  {
    position: 1,
    driver_id: "lando_norris",
    driver_name: "Lando Norris",
    driver_code: "NOR",
    team_id: "mclaren",
    team_name: "McLaren",
  },
  {
    position: 2,
    driver_id: "charles_leclerc",
    driver_name: "Charles Leclerc",
    driver_code: "LEC",
    team_id: "ferrari",
    team_name: "Ferrari",
  },
  {
    position: 3,
    driver_id: "george_russell",
    driver_name: "George Russell",
    driver_code: "RUS",
    team_id: "mercedes",
    team_name: "Mercedes",
  },
];

/** On /design/: what pages and screens begin with. */
export function Heads() {
  return (
    <Board title="Heads">
      <Specimen
        title="Heading"
        name="PageHeading"
        use="A page without a subject of its own: title, links to related pages, what it is asked with."
        isWide
      >
        <div className="pt-5">
          <PageHeading
            links={<a href="/records/">Records</a>}
            about="A sentence about the page, where it needs one."
            controls={
              <button type="button" className="button">
                What the page is asked with
              </button>
            }
          >
            <p className="font-display text-title font-extrabold">Title of a page</p>
          </PageHeading>
        </div>
      </Specimen>
      <Specimen
        title="Bands"
        name="entity-header"
        use="A page about a driver, a team, a race or a circuit, in the colour of its team."
        isWide
      >
        {exampleBands.map((team) => (
          <div key={team} className={`entity-header mt-3 ${teamClass(team)}`}>
            <p className="font-display text-title font-extrabold">{teamName(team)}</p>
            <p className="text-small">A line of facts, readable on the colour of every team</p>
          </div>
        ))}
      </Specimen>
      <Specimen
        title="Tabs"
        name="Tabs"
        use="The pages that belong together; the open one is bold over the accent. The row sticks to the top of the page."
        isWide
      >
        <Tabs
          label="Example pages"
          tabs={[
            { label: "Parts of the design", link: { to: "/design/" } },
            { label: "How we count", link: { to: "/method/" } },
          ]}
        />
      </Specimen>
    </Board>
  );
}

/** On /design/: the cards that screens are made of. */
export function Cards() {
  return (
    <Board title="Cards">
      <Specimen title="Facts" name="FactTiles" use="Headline facts of a session." isWide>
        <FactTiles tiles={tiles} />
      </Specimen>
      <Specimen title="Podium" name="Podium" use="The first three, each in the colour of the team.">
        <Podium places={examplePodium} year={2025} />
      </Specimen>
      <Specimen
        title="Hidden results"
        name="SpoilerNote"
        use="In the place of results that a reader chose not to know."
      >
        <SpoilerExample />
      </Specimen>
      <Specimen title="Season" name="SeasonCard" use="A season round by round, with its sprints.">
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
                2026 charts
              </a>
            }
            named
          />
        )}
      </Specimen>
      <Specimen
        title="Career"
        name="CareerCard"
        use="Wins and places season by season, in the colours of the teams."
      >
        <CareerCard
          title="Example of a career"
          seasons={careerSeasons}
          won={{ wins: 11, titles: 1 }}
          path="/driver/lando_norris/"
          place="anywhere"
        />
      </Specimen>
      <Specimen
        title="Teammates"
        name="HeadToHeadCard"
        use="Two of a team: score, finding, mirrored bars, a stem for each session."
        isWide
      >
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
            unit: "Seconds ahead by round",
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
  );
}

/** What stands in place of results that a reader chose not to know. */
function SpoilerExample() {
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
