import { Link } from "@tanstack/react-router";
import { driverPath } from "#app/text/page-paths.ts";
import type { TitleSwing } from "#contract/title-odds.ts";
import { defineTable } from "#app/ui/table/definition.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatChance } from "#app/text/format.ts";

/** The races that changed a title's chances most. */
export const swingsTable = defineTable<TitleSwing>({
  name: "title-swings",
  caption: "Races that changed the chances of the drivers’ title most",
  noun: ["race", "races"],
  columns: [
    {
      id: "year",
      label: "Season",
      value: (row) => row.year,
      cell: ({ year }) => (
        <Link to="/standings/$year/$" params={{ year: String(year), _splat: "drivers/odds" }}>
          {year}
        </Link>
      ),
      numeric: true,
      phone: "lead",
      width: 5,
    },
    {
      id: "race",
      label: "Race",
      value: (row) => row.race_name,
      cell: ({ year, round, race_name, country }) => (
        <>
          <Flag country={country} />{" "}
          <Link to="/race/$year/$round/race/results" params={{ year: String(year), round: String(round) }}>
            {race_name}
          </Link>
        </>
      ),
      phone: "name",
      width: [13, 1.4],
    },
    {
      id: "moved",
      label: "Moved",
      value: (row) => row.moved / 10,
      cell: ({ moved }) => `${Math.round(moved / 10)}`,
      numeric: true,
      phone: "value",
      phoneWords: { before: "moved " },
      width: 5.5,
    },
    {
      id: "gained",
      label: "Gained",
      value: (row) => row.gained.driver_name,
      cell: ({ gained }) => <Change {...gained} />,
      phone: "detail",
      width: [15, 1.6],
    },
    {
      id: "lost",
      label: "Lost",
      value: (row) => row.lost.driver_name,
      cell: ({ lost }) => <Change {...lost} />,
      width: [15, 1.6],
    },
    {
      id: "champion",
      label: "Champion",
      value: (row) => row.champion,
      width: [10, 1],
    },
  ],
});

function Change({ driver_id, driver_name, before, after }: TitleSwing["gained"]) {
  return (
    <>
      <a href={driverPath(driver_id)}>{driver_name}</a>{" "}
      <span className="text-soft">
        {formatChance(before)} → {formatChance(after === 0 ? null : after)}
      </span>
    </>
  );
}
