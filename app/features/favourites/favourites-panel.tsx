import { formatCount } from "#app/text/format.ts";
import { Link } from "@tanstack/react-router";
import { type Favourites, changeFavourites, extentOf, noFavourites, useFavourites } from "./favourites.ts";
import { useQuery } from "@tanstack/react-query";
import { constructorOverviewQuery, driverOverviewQuery } from "#app/data/standings.queries.ts";
import { useLastRace } from "#app/features/spoilers/spoilers.ts";

type FavouritesPanelProps = { of: NonNullable<ReturnType<typeof extentOf>> };

/**
 * A reader's favourites and last visited pages; without favourites the visited pages alone, further down the page. The
 * server writes an empty place that takes no room; where there is something to show, a script in the head has given it
 * its room before the first paint, so that nothing moves.
 */
export function FavouritesPanel({ of }: FavouritesPanelProps) {
  const favourites = useFavourites();
  return (
    <section
      aria-label={of === "favourites" ? "Favourites" : "Last visited"}
      className={`favourites hidden content-start items-start gap-x-8 gap-y-2 overflow-hidden rounded-tile border border-line bg-surface px-4 py-3 max-phone:grid-cols-[minmax(0,1fr)] ${placeClasses[of]}`}
    >
      {extentOf(favourites) === of ? <FavouritesContent {...favourites} /> : null}
    </section>
  );
}

const placeClasses = {
  favourites: "h-28 grid-cols-[minmax(14rem,1fr)_2fr_auto] in-data-favourites:grid max-phone:h-62",
  visited: "min-h-22 grid-cols-[minmax(0,1fr)_auto] in-data-visited:grid",
};
const headClass = "mb-1 text-small text-soft";
/** The figures come later than the name, and do not move its line. */
const lineClass = "flex h-6.5 items-baseline gap-2 truncate";

function FavouritesContent({ driver, team, visited }: Favourites) {
  return (
    <>
      {driver === null && team === null ? null : (
        <div>
          <h2 className={headClass}>Favourites</h2>
          <p className={lineClass}>
            {driver === null ? (
              <Link to="/drivers/">Choose a driver with the star</Link>
            ) : (
              <>
                <Link to="/driver/$driverId/" params={{ driverId: driver.id }}>
                  {driver.name}
                </Link>
                <SeasonOf kind="driver" id={driver.id} />
              </>
            )}
          </p>
          <p className={lineClass}>
            {team === null ? (
              <Link to="/teams_overview/">Choose a team with the star</Link>
            ) : (
              <>
                <Link to="/teams/$teamId/" params={{ teamId: team.id }}>
                  {team.name}
                </Link>
                <SeasonOf kind="team" id={team.id} />
              </>
            )}
          </p>
        </div>
      )}
      <div>
        <h2 className={headClass}>Last visited</h2>
        <ul className="flex max-h-13 flex-wrap gap-x-4 overflow-hidden max-phone:max-h-19.5">
          {visited.map(({ path, name }) => (
            <li key={path} className="h-6.5 truncate">
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="button max-phone:justify-self-start"
        onClick={() => changeFavourites(() => noFavourites)}
      >
        Forget<span className="sr-only"> favourites and visited pages</span>
      </button>
    </>
  );
}

/** Where a favourite stands in the season of the last race; nothing if it is not in the table. */
function SeasonOf({ kind, id }: { kind: "driver" | "team"; id: string }) {
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
    <small className="spoiler leading-none text-soft">
      {place}
      {formatCount(line.points, "point")} in {year}
    </small>
  );
}
