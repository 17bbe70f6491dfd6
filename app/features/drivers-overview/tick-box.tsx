import { createContext, use, useSyncExternalStore } from "react";
import type { DriverId } from "#contract/ids.ts";
import { createTicks } from "./ticks.ts";

/** The ticks of the form around a table. */
export const TicksContext = createContext(createTicks([]));

/** The box in a driver's row. Without scripts it is a field of the form around the table. */
export function TickBox({ id, name }: { id: DriverId; name: string }) {
  const ticks = use(TicksContext);
  const isTicked = () => ticks.has(id);
  return (
    <input
      type="checkbox"
      name="ids"
      value={id}
      aria-label={`Compare ${name}`}
      checked={useSyncExternalStore(ticks.subscribe, isTicked, isTicked)}
      onChange={() => ticks.toggle(id)}
    />
  );
}
