import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { topConstructorsQuery, topDriversQuery } from "#app/data/home.queries.ts";
import { standingBefore } from "#app/features/spoilers/use-is-spoiler.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { AsBefore, useHiddenConstructors, useHiddenDrivers } from "./before-weekend.tsx";
import { Panel } from "./panel.tsx";
import { standingAfter } from "./standing-after.ts";
import { type TopLine, TopTable } from "./top-table.tsx";

/** The first eight of both championships of the season that runs, or ran last. */
export function ChampionshipPanels() {
  return (
    <>
      <Panel title="Drivers' championship" kind="table">
        <TopDrivers />
      </Panel>
      <Panel title="Constructors' championship" kind="table">
        <TopConstructors />
      </Panel>
    </>
  );
}

const nameLink = "py-[0.1875rem] font-strong";

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
  /** The table before the last weekend, for who hides how it went; null where nobody needs it. */
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
