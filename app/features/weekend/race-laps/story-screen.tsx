import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import type { RaceLine } from "#contract/weekend.ts";
import { valueOf } from "#app/data/api-query.ts";
import { lapPositionsQuery, raceStoryQuery, raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { NativeOptions } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { formatSigned } from "#app/text/format.ts";
import { Block } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { LapsLed } from "./laps-led.tsx";
import { type RaceOpening, raceOpening } from "./race-opening.ts";
import type { StorySearch } from "#app/features/weekend/weekend-search.ts";
import {
  chosenPairs,
  cutSentence,
  gapSentence,
  inRoadOrder,
  type Pair,
  pairOf,
  partsOf,
  type Sentence,
  sentencesOf,
  toldOf,
  surnameOf,
} from "./story-sentences.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { driversTable, pairRows, pairsTable, stopsTable } from "./story-tables.tsx";

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
              winner={lines[0]}
              year={race.year}
            />
            <Story story={story} search={search} lapsPath={lapsPath} year={race.year} />
          </>
        )}
      </Timed>
    </>
  );
}

type OpeningProps = {
  opening: RaceOpening | undefined;
  drivers: RaceStory["drivers"];
  winner: RaceLine | undefined;
  year: number;
};

/** How the race went, in a few sentences. */
function Opening({ opening, drivers, winner, year }: OpeningProps) {
  if (opening === undefined) return null;
  return (
    <section
      className={`team-band mb-9 rounded-card p-6 max-phone:mb-7 max-phone:p-4 ${teamClass(winner?.team_id ?? null, year)}`}
    >
      <h3 className="font-display text-title font-extrabold text-balance">{opening.title}</h3>
      <div className="mt-3 grid max-w-200 gap-1.5">
        {opening.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <LapsLed leaders={opening.leaders} drivers={drivers} year={year} />
    </section>
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
        <Block title="Where the time was won">
          <WinnersPair pair={first} {...about} />
          {others.length === 0 ? null : <PairCards pairs={others} {...about} />}
          <p className="mt-3 max-w-200 text-small text-soft">
            The parts add up to the gap: + was gained by the driver who is named first, − by the other.
          </p>
        </Block>
      )}
      {teammates.length === 0 ? null : (
        <Block title="Teammates">
          <PairCards pairs={teammates} {...about} />
        </Block>
      )}
      <Block title="Any two drivers">
        <PickPair story={story} search={search} />
        {picked === undefined ? null : <PairCards pairs={[picked]} {...about} />}
        {picked === undefined && one !== undefined && other !== undefined ? (
          <p className="note">These two have no timed lap in common.</p>
        ) : null}
      </Block>
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

/** The winner against the second. */
function WinnersPair({ pair, ...about }: About & { pair: Pair }) {
  return (
    <section className={`mb-4 ${pairCard}`}>
      <h4 className="mb-3 font-display text-block font-extrabold">{gapSentence(about.story, pair)}</h4>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 wide:grid-cols-2">
        <GapBars pair={inRoadOrder(pair)} {...about} />
        <Reasons pair={inRoadOrder(pair)} {...about} />
      </div>
    </section>
  );
}

const pairCard = "rounded-card border border-line bg-surface p-5 shadow-card max-phone:p-4";

type About = { story: RaceStory; lapsPath: string; year: number };

function PairCards({ pairs, ...about }: About & { pairs: ReadonlyArray<Pair> }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 wide:grid-cols-2">
      {pairs.map((pair) => (
        <li key={`${pair.ahead} ${pair.behind}`} className={pairCard}>
          <h4 className="mb-3 font-display text-[1.0625rem] font-extrabold text-balance">
            {gapSentence(about.story, pair)}
          </h4>
          <GapBars pair={inRoadOrder(pair)} {...about} />
          <Reasons pair={inRoadOrder(pair)} className="mt-3" {...about} />
        </li>
      ))}
    </ul>
  );
}

/** What the bars of a gap do not say. */
function Reasons({ pair, className = "", ...about }: About & { pair: Pair; className?: string }) {
  return (
    <ul className={`grid content-start gap-1.5 text-[0.875rem] text-soft ${className}`}>
      {toldOf(sentencesOf(about.story, pair)).map((sentence) => (
        <li key={sentence.text}>
          <SentenceText sentence={sentence} {...about} />
        </li>
      ))}
    </ul>
  );
}

/** The least room beside the zero, so that both drivers keep a side. */
const leastSide = 0.15;

/**
 * A bar for each part that is not nothing, from a common zero towards the driver who gained it, in the colour of the
 * team: filled for the driver ahead, hollow for the one behind. On a phone it stands below its name and has all of the
 * width.
 */
function GapBars({ pair, story, year }: About & { pair: Pair }) {
  const parts = partsOf(pair).filter(({ seconds }) => seconds !== 0);
  const most = Math.max(0.001, ...parts.map(({ seconds }) => seconds));
  const least = Math.max(0.001, ...parts.map(({ seconds }) => -seconds));
  const zero = Math.min(1 - leastSide, Math.max(leastSide, most / (most + least)));
  const scale = Math.min(zero / most, (1 - zero) / least);
  const team = (index: number) => teamClass(story.drivers[index]?.team_id ?? null, year);
  return (
    <div className={gapGrid}>
      <p className="mb-0.5 flex justify-between gap-3 font-strong max-md:col-span-full md:col-start-2">
        <span className="before:content-['←_'/'']">{surnameOf(story, pair.ahead)}</span>
        <span className="after:content-['_→'/'']">{surnameOf(story, pair.behind)}</span>
      </p>
      <dl className="col-span-full grid grid-cols-subgrid gap-y-0.5">
        {parts.map(({ key, name, seconds }) => (
          <div key={key} className="col-span-full grid grid-cols-subgrid items-center">
            <dt>{name}</dt>
            <dd className="text-end font-strong md:order-3">
              <span className="sr-only">
                {surnameOf(story, seconds > 0 ? pair.ahead : pair.behind)} gains{" "}
              </span>
              {formatSigned(seconds, 3)} s
            </dd>
            <svg
              className={`h-5 w-full max-md:col-span-full max-md:mb-1.5 max-md:h-3.5 md:order-2 ${team(seconds > 0 ? pair.ahead : pair.behind)}`}
              aria-hidden="true"
            >
              <rect
                x={percent(seconds > 0 ? zero - seconds * scale : zero)}
                width={percent(Math.abs(seconds) * scale)}
                y="2"
                height="calc(100% - 4px)"
                rx="3"
                className="fill-team stroke-team"
                fillOpacity={seconds > 0 ? undefined : 0.26}
                strokeWidth="1.5"
              />
              <line x1={percent(zero)} x2={percent(zero)} y2="100%" className="stroke-line-strong" />
            </svg>
          </div>
        ))}
        <div className="col-span-full mt-1 grid grid-cols-subgrid border-t border-line-strong pt-1 font-bold">
          <dt>Gap</dt>
          <dd className="text-end md:col-start-3">{formatSigned(pair.gap, 3)} s</dd>
        </div>
      </dl>
    </div>
  );
}

const gapGrid =
  "grid grid-cols-[minmax(0,1fr)_auto] content-start items-center gap-x-3 text-small md:grid-cols-[8rem_minmax(0,1fr)_auto]";

/** A sentence, and behind it the laps that it speaks of. */
function SentenceText({ sentence, story, lapsPath }: Omit<About, "year"> & { sentence: Sentence }) {
  return (
    <>
      {sentence.text}
      {sentence.laps.map(({ driver, lap }) => {
        const who = story.drivers[driver];
        return who === undefined ? null : (
          <span key={`${driver} ${lap}`} className="ms-1.5">
            {" "}
            <a
              href={`${lapsPath}?driver=${who.driver_id}#lap-${lap}`}
              className="text-small whitespace-nowrap underline"
            >
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
