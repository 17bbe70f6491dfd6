import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { valueOf } from "#app/data/api-query.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { racePitStopsQuery, stintsQuery } from "#app/data/weekend.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { StintBars } from "./stint-bars.tsx";
import { firstPitStops, type StintChart, stintsBetweenStops, timedStints } from "./stint-lines.ts";

/** How many of the classification are shown. */
const shown = 10;

/** The stints of a race's first ten, with the way to all of them; nothing where no stop is on record. */
export function StrategyStrip() {
  const race = useRace();
  const stints = valueOf(useSuspenseQuery(stintsQuery({ ...race, session: "R" })).data);
  if (stints !== null) return <Strip chart={timedStints(stints)} />;
  return race.year < firstPitStops ? null : <PitStopStrip race={race} />;
}

function PitStopStrip({ race }: { race: RaceRef }) {
  const stops = valueOf(useSuspenseQuery(racePitStopsQuery(race)).data);
  if (stops === null || stops.drivers.every((driver) => driver.stops.length === 0)) return null;
  return <Strip chart={stintsBetweenStops(stops)} />;
}

function Strip({ chart }: { chart: StintChart }) {
  const { year, round } = useRace();
  const { lines, compounds } = chart;
  return (
    <div className="mt-9 max-phone:mt-7">
      <StintBars
        chart={{ ...chart, lines: lines.slice(0, shown) }}
        year={year}
        finding={compounds ? "Tyre strategy" : "Pit stops"}
        level="h2"
        beside={
          lines.length <= shown ? undefined : (
            <Link
              to="/race/$year/$round/race/stints"
              params={{ year: String(year), round: String(round) }}
              className="more text-table"
            >
              All {lines.length} cars
            </Link>
          )
        }
      />
    </div>
  );
}
