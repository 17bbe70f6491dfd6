import { Link } from "@tanstack/react-router";

export type PodiumPlace = {
  position: number;
  driver_id: string;
  driver_name: string;
  team_id: string;
  team_name: string;
};

/** Who came first, second and third. A shared car puts two drivers on one step. */
export function Podium({ places, label = "Podium" }: { places: ReadonlyArray<PodiumPlace>; label?: string }) {
  return (
    <ol className="podium" aria-label={label}>
      {places.map((place) => (
        <li key={place.driver_id} value={place.position}>
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
