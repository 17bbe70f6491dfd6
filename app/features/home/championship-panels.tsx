import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { topConstructorsQuery, topDriversQuery } from "#app/data/home.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
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

function TopDrivers() {
  const { data } = useSuspenseQuery(topDriversQuery());
  if (!data.available) return <NoChampionship />;
  return (
    <TopLines
      season={data.value}
      page="drivers/overview"
      who="Driver"
      lines={data.value.standings.map((line) => ({
        ...line,
        id: line.driver_id,
        name: (
          <Link to="/driver/$driverId/" params={{ driverId: line.driver_id }} className={nameLink}>
            {line.driver_name}
          </Link>
        ),
        teamId: line.team_id,
        aside: line.team_name,
      }))}
    />
  );
}

function TopConstructors() {
  const { data } = useSuspenseQuery(topConstructorsQuery());
  if (!data.available) return <NoChampionship />;
  return (
    <TopLines
      season={data.value}
      page="constructors/overview"
      who="Constructor"
      lines={data.value.standings.map((line) => ({
        ...line,
        id: `${line.team_id} ${line.engine}`,
        name: (
          <Link to="/teams/$teamId/" params={{ teamId: line.team_id }} className={nameLink}>
            {line.team_name}
          </Link>
        ),
        teamId: line.team_id,
        aside: line.engine,
      }))}
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
};

function TopLines({ season, page, who, lines }: TopLinesProps) {
  if (lines.length === 0) return <NoChampionship />;
  return (
    <div>
      <p className="text-small text-soft">{standingAfter(season)}</p>
      <div className="spoiler">
        <TopTable who={who} year={season.year} lines={lines} />
      </div>
      <p className="mt-3 text-table">
        <Link to="/standings/$year/$" params={{ year: String(season.year), _splat: page }} className="more">
          Full standings
        </Link>
      </p>
    </div>
  );
}
