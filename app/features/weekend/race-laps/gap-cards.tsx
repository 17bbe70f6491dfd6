import type { ReactNode } from "react";
import type { RaceStory } from "#contract/timing/race-laps.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSeconds, formatSigned } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import {
  cutGaps,
  inRoadOrder,
  isNothing,
  type Pair,
  pairNote,
  pairTitle,
  type Part,
  partsOf,
  stopsOfPair,
  surnameOf,
} from "./story-sentences.ts";

/** The surface of a card. */
export const cardClass = "rounded-card border border-line bg-surface p-5 shadow-card max-phone:p-4";

/** The race that a card is of, and where its laps are listed. */
type About = { story: RaceStory; lapsPath: string; year: number };

type PairCardsProps = About & {
  pairs: ReadonlyArray<Pair>;
  /** True for many, where what is around them says whose the bars are: all in one card, without heads. */
  isDense?: boolean;
};

/** The looks of pairs in cards of their own, and of many in one card. */
const looks = {
  own: {
    frame: "",
    list: "gap-4",
    item: `${cardClass} gap-y-0`,
    title: "text-base gap-4",
    gap: "text-block",
  },
  dense: {
    frame: "overflow-clip rounded-card border border-line bg-surface shadow-card",
    // The lines between them: those at the edges lie below the frame.
    list: "-mt-px -ms-px",
    item: "gap-y-0 border-t border-s border-line p-5 max-phone:p-4",
    title: "text-table gap-3",
    gap: "text-base",
  },
};

/** Each pair with its parts, all on one scale. */
export function PairCards({ pairs, isDense = false, ...about }: PairCardsProps) {
  const onRoads = pairs.map(inRoadOrder);
  const cards = onRoads.map((onRoad) => partsOf(about.story, onRoad, onRoads));
  // As wide as the longest name of a part in one line: bars have the rest.
  const partClass = cards.flat().some(({ name }) => name.length > 12) ? "[--part:7rem]" : "";
  const scale = scaleOf(cards.flat().map(({ seconds }) => seconds));
  // Of eight no place in a row stays empty where the page is wide.
  const columns =
    pairs.length % 3 > 0 && pairs.length % 4 === 0
      ? "grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]"
      : "grid-cols-[repeat(auto-fill,minmax(min(24rem,100%),1fr))]";
  const look = isDense ? looks.dense : looks.own;
  return (
    <div className={look.frame}>
      <ul className={`grid ${look.list} ${columns} ${partClass}`}>
        {pairs.map((pair, index) => {
          const [onRoad, parts] = [onRoads[index] ?? pair, cards[index] ?? []];
          return (
            <li
              key={`${pair.ahead} ${pair.behind}`}
              className={`row-span-3 grid grid-rows-subgrid ${look.item}`}
            >
              <h4 className={`mb-1 flex items-baseline justify-between font-strong ${look.title}`}>
                <span className="text-balance">{pairTitle(about.story, pair)}</span>{" "}
                <span className={`shrink-0 font-display font-extrabold ${look.gap}`}>
                  {formatSeconds(onRoad.gap)} s
                </span>
              </h4>
              <GapBars pair={onRoad} parts={parts} scale={scale} isDense={isDense} {...about} />
              <StopLaps pair={onRoad} note={pairNote(about.story, pair)} {...about} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Where zero is, and how long a second, as shares of the width. */
type Scale = { zero: number; second: number };

/** Both sides of zero have room for a driver’s code, whichever has the bars. */
const leastSide = 0.28;

/** The scale on which all values fit, those above zero to the left. */
export function scaleOf(seconds: ReadonlyArray<number>): Scale {
  const [left, right] = [Math.max(0, ...seconds), Math.max(0, ...seconds.map((value) => -value))];
  const all = left + right;
  if (all === 0) return { zero: 0.5, second: 0 };
  const zero = Math.min(1 - leastSide, Math.max(leastSide, left / all));
  return {
    zero,
    second: Math.min(left === 0 ? Infinity : zero / left, right === 0 ? Infinity : (1 - zero) / right),
  };
}

/** The name of a part, its bar, and its value: one below the other in all rows. */
const lineClass = "grid grid-cols-[var(--part,5.625rem)_minmax(0,1fr)] items-center";
const plotClass = "flex items-center";

type GapBarsProps = Omit<About, "lapsPath"> & {
  pair: Pair;
  parts: ReadonlyArray<Part>;
  scale: Scale;
  isDense: boolean;
};

/**
 * A bar for each part, from zero towards the driver who gained it, and its value at the end of the row, in the colour of
 * the team: of two of one team the one behind is hollow.
 */
function GapBars({ pair, parts, scale, isDense, story, year }: GapBarsProps) {
  const isTeam = story.drivers[pair.ahead]?.team_id === story.drivers[pair.behind]?.team_id;
  const zero = place(scale.zero);
  return (
    <dl className="text-small">
      {isDense ? null : (
        <div className={`${lineClass} mb-1 border-b border-line font-strong`} aria-hidden="true">
          <dd className={`col-start-2 ${plotClass}`}>
            <svg className="h-7 w-full min-w-0 overflow-visible">
              <text x={zero} dx="-8" y="18" textAnchor="end" className="fill-ink">
                ← {story.drivers[pair.ahead]?.driver_code}
              </text>
              <text x={zero} dx="8" y="18" className="fill-ink">
                {story.drivers[pair.behind]?.driver_code} →
              </text>
            </svg>
            <span className="w-15 flex-none" />
          </dd>
        </div>
      )}
      {parts.map((part) => {
        const { name, seconds } = part;
        const gainer = seconds > 0 ? pair.ahead : pair.behind;
        const isLevel = isNothing(part);
        return (
          <div key={name} className={lineClass}>
            <dt>{name}</dt>
            <dd className={plotClass}>
              {isLevel ? null : <span className="sr-only">{surnameOf(story, gainer)} gains</span>}
              <Bar
                seconds={isLevel ? 0 : seconds}
                scale={scale}
                isHollow={isTeam && seconds < 0}
                className={teamClass(story.drivers[gainer]?.team_id ?? null, year)}
              />
              <span className={`w-15 flex-none text-end ${isLevel ? "text-soft" : "font-strong"}`}>
                {isLevel ? "0.0" : formatSigned(seconds, 1)} s
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type BarProps = { seconds: number; scale: Scale; isHollow: boolean; className: string };

/** A share of the width, without the digits that nobody sees. */
function place(share: number): string {
  return percent(Math.round(1000 * share) / 1000);
}

/** Seconds as a bar from zero, to the left where they are above it. */
function Bar({ seconds, scale, isHollow, className }: BarProps) {
  const zero = place(scale.zero);
  const width = Math.abs(seconds) * scale.second;
  return (
    <svg className={`h-6 w-full min-w-0 overflow-visible ${className}`} aria-hidden="true">
      <line x1={zero} x2={zero} y2="100%" className="stroke-line-strong" />
      {seconds === 0 ? null : (
        <rect
          x={place(seconds > 0 ? scale.zero - width : scale.zero)}
          width={place(width)}
          y="4"
          height="16"
          rx="2"
          className="fill-team stroke-team"
          fillOpacity={isHollow ? 0.26 : undefined}
        />
      )}
    </svg>
  );
}

/** "Pit stops: Norris laps 34, 44; Verstappen lap 34", with a link to each lap. */
function StopLaps({
  pair,
  note,
  story,
  lapsPath,
}: Omit<About, "year"> & { pair: Pair; note: string | null }) {
  return (
    <p className="pt-2 text-small text-soft">
      {note === null ? null : (
        <>
          <span className="text-ink">{note}</span>{" "}
        </>
      )}
      Pit stops:{" "}
      {stopsOfPair(story, pair).map(({ driver, laps }, index) => (
        <span key={driver}>
          {index === 0 ? null : "; "}
          {surnameOf(story, driver)}{" "}
          {laps.length === 0 ? "none" : laps.length === 1 ? "lap\u00a0" : "laps\u00a0"}
          {laps.map((lap, at) => (
            <span key={lap}>
              {at === 0 ? null : ", "}
              <LapLink who={story.drivers[driver]} lap={lap} lapsPath={lapsPath}>
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
