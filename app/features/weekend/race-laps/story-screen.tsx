import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import type { RaceLine } from "#contract/weekend.ts";
import { valueOf } from "#app/data/api-query.ts";
import { lapPositionsQuery, raceStoryQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { Block } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { LapsLed } from "./laps-led.tsx";
import { type RaceOpening, raceOpening } from "./race-opening.ts";
import type { StorySearch } from "#app/features/weekend/weekend-search.ts";
import { cardClass, Cuts, PairCards } from "./gap-cards.tsx";
import { chosenPairs, pairOf, partsOf } from "./story-sentences.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import {
  pairRows,
  pairsTableOf,
  placesRows,
  placesTableOf,
  stopsTableOf,
  underAllStops,
} from "./story-tables.tsx";

/** What decided a race or sprint: where the gaps at the flag were made. */
export function StoryScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(raceStoryQuery({ ...race, session }));
  const positions = valueOf(useSuspenseQuery(lapPositionsQuery({ ...race, session })).data);
  const lines = valueOf(useSuspenseQuery(raceClassificationQuery(race, session)).data)?.lines ?? [];
  const search: StorySearch = useSearch({ strict: false });
  const lapsPath = `/race/${race.year}/${race.round}/${session === "R" ? "race" : "sprint"}/laps`;
  return (
    <>
      <h2 className="sr-only">What decided it</h2>
      <Timed facts={data} session={session} document="story">
        {(story) => (
          <>
            <Opening
              opening={raceOpening({ lines, story, positions })}
              drivers={story.drivers}
              winnersTeam={lines[0]?.team_id ?? null}
              year={race.year}
            />
            <Story story={story} results={lines} search={search} lapsPath={lapsPath} year={race.year} />
          </>
        )}
      </Timed>
    </>
  );
}

type OpeningProps = {
  opening: RaceOpening | undefined;
  drivers: RaceStory["drivers"];
  winnersTeam: string | null;
  year: number;
};

/** How the race went, in a few sentences on the colour of the winner. */
function Opening({ opening, drivers, winnersTeam, year }: OpeningProps) {
  if (opening === undefined) return null;
  return (
    <section
      className={`team-band mb-9 rounded-card px-5 py-4 shadow-card max-phone:mb-7 max-phone:p-4 ${teamClass(winnersTeam, year)}`}
    >
      <h3 className="font-display text-title font-extrabold text-balance">{opening.title}</h3>
      <p className="mt-2 max-w-240 text-pretty">{opening.sentences.join(" ")}</p>
      <LapsLed leaders={opening.leaders} drivers={drivers} year={year} />
    </section>
  );
}

const leadClass = "-mt-2 mb-3 max-w-200 text-small text-soft";

type StoryProps = {
  story: RaceStory;
  results: ReadonlyArray<RaceLine>;
  search: StorySearch;
  lapsPath: string;
  year: number;
};

function Story({ story, results, search, lapsPath, year }: StoryProps) {
  const { podium, teammates } = chosenPairs(story);
  const drivers = useMemo(() => placesRows(story, results), [story, results]);
  const stops = useMemo(() => withDrivers(story.drivers, story.stops), [story]);
  const tables = useMemo(() => ({ places: placesTableOf(story), stops: stopsTableOf(story) }), [story]);
  const placesTable = useTeamColours(tables.places, year, teamOfRow);
  const lossesTable = useTeamColours(tables.stops, year, teamOfRow);
  const hasSafetyCars = story.places.some(({ neutralised }) => neutralised !== null);
  const underAll = underAllStops(story);
  const about = { story, lapsPath, year };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9 max-phone:gap-7">
      <TimeWon podium={podium} {...about} />
      {teammates.length === 0 ? null : (
        <Block title="Teammates">
          <p className={leadClass}>
            {teammates.length > 1 ? "All teammates share a scale of their own. " : ""}To the left, filled:
            gained by the driver ahead. To the right, hollow: by the driver behind.
          </p>
          <PairCards pairs={teammates} isDense {...about} />
        </Block>
      )}
      <AnyTwo search={search} {...about} />
      {story.cuts.length === 0 ? null : (
        <Block title="Undercuts and overcuts">
          <>
            <Cuts {...about} />
            <p className="mt-2 max-w-200 text-small text-soft">
              Seconds ahead (+) or behind (−) before the stops and after them. An undercut: the car behind
              stops first, the other within ten laps, and the order has changed after both stops. An overcut:
              the same by stopping later. Only stops under green, on dry tyres.
            </p>
          </>
        </Block>
      )}
      <Block title="Places won and lost">
        <p className={leadClass}>
          First lap, on track, by stops and otherwise (safety cars, retirements, penalties) add up to what was
          gained.
          {hasSafetyCars ? (
            <span className="max-md:hidden">
              {" "}
              The last column is time gained on the field behind safety cars.
            </span>
          ) : null}
        </p>
        <DataTable
          table={placesTable}
          rows={drivers}
          method={`Gained: from the grid to the flag. On track: on free laps after the first.${hasSafetyCars ? " Safety car: seconds gained on those laps against the mean of the field." : ""} Based on lap data only.`}
        />
      </Block>
      <Block title="Pit stops">
        {underAll === null ? null : <p className={leadClass}>{underAll}</p>}
        <DataTable
          table={lossesTable}
          rows={stops}
          method="Lost: in-lap and out-lap less two free laps before and after; under a safety car, real or virtual, less what cars beside it took that did not stop. “–”: these laps cannot tell."
        />
      </Block>
    </div>
  );
}

/** What the story is told of, and where each lap of it stands. */
type About = Pick<StoryProps, "story" | "lapsPath" | "year">;

/** The first two of the race against each other. */
function TimeWon({ podium, ...about }: About & { podium: ReturnType<typeof chosenPairs>["podium"] }) {
  const parts = new Set(podium.flatMap((pair) => partsOf(about.story, pair).map(({ name }) => name)));
  const [hasTyres, hasSlowLaps] = [parts.has("Tyres"), parts.has("Slow laps")];
  return (
    <Block title="Where the time was won">
      <p className={leadClass}>
        The final gap, and the seconds each driver gained on the other
        {podium.length > 1 ? "; these cards share one scale" : ""}.
        {hasSlowLaps ? " The data do not say why laps were slow." : ""}
      </p>
      {podium.length === 0 ? (
        <p className="note">The laps of the first two cannot be compared.</p>
      ) : (
        <>
          <PairCards pairs={podium} {...about} />
          <p className="mt-3 max-w-200 text-small text-pretty text-soft">
            Pace: laps at racing speed. Slow laps: more than 3% slower than usual without a stop or safety
            car, or without a time.
            {hasTyres ? " “Tyres” is an estimate by a model. " : " "}
            Figures are rounded; <a href="#all-pairs">all pairs</a> have them to the thousandth.
          </p>
        </>
      )}
    </Block>
  );
}

/** Two drivers that a reader picks, and all pairs as a table. */
function AnyTwo({ search, ...about }: About & Pick<StoryProps, "search">) {
  const { story, year } = about;
  const { one, other } = search;
  // As the address had it when the page came: who takes the order back goes on reading.
  const [isSorted] = useState(search.sort !== undefined || search.f !== undefined);
  const picked = one === undefined || other === undefined ? undefined : pairOf(story, one, other);
  const pairs = useMemo(() => pairRows(story), [story]);
  const pairsTable = useMemo(() => pairsTableOf(story, year), [story, year]);
  return (
    <section>
      <div className={`${cardClass} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}>
        <h3 className="font-display text-block font-extrabold">Any two drivers</h3>
        <PickPair story={story} search={search} />
      </div>
      {picked === undefined && one !== undefined && other !== undefined ? (
        <p className="note mt-3">
          {one === other ? "Choose two different drivers." : "These two have no timed lap in common."}
        </p>
      ) : null}
      {picked === undefined ? null : (
        <div className="mt-4">
          <PairCards pairs={[picked]} {...about} />
        </div>
      )}
      <details className="mt-4" open={isSorted}>
        <summary className="w-fit cursor-pointer font-strong">All pairs, to the thousandth</summary>
        <div id="all-pairs" className="mt-2">
          <DataTable
            table={pairsTable}
            rows={pairs}
            method={`Seconds that the driver behind lost to the one ahead, at the end of the last lap that both completed. The parts add up to the gap. The bar has the colour of the team ahead. ${story.source}; classified times and penalties: F1DB.`}
          />
        </div>
      </details>
    </section>
  );
}

/** Picks two drivers: each choice is answered at once, without scripts with the button. */
function PickPair({ story, search: { one, other } }: { story: RaceStory; search: StorySearch }) {
  const options = story.drivers.map(({ driver_id, driver_name }) => ({
    value: driver_id,
    label: driver_name,
  }));
  const navigate = useNavigate();
  const chosen = { one: one ?? options[0]?.value ?? "", other: other ?? options[1]?.value ?? "" };

  function pick(name: keyof typeof chosen, id: string) {
    const picked = { ...chosen, [name]: id };
    // Who is the other one already changes places with this one.
    const pair = picked.one === picked.other ? { one: chosen.other, other: chosen.one } : picked;
    void navigate({ to: ".", search: (previous) => ({ ...previous, ...pair }), resetScroll: false });
  }

  return (
    <form className="flex items-center gap-3 max-phone:grid max-phone:w-full max-phone:[&_.select]:h-(--touch-height) max-phone:[&_.select]:w-full">
      {(
        [
          ["one", "Driver", "sr-only"],
          ["other", "and", "max-phone:sr-only"],
        ] as const
      ).map(([name, label, look]) => (
        <SelectField
          key={name}
          label={<span className={look}>{label}</span>}
          name={name}
          value={chosen[name]}
          options={options}
          onPick={(id) => pick(name, id)}
          className="flex items-center gap-3 text-small"
        />
      ))}
      <button type="submit" className="button not-noscript:hidden">
        Show
      </button>
    </form>
  );
}
