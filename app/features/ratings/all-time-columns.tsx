import type { DriverRating } from "#contract/ratings.ts";
import { IntervalBar } from "#app/ui/interval-bar.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import { chanceText, ratingText } from "./texts.ts";

type AllTime = DriverRating["by_team"];

/**
 * The columns of a rating of all time: rating, interval of the rank, chance of being the best.
 *
 * @param id what the columns' ids begin with
 * @param words what their heads end with; "" for nothing
 */
export function allTimeColumns<Row>(
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
      cell: (row) => `${ratingText(ratingOf(row).rating)} ± ${ratingOf(row).deviation.toFixed(2)}`,
      numeric: true,
      width: 7.5,
    },
    {
      id: `${id}_rank_range`,
      label: label("Rank, 89 %"),
      value: (row) => rangeText(ratingOf(row)),
      sortBy: (row) => ratingOf(row).rank_low + ratingOf(row).rank_high / 1000,
      cell: (row) => {
        const { rank_low, rank_middle, rank_high } = ratingOf(row);
        return (
          <div className="flex items-center justify-end gap-3">
            <IntervalBar low={place(rank_low)} at={place(rank_middle)} high={place(rank_high)} />
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
      cell: (row) => chanceText(ratingOf(row).best),
      numeric: true,
      width: 5,
    },
  ];
}

/** The bar's end; ranks beyond stay there. */
const lastDrawn = 50;

function place(rank: number): number {
  return (100 * (Math.min(rank, lastDrawn) - 1)) / lastDrawn;
}

function rangeText({ rank_low, rank_high }: AllTime): string {
  return `${rank_low}–${rank_high}`;
}
