import { canonicalId, nameFromId } from "#contract/ids.ts";

/** No name is longer, in letters: more of a typed one is neither looked at nor shown. */
export const maxTyped = 60;

/** What was typed, without what cannot be shown. */
export function tidyTyped(typed: string): string {
  return typed.replaceAll(/\p{C}/gu, "").slice(0, maxTyped);
}

/** What was typed for a name, as a name to show: "nobody-at_all" → "Nobody At All". */
export function typedName(typed: string): string {
  return nameFromId(canonicalId(tidyTyped(typed)));
}
