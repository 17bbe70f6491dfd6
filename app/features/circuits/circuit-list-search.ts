import { read, searchParams, typedText } from "#app/text/search-params.ts";
import { countryParameter } from "#app/ui/directory/directory.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The search parameters of the list of circuits; what is absent does not narrow it down. */
export const circuitListSearch = searchParams({
  /** What was typed of a circuit, a place or a country. */
  q: read(typedText),
  country: countryParameter,
  sort: viewParams.sort,
});
