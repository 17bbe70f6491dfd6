import type { InvalidQueryError } from "#contract/invalid-query-error.ts";

type RefusedAnswer = Pick<InvalidQueryError, "message" | "expected" | "refused">;

/**
 * Why an address is not answered, in the words of the page's form.
 *
 * @param labels what the fields of the form are called; where there is none, the message stands
 */
export function refusedText(
  { message, expected, refused }: RefusedAnswer,
  labels: Readonly<Partial<Record<string, string>>>,
): string {
  const label = refused === null ? undefined : labels[refused.parameter];
  const text = label === undefined ? message : `“${label}” cannot be “${refused?.value ?? ""}”.`;
  return `${text} It can be: ${expected}.`;
}
