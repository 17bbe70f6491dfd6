import { createContext, use, useSyncExternalStore } from "react";
import type { DriverId } from "#contract/ids.ts";

/** The ticks of the form around a table. */
export const TicksContext = createContext(createTicks([]));

/** The box in a driver's row. Without scripts it is a field of the form around the table. */
export function TickBox({ id, name }: { id: DriverId; name: string }) {
  const ticks = use(TicksContext);
  const isTicked = () => ticks.has(id);
  return (
    <input
      type="checkbox"
      className="-my-0.5 me-0.5 size-4 cursor-pointer self-center accent-accent max-md:size-5"
      name="ids"
      value={id}
      aria-label={`Compare ${name}`}
      checked={useSyncExternalStore(ticks.subscribe, isTicked, isTicked)}
      onChange={() => ticks.toggle(id)}
    />
  );
}

/** Who is ticked to be compared. Each box watches for itself, so that a click renders one box and not 900. */
export type Ticks = {
  /** In the order of ticking; the same array until it changes. */
  ids: () => ReadonlyArray<DriverId>;
  has: (id: DriverId) => boolean;
  /** Ticks exactly these. */
  set: (ids: ReadonlyArray<DriverId>) => void;
  toggle: (id: DriverId) => void;
  /** Calls back after every change, until the function that is returned is called. */
  subscribe: (onChange: () => void) => () => void;
};

/** Makes ticks, of which some may be there from the start. */
export function createTicks(initial: ReadonlyArray<DriverId>): Ticks {
  let ids = initial;
  const watchers = new Set<() => void>();

  function set(next: ReadonlyArray<DriverId>): void {
    ids = next;
    for (const onChange of watchers) onChange();
  }

  return {
    ids: () => ids,
    has: (id) => ids.includes(id),
    set,
    toggle: (id) => set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    subscribe: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
