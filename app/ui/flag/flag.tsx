import { countryCode } from "#contract/countries.ts";

/**
 * The flag of a country, as high as the text beside it; a placeholder for a country without a flag.
 *
 * @param country name or demonym, for example "Italy" or "Italian"
 * @param alone the country's name does not stand beside it, so the flag says it
 */
export function Flag({ country, alone = false }: { country: string; alone?: boolean }) {
  return flagMark(countryCode(country), alone ? country : undefined);
}

type CodedFlagProps = {
  /** Two-letter code of the country, in lower case; null where it has no flag. */
  code: string | null;
  /** The country's name, where it does not stand beside the flag. */
  country?: string | undefined;
};

/** The flag of a country whose code is known, as high as the text beside it; a placeholder without one. */
export function CodedFlag({ code, country }: CodedFlagProps) {
  return flagMark(code, country);
}

function flagMark(code: string | null, country: string | undefined) {
  const flag = `flag flag-${code ?? "unknown"}`;
  if (country === undefined) return <i className={flag} />;
  return <i className={flag} role="img" aria-label={country} title={country} />;
}

/** Someone's name with flag, which leads to their page. */
export function Named({ country, href, name }: { country: string; href: string; name: string }) {
  return (
    <>
      <Flag country={country} alone /> <a href={href}>{name}</a>
    </>
  );
}
