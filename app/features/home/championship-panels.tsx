import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { topConstructorsQuery, topDriversQuery } from "#app/data/home.queries.ts";
import { standingBefore } from "#app/features/spoilers/spoilers.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { AsBefore, Panel, useHiddenConstructors, useHiddenDrivers } from "./panel.tsx";
import { standingAfter } from "./standing-after.ts";
import type { ReactNode } from "react";
import { PlaceMark } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatValue, noValue } from "#app/text/format.ts";
import { roundedPoints } from "#contract/values.ts";

/** The first eight of both championships of the season that runs, or ran last. */
export function ChampionshipPanels() {
  return (
    <>
      <Panel title="Drivers’ championship" kind="table">
        <TopDrivers />
      </Panel>
      <Panel title="Constructors’ championship" kind="table">
        <TopConstructors />
      </Panel>
    </>
  );
}

const nameLink = "py-0.75 font-strong";

function DriverName({ driver_id, driver_name }: { driver_id: string; driver_name: string }) {
  return (
    <Link to="/driver/$driverId/" params={{ driverId: driver_id }} className={nameLink}>
      {driver_name}
    </Link>
  );
}

function TeamName({ team_id, team_name }: { team_id: string; team_name: string }) {
  return (
    <Link to="/teams/$teamId/" params={{ teamId: team_id }} className={nameLink}>
      {team_name}
    </Link>
  );
}

function TopDrivers() {
  const { data } = useSuspenseQuery(topDriversQuery());
  const hidden = useHiddenDrivers(data.available ? data.value.year : 0);
  if (!data.available) return <NoChampionship />;
  return (
    <TopLines
      season={data.value}
      page="drivers/overview"
      who="Driver"
      lines={data.value.standings.map((line) => ({
        ...line,
        id: line.driver_id,
        name: <DriverName {...line} />,
        teamId: line.team_id,
        aside: line.team_name,
      }))}
      before={
        hidden &&
        standingBefore(hidden.season.rounds, hidden.season.drivers, hidden.round).map(
          ({ line, ...rest }) => ({
            ...rest,
            id: line.driver_id,
            name: <DriverName {...line} />,
            teamId: line.team_id,
            aside: null,
          }),
        )
      }
    />
  );
}

function TopConstructors() {
  const { data } = useSuspenseQuery(topConstructorsQuery());
  const hidden = useHiddenConstructors(data.available ? data.value.year : 0);
  if (!data.available) return <NoChampionship />;
  return (
    <TopLines
      season={data.value}
      page="constructors/overview"
      who="Constructor"
      lines={data.value.standings.map((line) => ({
        ...line,
        id: `${line.team_id} ${line.engine}`,
        name: <TeamName {...line} />,
        teamId: line.team_id,
        aside: line.engine,
      }))}
      before={
        hidden &&
        standingBefore(hidden.season.rounds, hidden.season.teams, hidden.round).map(({ line, ...rest }) => ({
          ...rest,
          id: `${line.team_id} ${line.engine}`,
          name: <TeamName {...line} />,
          teamId: line.team_id,
          aside: line.engine,
        }))
      }
    />
  );
}

function NoChampionship() {
  return <EmptyNote>No championship data available.</EmptyNote>;
}

type TopLinesProps = {
  season: { year: number; rounds: number; rounds_run: number };
  /** The page of the season's standings that has the whole table. */
  page: string;
  who: string;
  lines: ReadonlyArray<TopLine>;
  /** The table before the last weekend, for readers who hide how it went; null if not needed. */
  before: ReadonlyArray<TopLine> | null;
};

function TopLines({ season, page, who, lines, before }: TopLinesProps) {
  if (lines.length === 0) return <NoChampionship />;
  const { year, rounds_run } = season;
  return (
    <div>
      <AsBefore
        before={
          before === null || before.length === 0 ? null : (
            <>
              <p className="text-small text-soft">
                {standingAfter({ ...season, rounds_run: rounds_run - 1 })}
              </p>
              <TopTable who={who} year={year} lines={before.slice(0, lines.length)} />
            </>
          )
        }
      >
        <p className="text-small text-soft">{standingAfter(season)}</p>
        <TopTable who={who} year={year} lines={lines} />
      </AsBefore>
      <p className="mt-3 text-table">
        <Link to="/standings/$year/$" params={{ year: String(season.year), _splat: page }} className="more">
          Full standings
        </Link>
      </p>
    </div>
  );
}

/** A line of a championship. */
type TopLine = {
  id: string;
  position: number | null;
  name: ReactNode;
  /** Whose colour the line has; null for a driver without a team. */
  teamId: string | null;
  /** What stands beside the name: a driver's team, or an engine; null for nothing. */
  aside: string | null;
  points: number;
};

const headClass = "h-7 text-[0.8125rem] font-normal text-soft";
const cellClass = "h-(--row-height) border-t border-line";
/** On a narrow page, which large text makes of a wide one, names have the room of the bars, and a second line. */
const nameClass =
  "max-w-0 truncate before:me-2.5 before:inline-block before:h-5.5 before:w-1 before:rounded-[2px] before:bg-team before:align-middle before:content-[''] wide:@max-[60rem]/page:whitespace-normal";
const pointsClass = "w-52 text-end whitespace-nowrap max-phone:w-32 wide:@max-[60rem]/page:w-16";

/** A phone has no room for it, and neither has large text. */
const gapClass = "w-16 text-end text-soft max-phone:hidden wide:@max-[60rem]/page:hidden";

type TopTableProps = { who: string; year: number; lines: ReadonlyArray<TopLine> };

/** The first lines of a championship: place, who, and points, with a bar as long as their share of the leader's. */
function TopTable({ who, year, lines }: TopTableProps) {
  const most = Math.max(1, ...lines.map(({ points }) => points));
  return (
    <table className="mt-2 w-full">
      <thead>
        <tr>
          <th scope="col" className={`${headClass} w-10 text-start`}>
            <abbr title="Position" className="no-underline">
              Pos
            </abbr>
          </th>
          <th scope="col" className={`${headClass} text-start`}>
            {who}
          </th>
          <th scope="col" className={`${headClass} ${pointsClass}`}>
            Points
          </th>
          <th scope="col" className={`${headClass} ${gapClass}`}>
            Gap
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, position, teamId, name, aside, points }) => (
          <tr key={id} className={teamClass(teamId, year)}>
            <td className={`${cellClass} w-10`}>
              <PlaceMark place={position}>{position ?? noValue}</PlaceMark>
            </td>
            <td className={`${cellClass} ${nameClass}`}>
              {name}
              {aside === null ? null : (
                <small className="ms-2 text-[0.8125rem] text-soft max-phone:hidden">{aside}</small>
              )}
            </td>
            <td className={`${cellClass} ${pointsClass}`}>
              <svg
                className="me-4 inline-block h-2 w-38 rounded-chip bg-raised fill-team max-phone:w-16 wide:@max-[60rem]/page:hidden"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={(100 * points) / most} height="1" />
              </svg>
              <b className="inline-block min-w-10 font-bold">{formatValue(points)}</b>
            </td>
            <td className={`${cellClass} ${gapClass}`}>
              {points === most ? noValue : `−${formatValue(roundedPoints(most - points))}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
