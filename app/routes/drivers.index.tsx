import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverEntry } from "#contract/archive.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { hydratedOnInteraction, valueOf, useQueryLoader } from "#app/data/api-query.ts";
import { driverEntriesQuery } from "#app/data/archive.queries.ts";
import { driverCareersQuery } from "#app/data/drivers.queries.ts";
import { presentOrderQuery } from "#app/data/standings.queries.ts";
import { careerTeamClass, teamClass } from "#app/features/team-colours/team-classes.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { formatThousands, noValue } from "#app/text/format.ts";
import { nameParts, registerName, shortCountry } from "#app/text/names.ts";
import { driverPath, standingsPath, teamPath } from "#app/text/page-paths.ts";
import { DirectoryTable, LastSeason, PhoneTitles, TitlesCell } from "#app/ui/directory/directory-table.tsx";
import { type DirectoryPart, directorySearch } from "#app/ui/directory/directory.ts";
import {
  CardTitles,
  orderText,
  SeasonBlock,
  seasonCardClass,
  sortedBy,
} from "#app/ui/directory/season-block.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";

export const Route = createFileRoute("/drivers/")({
  validateSearch: directorySearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery({ ...driverEntriesQuery(), meta: hydratedOnInteraction });
    void context.queryClient.prefetchQuery({ ...driverCareersQuery("all"), meta: hydratedOnInteraction });
    void context.queryClient.prefetchQuery({ ...presentOrderQuery(), meta: hydratedOnInteraction });
  },
  head: ({ match }) => listHead(match.context.siteUrl, "drivers"),
  component: DriverListScreen,
});

/** Every driver of the archive, narrowed down by letter and nationality. */
function DriverListScreen() {
  const loadEntries = useQueryLoader(driverEntriesQuery());
  const loadCareers = useQueryLoader(driverCareersQuery("all"));
  const loadOrder = useQueryLoader(presentOrderQuery());
  const load = async () => (await Promise.all([loadEntries(), loadCareers(), loadOrder()]))[0];
  return (
    <div className="page">
      <PageHeading links={<HeadingLinks />}>
        <h1>Drivers</h1>
      </PageHeading>
      <HydrateOnInteraction load={load} fallback={<TableSkeleton table={driverListTable} />}>
        <DriverList />
      </HydrateOnInteraction>
    </div>
  );
}

function HeadingLinks() {
  return (
    <>
      <Link to="/drivers_overview/">Driver statistics</Link> <Link to="/teams_overview/">All teams</Link>
    </>
  );
}

function DriverList() {
  const { data } = useSuspenseQuery(driverEntriesQuery());
  const { data: careers } = useSuspenseQuery(driverCareersQuery("all"));
  const entries = useMemo(() => withCareers(valueOf(data) ?? [], valueOf(careers) ?? []), [data, careers]);
  const parts = useMemo(() => partsIn(valueOf(careers) ?? []), [careers]);
  const search = Route.useSearch();
  if (entries.length === 0) return <EmptyNote>No driver data available.</EmptyNote>;
  return (
    <DirectoryTable
      entries={entries}
      indexOf={registerName}
      parts={parts}
      compare={byWins}
      search={search}
      country={{ label: "Nationality", all: "All nationalities" }}
      table={driverListTable}
      method={method}
      season={<SeasonGrid careers={valueOf(careers) ?? []} />}
    />
  );
}

/** Who has won most, and of those who are level who entered most; last who never entered a Grand Prix. */
function byWins({ career: one }: ListedDriver, { career: other }: ListedDriver): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return other.wins - one.wins || other.grands_prix - one.grands_prix;
}

/** A driver of the list; without a career for one who never entered a Grand Prix. */
type ListedDriver = DriverEntry & { career: DriverCareerRow | null };

function withCareers(
  entries: ReadonlyArray<DriverEntry>,
  careers: ReadonlyArray<DriverCareerRow>,
): Array<ListedDriver> {
  const byId = new Map(careers.map((career) => [career.driver_id, career]));
  return entries.map((entry) => ({ ...entry, career: byId.get(entry.driver_id) ?? null }));
}

/** The drivers of the present season, the champions, and the winners of Grands Prix. */
function partsIn(careers: ReadonlyArray<DriverCareerRow>): ReadonlyArray<DirectoryPart<ListedDriver>> {
  const year = careers.find(({ current }) => current)?.last_year;
  return [
    { id: "current", label: String(year ?? "Current"), holds: ({ career }) => career?.current === true },
    { id: "champions", label: "Champions", holds: ({ career }) => (career?.titles ?? 0) > 0 },
    { id: "winners", label: "Winners", holds: ({ career }) => (career?.wins ?? 0) > 0 },
  ];
}

const method =
  "Ordered by wins, then by Grands Prix. The seasons are those with an entry for a Grand Prix; drivers without any, such as test drivers, have none. Source: F1DB.";

/** Every driver, most wins first; the last name, whose letter finds them, stands out. */
const driverListTable = defineTable<ListedDriver>({
  name: "driver-list",
  heading: "Drivers since 1950",
  orderWords: "by wins",
  caption: "Drivers by wins",
  order: [{ id: "wins", desc: true }],
  noun: ["driver", "drivers"],
  rowClass: ({ career }) => (career === null ? "[--color-team:transparent]" : careerTeamClass(career)),
  bar: "name",
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
            <PhoneTitles titles={driver.career?.titles ?? 0} />
          </>
        );
      },
      phone: "name",
      width: [14, 2],
    },
    {
      id: "country",
      label: "Nationality",
      value: (driver) => driver.country,
      cell: (driver) => shortCountry(driver.country),
      look: "quiet",
      phone: "lead",
      width: [11, 1.4],
    },
    {
      ...amount("grands_prix", "Grands Prix"),
      cell: ({ career }) =>
        career === null ? (
          <>
            <span className="max-md:hidden">{noValue}</span>
            <span className="md:hidden">No entry</span>
          </>
        ) : (
          formatThousands(career.grands_prix)
        ),
      phone: "second",
      phoneWords: { after: " GP" },
      width: [6.5, 0.8],
    },
    {
      ...amount("wins", "Wins"),
      look: "points",
      phone: "value",
      phoneWords: { after: " wins", one: " win" },
      width: [5, 0.8],
    },
    {
      ...amount("titles", "Titles"),
      cell: ({ career }) => <TitlesCell titles={career?.titles ?? null} />,
      width: [5, 0.8],
    },
    {
      id: "first_year",
      label: "First season",
      value: (driver) => driver.first_year,
      numeric: true,
      width: [6.5, 0.8],
    },
    {
      id: "last_year",
      label: "Last season",
      value: (driver) => driver.last_year,
      cell: (driver) => <LastSeason {...driver} />,
      numeric: true,
      phone: "detail",
      width: [6.5, 0.8],
    },
  ],
});

function amount(id: "grands_prix" | "wins" | "titles", label: string): Column<ListedDriver> {
  return { id, label, value: ({ career }) => career?.[id] ?? null, numeric: true };
}

/** The drivers of the present season by team, with who has been champion. @param careers of everyone, by wins */
function SeasonGrid({ careers }: { careers: ReadonlyArray<DriverCareerRow> }) {
  const order = valueOf(useSuspenseQuery(presentOrderQuery()).data);
  const teams = order?.teams ?? [];
  const current = careers.filter((career) => career.current);
  const [first] = current;
  if (first === undefined) return null;
  return (
    <SeasonBlock
      title={`${first.last_year} grid`}
      about={`${orderText(teams)} Drivers are shown with their team at the latest race. Gold: titles won.`}
      standings={standingsPath(first.last_year, "drivers")}
    >
      {sortedBy(byTeam(current), teams, ([teamId]) => teamId).map(([teamId, drivers]) => (
        <li key={teamId} className={`${seasonCardClass} ${teamClass(teamId, first.last_year)}`}>
          <a href={teamPath(teamId)} className="block truncate py-0.5 font-display text-base font-extrabold">
            {nameOfTeam(teamId)}
          </a>
          <ul className="mt-1">
            {sortedBy(drivers, order?.drivers ?? [], ({ driver_id }) => driver_id).map((driver) => (
              <GridDriver key={driver.driver_id} driver={driver} />
            ))}
          </ul>
        </li>
      ))}
    </SeasonBlock>
  );
}

function GridDriver({ driver: { driver_id, name, country, titles } }: { driver: DriverCareerRow }) {
  return (
    <li className="flex items-center gap-1.5 text-small">
      <Flag country={country} />
      <a href={driverPath(driver_id)} className="min-w-0 truncate py-1 font-strong">
        {name}
      </a>
      <CardTitles titles={titles} what="World championships" />
    </li>
  );
}

/** The teams, each with its drivers, in the order of their first ones. */
function byTeam(careers: ReadonlyArray<DriverCareerRow>): Array<[teamId: string, Array<DriverCareerRow>]> {
  const teams = Map.groupBy(careers, ({ team_id }) => team_id);
  return [...teams].flatMap(([id, drivers]): Array<[string, Array<DriverCareerRow>]> =>
    id === null ? [] : [[id, drivers]],
  );
}
