import type { ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";

/** What stands in place of a screen that failed to render (specification §2, §8). */
export function ErrorView({ error }: ErrorComponentProps) {
  const [shown, setShown] = useState(false);
  return (
    <section className="page">
      <h1>Something went wrong!</h1>
      <button type="button" className="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? "Hide Error" : "Show Error"}
      </button>
      {shown ? (
        <pre className="error-detail">{error instanceof Error ? error.message : String(error)}</pre>
      ) : null}
    </section>
  );
}
