import type { OverviewSearch } from "./search.ts";

/** What a form that is sent without scripts keeps of the address. */
export function HiddenFields({ search }: { search: OverviewSearch }) {
  return Object.entries(search).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
