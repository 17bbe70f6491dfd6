import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Message, MessageWays } from "./no-such-page.tsx";

/** The view in place of a screen that failed to render (specification §2, §8). */
export function ErrorView({ error }: ErrorComponentProps) {
  const [shown, setShown] = useState(false);
  const detailId = useId();
  const router = useRouter();
  return (
    <Message title="Something went wrong!">
      <p>This page could not be shown. The others may well work.</p>
      <MessageWays>
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
      </MessageWays>
      <pre
        id={detailId}
        className="max-w-full overflow-x-auto rounded-tile border border-line bg-surface p-3 text-[0.8125rem] wrap-anywhere whitespace-pre-wrap"
        hidden={!shown}
      >
        {error instanceof Error ? error.message : String(error)}
      </pre>
    </Message>
  );
}

/** The "not found" page (specification §2, §8). */
export function NotFoundView() {
  return (
    <Message title="Not Found">
      <p
        className="order-first font-display text-[clamp(5rem,3rem+10vw,10rem)] leading-[0.8] font-extrabold tracking-[-0.04em] text-accent/20"
        aria-hidden="true"
      >
        404
      </p>
      <p>There is no such page, driver, team or season here.</p>
      <form action="/search/" role="search" className="flex w-full max-w-xl gap-2">
        <input
          type="search"
          name="q"
          aria-label="Driver, team, circuit, race or season"
          placeholder="Driver, team, circuit, race or season"
          className="field min-h-(--touch-height) min-w-0 flex-1"
        />
        <button type="submit" className="button min-h-(--touch-height)">
          Search
        </button>
      </form>
      <MessageWays>
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
      </MessageWays>
    </Message>
  );
}
