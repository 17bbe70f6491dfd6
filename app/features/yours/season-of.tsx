import { useQuery } from "@tanstack/react-query";
import { constructorOverviewQuery, driverOverviewQuery } from "#app/data/standings.queries.ts";
import { useLastRace } from "#app/features/spoilers/use-last-race.ts";

/** Where a favourite stands in the season of the last race; nothing for who is not in its table. */
export function SeasonOf({ kind, id }: { kind: "driver" | "team"; id: string }) {
  const year = useLastRace()?.year;
  if (year === undefined) return null;
  return kind === "driver" ? <DriverSeason id={id} year={year} /> : <TeamSeason id={id} year={year} />;
}

function DriverSeason({ id, year }: { id: string; year: number }) {
  const { data } = useQuery(driverOverviewQuery(year));
  const standings = data?.available === true ? data.value.standings : [];
  return <Place year={year} line={standings.find((line) => line.driver_id === id)} />;
}

function TeamSeason({ id, year }: { id: string; year: number }) {
  const { data } = useQuery(constructorOverviewQuery(year));
  const standings = data?.available === true ? data.value.standings : [];
  return <Place year={year} line={standings.find((line) => line.team_id === id)} />;
}

type PlaceProps = { year: number; line: { position: number | null; points: number } | undefined };

function Place({ year, line }: PlaceProps) {
  if (line === undefined) return null;
  const place = line.position === null ? "" : `P${line.position}, `;
  return (
    <small className="spoiler">
      {place}
      {line.points} points in {year}
    </small>
  );
}
