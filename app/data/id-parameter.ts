import { canonicalId, isId } from "#contract/ids.ts";

/** An id in a search parameter, in its canonical form; undefined for anything else. */
export function idParameter(value: unknown): string | undefined {
  const id = typeof value === "string" ? canonicalId(value) : "";
  return isId(id) ? id : undefined;
}
