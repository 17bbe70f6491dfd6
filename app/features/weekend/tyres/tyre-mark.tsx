import type { Compound } from "#contract/timing/session.ts";
import { noValue } from "#app/ui/format-number.ts";
import { compoundLetters, compoundNames, tyreClass } from "./tyres.ts";

/** A tyre as its letter in a ring of its colour; "–" where the compound is not recorded. */
export function TyreMark({ compound }: { compound: Compound }) {
  if (compound === null) return noValue;
  return (
    <abbr className={`tyre-mark ${tyreClass(compound)}`} title={compoundNames[compound]}>
      {compoundLetters[compound]}
    </abbr>
  );
}
