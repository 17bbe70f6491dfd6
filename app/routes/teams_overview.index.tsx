import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { ListedTeam } from "#app/data/archive.functions.ts";
import { teamEntriesQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { presentOrderQuery } from "#app/data/standings.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { formatThousands } from "#app/text/format.ts";
import { shortCountry } from "#app/text/names.ts";
import { teamPath } from "#app/text/page-paths.ts";
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
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

/** Every team. `/teams/` leads to one team, and anything below it is taken for a team's id: hence an address beside it. */
export const Route = createFileRoute("/teams_overview/")({
  validateSearch: directorySearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(teamEntriesQuery());
    void context.queryClient.prefetchQuery(presentOrderQuery());
  },
  head: ({ match }) => listHead(match.context.siteUrl, "teams"),
  component: TeamListScreen,
});

/** Every team of the archive, narrowed down by letter and country. */
function TeamListScreen() {
  return (
    <div className="page">
      <PageHeading links={<Link to="/drivers/">All drivers</Link>}>
        <h1>Teams</h1>
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={teamListTable} />}>
        <TeamList />
      </Suspense>
    </div>
  );
}

function TeamList() {
  const { data } = useSuspenseQuery(teamEntriesQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>No team data available.</EmptyNote>;
  return <Teams entries={data.value} />;
}

function Teams({ entries }: { entries: ReadonlyArray<ListedTeam> }) {
  const year = useMemo(() => Math.max(...entries.map(({ last_year }) => last_year ?? 0)), [entries]);
  const parts = useMemo(() => partsIn(year), [year]);
  return (
    <DirectoryTable
      entries={entries}
      indexOf={teamName}
      parts={parts}
      compare={byWins}
      search={Route.useSearch()}
      country={{ label: "Country", all: "All countries" }}
      table={teamListTable}
      method={method}
      season={<SeasonTeams entries={entries} year={year} />}
    />
  );
}

/** The teams of the present season, those with a constructors' championship, and the winners of Grands Prix. */
function partsIn(year: number): ReadonlyArray<DirectoryPart<ListedTeam>> {
  return [
    { id: "current", label: String(year), holds: ({ last_year }) => last_year === year },
    { id: "champions", label: "Champions", holds: ({ titles }) => titles > 0 },
    { id: "winners", label: "Winners", holds: ({ wins }) => wins > 0 },
  ];
}

/** Which team has won most, and of those that are level which entered most. */
function byWins(one: ListedTeam, other: ListedTeam): number {
  return other.wins - one.wins || other.grands_prix - one.grands_prix;
}

function teamName(team: ListedTeam): string {
  return team.team_name;
}

const method =
  "Ordered by wins, then by Grands Prix. A team is the make of a car: private entrants count for the maker whose cars they raced. Seasons are those with an entry for a Grand Prix, titles those of constructors, awarded since 1958. Source: F1DB.";

/** Every team: the makers of cars, as the championship counts them. */
const teamListTable = defineTable<ListedTeam>({
  name: "team-list",
  heading: "Teams since 1950",
  orderWords: "by wins",
  caption: "Teams by wins",
  order: [{ id: "wins", desc: true }],
  noun: ["team", "teams"],
  columns: [
    {
      id: "team_name",
      label: "Team",
      value: (team) => team.team_name,
      cell: (team) => (
        <>
          <Flag country={team.country} /> <a href={teamPath(team.team_id)}>{team.team_name}</a>
          <PhoneTitles titles={team.titles} />
          {team.full_name === null ? null : (
            <small className="ms-2 font-normal text-soft">{team.full_name}</small>
          )}
        </>
      ),
      phone: "name",
      width: [14, 2],
    },
    {
      id: "country",
      label: "Country",
      value: (team) => team.country,
      cell: (team) => shortCountry(team.country),
      look: "quiet",
      phone: "lead",
      width: [11, 1.4],
    },
    {
      id: "grands_prix",
      label: "Grands Prix",
      value: (team) => team.grands_prix,
      cell: ({ grands_prix }) => formatThousands(grands_prix),
      numeric: true,
      phone: "second",
      phoneWords: { after: " GP" },
      width: [6.5, 0.8],
    },
    {
      id: "wins",
      label: "Wins",
      value: (team) => team.wins,
      numeric: true,
      look: "points",
      phone: "value",
      phoneWords: { after: " wins", one: " win" },
      width: [5, 0.8],
    },
    {
      id: "titles",
      label: "Titles",
      value: (team) => team.titles,
      cell: ({ titles }) => <TitlesCell titles={titles} />,
      numeric: true,
      width: [5, 0.8],
    },
    {
      id: "first_year",
      label: "First season",
      value: (team) => team.first_year,
      numeric: true,
      width: [6.5, 0.8],
    },
    {
      id: "last_year",
      label: "Last season",
      value: (team) => team.last_year,
      cell: (team) => <LastSeason {...team} />,
      numeric: true,
      phone: "detail",
      width: [6.5, 0.8],
    },
  ],
  rowClass: ({ team_id }) => teamClass(team_id),
  bar: "team_name",
});

type SeasonTeamsProps = { entries: ReadonlyArray<ListedTeam>; year: number };

/** The teams of a season, with what they have won since they began. */
function SeasonTeams({ entries, year }: SeasonTeamsProps) {
  const order = valueOf(useSuspenseQuery(presentOrderQuery()).data)?.teams ?? [];
  const teams = entries.filter(({ last_year }) => last_year === year).toSorted(byWins);
  return (
    <SeasonBlock
      title={`${year} teams`}
      about={`${orderText(order)} Gold: titles won.`}
      standings={`/standings/${year}/constructors/overview`}
    >
      {sortedBy(teams, order, ({ team_id }) => team_id).map((team) => (
        <TeamCard key={team.team_id} team={team} year={year} />
      ))}
    </SeasonBlock>
  );
}

function TeamCard({ team, year }: { team: ListedTeam; year: number }) {
  const { team_id, team_name, country, first_year, grands_prix, wins, titles } = team;
  return (
    <li className={`${seasonCardClass} ${teamClass(team_id, year)}`}>
      <div className="flex items-center gap-1.5">
        <Flag country={country} />
        <a href={teamPath(team_id)} className="min-w-0 truncate py-0.5 font-display text-base font-extrabold">
          {team_name}
        </a>
        <CardTitles titles={titles} what="Constructors’ championships" />
      </div>
      <p className="mt-1 truncate">
        <b className="font-bold">{wins}</b> {wins === 1 ? "win" : "wins"}{" "}
        <span className="text-soft">· {formatThousands(grands_prix)} GP</span>
      </p>
      {first_year === null ? null : <p className="text-small text-soft">Since {first_year}</p>}
    </li>
  );
}
