let rules: Intl.Collator | undefined;

/** The order of names. It is made when it is first asked for: for that a browser loads the rules of a language. */
export function alphabet(): Intl.Collator {
  rules ??= new Intl.Collator("en");
  return rules;
}
