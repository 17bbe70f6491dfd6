import type { DriverRating } from "#contract/ratings.ts";
import { noValue } from "#app/text/format.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** The first of lists that others have published, best first. */
const published = {
  bell: [
    "Fangio",
    "Prost",
    "Alonso",
    "Clark",
    "Senna",
    "Stewart",
    "Piquet",
    "E. Fittipaldi",
    "M. Schumacher",
    "Vettel",
  ],
  phillips: ["Clark", "Stewart", "Fangio", "Alonso", "M. Schumacher"],
  eichenberger: ["Fangio", "Clark", "M. Schumacher", "Stewart", "Hawthorn"],
} as const;

type Row = {
  place: number;
  team: string;
  entrant: string;
  bell: string | null;
  phillips: string | null;
  eichenberger: string | null;
};

/** Our first ten beside those of others. */
export function PublishedLists({ drivers }: { drivers: ReadonlyArray<DriverRating> }) {
  const byEntrant = drivers.toSorted((one, other) => one.by_entrant.rank - other.by_entrant.rank);
  const rows = drivers.slice(0, published.bell.length).map((driver, index) => ({
    place: index + 1,
    team: driver.driver_name,
    entrant: byEntrant[index]?.driver_name ?? noValue,
    bell: published.bell[index] ?? null,
    phillips: published.phillips[index] ?? null,
    eichenberger: published.eichenberger[index] ?? null,
  }));
  return (
    <section className="mt-9 [&>.table-section]:min-h-0" aria-labelledby="published-heading">
      <h2 id="published-heading" className="mb-3">
        What others found
      </h2>
      <DataTable
        table={publishedTable}
        rows={rows}
        method="Bell, Smith, Sabel and Jones 2016: results of 1950 to 2014, the team has 85 to 86 % of the variance. Phillips 2014: scores of 1950 to 2013, 61 %. Eichenberger and Stadelmann 2009: results of 1950 to 2006. Their models and seasons differ from ours and from each other's; none of these lists is reproduced here."
      />
    </section>
  );
}

const publishedTable = defineTable<Row>({
  name: "published-ratings",
  caption: "First drivers of all time, here and as published elsewhere",
  noun: ["place", "places"],
  columns: [
    {
      id: "place",
      label: "Place",
      value: ({ place }) => place,
      numeric: true,
      firstSort: "asc",
      width: 4.25,
      smallWidth: 3.25,
    },
    ...(
      [
        ["team", "Here, by team"],
        ["entrant", "Here, by entrant"],
        ["bell", "Bell et al. 2016"],
        ["phillips", "Phillips 2014"],
        ["eichenberger", "Eichenberger, Stadelmann 2009"],
      ] as const
    ).map(([id, label]) => ({
      id,
      label,
      value: (row: Row) => row[id],
      cell: (row: Row) => row[id] ?? noValue,
      width: [9, 1] as const,
      smallWidth: 9,
    })),
  ],
  wrapsHeads: true,
});
