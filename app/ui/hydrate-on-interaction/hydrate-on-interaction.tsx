import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { interceptLinks } from "#app/ui/client-links.ts";
import { HydrationGate } from "./hydration-gate.ts";

type HydrateOnInteractionProps = {
  /** Loads what the children need to hydrate; false when it cannot be loaded. */
  load: () => Promise<boolean>;
  /** Shown while the children, after a client navigation, wait for their data. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * A region that stays as the server wrote it until a reader touches one of its controls.
 *
 * React keeps the markup of a Suspense boundary for as long as hydrating it suspends, and that is all there is to
 * it: until the touch the children are not rendered in the browser, and their facts need not be there. The page is
 * quicker there, and its rows are sent once. Links work meanwhile as they do elsewhere.
 *
 * Where the page is not hydrated but shown by a navigation, the children are rendered at once.
 */
export function HydrateOnInteraction({ load, fallback, children }: HydrateOnInteractionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [gate] = useState(() => new HydrationGate());
  const [failed, setFailed] = useState(false);
  const isOutdated = useIsOutdated(gate);
  const router = useRouter();
  useEffect(() => {
    if (region.current === null || gate.isOpen) return undefined;
    const signal = gate.watch(region.current, { load, onFailed: setFailed });
    interceptLinks(region.current, router, signal, window);
    return () => gate.stop();
  }, [gate, load, router]);
  // The same element as long as nothing changes: with another one React would render again instead of waiting.
  const content = useMemo(
    () => (
      <Suspense key={isOutdated ? "anew" : "served"} fallback={fallback}>
        <WhenOpen gate={gate}>{children}</WhenOpen>
      </Suspense>
    ),
    [gate, isOutdated, fallback, children],
  );
  return (
    <>
      <div ref={region}>{content}</div>
      {failed ? (
        <p className="note" role="status">
          The data behind this table could not be loaded. Another try may help.
        </p>
      ) : null}
    </>
  );
}

/** Suspends on the gate while the page hydrates, and reports when the children have rendered. */
function WhenOpen({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  const isHydrated = useHydrated();
  if (!import.meta.env.SSR && !isHydrated && !gate.isOpen) use(gate.opened);
  useEffect(() => gate.passed(), [gate]);
  return children;
}

/**
 * True once the address has changed before the region was touched, for example by the menu: the server's markup is
 * then of another address.
 */
function useIsOutdated(gate: HydrationGate): boolean {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [served] = useState(address);
  const [isOutdated, setOutdated] = useState(false);
  if (!isOutdated && !gate.isOpen && address !== served) setOutdated(true);
  return isOutdated;
}
