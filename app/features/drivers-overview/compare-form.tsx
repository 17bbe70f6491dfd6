import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import { nameFromId } from "#contract/ids.ts";
import { namesText } from "#app/features/compare/names-text.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { comparisonId } from "./comparison/comparison.tsx";
import { comparedIds, compareText, mostCompared, type OverviewSearch } from "./search.ts";
import { TicksContext } from "./tick-box.tsx";
import { createTicks } from "./ticks.ts";

type CompareFormProps = {
  search: OverviewSearch;
  /** Everyone whose box can be seen. */
  careers: ReadonlyArray<DriverCareerRow>;
  children: ReactNode;
};

/** The form around the table whose boxes choose who is compared; its button stays in sight below them. */
export function CompareForm({ search, careers, children }: CompareFormProps) {
  const { compare: compared, ...others } = search;
  const [ticks] = useState(() => createTicks(comparedIds({ compare: compared })));
  const ids = useSyncExternalStore(ticks.subscribe, ticks.ids, ticks.ids);
  // Ticks stay when the table is searched or shows other drivers, and follow when others are compared.
  useEffect(() => ticks.set(comparedIds({ compare: compared })), [ticks, compared]);
  const navigate = useNavigate({ from: "/drivers_overview/" });
  const shown = new Map(careers.map(({ driver_id, name }) => [driver_id, name]));
  const unseen = ids.filter((id) => !shown.has(id));

  async function compare(event: FormEvent) {
    event.preventDefault();
    await navigate({ to: ".", search: (previous) => ({ ...previous, compare: compareText(ids) }) });
    document.getElementById(comparisonId)?.focus();
  }

  return (
    <form className="compare-form" action={`#${comparisonId}`} onSubmit={(event) => void compare(event)}>
      <HiddenFields search={{ ...others, compare: compareText(unseen) }} />
      <TicksContext value={ticks}>{children}</TicksContext>
      <div className="compare-bar">
        <p role="status">{ticksText(ids.map((id) => shown.get(id) ?? nameFromId(id)))}</p>
        {ids.length === 0 ? null : (
          <button type="button" className="button needs-scripts" onClick={() => ticks.set([])}>
            Untick all
          </button>
        )}
        <button type="submit" className="button">
          Compare
        </button>
      </div>
    </form>
  );
}

/** Who is ticked, and how many there should be. */
function ticksText(names: ReadonlyArray<string>): string {
  if (names.length === 0) return "Tick two to four drivers to compare them.";
  if (names.length === 1) return `${namesText(names)}: tick one to three more to compare.`;
  return names.length > mostCompared ? `${names.length} ticked: four are the most.` : namesText(names);
}
