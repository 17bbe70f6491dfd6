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
