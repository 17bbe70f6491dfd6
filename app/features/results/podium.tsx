import { Link } from "@tanstack/react-router";
import { PlaceMark } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

export type PodiumPlace = {
  position: number;
  driver_id: string;
  driver_name: string;
  /** Three letters of the name, where the podium shows them. */
  driver_code?: string | null;
  team_id: string;
  team_name: string;
};

/** The places of a podium among the lines of a classification. */
export function firstThree<Line extends { position: number | null }>(
  lines: ReadonlyArray<Line>,
): Array<Line & { position: number }> {
  return lines.flatMap((line) =>
    line.position === null || line.position > 3 ? [] : [{ ...line, position: line.position }],
  );
}

type PodiumProps = {
  places: ReadonlyArray<PodiumPlace>;
  /** The season, whose team colours the steps have. */
  year: number;
  label?: string;
};

/** Who came first, second and third. Drivers who shared a car have a step each, with the same place. */
export function Podium({ places, year, label = "Podium" }: PodiumProps) {
  return (
    <ol className="mt-2.5" aria-label={label}>
      {places.map((place) => (
        <li
          key={`${place.position} ${place.driver_id}`}
          value={place.position}
          className={`mt-1.5 grid min-h-15 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-1 rounded-tile border-s-4 border-team bg-[linear-gradient(90deg,color-mix(in_oklab,var(--color-team)_24%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_7%,var(--color-surface)))] px-3.5 ${teamClass(place.team_id, year)}`}
        >
          <PlaceMark place={place.position} className="justify-self-start">
            {place.position}
          </PlaceMark>
          <div className="grid justify-items-start">
            <Link to="/driver/$driverId/" params={{ driverId: place.driver_id }} className="font-strong">
              {place.driver_name}
            </Link>
            <Link
              to="/teams/$teamId/"
              params={{ teamId: place.team_id }}
              className="min-h-6 leading-6 text-small text-[light-dark(#434a57,#c3c9d3)]"
            >
              {place.team_name}
            </Link>
          </div>
          <b aria-hidden="true" className="font-display text-2xl leading-none font-extrabold text-team-ink">
            {place.driver_code}
          </b>
        </li>
      ))}
    </ol>
  );
}
