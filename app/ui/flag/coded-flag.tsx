type CodedFlagProps = {
  /** Two-letter code of the country, in lower case; null where it has no flag. */
  code: string | null;
  /** The country's name, where it does not stand beside the flag. */
  country?: string | undefined;
};

/** The flag of a country whose code is known, as high as the text beside it; a placeholder without one. */
export function CodedFlag({ code, country }: CodedFlagProps) {
  const flag = `flag flag-${code ?? "unknown"}`;
  if (country === undefined) return <i className={flag} />;
  return <i className={flag} role="img" aria-label={country} title={country} />;
}
