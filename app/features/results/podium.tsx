import { Link } from "@tanstack/react-router";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

export type PodiumPlace = {
  position: number;
  driver_id: string;
  driver_name: string;
  team_id: string;
  team_name: string;
};

type PodiumProps = {
  places: ReadonlyArray<PodiumPlace>;
  /** The season, whose team colours the steps have. */
  year: number;
  label?: string;
};

/** Who came first, second and third. A shared car puts two drivers on one step. */
export function Podium({ places, year, label = "Podium" }: PodiumProps) {
  return (
    <ol className="podium" aria-label={label}>
      {places.map((place) => (
        <li key={place.driver_id} value={place.position} className={teamClass(place.team_id, year)}>
          <span className="place" data-place={place.position}>
            {place.position}
          </span>
          <Link to="/driver/$driverId/" params={{ driverId: place.driver_id }}>
            {place.driver_name}
          </Link>
          <Link to="/teams/$teamId/" params={{ teamId: place.team_id }}>
            {place.team_name}
          </Link>
        </li>
      ))}
    </ol>
  );
}
