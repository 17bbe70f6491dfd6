import { Link } from "@tanstack/react-router";
import "../../../ui/view-links/link-chips.css";

/** The seasons to choose from, as links, so that each has an address and none needs a script. */
export function SeasonLinks({ seasons, chosen }: { seasons: ReadonlyArray<number>; chosen: number }) {
  if (seasons.length < 2) return null;
  return (
    <nav className="season-links" aria-label="Season">
      <ul className="link-chips">
        {seasons.map((season) => (
          <li key={season}>
            <Link
              from="/driver/$driverId/charts"
              to="."
              search={{ season }}
              resetScroll={false}
              preload={false}
              aria-current={season === chosen ? "true" : undefined}
            >
              {season}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
