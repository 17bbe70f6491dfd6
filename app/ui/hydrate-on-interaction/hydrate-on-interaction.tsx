import { useHydrated, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { followLinks, wantsNewTab } from "#app/ui/client-links.ts";

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
    followLinks(router, { within: region.current, beforeReact: true, signal });
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

/** What a reader touches to do something with a region. A link is one when it stays on the page. */
const controls = "button, select, input, label, a";

/** A click, and what comes before it. */
const presses = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"];

type GateOptions = {
  /** Has what the region needs to work; false when that could not be had. */
  load: () => Promise<boolean>;
  /** Called with false when the region is touched, and with true when what it needs could not be had. */
  onFailed: (failed: boolean) => void;
};

/**
 * Keeps React away from a region of the page until a reader touches one of its controls and what the region needs
 * is there. What the reader does meanwhile is kept, and done again when React has taken the region over.
 */
class HydrationGate {
  readonly #opened = Promise.withResolvers<void>();
  #watching = new AbortController();
  #held: Array<() => void> = [];
  #isLoading = false;
  #isOpen = false;

  /** True when React may take the region over. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Settles when React may take the region over. */
  get opened(): Promise<void> {
    return this.#opened.promise;
  }

  /**
   * Watches a region. It listens from the window: React stops events for what it has not hydrated on their way
   * down from the document.
   *
   * @returns a signal that comes when React has taken the region over, or `stop` is called
   */
  watch(region: HTMLElement, options: GateOptions): AbortSignal {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    const listening = { signal, capture: true };
    const touched = (event: Event) => {
      if (controlAt(event, region) !== null) void this.#load(region, options);
    };
    const clicked = (event: Event) => {
      touched(event);
      const redo = controlAt(event, region) === null ? null : redoing(event);
      if (redo === null) return;
      event.preventDefault();
      event.stopPropagation();
      this.#held.push(redo);
    };
    const changed = (event: Event) => {
      touched(event);
      const redo = controlAt(event, region) === null ? null : redoing(event);
      if (redo !== null) this.#held.push(redo);
    };
    window.addEventListener("pointerover", touched, listening);
    window.addEventListener("pointerdown", touched, listening);
    window.addEventListener("focusin", touched, listening);
    window.addEventListener("change", changed, listening);
    window.addEventListener("click", clicked, listening);
    // While React takes the region over, a press makes it do all that is left at once: half a second with a slow phone
    // and 2,571 rows. A click on a control is done again after that, and one on a link needs no React.
    const keptFromReact = (event: Event) => {
      const { target, type } = event;
      if (!this.#isOpen || !(target instanceof Element) || !region.contains(target)) return;
      if (type !== "click" || target.closest("a") !== null) event.stopPropagation();
    };
    for (const press of presses) window.addEventListener(press, keptFromReact, listening);
    return signal;
  }

  /** Ends the watching. */
  stop(): void {
    this.#watching.abort();
  }

  /** To be called when React has taken the region over. */
  passed(): void {
    this.#open();
    // Not within React's own work: what is done again begins renders of its own. Until then clicks are still held, so
    // that a later one never comes before an earlier one.
    setTimeout(() => {
      this.stop();
      const held = this.#held;
      this.#held = [];
      for (const redo of held) redo();
    }, 0);
  }

  #open(): void {
    this.#isOpen = true;
    this.#opened.resolve();
  }

  async #load(region: HTMLElement, { load, onFailed }: GateOptions): Promise<void> {
    if (this.#isLoading || this.#isOpen) return;
    this.#isLoading = true;
    region.ariaBusy = "true";
    onFailed(false);
    const isThere = await load();
    region.ariaBusy = null;
    if (isThere) {
      this.#open();
      return;
    }
    this.#held = [];
    this.#isLoading = false;
    onFailed(true);
  }
}

/** The control inside a region that an event came from; null for anything else. */
function controlAt(event: Event, region: HTMLElement): Element | null {
  const { target } = event;
  const control = target instanceof Element && region.contains(target) ? target.closest(controls) : null;
  if (!(control instanceof HTMLAnchorElement)) return control;
  return control.pathname === location.pathname && !wantsNewTab(event) ? control : null;
}

/**
 * What does an event's work again, at an element that had nobody to do it when the event came: a click on a button, a
 * tick box or a link, a choice in a select. Null for any other event: browsers do all there is to do for it.
 */
function redoing(event: Event): (() => void) | null {
  const { target } = event;
  if (event.type === "change" && target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (event instanceof MouseEvent && target instanceof Element && isClicked(target)) {
    // The properties of an event have the names of its constructor's options: it is copied with the keys held down.
    return () => target.dispatchEvent(new MouseEvent(event.type, event));
  }
  return null;
}

function isClicked(element: Element): boolean {
  return element.closest("button, label, input[type=checkbox], a") !== null;
}
