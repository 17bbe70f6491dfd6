import { choice, idParameter, read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The search parameters of a screen of teammates. */
export const teammatesSearch = searchParams({
  /** Which sessions are compared; absent for qualifying. */
  session: choice(["SQ"]),
  /** The team whose drivers stand above all others; absent for that of the first in the table. */
  team: read(idParameter),
  ...viewParams,
});

export type TeammatesSearch = ReturnType<typeof teammatesSearch>;
