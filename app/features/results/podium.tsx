import { Link } from "@tanstack/react-router";
import { lastName } from "#app/text/names.ts";
import { PlaceMark } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

/** One of the first three. */
export type PodiumPlace = {
  position: number;
  driver_id: string;
  driver_name: string;
  /** Three letters of the name, where the podium shows them. */
  driver_code?: string | null;
  /** The time or the gap, where the podium shows it. */
  time_text?: string | null;
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

/** Who came first, second and third: those who shared a car stand on one step. */
export function Podium({ places, year, label = "Podium" }: PodiumProps) {
  return (
    <ol className="mt-2.5 grid" aria-label={label}>
      {[1, 2, 3].map((position) => (
        <Step key={position} drivers={places.filter((place) => place.position === position)} year={year} />
      ))}
    </ol>
  );
}

function Step({ drivers, year }: { drivers: ReadonlyArray<PodiumPlace>; year: number }) {
  const [car] = drivers;
  if (car === undefined) return null;
  const isShared = drivers.length > 1;
  const isWinner = car.position === 1;
  return (
    <li
      value={car.position}
      className={`mt-1.5 grid min-h-15 ${isWinner ? "py-2.5" : ""} grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-1 rounded-tile border-s-4 border-team bg-[linear-gradient(90deg,color-mix(in_oklab,var(--color-team)_24%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_7%,var(--color-surface)))] px-3.5 ${teamClass(car.team_id, year)}`}
    >
      <PlaceMark place={car.position} className="justify-self-start">
        {car.position}
      </PlaceMark>
      <div className="grid justify-items-start">
        <div className={isWinner ? "text-[1.125rem] font-bold" : "font-strong"}>
          <CarDrivers drivers={drivers} />
        </div>
        <Link
          to="/teams/$teamId/"
          params={{ teamId: car.team_id }}
          className="min-h-6 leading-6 text-small text-soft-on-team"
        >
          {car.team_name}
        </Link>
      </div>
      <span className="flex items-center gap-3">
        {car.time_text === undefined || car.time_text === null ? null : (
          <span className={isWinner ? "font-strong" : "text-table"}>{car.time_text}</span>
        )}
        {isShared ? null : (
          <b
            aria-hidden="true"
            className={`font-display text-2xl leading-none font-extrabold text-team-ink ${car.time_text === undefined ? "" : "w-16 text-end max-phone:hidden"}`}
          >
            {car.driver_code}
          </b>
        )}
      </span>
    </li>
  );
}

/** Who drove a car, as links to them: a name in full, or the last names of those who shared it. */
export function CarDrivers({
  drivers,
}: {
  drivers: ReadonlyArray<Pick<PodiumPlace, "driver_id" | "driver_name">>;
}) {
  return drivers.map(({ driver_id, driver_name }, index) => (
    <span key={driver_id}>
      {index === 0 ? null : ", "}
      <Link to="/driver/$driverId/" params={{ driverId: driver_id }}>
        {drivers.length > 1 ? lastName(driver_name) : driver_name}
      </Link>
    </span>
  ));
}
