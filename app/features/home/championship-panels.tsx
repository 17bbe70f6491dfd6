import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { topConstructorsQuery, topDriversQuery } from "#app/data/home.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { Panel } from "./panel.tsx";
import { standingAfter } from "./standing-after.ts";
import { TopTable } from "./top-table.tsx";

/** The first five of both championships of the season that runs, or ran last. */
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

function TopDrivers() {
  const { data } = useSuspenseQuery(topDriversQuery());
  if (!data.available || data.value.standings.length === 0) return <NoChampionship />;
  const { year, standings } = data.value;
  return (
    <div>
      <p className="panel-about">{standingAfter(data.value)}</p>
      <div className="spoiler">
        <TopTable
          who="Driver"
          lines={standings.map((line) => ({
            id: line.driver_id,
            position: line.position,
            points: line.points,
            name: (
              <>
                <Flag country={line.country} alone />
                <Link to="/driver/$driverId/" params={{ driverId: line.driver_id }}>
                  {line.driver_name}
                </Link>
                <small>{line.team_name}</small>
              </>
            ),
          }))}
        />
      </div>
      <WholeTable year={year} page="drivers/overview" />
    </div>
  );
}

function TopConstructors() {
  const { data } = useSuspenseQuery(topConstructorsQuery());
  if (!data.available || data.value.standings.length === 0) return <NoChampionship />;
  const { year, standings } = data.value;
  return (
    <div>
      <p className="panel-about">{standingAfter(data.value)}</p>
      <div className="spoiler">
        <TopTable
          who="Constructor"
          lines={standings.map((line) => ({
            id: `${line.team_id} ${line.engine}`,
            position: line.position,
            points: line.points,
            name: (
              <>
                <Flag country={line.country} alone />
                <Link to="/teams/$teamId/" params={{ teamId: line.team_id }}>
                  {line.team_name}
                </Link>
                {line.engine === null ? null : <small>{line.engine}</small>}
              </>
            ),
          }))}
        />
      </div>
      <WholeTable year={year} page="constructors/overview" />
    </div>
  );
}

function NoChampionship() {
  return <EmptyNote>No championship data available.</EmptyNote>;
}

function WholeTable({ year, page }: { year: number; page: string }) {
  return (
    <p className="panel-more">
      <Link to="/standings/$year/$" params={{ year: String(year), _splat: page }}>
        Whole table
      </Link>
    </p>
  );
}
