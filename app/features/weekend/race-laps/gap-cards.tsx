import type { ReactNode } from "react";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSeconds } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import {
  cutGaps,
  gapSentence,
  inRoadOrder,
  isNothing,
  type Pair,
  partsOf,
  stopsOfPair,
  surnameOf,
} from "./story-sentences.ts";

/** The surface of a card. */
export const cardClass = "rounded-card border border-line bg-surface p-5 shadow-card max-phone:p-4";

/** The race that a card is of, and where its laps are listed. */
type About = { story: RaceStory; lapsPath: string; year: number };

type PairCardsProps = About & { pairs: ReadonlyArray<Pair> };

/** A card for each pair, all on one scale. */
export function PairCards({ pairs, ...about }: PairCardsProps) {
  const cards = pairs.map((pair) => ({ pair, onRoad: inRoadOrder(pair) }));
  const beside = cards.map(({ onRoad }) => onRoad);
  const names = cards.flatMap(({ onRoad }) => partsOf(about.story, onRoad).map(({ name }) => name));
  // As wide as the longest name of a part in one line: bars have the rest.
  const partClass = names.some((name) => name.length > 12) ? "[--part:7rem]" : "";
  const scale = scaleOf(cards.flatMap(({ onRoad }) => secondsOf(about.story, onRoad)));
  return (
    <ul
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 ${partClass} ${pairs.length % 3 === 0 ? "wide:grid-cols-3" : ""}`}
    >
      {cards.map(({ pair, onRoad }) => (
        <li
          key={`${pair.ahead} ${pair.behind}`}
          className={`${cardClass} row-span-3 grid grid-rows-subgrid gap-y-0`}
        >
          <h4 className="mb-3 font-display text-base font-extrabold text-balance">
            {gapSentence(about.story, pair)}
          </h4>
          <GapBars pair={onRoad} beside={beside} scale={scale} {...about} />
          <StopLaps pair={onRoad} {...about} />
        </li>
      ))}
    </ul>
  );
}

/** Where zero is, and how long a second, as shares of the width; whether anything is drawn to the right of zero. */
type Scale = { zero: number; second: number; hasRight: boolean };

/** All that a card draws. */
function secondsOf(story: RaceStory, pair: Pair): Array<number> {
  return [...partsOf(story, pair).map(({ seconds }) => seconds), pair.gap];
}

/** Both sides of zero have room for a driver’s code, whichever has the bars. */
const leastSide = 0.28;

/** The scale on which all values fit, those above zero to the left. */
export function scaleOf(seconds: ReadonlyArray<number>): Scale {
  const [left, right] = [Math.max(0, ...seconds), Math.max(0, ...seconds.map((value) => -value))];
  const all = left + right;
  if (all === 0) return { zero: 0.5, second: 0, hasRight: false };
  const zero = Math.min(1 - leastSide, Math.max(leastSide, left / all));
  return {
    zero,
    second: Math.min(left === 0 ? Infinity : zero / left, right === 0 ? Infinity : (1 - zero) / right),
    hasRight: right > 0,
  };
}

const lineClass = "grid grid-cols-[var(--part,5.625rem)_minmax(0,1fr)] items-center";

/** What is beyond the longest bar: its value. */
const plotClass = "block h-6 w-full overflow-visible";

type GapBarsProps = Omit<About, "lapsPath"> & {
  pair: Pair;
  /** All pairs of the group, whose rows stand side by side. */
  beside: ReadonlyArray<Pair>;
  scale: Scale;
};

/**
 * A bar for each part, from zero towards the driver who gained it, with its value at its end, in the
 * colour of the team: of two of one team the one behind is hollow.
 */
function GapBars({ pair, beside, scale, story, year }: GapBarsProps) {
  const parts = partsOf(story, pair, beside);
  const isTeam = story.drivers[pair.ahead]?.team_id === story.drivers[pair.behind]?.team_id;
  return (
    // Values need room at the ends of bars: none where no bar ends.
    <div
      className={`text-small [&_dd]:ps-[min(3rem,20%)] ${scale.hasRight ? "[&_dd]:pe-[min(3rem,20%)]" : ""}`}
    >
      <dl>
        <div className={`${lineClass} mb-1 border-b border-line pb-1 font-strong`} aria-hidden="true">
          <dd className="col-start-2">
            <svg className={plotClass}>
              <text x={place(scale.zero)} dx="-8" y="16" textAnchor="end" className="fill-ink">
                ← {story.drivers[pair.ahead]?.driver_code}
              </text>
              <text x={place(scale.zero)} dx="8" y="16" className="fill-ink">
                {story.drivers[pair.behind]?.driver_code} →
              </text>
            </svg>
          </dd>
        </div>
        {parts.map(({ name, seconds }) => {
          const gainer = seconds > 0 ? pair.ahead : pair.behind;
          return (
            <div key={name} className={lineClass}>
              <dt>{name}</dt>
              <dd>
                {isNothing(seconds) ? null : (
                  <span className="sr-only">
                    {surnameOf(story, gainer)} gains {formatSeconds(Math.abs(seconds))} s
                  </span>
                )}
                <Bar
                  seconds={seconds}
                  scale={scale}
                  text={Math.abs(seconds).toFixed(1)}
                  isHollow={isTeam && seconds < 0}
                  className={teamClass(story.drivers[gainer]?.team_id ?? null, year)}
                />
              </dd>
            </div>
          );
        })}
        <div className={`${lineClass} mt-1 border-t border-line-strong pt-1 font-bold`}>
          <dt>Gap</dt>
          <dd>
            <span className="sr-only">
              {surnameOf(story, pair.ahead)} by {formatSeconds(pair.gap)} s
            </span>
            <Bar
              seconds={pair.gap}
              scale={scale}
              text={formatSeconds(pair.gap)}
              isHollow={false}
              className={teamClass(story.drivers[pair.ahead]?.team_id ?? null, year)}
            />
          </dd>
        </div>
      </dl>
    </div>
  );
}

type BarProps = { seconds: number; scale: Scale; text: string; isHollow: boolean; className: string };

/** A share of the width, without the digits that nobody sees. */
function place(share: number): string {
  return percent(Math.round(1000 * share) / 1000);
}

/** Seconds as a bar from zero, to the left where they are above it, with their value at its end. */
function Bar({ seconds, scale, text, isHollow, className }: BarProps) {
  const zero = place(scale.zero);
  const width = Math.abs(seconds) * scale.second;
  const isLeft = seconds > 0;
  if (isNothing(seconds))
    return (
      <svg className={plotClass}>
        <line x1={zero} x2={zero} y2="100%" className="stroke-line-strong" />
        <text x={zero} dx="5" y="16.5" className="fill-soft">
          0
        </text>
      </svg>
    );
  return (
    <svg className={`${plotClass} ${className}`} aria-hidden="true">
      <line x1={zero} x2={zero} y2="100%" className="stroke-line-strong" />
      <rect
        x={place(isLeft ? scale.zero - width : scale.zero)}
        width={place(width)}
        y="4"
        height="16"
        rx="2"
        className="fill-team stroke-team"
        fillOpacity={isHollow ? 0.26 : undefined}
      />
      <text
        x={place(isLeft ? scale.zero - width : scale.zero + width)}
        dx={isLeft ? -5 : 5}
        y="16.5"
        textAnchor={isLeft ? "end" : "start"}
        className="fill-ink font-strong"
      >
        {text} s
      </text>
    </svg>
  );
}

/** "Stops: Norris 34, 44 · Verstappen 34, 46", with a link to each lap. */
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

/** The undercuts and overcuts of a race: who passed whom on which laps, and the gap before the stops and after them. */
export function Cuts({ story, lapsPath, year }: About) {
  return (
    <ul className={`${cardClass} grid gap-x-8 gap-y-2 wide:grid-cols-2`}>
      {story.cuts.map((cut) => {
        const stops = [
          { driver: cut.driver, lap: cut.driver_lap },
          { driver: cut.other, lap: cut.other_lap },
        ];
        return (
          <li
            key={`${cut.driver} ${cut.other} ${cut.driver_lap}`}
            className={`flex items-baseline justify-between gap-x-3 border-l-4 border-team ps-2 ${teamClass(story.drivers[cut.driver]?.team_id ?? null, year)}`}
          >
            <span>
              <b className="font-strong">{surnameOf(story, cut.driver)}</b> {cut.kind}s{" "}
              <span className="me-2">{surnameOf(story, cut.other)}</span>
              <span className="inline-block text-small text-soft max-md:block">
                {stops.map(({ driver, lap }, index) => (
                  <span key={driver}>
                    {index === 0 ? null : ", "}
                    <LapLink who={story.drivers[driver]} lap={lap} lapsPath={lapsPath}>
                      {`${story.drivers[driver]?.driver_code} lap ${lap}`}
                    </LapLink>
                  </span>
                ))}
              </span>
            </span>
            <span className="shrink-0 font-strong tabular-nums">{cutGaps(cut)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type LapLinkProps = {
  who: RaceStory["drivers"][number] | undefined;
  lap: number;
  lapsPath: string;
  children: ReactNode;
};

/** A link to a driver's lap in the list of all laps. */
function LapLink({ who, lap, lapsPath, children }: LapLinkProps) {
  if (who === undefined) return children;
  return (
    <a href={`${lapsPath}?driver=${who.driver_id}#lap-${lap}`} className="underline underline-offset-2">
      {children}
    </a>
  );
}
