import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import { nameFromId } from "#contract/ids.ts";
import { idsText, mostCompared } from "#app/data/compare/compared-ids.ts";
import { TicksContext, createTicks } from "./tick-box.tsx";
import { formatList } from "#app/text/format.ts";

type CompareFormProps = {
  /** Everyone whose box can be seen. */
  careers: ReadonlyArray<DriverCareerRow>;
  children: ReactNode;
};

/** The form around the table whose boxes choose who is compared; its button stays in sight below them. */
export function CompareForm({ careers, children }: CompareFormProps) {
  // Ticks stay when the table is searched or shows other drivers.
  const [ticks] = useState(() => createTicks([]));
  const ids = useSyncExternalStore(ticks.subscribe, ticks.ids, ticks.ids);
  const navigate = useNavigate();
  const shown = new Map(careers.map(({ driver_id, name }) => [driver_id, name]));

  function compare(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: "/compare/", search: { ids: idsText(ids) } });
  }

  return (
    <form className="compare-form" action="/compare/" onSubmit={compare}>
      <TicksContext value={ticks}>{children}</TicksContext>
      {/* Stays in sight, since the ticked row may be far down the table. */}
      <div className="compare-bar sticky bottom-0 z-3 mt-3 flex items-center gap-2 rounded-t-tile border border-line-strong bg-raised px-3 py-2 text-[0.875rem] max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:[&_.button]:min-h-(--touch-height) max-md:[&_.button]:whitespace-nowrap">
        <p role="status" className="flex-1 truncate max-md:max-h-[2lh] max-md:whitespace-normal">
          {ticksText(ids.map((id) => shown.get(id) ?? nameFromId(id)))}
        </p>
        {ids.length === 0 ? null : (
          <button type="button" className="button needs-scripts" onClick={() => ticks.set([])}>
            Untick all
          </button>
        )}
        <button type="submit" className="button filled">
          Compare
        </button>
      </div>
    </form>
  );
}

/** Who is ticked, and how many there should be. */
function ticksText(names: ReadonlyArray<string>): string {
  if (names.length === 0) return "Tick two to four drivers to compare them.";
  if (names.length === 1) return `${formatList(names)}: tick one to three more to compare.`;
  return names.length > mostCompared ? `${names.length} ticked: four are the most.` : formatList(names);
}
