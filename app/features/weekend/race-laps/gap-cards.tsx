import type { ReactNode } from "react";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSeconds } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import {
  gapSentence,
  inRoadOrder,
  type Pair,
  partsOf,
  type Sentence,
  stopsOfPair,
  surnameOf,
} from "./story-sentences.ts";

/** The surface of a card. */
export const cardClass = "rounded-card border border-line bg-surface p-5 shadow-card max-phone:p-4";

/** The race that a card is of, and where its laps are listed. */
type About = { story: RaceStory; lapsPath: string; year: number };

/** Cards of pairs, their bars on one scale. */
export function PairCards({ pairs, ...about }: About & { pairs: ReadonlyArray<Pair> }) {
  const ordered = pairs.map(inRoadOrder);
  const most = Math.max(0.001, ...ordered.flatMap(partsOf).map(({ seconds }) => Math.abs(seconds)));
  return (
    <ul
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 ${pairs.length % 3 === 0 ? "wide:grid-cols-3" : ""}`}
    >
      {pairs.map((pair, index) => (
        <li key={`${pair.ahead} ${pair.behind}`} className={`${cardClass} flex flex-col`}>
          <h4 className="mb-3 font-display text-[1.0625rem] font-extrabold text-balance">
            {gapSentence(about.story, pair)}
          </h4>
          <GapBars pair={ordered[index] ?? pair} most={most} {...about} />
          <StopLaps pair={ordered[index] ?? pair} {...about} />
        </li>
      ))}
    </ul>
  );
}

/** How much of a side the longest bar takes: its value stands at its end. */
const longest = 0.62;

/**
 * A bar for each part that is not nothing, from a zero in the middle towards the driver who gained it, with its value at
 * its end, in the colour of the team: of two of one team the one behind is hollow.
 */
function GapBars({ pair, most, story, year }: Omit<About, "lapsPath"> & { pair: Pair; most: number }) {
  const isTeam = story.drivers[pair.ahead]?.team_id === story.drivers[pair.behind]?.team_id;
  return (
    <div className="text-small">
      <p
        className="mb-1 grid grid-cols-[7rem_minmax(0,1fr)] border-b border-line pb-1.5 font-strong"
        aria-hidden="true"
      >
        <span className="col-start-2 grid grid-cols-2 gap-x-5">
          <span className="truncate text-end">← {surnameOf(story, pair.ahead)}</span>
          <span className="truncate">{surnameOf(story, pair.behind)} →</span>
        </span>
      </p>
      <dl>
        {partsOf(pair).map(({ name, seconds }) => {
          const isAhead = seconds > 0;
          const gainer = isAhead ? pair.ahead : pair.behind;
          const width = (Math.abs(seconds) / most / 2) * longest;
          return (
            <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] items-center">
              <dt>{name}</dt>
              <dd>
                <span className="sr-only">
                  {surnameOf(story, gainer)} gains {formatSeconds(Math.abs(seconds))} s
                </span>
                <svg
                  className={`block h-6 w-full overflow-visible ${teamClass(story.drivers[gainer]?.team_id ?? null, year)}`}
                  aria-hidden="true"
                >
                  <line x1="50%" x2="50%" y2="100%" className="stroke-line-strong" />
                  <rect
                    x={percent(isAhead ? 0.5 - width : 0.5)}
                    width={percent(width)}
                    y="5"
                    height="14"
                    rx="2"
                    className="fill-team stroke-team"
                    fillOpacity={isTeam && !isAhead ? 0.26 : undefined}
                  />
                  <text
                    x={percent(isAhead ? 0.5 - width : 0.5 + width)}
                    dx={isAhead ? -5 : 5}
                    y="16.5"
                    textAnchor={isAhead ? "end" : "start"}
                    className="fill-ink font-strong"
                  >
                    {Math.abs(seconds).toFixed(1)} s
                  </text>
                </svg>
              </dd>
            </div>
          );
        })}
        <div className="mt-1 grid grid-cols-[7rem_minmax(0,1fr)] border-t border-line-strong pt-1.5 font-bold">
          <dt>Gap</dt>
          <dd>
            {surnameOf(story, pair.ahead)} by {formatSeconds(pair.gap)} s
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** "Stops: Norris 34, 44 · Verstappen 34, 46", with a way to each lap. */
function StopLaps({ pair, story, lapsPath }: Omit<About, "year"> & { pair: Pair }) {
  return (
    <p className="mt-auto pt-2 text-small text-soft">
      Stops:{" "}
      {stopsOfPair(story, pair).map(({ driver, laps }, index) => (
        <span key={driver}>
          {index === 0 ? null : " · "}
          {surnameOf(story, driver)} {laps.length === 0 ? "none" : null}
          {laps.map((lap, at) => (
            <span key={lap}>
              {at === 0 ? null : ", "}
              <LapLink who={story.drivers[driver]} lap={lap} lapsPath={lapsPath}>
                <span className="sr-only">lap </span>
                {lap}
              </LapLink>
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

/** A sentence, and behind it the laps that it speaks of. */
export function SentenceText({ sentence, story, lapsPath }: Omit<About, "year"> & { sentence: Sentence }) {
  return (
    <>
      {sentence.text}
      {sentence.laps.map(({ driver, lap }) => {
        const who = story.drivers[driver];
        return (
          <span key={`${driver} ${lap}`} className="ms-1.5 text-small whitespace-nowrap">
            {" "}
            <LapLink who={who} lap={lap} lapsPath={lapsPath}>{`${who?.driver_code} lap ${lap}`}</LapLink>
          </span>
        );
      })}
    </>
  );
}

type LapLinkProps = {
  who: RaceStory["drivers"][number] | undefined;
  lap: number;
  lapsPath: string;
  children: ReactNode;
};

/** A way to a driver's lap in the list of all laps. */
function LapLink({ who, lap, lapsPath, children }: LapLinkProps) {
  if (who === undefined) return children;
  return (
    <a href={`${lapsPath}?driver=${who.driver_id}#lap-${lap}`} className="underline underline-offset-2">
      {children}
    </a>
  );
}
