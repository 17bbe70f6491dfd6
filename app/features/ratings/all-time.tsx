import type { ReactNode } from "react";
import type { DriverRating } from "#contract/ratings.ts";
import { teamColourIn } from "#app/reference/team-colours.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatPossible, formatSpan, formatThousands } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { inkOn, lightDark, type Shown, shownIn } from "#app/ui/chart/readable-colour.ts";
import { BarScale, IntervalBar, PhoneScale } from "#app/ui/interval-bar.tsx";
import { withMedal } from "#app/ui/places.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import { ratingText } from "./rating-texts.ts";

type AllTime = DriverRating["by_team"];

/** A line of a list of all time. */
export type Ranked = AllTime & { first_year: number; last_year: number; starts: number };

type Who<Row> = Pick<Column<Row>, "label" | "value"> & {
  country: (row: Row) => string;
  link: (row: Row) => ReactNode;
  /** A driver's team by name; null where none was won with. */
  team?: (row: Row) => string | null;
};

/**
 * The columns of a list of all time: rank, who, rating, interval of the rank, chance of being the best, years.
 *
 * @param last the last rank that anybody of the whole list may have
 */
export function allTimeColumns<Row extends Ranked>(
  { label, value, country, link, team = () => null }: Who<Row>,
  starts: string,
  last: number,
): Array<Column<Row>> {
  return [
    {
      id: "rank",
      label: "Rank",
      value: ({ rank }) => rank,
      cell: ({ rank }) => withMedal(rank, String(rank)),
      numeric: true,
      firstSort: "asc",
      look: "place",
      phone: "place",
      width: 4.25,
    },
    {
      id: "name",
      label,
      value,
      cell: (row) => (
        <>
          <Flag country={country(row)} /> {link(row)}
          {team(row) === null ? null : (
            <span className="ms-1 text-small font-normal text-soft max-md:hidden"> {team(row)}</span>
          )}
        </>
      ),
      phone: "name",
      width: [17, 1.6],
    },
    {
      id: "rating",
      label: "Rating",
      value: ({ rating }) => rating,
      cell: ({ rating, deviation }) => (
        <>
          <b>{ratingText(rating)}</b>{" "}
          <span className="font-normal text-soft max-md:text-small max-[22rem]:hidden">
            ± {deviation.toFixed(2)}
          </span>
        </>
      ),
      numeric: true,
      phone: "value",
      width: 8,
    },
    likelyRank(last, team),
    {
      id: "best",
      label: "Best of all",
      value: ({ best }) => best,
      // Nearly everybody has next to nothing.
      cell: ({ best }) => (
        <span className={best < 0.0095 ? "text-soft" : "font-strong"}>{formatPossible(best)}</span>
      ),
      numeric: true,
      width: 8.5,
    },
    {
      id: "years",
      label: "Years",
      value: (row) => formatSpan(row.first_year, row.last_year),
      sortBy: ({ first_year }) => first_year,
      numeric: true,
      firstSort: "asc",
      phone: "second",
      width: 8.5,
    },
    {
      id: "starts",
      label: starts,
      value: (row) => row.starts,
      cell: (row) => formatThousands(row.starts),
      numeric: true,
      width: 6,
    },
  ];
}

/** The interval of the rank, as a bar with its median on a log scale and in numbers. @param last the last rank of the scale */
function likelyRank<Row extends Ranked>(last: number, team: NonNullable<Who<Row>["team"]>): Column<Row> {
  const at = (rank: number) => place(rank, last);
  return {
    id: "rank_range",
    label: "Likely rank",
    headScale: <BarScale ticks={ranksTo(last)} end="end-27" lines="ranks" />,
    value: (row) => rangeText(row),
    sortBy: ({ rank_low, rank_high }) => rank_low + rank_high / 1000,
    cell: (row) => {
      const { rank_low, rank_middle, rank_high } = row;
      return (
        <span className="md:flex md:items-center md:gap-6.5">
          <IntervalBar low={at(rank_low)} at={at(rank_middle)} high={at(rank_high)} lines="ranks" />
          <span className="max-[22rem]:tracking-tight md:min-w-18">
            {rangeText(row)}
            {/* On a phone it has no room beside the name. */}
            {team(row) === null ? null : <span className="md:hidden"> · {team(row)}</span>}
          </span>
        </span>
      );
    },
    numeric: true,
    firstSort: "asc",
    phone: "lead",
    phoneWords: { before: "rank " },
    phoneBar: true,
    width: [17, 2.6],
  };
}

type RatingsLegendProps = {
  /** What a rating of 1 more says. */
  meaning: string;
  /** The last rank of the scale. */
  last: number;
};

/** What a row says, above the table; on a phone, where it has no heads, with the scale of its bars. */
export function RatingsLegend({ meaning, last }: RatingsLegendProps) {
  return (
    <div className="mb-1">
      <p className="mb-1.5 text-small text-soft">{meaning} Bar: likely rank (89%), tick: median.</p>
      <div className="md:hidden">
        <PhoneScale ticks={ranksTo(last)} />
      </div>
    </div>
  );
}

/** How sure ranks are, for the line under their tables. */
export const surenessText =
  "Likely rank: the 89% interval of the rank over joint draws of all ratings, as a bar on a log scale with a tick at the median. Best of all: the share of draws in which nobody is ahead.";

/** The columns of a file for one way of counting, which say in their heads which. */
export function fileColumns<Row>(
  id: string,
  words: string,
  ratingOf: (row: Row) => AllTime,
): Array<Column<Row>> {
  const column = (name: string, label: string, value: (rating: AllTime) => string | number) => ({
    id: `${id}_${name}`,
    label: `${label} ${words}`,
    value: (row: Row) => value(ratingOf(row)),
  });
  return [
    column("rank", "Rank", ({ rank }) => rank),
    column("rating", "Rating", ({ rating }) => rating),
    column("rank_range", "Likely rank", rangeText),
    column("best", "Best of all", ({ best }) => best),
  ];
}

/** Where a rank stands on a bar, from 0 to 100: each doubling of the rank takes as much room, so that all have some. */
function place(rank: number, last: number): number {
  return (100 * Math.log(rank)) / Math.log(Math.max(2, last));
}

/** The ranks at the scale: 1, 5, 10, 20 … and the last, where it is far enough from the one before. */
function ranksTo(last: number): Array<{ at: number; label: string }> {
  // Beside “Rank 1”, which says what the scale is, 2 has no room.
  const ranks = [1, 5, 10, 20, 50, 100, 200].filter((rank) => rank * 1.6 < last);
  return [...ranks, last].map((rank) => ({
    at: place(rank, last),
    label: rank === 1 ? "Rank 1" : String(rank),
  }));
}

/** The last rank that any of these may have. */
export function lastRank(rows: ReadonlyArray<Pick<AllTime, "rank_high">>): number {
  return Math.max(1, ...rows.map(({ rank_high }) => rank_high));
}

function rangeText({ rank_low, rank_high }: Pick<AllTime, "rank_low" | "rank_high">): string {
  return `${rank_low}–${rank_high}`;
}

type BestChancesProps = {
  /** What the chances add up to: "driver of all time". */
  of: string;
  /** The highest chance first, each with the team whose colour it has. */
  lines: ReadonlyArray<{
    id: string;
    name: string;
    best: number;
    car: { team_id: string | null; year: number };
  }>;
};

/**
 * Who is likely the best of all, and how the whole chance is shared: one bar in the colours that the same names have in
 * the table below, with the names in its parts.
 */
export function BestChances({ of, lines }: BestChancesProps) {
  const [first] = lines;
  if (first === undefined) return null;
  const parts = partsOf(lines);
  const others = 1 - parts.reduce((sum, { best }) => sum + best, 0);
  return (
    <section
      aria-labelledby="best-heading"
      className={`team-band mb-5 grid gap-3 rounded-card px-5 py-4 shadow-card max-phone:p-4 ${teamClass(first.car.team_id, first.car.year)}`}
    >
      <h2 id="best-heading" className="flex items-center gap-x-4 max-phone:gap-x-3">
        <b className="text-[2.75rem] leading-none">{formatPossible(first.best)}</b>{" "}
        <span className="text-wrap max-phone:text-base">{`chance that ${first.name} is the best ${of}, by this model`}</span>
      </h2>
      <svg className="h-11 w-full overflow-visible fill-ink text-small font-bold" aria-hidden="true">
        <rect width="100%" height="44" rx="4" className="fill-line" />
        {parts.map(({ id, name, best, car, start, ink }, index) => (
          <svg
            key={id}
            x={`${100 * start}%`}
            width={`${100 * best}%`}
            className={teamClass(car.team_id, car.year)}
          >
            <rect width="100%" height="44" className={`${fillOf(index)} stroke-3 stroke-surface`} />
            <PartLabel
              name={name}
              // The heading has the first one's.
              best={index === 0 ? null : best}
              ink={isPale(index) ? "currentColor" : ink}
              isOnPhones={isRoomFor(name, best, leastBarWidth.phone)}
            />
          </svg>
        ))}
        {others < leastNamed ? null : (
          <svg x={`${100 * (1 - others)}%`} width={`${100 * others}%`}>
            <PartLabel name="Others" best={others} ink="currentColor" isOnPhones={false} />
          </svg>
        )}
      </svg>
      {/* What has no room in a narrow bar. */}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small wide:hidden">
        {parts
          .map((part, index) => ({ ...part, index }))
          .filter(({ name, best }) => !isRoomFor(name, best, leastBarWidth.phone))
          .map(({ id, name, best, car, index }) => (
            <li key={id} className={`flex items-center gap-1.5 ${teamClass(car.team_id, car.year)}`}>
              <svg className="h-3.5 w-1.5 forced-color-adjust-none" aria-hidden="true">
                <rect width="6" height="14" rx="2" className={fillOf(index)} />
              </svg>
              {name} <b>{formatPossible(best)}</b>
            </li>
          ))}
        <li>
          Others <b>{formatPossible(others)}</b>
        </li>
      </ul>
    </section>
  );
}

/** Every second part is pale: neighbours in the bar may have nearly the same colour, as Maserati and Tyrrell. */
function isPale(index: number): boolean {
  return index % 2 === 1;
}

function fillOf(index: number): string {
  return isPale(index)
    ? "fill-[color-mix(in_oklab,var(--color-team)_50%,var(--color-surface))]"
    : "fill-team";
}

type PartLabelProps = {
  name: string;
  /** Null where it is said elsewhere. */
  best: number | null;
  ink: string;
  isOnPhones: boolean;
};

/** A name in its part of the bar, and its chance below; a name alone stands in the middle. */
function PartLabel({ name, best, ink, isOnPhones }: PartLabelProps) {
  return (
    <text fill={ink} className={isOnPhones ? undefined : "max-wide:hidden"}>
      <tspan x="8" y={best === null ? 27 : 19}>
        {name}
      </tspan>
      {best === null ? null : (
        <tspan x="8" y="35">
          {formatPossible(best)}
        </tspan>
      )}
    </text>
  );
}

/** The first, as long as their names have room on a wide screen: the chances of others are in the table. */
function partsOf(lines: BestChancesProps["lines"]) {
  const end = lines.findIndex(({ name, best }) => !isRoomFor(name, best, leastBarWidth.wide));
  let start = 0;
  return lines.slice(0, end === -1 ? lines.length : end).map((line) => {
    const { team_id, year } = line.car;
    const colour = team_id === null ? null : teamColourIn(team_id, year);
    const shown = colour === null ? neutral : shownIn(colour);
    const part = { ...line, start, ink: inkOn(lightDark(shown)) };
    start += line.best;
    return part;
  });
}

/** `--color-soft` of the tokens, which a team without a colour has. */
const neutral: Shown = ["#525a68", "#a9b0bd"];

/** Less of all others together is not seen. */
const leastNamed = 0.02;

/** The least widths of the bar in px. */
const leastBarWidth = { wide: 860, phone: 250 } as const;

/** Whether a name fits in a part of the bar, in letters of about 7.5 px. */
function isRoomFor(name: string, best: number, width: number): boolean {
  return best * width > 7.5 * name.length + 12;
}
