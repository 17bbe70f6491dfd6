import { Link } from "@tanstack/react-router";

/** The view of an address that leads nowhere (specification §2, §8). */
export function NotFoundView() {
  return (
    <section className="page message">
      <h1>Not Found</h1>
      <p>There is no such page, driver, team or season here.</p>
      <p className="message-ways">
        <Link to="/" className="button">
          Home
        </Link>
        <Link to="/races/" className="button">
          Races
        </Link>
        <Link to="/standings/" className="button">
          Standings
        </Link>
        <Link to="/teams/" className="button">
          Teams
        </Link>
        <Link to="/drivers_overview/" className="button">
          Drivers
        </Link>
      </p>
    </section>
  );
}
