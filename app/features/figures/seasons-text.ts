import { formatSpan } from "#app/text/format-span.ts";

/** From which season to which someone entered races: "in F1 2007–2026"; null for who never did. */
export function seasonsText(first: number | null, last: number | null): string | null {
  return first === null || last === null ? null : `in F1 ${formatSpan(first, last)}`;
}
