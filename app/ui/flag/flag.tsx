import { countryCode } from "#contract/countries.ts";
import sprite from "./flags.svg?url";

/**
 * The flag of a country, as high as the text beside it; a placeholder for a country without a flag.
 *
 * @param country name or demonym, for example "Italy" or "Italian"
 * @param alone the country's name does not stand beside it, so the flag says it
 */
export function Flag({ country, alone = false }: { country: string; alone?: boolean }) {
  const drawing = <use href={`${sprite}#${countryCode(country) ?? "unknown"}`} />;
  if (!alone) {
    return (
      <svg className="flag" aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className="flag" role="img" aria-label={country}>
      <title>{country}</title>
      {drawing}
    </svg>
  );
}
