import { Link } from "@tanstack/react-router";
import { driverPath } from "#app/text/page-paths.ts";
import type { TitleSwing } from "#contract/title-odds.ts";
import { defineTable, type Table } from "#app/ui/table/definition.ts";
import { phoneFigureClass, ValueBar } from "#app/ui/value-bar.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { formatChance } from "#app/text/format.ts";

/** The races that changed a title's chances most. @param most the largest change, in thousandths */
export function swingsTable(most: number): Table<TitleSwing> {
  return defineTable<TitleSwing>({
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
        cell: ({ moved }) => (
          <span className="flex items-center justify-end gap-3">
            <ValueBar percent={(100 * moved) / most} fill="fill-soft" />
            <b className={`md:min-w-8 ${phoneFigureClass}`}>{Math.round(moved / 10)}</b>
          </span>
        ),
        numeric: true,
        phone: "value",
        phoneBar: true,
        width: [7, 0.8],
      },
      {
        id: "gained",
        label: "Gained",
        value: (row) => row.gained.driver_name,
        cell: ({ gained }) => <Change {...gained} look="text-better" />,
        phone: "detail",
        width: [15, 1.6],
      },
      {
        id: "lost",
        label: "Lost",
        value: (row) => row.lost.driver_name,
        cell: ({ lost }) => <Change {...lost} look="text-worse" />,
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
}

type ChangeProps = TitleSwing["gained"] & { look: "text-better" | "text-worse" };

function Change({ driver_id, driver_name, before, after, look }: ChangeProps) {
  return (
    <>
      <a href={driverPath(driver_id)}>{driver_name}</a>{" "}
      <span className="text-soft">
        {formatChance(before)} → <span className={look}>{formatChance(after === 0 ? null : after)}</span>
      </span>
    </>
  );
}
