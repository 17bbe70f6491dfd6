import type { Refused } from "#contract/refused.ts";

type RefusedAnswer<Parameter extends string> = {
  message: string;
  expected: string;
  refused: Refused<Parameter> | null;
};

/**
 * Why an address is not answered, in the words of the page's form.
 *
 * @param labels what the fields of the form are called; where there is none, the message stands
 */
export function refusedText<Parameter extends string>(
  { message, expected, refused }: RefusedAnswer<Parameter>,
  labels: Readonly<Partial<Record<Parameter, string>>>,
): string {
  const label = refused === null ? undefined : labels[refused.parameter];
  const text = label === undefined ? message : `“${label}” cannot be “${refused?.value ?? ""}”.`;
  return `${text} It can be: ${expected}.`;
}
