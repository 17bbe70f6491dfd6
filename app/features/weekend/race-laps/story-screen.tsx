import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import { raceStoryQuery } from "#app/data/timing.queries.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { NativeOptions } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { formatSeconds } from "#app/text/format.ts";
import { Block, neutralisationsText } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import type { StorySearch } from "./race-laps-search.ts";
import {
  chosenPairs,
  cutSentence,
  gapSentence,
  type Pair,
  pairOf,
  partsOf,
  type Sentence,
  sentencesOf,
  surnameOf,
} from "./story-sentences.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
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
  const [first, ...others] = podium;
  const { one, other } = search;
  const picked = one === undefined || other === undefined ? undefined : pairOf(story, one, other);
  const pairs = useMemo(() => pairRows(story), [story]);
  const drivers = useMemo(() => withDrivers(story.drivers, story.places), [story]);
  const stops = useMemo(() => withDrivers(story.drivers, story.stops), [story]);
  const placesTable = useTeamColours(driversTable, year, teamOfRow);
  const lossesTable = useTeamColours(stopsTable, year, teamOfRow);
  const about = { story, lapsPath, year };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {first === undefined ? (
        <p className="note">The laps of the first two cannot be compared.</p>
      ) : (
        <WinnersStory pair={first} {...about} />
      )}
      {others.length === 0 ? null : (
        <Block title="The podium">
          <PairCards pairs={others} {...about} />
        </Block>
      )}
      <Block title="Any two drivers">
        <PickPair story={story} search={search} />
        {picked === undefined ? null : <PairCards pairs={[picked]} {...about} />}
        {picked === undefined && one !== undefined && other !== undefined ? (
          <p className="note">These two have no timed lap in common.</p>
        ) : null}
      </Block>
      {teammates.length === 0 ? null : (
        <Block title="Teammates">
          <PairCards pairs={teammates} {...about} />
        </Block>
      )}
      <Block title="Undercuts and overcuts">
        {story.cuts.length === 0 ? (
          <p className="note">None: no two cars changed places through their stops.</p>
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
          An undercut: the car behind stops first, the other within ten laps, and the order has changed after
          both stops. An overcut: the same by stopping later. Only stops under green, on dry tyres.
        </p>
      </Block>
      <Block title="Places won and lost">
        <DataTable
          table={placesTable}
          rows={drivers}
          method="Places won and lost against each other car under green after lap 1: on track, or while one of the two was in the pits. Neutralisations: seconds gained behind safety cars against the mean of the field. All from the laps alone."
        />
      </Block>
      <Block title="Pit stops">
        <DataTable
          table={lossesTable}
          rows={stops}
          method="Lost: in-lap and out-lap less two free laps before and after; on neutralised laps, less what the same laps took cars that did not stop. A dash where these laps cannot tell."
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

/** Who won and why: the winner against the second, with the reasons first. */
function WinnersStory({ pair, ...about }: About & { pair: Pair }) {
  const { story, year } = about;
  return (
    <section
      className={`team-band rounded-card p-5 max-phone:p-4 ${teamClass(story.drivers[pair.ahead]?.team_id ?? null, year)}`}
    >
      <h3 className="mb-3 font-display text-title font-extrabold">{gapSentence(story, pair)}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 wide:grid-cols-2">
        <Reasons pair={pair} {...about} />
        <GapBars pair={pair} {...about} />
      </div>
      <p className="mt-4 max-w-200 text-small text-[light-dark(#434a57,#c3c9d3)]">
        The parts add up to the gap. Each bar points to the driver who gained that time.{" "}
        {capitalised(neutralisationsText(story.neutralisations))}
      </p>
    </section>
  );
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

type About = { story: RaceStory; lapsPath: string; year: number };

function PairCards({ pairs, ...about }: About & { pairs: ReadonlyArray<Pair> }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2">
      {pairs.map((pair) => (
        <li key={`${pair.ahead} ${pair.behind}`} className="rounded-card border border-line bg-surface p-4">
          <h4 className="mb-2 font-bold">{gapSentence(about.story, pair)}</h4>
          <GapBars pair={pair} {...about} />
          <Reasons pair={pair} {...about} />
        </li>
      ))}
    </ul>
  );
}

/** The parts of a gap in words. */
function Reasons({ pair, ...about }: About & { pair: Pair }) {
  return (
    <ul className="mt-2 grid content-start gap-1.5 text-table">
      {sentencesOf(about.story, pair).map((sentence) => (
        <li key={sentence.text}>
          <SentenceText sentence={sentence} {...about} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A bar for each part that is not nothing, from a common zero towards the driver who gained it, in the colour of the
 * team: filled for the driver ahead, hollow for the one behind.
 */
function GapBars({ pair, story, year }: About & { pair: Pair }) {
  const parts = partsOf(pair).filter(({ seconds }) => seconds !== 0);
  const most = Math.max(0.001, ...parts.map(({ seconds }) => Math.abs(seconds)));
  const team = (index: number) => teamClass(story.drivers[index]?.team_id ?? null, year);
  return (
    <div className="text-small">
      <div className="mb-1 grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_minmax(0,1fr)_4.5rem] gap-x-3 font-semibold">
        {[pair.ahead, pair.behind].map((index) => (
          <span key={index} className="first:col-start-2 first:text-end">
            <span className="max-md:hidden">{surnameOf(story, index)}</span>
            <abbr className="no-underline md:hidden" title={surnameOf(story, index)}>
              {story.drivers[index]?.driver_code}
            </abbr>
          </span>
        ))}
      </div>
      <dl className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_4.5rem] items-center gap-x-3">
        {parts.map(({ key, name, seconds }) => (
          <div key={key} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt>{name}</dt>
            <dd className="order-3 text-end font-semibold">
              <span className="sr-only">
                {surnameOf(story, seconds > 0 ? pair.ahead : pair.behind)} gains{" "}
              </span>
              {formatSeconds(Math.abs(seconds))} s
            </dd>
            <svg
              className={`order-2 h-5 w-full ${team(seconds > 0 ? pair.ahead : pair.behind)}`}
              aria-hidden="true"
            >
              <rect
                x={percent(seconds > 0 ? 0.5 - seconds / most / 2.1 : 0.5)}
                width={percent(Math.abs(seconds) / most / 2.1)}
                y="3"
                height="14"
                rx="3"
                className="fill-team stroke-team"
                fillOpacity={seconds > 0 ? undefined : 0.26}
                strokeWidth="1.5"
              />
              <line x1="50%" x2="50%" y2="100%" className="stroke-line-strong" />
            </svg>
          </div>
        ))}
        <div className="col-span-3 mt-1 grid grid-cols-subgrid border-t border-line-strong pt-1 font-bold">
          <dt>Gap</dt>
          <dd className="col-start-3 text-end">{formatSeconds(Math.abs(pair.gap))} s</dd>
        </div>
      </dl>
    </div>
  );
}

/** A sentence, and behind it the laps that it speaks of. */
function SentenceText({ sentence, story, lapsPath }: Omit<About, "year"> & { sentence: Sentence }) {
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
