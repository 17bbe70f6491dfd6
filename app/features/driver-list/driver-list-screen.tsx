import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { driverPath } from "#app/text/page-paths.ts";
import type { DriverEntry } from "#contract/archive.ts";
import { driverEntriesQuery } from "#app/data/archive.queries.ts";
import { useQueryLoader } from "#app/data/use-query-loader.ts";
import { DirectoryTable } from "#app/ui/directory/directory-table.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every driver of the archive by name, narrowed down by letter and nationality. */
export function DriverListScreen() {
  return (
    <div className="page">
      <PageHeading ways={<Ways />}>
        <h1>Drivers</h1>
      </PageHeading>
      <HydrateOnInteraction
        load={useQueryLoader(driverEntriesQuery())}
        fallback={<TableSkeleton table={driverListTable} />}
      >
        <DriverList />
      </HydrateOnInteraction>
    </div>
  );
}

function Ways() {
  return (
    <>
      <Link to="/drivers_overview/">Driver statistics</Link> <Link to="/teams_overview/">All teams</Link>
    </>
  );
}

function DriverList() {
  const { data } = useSuspenseQuery(driverEntriesQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>No driver data available.</EmptyNote>;
  return <Drivers entries={data.value} />;
}

function Drivers({ entries }: { entries: ReadonlyArray<DriverEntry> }) {
  return (
    <DirectoryTable
      entries={entries}
      indexOf={registerName}
      search={useSearch({ from: "/drivers/" })}
      country={{ label: "Nationality", all: "All nationalities" }}
      table={driverListTable}
      method={method}
    />
  );
}

const method =
  "In order of last names, as F1DB has them. The seasons are those with an entry for a Grand Prix; drivers without any, such as test drivers, have none. Source: F1DB.";

/** Every driver; the last name, by which they are ordered, stands out. */
const driverListTable = defineTable<DriverEntry>({
  name: "driver-list",
  maxWidth: 56,
  caption: "Drivers by last name",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "name",
      label: "Driver",
      value: registerName,
      cell: (driver) => {
        const { first, last } = nameParts(driver);
        return (
          <>
            <Flag country={driver.country} />{" "}
            <a href={driverPath(driver.driver_id)}>
              {first}
              <b className="font-strong">{last}</b>
            </a>
          </>
        );
      },
      width: [14, 2],
      smallWidth: [8.5, 1.8],
    },
    {
      id: "country",
      label: "Nationality",
      value: (driver) => driver.country,
      width: [9, 1.2],
      smallWidth: [6, 1.1],
    },
    {
      id: "first_year",
      label: "First season",
      value: (driver) => driver.first_year,
      numeric: true,
      width: [7, 1],
      smallWidth: 3.5,
    },
    {
      id: "last_year",
      label: "Last season",
      value: (driver) => driver.last_year,
      numeric: true,
      width: [7, 1],
      smallWidth: 3.5,
    },
  ],
});

/** A name in its two parts; the first is empty where the whole name is the last one. */
export type NameParts = { first: string; last: string };

/**
 * The name as it is written, parted before the last name: "Andrea" and "de Cesaris". The archive's last name
 * begins with a capital also where the written one does not.
 */
export function nameParts({ name, last_name }: DriverEntry): NameParts {
  const first = name.slice(0, name.length - last_name.length);
  const last = name.slice(first.length);
  return last.toLowerCase() === last_name.toLowerCase() ? { first, last } : { first: "", last: name };
}

/** The name as a register has it, last name first: "De Cesaris, Andrea". */
export function registerName(entry: DriverEntry): string {
  const first = nameParts(entry).first.trim();
  return first === "" ? entry.name : `${entry.last_name}, ${first}`;
}
