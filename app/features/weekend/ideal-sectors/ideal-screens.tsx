import { useSuspenseQuery } from "@tanstack/react-query";
import { idealSectorsQuery } from "#app/data/weekend.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { type QualifyingSession, Timed } from "#app/features/weekend/timing/timed.tsx";
import { useMemo } from "react";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { IdealSectors } from "#contract/timing/lap.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { IdealDrawing } from "./ideal-drawing.tsx";
import {
  type IdealLap,
  type SectorTime,
  driverIdealLaps,
  driverMethod,
  teamIdealLaps,
  teamMethod,
} from "./ideal-laps.ts";
import { formatLapTime, formatSeconds, rounded } from "#app/text/format.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { Fastest } from "#app/features/weekend/marks.tsx";

/** The drivers' best sectors added up, against their best laps. */
export function DriverIdealSectorsScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(idealSectorsQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Ideal sectors by driver</h2>
      <Timed facts={data} session={session} document="ideal-sectors">
        {(document) => <DriverIdealLaps year={race.year} document={document} />}
      </Timed>
    </>
  );
}

/** The teams' best sectors added up, against their best laps. */
export function TeamIdealSectorsScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(idealSectorsQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Ideal sectors by team</h2>
      <Timed facts={data} session={session} document="ideal-sectors">
        {(document) => <TeamIdealLaps year={race.year} document={document} />}
      </Timed>
    </>
  );
}

type IdealViewProps = { year: number; document: IdealSectors };

/** The drivers' ideal laps against their best. */
function DriverIdealLaps({ year, document }: IdealViewProps) {
  const laps = useMemo(() => driverIdealLaps(document), [document]);
  const table = useTeamColours(driverIdealTable, year, teamOfLap);
  return (
    <div className="drawn">
      <IdealDrawing year={year} laps={laps} />
      <DataTable table={table} rows={laps} method={driverMethod(document.source)} />
    </div>
  );
}

/** The teams' ideal laps, of both drivers' sectors, against their best. */
function TeamIdealLaps({ year, document }: IdealViewProps) {
  const laps = useMemo(() => teamIdealLaps(document), [document]);
  const table = useTeamColours(teamIdealTable, year, teamOfLap);
  return (
    <div className="drawn">
      <IdealDrawing year={year} laps={laps} />
      <DataTable table={table} rows={laps} method={teamMethod(document.source)} />
    </div>
  );
}

const teamOfLap = ({ team: { id } }: IdealLap) => id;

const place: Column<IdealLap> = {
  id: "place",
  label: "Ideal pos",
  value: ({ idealPlace }) => idealPlace,
  numeric: true,
  firstSort: "asc",
  look: "place",
  phone: "place",
  width: 5.5,
};

const team: Column<IdealLap> = {
  id: "team",
  label: "Team",
  value: (lap) => lap.team.name,
  cell: (lap) => <a href={teamPath(lap.team.id)}>{lap.team.name}</a>,
};

/** What both tables say of a lap; a team's also say whose times they are. */
function times(withDriver: boolean): Array<Column<IdealLap>> {
  const sectors = (["sector_a", "sector_b", "sector_c"] as const).map((id, index) => ({
    ...timeColumn(id, `Sector ${index + 1}`, (lap) => lap.sectors[index] ?? null, withDriver),
    phone: index === 0 ? ("lead" as const) : ("detail" as const),
    width: [withDriver ? 7.25 : 6, 1] as const,
  }));
  return [
    ...sectors,
    {
      id: "ideal",
      label: "Ideal lap",
      value: ({ ideal }) => rounded(ideal, 3),
      cell: ({ ideal }) => formatLapTime(ideal),
      numeric: true,
      firstSort: "asc",
      phone: "value",
      width: [6, 1],
    },
    {
      ...timeColumn("best", "Best lap", ({ best }) => best, withDriver),
      width: [withDriver ? 7.75 : 6, 1],
    },
    {
      id: "left",
      label: "Left (s)",
      value: ({ left }) => rounded(left, 3),
      cell: ({ left }) => formatSeconds(left),
      numeric: true,
      phone: "second",
      phoneWords: { before: "left " },
      width: [5, 0.8],
    },
    {
      id: "best_place",
      label: "Best lap pos",
      value: ({ bestPlace }) => bestPlace,
      numeric: true,
      firstSort: "asc",
      width: [5, 0.8],
    },
  ];
}

function timeColumn(
  id: string,
  label: string,
  of: (lap: IdealLap) => SectorTime | null,
  withDriver: boolean,
): Column<IdealLap> {
  return {
    id,
    label,
    value: (lap) => of(lap)?.seconds ?? null,
    cell: (lap) => {
      const time = of(lap);
      return (
        <>
          <Fastest when={time?.fastest === true}>{formatLapTime(time?.seconds ?? null)}</Fastest>
          {withDriver && time !== null ? (
            <small className="max-md:hidden"> {time.driver.driver_code}</small>
          ) : null}
        </>
      );
    },
    numeric: true,
    firstSort: "asc",
  };
}

/** Every driver's ideal lap. */
const driverIdealTable = defineTable<IdealLap>({
  name: "ideal-drivers",
  wrapsHeads: true,
  caption: "Ideal laps of the drivers",
  heading: "Ideal laps by sector",
  noun: ["driver", "drivers"],
  bar: "driver",
  columns: [
    place,
    {
      id: "driver",
      label: "Driver",
      value: ({ name }) => name,
      cell: ({ id, name }) => <a href={driverPath(id)}>{name}</a>,
      phone: "name",
      width: [10, 1.5],
    },
    { ...team, width: [8, 1.2] },
    ...times(false),
  ],
});

/** Every team's ideal lap, with the drivers whose times it is made of. */
const teamIdealTable = defineTable<IdealLap>({
  name: "ideal-teams",
  wrapsHeads: true,
  caption: "Ideal laps of the teams",
  heading: "Ideal laps by sector",
  noun: ["team", "teams"],
  bar: "team",
  columns: [place, { ...team, phone: "name", width: [8, 1.2] }, ...times(true)],
});
