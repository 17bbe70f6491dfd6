import type { ReactNode } from "react";
import type { DriverRating } from "#contract/ratings.ts";
import { contrastingColours } from "#app/features/team-colours/contrasting-colours.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatPossible, formatSpan, formatThousands } from "#app/text/format.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { inkOn } from "#app/ui/chart/readable-colour.ts";
import { BarScale, IntervalBar, PhoneBarScale } from "#app/ui/interval-bar.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import { ratingText } from "./rating-texts.ts";

type AllTime = DriverRating["by_team"];

/** A line of a list of all time. */
export type Ranked = AllTime & { first_year: number; last_year: number; starts: number };

type Who<Row> = Pick<Column<Row>, "label" | "value"> & {
  country: (row: Row) => string;
  link: (row: Row) => ReactNode;
};

/**
 * The columns of a list of all time: rank, who, rating, interval of the rank, chance of being the best, years.
 *
 * @param last the last rank that anybody of the whole list may have
 */
export function allTimeColumns<Row extends Ranked>(
  { label, value, country, link }: Who<Row>,
  starts: string,
  last: number,
): Array<Column<Row>> {
  return [
    {
      id: "rank",
      label: "Rank",
      value: ({ rank }) => rank,
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
        </>
      ),
      phone: "name",
      width: [14, 1.4],
    },
    {
      id: "rating",
      label: "Rating",
      value: ({ rating }) => rating,
      cell: ({ rating, deviation }) => (
        <>
          <b>{ratingText(rating)}</b> <span className="font-normal text-soft">± {deviation.toFixed(2)}</span>
        </>
      ),
      numeric: true,
      phone: "value",
      width: 8,
    },
    likelyRank(last),
    {
      id: "best",
      label: "Chance of best",
      value: ({ best }) => best,
      // Next to nothing is as quiet as nothing, of which it says the same; a phone's row leaves it out.
      cell: ({ best }) =>
        best < 0.0095 ? (
          <span className="text-soft max-md:hidden">{formatPossible(best)}</span>
        ) : (
          <>
            <span className="md:hidden">best of all </span>
            <span className="font-strong text-ink">{formatPossible(best)}</span>
          </>
        ),
      numeric: true,
      phone: "second",
      width: 8.5,
    },
    {
      id: "years",
      label: "Years",
      value: (row) => formatSpan(row.first_year, row.last_year),
      phone: "detail",
      width: 7.5,
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
function likelyRank(last: number): Column<AllTime> {
  const at = (rank: number) => place(rank, last);
  return {
    id: "rank_range",
    label: "Likely rank",
    headScale: <BarScale ticks={ranksTo(last)} end="end-[5.875rem]" lines="ranks" />,
    value: (row) => rangeText(row),
    sortBy: ({ rank_low, rank_high }) => rank_low + rank_high / 1000,
    cell: ({ rank_low, rank_middle, rank_high }) => {
      return (
        <span className="md:flex md:items-center md:gap-3">
          <IntervalBar low={at(rank_low)} at={at(rank_middle)} high={at(rank_high)} lines="ranks" />
          <span className="md:min-w-18">{rangeText({ rank_low, rank_high })}</span>
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

/** What the bars of ranks show, above them; on a small screen, whose rows have no heads, with their scale. */
export function RankScale({ last }: { last: number }) {
  return (
    <>
      <p className="mb-2 flex items-center justify-end gap-2 text-small text-soft max-md:hidden">
        <span className="flex w-12 [--color-team:var(--color-line-strong)]" aria-hidden="true">
          <IntervalBar low={0} at={45} high={100} />
        </span>
        {rankBarText}
      </p>
      <PhoneBarScale title={rankBarText} ticks={ranksTo(last)} />
    </>
  );
}

const rankBarText = "Bar: likely rank, on a log scale. Tick: median rank.";

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
    column("best", "Chance of best", ({ best }) => best),
  ];
}

/** Where a rank stands on a bar, from 0 to 100: each doubling of the rank takes as much room, so that all have some. */
function place(rank: number, last: number): number {
  return (100 * Math.log(rank)) / Math.log(Math.max(2, last));
}

/** The ranks at the scale: 1, 2, 5, 10 … and the last, where it is far enough from the one before. */
function ranksTo(last: number): Array<{ at: number; label: string }> {
  const ranks = [1, 2, 5, 10, 20, 50, 100, 200].filter((rank) => rank * 1.6 < last);
  return [...ranks, last].map((rank) => ({ at: place(rank, last), label: String(rank) }));
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
  /** What changes the chances. */
  children?: ReactNode;
};

/**
 * Who is likely the best of all, and how the whole chance is shared: one bar in colours of the teams that are told apart
 * where they meet, with the names in its large parts, and all names below.
 */
export function BestChances({ of, lines, children }: BestChancesProps) {
  const [first] = lines;
  if (first === undefined) return null;
  const shares = lines.filter(({ best }) => best >= leastDrawn);
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { best }) => sum + best, 0));
  const named = shares.filter(({ best }) => best >= leastNamed);
  const cars = shares.map(({ car }) => car);
  // Only those that meet: Verstappen keeps his blue, far from Fangio’s.
  const colours = cars.map((_, index) =>
    contrastingColours(cars.slice(Math.max(0, index - 1), index + 1)).at(-1),
  );
  const others = 1 - named.reduce((sum, { best }) => sum + best, 0);
  return (
    <section
      aria-labelledby="best-heading"
      className={`team-band mb-5 grid gap-4 rounded-card p-6 shadow-card max-phone:p-4 ${teamClass(first.car.team_id, first.car.year)}`}
    >
      <h2 id="best-heading" className="grid items-end gap-x-5 gap-y-2 md:flex">
        <b className="text-[4rem] leading-[0.85] tracking-[-0.03em] wide:text-[5rem]">
          {formatPossible(first.best)}
        </b>{" "}
        <span className="max-w-200 text-title text-wrap">
          {`chance that ${first.name} is the best ${of}, by this model`}
        </span>
      </h2>
      <svg className="h-8.5 w-full overflow-visible" aria-hidden="true">
        <rect width="100%" height="34" rx="4" className="fill-line" />
        {shares.map(({ id, name, best }, index) => (
          <svg
            key={id}
            x={`${100 * (starts[index] ?? 0)}%`}
            width={`${100 * best}%`}
            className="text-table font-bold"
          >
            <rect width="100%" height="34" className="stroke-surface" strokeWidth="2" fill={colours[index]} />
            {isRoomFor(name, best, narrowBar.wide) ? (
              <text
                x="10"
                y="22"
                fill={inkOn(colours[index] ?? "")}
                className={isRoomFor(name, best, narrowBar.any) ? undefined : "max-wide:hidden"}
              >
                {name}
              </text>
            ) : null}
          </svg>
        ))}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-table">
        {named.map(({ id, name, best }, index) => (
          <li key={id} className="flex items-center gap-2">
            <svg className="h-4.5 w-1" aria-hidden="true">
              <rect width="4" height="18" rx="2" fill={colours[index]} />
            </svg>
            {name}
            {/* The first one's is the heading. */}
            {index === 0 ? null : <b className="font-bold">{formatPossible(best)}</b>}
          </li>
        ))}
        {others < leastDrawn ? null : (
          <li className="text-soft">
            all others <b className="font-bold">{formatPossible(others)}</b>
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

/** Lower chances are part of what is left; only those of one per cent are named, all others together where they can be seen. */
const leastDrawn = 0.005;
const leastNamed = 0.0095;

/** The least widths of the bar in px: on a wide screen, and on any. */
const narrowBar = { wide: 810, any: 250 } as const;

/** Whether a name fits in a part of the bar, in letters of about 9 px. */
function isRoomFor(name: string, best: number, width: number): boolean {
  return best * width > 9 * name.length + 20;
}
