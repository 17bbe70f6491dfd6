import { choice, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The search parameters of a screen of teammates. */
export const teammatesSearch = searchParams({
  /** Which sessions are compared; absent for qualifying. */
  session: choice(["SQ"]),
  ...viewParams,
});

export type TeammatesSearch = ReturnType<typeof teammatesSearch>;
