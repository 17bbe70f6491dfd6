import { yearRange } from "./year-ranges.ts";

/** From which season to which someone entered races: "in F1 2007–26"; null for who never did. */
export function seasonsText(first: number | null, last: number | null): string | null {
  return first === null || last === null ? null : `in F1 ${yearRange({ from: first, to: last })}`;
}
