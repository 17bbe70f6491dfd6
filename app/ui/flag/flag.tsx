import { countryCode } from "#contract/countries.ts";
import { CodedFlag } from "./coded-flag.tsx";

/**
 * The flag of a country, as high as the text beside it; a placeholder for a country without a flag.
 *
 * @param country name or demonym, for example "Italy" or "Italian"
 * @param alone the country's name does not stand beside it, so the flag says it
 */
export function Flag({ country, alone = false }: { country: string; alone?: boolean }) {
  return <CodedFlag code={countryCode(country)} country={alone ? country : undefined} />;
}
