import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";

/** The view in place of a screen that failed to render (specification §2, §8). */
export function ErrorView({ error }: ErrorComponentProps) {
  const [shown, setShown] = useState(false);
  const detailId = useId();
  const router = useRouter();
  return (
    <section className="page message">
      <h1>Something went wrong!</h1>
      <p>This page could not be shown. The others may well work.</p>
      <p className="message-ways">
        <button type="button" className="button" onClick={() => void router.invalidate()}>
          Try again
        </button>
        <Link to="/" className="button">
          Home
        </Link>
        <button
          type="button"
          className="button"
          aria-expanded={shown}
          aria-controls={detailId}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide Error" : "Show Error"}
        </button>
      </p>
      <pre id={detailId} className="error-detail" hidden={!shown}>
        {error instanceof Error ? error.message : String(error)}
      </pre>
    </section>
  );
}

/** The "not found" page (specification §2, §8). */
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
