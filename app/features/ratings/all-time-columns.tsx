import type { DriverRating } from "#contract/ratings.ts";
import { formatPossible } from "#app/text/format.ts";
import { IntervalBar } from "#app/ui/interval-bar.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import { ratingText } from "./texts.ts";

type AllTime = DriverRating["by_team"];

/** A line of a list of ranks, with the last rank that anybody of the whole list may have. */
export type Ranked = { last: number };

/**
 * The columns of a rating of all time: rating, interval of the rank, chance of being the best.
 *
 * @param id what the columns' ids begin with
 * @param words what their heads end with; "" for nothing
 */
export function allTimeColumns<Row extends Ranked>(
  id: string,
  words: string,
  ratingOf: (row: Row) => AllTime,
): Array<Column<Row>> {
  const label = (text: string) => `${text} ${words}`.trim();
  return [
    {
      id: `${id}_rating`,
      label: label("Rating"),
      value: (row) => ratingOf(row).rating,
      cell: (row) => (
        <>
          <b>{ratingText(ratingOf(row).rating)}</b>{" "}
          <span className="text-soft">± {ratingOf(row).deviation.toFixed(2)}</span>
        </>
      ),
      numeric: true,
      width: 7.5,
      smallWidth: 6.75,
    },
    {
      id: `${id}_rank_range`,
      label: label("Rank, 89%"),
      value: (row) => rangeText(ratingOf(row)),
      sortBy: (row) => ratingOf(row).rank_low + ratingOf(row).rank_high / 1000,
      cell: (row) => {
        const { rank_low, rank_middle, rank_high } = ratingOf(row);
        const at = (rank: number) => place(rank, row.last);
        return (
          <div className="flex items-center justify-end gap-3">
            <IntervalBar low={at(rank_low)} at={at(rank_middle)} high={at(rank_high)} />
            <span className="min-w-14 text-end">{rangeText(ratingOf(row))}</span>
          </div>
        );
      },
      numeric: true,
      firstSort: "asc",
      width: [8, 2],
      smallWidth: 6,
    },
    {
      id: `${id}_best`,
      label: label("Best"),
      value: (row) => ratingOf(row).best,
      cell: (row) => formatPossible(ratingOf(row).best),
      numeric: true,
      width: 5,
    },
  ];
}

/** Where a rank stands on a bar, from 0 to 100: each doubling of the rank takes as much room, so that all have some. */
function place(rank: number, last: number): number {
  return (100 * Math.log(rank)) / Math.log(Math.max(2, last));
}

function rangeText({ rank_low, rank_high }: AllTime): string {
  return `${rank_low}–${rank_high}`;
}
