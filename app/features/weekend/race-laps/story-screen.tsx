import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import { raceStoryQuery } from "#app/data/timing.queries.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { NativeOptions } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { formatSigned } from "#app/text/format.ts";
import { bandsSentence, Block } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import type { StorySearch } from "./race-laps-search.ts";
import {
  chosenPairs,
  cutSentence,
  type Pair,
  pairOf,
  partsOf,
  type Sentence,
  sentencesOf,
} from "./story-sentences.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { driversTable, pairRows, pairsTable, stopsTable } from "./story-tables.tsx";

/** What decided a race or sprint: where the gaps at the flag were made. */
export function StoryScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(raceStoryQuery({ ...race, session }));
  const search: StorySearch = useSearch({ strict: false });
  const lapsPath = `/race/${race.year}/${race.round}/${session === "R" ? "race" : "sprint"}/laps`;
  return (
    <>
      <h2 className="sr-only">What decided it</h2>
      <Timed facts={data} session={session} document="story">
        {(story) => <Story story={story} search={search} lapsPath={lapsPath} year={race.year} />}
      </Timed>
    </>
  );
}

type StoryProps = { story: RaceStory; search: StorySearch; lapsPath: string; year: number };

function Story({ story, search, lapsPath, year }: StoryProps) {
  const { podium, teammates } = chosenPairs(story);
  const { one, other } = search;
  const picked = one === undefined || other === undefined ? undefined : pairOf(story, one, other);
  const pairs = useMemo(() => pairRows(story), [story]);
  const drivers = useMemo(() => withDrivers(story.drivers, story.places), [story]);
  const stops = useMemo(() => withDrivers(story.drivers, story.stops), [story]);
  const placesTable = useTeamColours(driversTable, year, teamOfRow);
  const lossesTable = useTeamColours(stopsTable, year, teamOfRow);
  const about = { story, lapsPath };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <Block title="The podium">
        <p className="mb-3 max-w-200 text-small text-soft">
          Each gap is split into parts that add up to it exactly. A bar to the right is time that the driver
          behind lost, one to the left time that this driver won back. {bandsSentence(story.neutralisations)}
        </p>
        <PairCards pairs={podium} columns="min-[80rem]:grid-cols-3" {...about} />
      </Block>
      <Block title="Any two drivers">
        <PickPair story={story} search={search} />
        {picked === undefined ? null : <PairCards pairs={[picked]} {...about} />}
        {picked === undefined && one !== undefined && other !== undefined ? (
          <p className="note">The laps cannot tell: the two have no lap in common that was timed.</p>
        ) : null}
      </Block>
      {teammates.length === 0 ? null : (
        <Block title="Teammates">
          <PairCards pairs={teammates} {...about} />
        </Block>
      )}
      <Block title="Undercuts and overcuts">
        {story.cuts.length === 0 ? (
          <p className="note">There were none by the rule: no two cars changed places by their stops.</p>
        ) : (
          <ul className="grid gap-1.5">
            {story.cuts.map((cut) => (
              <li key={`${cut.driver} ${cut.other} ${cut.driver_lap}`}>
                <SentenceText sentence={cutSentence(story, cut)} {...about} />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 max-w-200 text-small text-soft">
          An undercut: of two cars the one behind stops first, the other at most ten laps later, and after
          both stops their order is another. An overcut is the mirror of it. Only stops on a free track, on
          dry tyres.
        </p>
      </Block>
      <Block title="Places and neutralisations">
        <DataTable
          table={placesTable}
          rows={drivers}
          method="Places won and lost against each other car on a free track after lap 1: on track, or while one of the two was in the pits. Neutralisations: seconds that safety cars gave a car against the mean of the field. All from the laps alone."
        />
      </Block>
      <Block title="Pit stops">
        <DataTable
          table={lossesTable}
          rows={stops}
          method="Lost: in-lap and out-lap less what the two free laps before and after took; neutralised, less what the same laps took cars that did not come in. Where these laps cannot tell it is a dash."
        />
      </Block>
      <Block title="All pairs">
        <DataTable
          table={pairsTable}
          rows={pairs}
          method={`Seconds that the driver behind lost to the one ahead, at the end of the last lap that both completed. The parts add up to the gap. ${story.source}; classified times and penalties: F1DB.`}
        />
      </Block>
    </div>
  );
}

type About = { story: RaceStory; lapsPath: string };

type PairCardsProps = About & {
  pairs: ReadonlyArray<Pair>;
  /** How many stand side by side on a wide page. */
  columns?: string;
};

function PairCards({ pairs, columns = "", story, lapsPath }: PairCardsProps) {
  if (pairs.length === 0) return <p className="note">The laps cannot tell.</p>;
  return (
    <ul className={`grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2 ${columns}`}>
      {pairs.map((pair) => (
        <li key={`${pair.ahead} ${pair.behind}`} className="rounded-card border border-line bg-surface p-4">
          <PairCard pair={pair} story={story} lapsPath={lapsPath} />
        </li>
      ))}
    </ul>
  );
}

function PairCard({ pair, story, lapsPath }: About & { pair: Pair }) {
  const [first, ...others] = sentencesOf(story, pair);
  return (
    <>
      <h4 className="mb-1 font-bold">
        {story.drivers[pair.ahead]?.driver_name} and {story.drivers[pair.behind]?.driver_name}
      </h4>
      {first === undefined ? null : <p className="mb-2">{first.text}</p>}
      <LedgerBars pair={pair} />
      <ul className="mt-2 grid gap-1 text-table">
        {others.map((sentence) => (
          <li key={sentence.text}>
            <SentenceText sentence={sentence} story={story} lapsPath={lapsPath} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A bar for each part that is not nothing, from a common zero, with its seconds. */
function LedgerBars({ pair }: { pair: Pair }) {
  const parts = partsOf(pair).filter(({ seconds }) => seconds !== 0);
  const most = Math.max(0.001, ...parts.map(({ seconds }) => Math.abs(seconds)));
  return (
    <dl className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_4.5rem] items-center gap-x-3 text-small">
      {parts.map(({ key, name, seconds }) => (
        <div key={key} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt className="text-soft">{name}</dt>
          <dd className="order-3 text-end font-semibold">{formatSigned(seconds, 3)}</dd>
          <svg className="order-2 h-4 w-full" aria-hidden="true">
            <line x1="50%" x2="50%" y2="100%" className="stroke-line-strong" />
            <rect
              x={percent(seconds > 0 ? 0.5 : 0.5 + seconds / most / 2)}
              width={percent(Math.abs(seconds) / most / 2)}
              y="3"
              height="10"
              className={seconds > 0 ? "fill-worse" : "fill-better"}
              fillOpacity="0.7"
            />
          </svg>
        </div>
      ))}
      <div className="col-span-3 mt-1 grid grid-cols-subgrid border-t border-line pt-1 font-bold">
        <dt>Gap</dt>
        <dd className="col-start-3 text-end">{formatSigned(pair.gap, 3)}</dd>
      </div>
    </dl>
  );
}

/** A sentence, and behind it the laps that it speaks of. */
function SentenceText({ sentence, story, lapsPath }: About & { sentence: Sentence }) {
  return (
    <>
      {sentence.text}
      {sentence.laps.map(({ driver, lap }) => {
        const who = story.drivers[driver];
        return who === undefined ? null : (
          <span key={`${driver} ${lap}`}>
            {" "}
            <a href={`${lapsPath}?driver=${who.driver_id}#lap-${lap}`} className="text-small underline">
              {who.driver_code} lap {lap}
            </a>
          </span>
        );
      })}
    </>
  );
}

/** Picks two drivers; without scripts it is a plain form. */
function PickPair({ story, search: { one, other } }: { story: RaceStory; search: StorySearch }) {
  const options = story.drivers.map(({ driver_id, driver_name }) => ({
    value: driver_id,
    label: driver_name,
  }));
  const [first, second] = [one ?? options[0]?.value ?? "", other ?? options[1]?.value ?? ""];
  return (
    <form className="mb-3 flex flex-wrap items-end gap-3" key={`${first} ${second}`}>
      {(
        [
          ["one", "Driver", first],
          ["other", "and", second],
        ] as const
      ).map(([name, label, value]) => (
        <label key={name} className="grid gap-1 text-small">
          {label}
          <span className="select">
            <select name={name} defaultValue={value}>
              <NativeOptions options={options} />
            </select>
          </span>
        </label>
      ))}
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
