import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router";

type MessageProps = {
  title: string;
  /** The number above it; decoration. */
  mark?: string;
  /** What stands beside it. A message with it is as large as a page's beginning. */
  aside?: ReactNode;
  /** What follows it, as wide as the page. */
  after?: ReactNode;
  /** True for one that stands below a page's heading. */
  below?: boolean;
  children: ReactNode;
};

/** A page that has only something to say: an error, an address that leads nowhere. */
export function Message({ title, mark, aside, after, below = false, children }: MessageProps) {
  if (below)
    return (
      <section className="grid justify-items-start gap-3 pt-16 pb-24">
        <h2>{title}</h2>
        {children}
      </section>
    );
  return (
    <div className="page">
      <section
        className={`grid grid-cols-1 items-center gap-x-12 gap-y-6 rounded-card border border-line bg-surface p-6 shadow-card max-phone:p-4 ${aside === undefined ? "" : "wide:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] [&_h1]:text-hero"}`}
      >
        <div className="grid grid-cols-1 justify-items-start gap-3">
          {mark === undefined ? null : (
            <p
              className="-mb-1 font-strong text-soft before:me-2.5 before:inline-block before:h-4.5 before:w-1.5 before:bg-accent before:align-[-0.2em] before:content-[''] before:[transform:skewX(-14deg)]"
              aria-hidden="true"
            >
              {mark}
            </p>
          )}
          <h1>{title}</h1>
          {children}
        </div>
        {aside}
      </section>
      {after}
    </div>
  );
}

/** Links and buttons that lead on from a message. */
export function MessageLinks({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap gap-2 *:inline-flex *:min-h-9 *:items-center *:no-underline">{children}</p>
  );
}

/** The view of an address without a page below a known heading and its tabs; `children` are links onward. */
export function NoSuchPage({ about, children }: { about: string; children?: ReactNode }) {
  return (
    <Message title="Not Found" below>
      <p>There is no such page about this {about}.</p>
      {children}
    </Message>
  );
}

/** The view in place of a screen that failed to render. It tries again by itself when the connection is back. */
export function ErrorView({ error }: ErrorComponentProps) {
  const [shown, setShown] = useState(false);
  const detailId = useId();
  const router = useRouter();
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    // Anew, since Vite does not ask again for a style sheet that failed.
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <Message title="Something went wrong!">
      <p>
        {isOnline
          ? "This page could not be shown. The others may well work."
          : "You are offline. This page opens when the connection is back."}
      </p>
      <MessageLinks>
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
      </MessageLinks>
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

function subscribeToConnection(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}
