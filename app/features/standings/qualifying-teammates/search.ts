import { tableView, type ViewSearch } from "#app/ui/table/view.ts";

/** The state of a screen of teammates as its address has it; what is absent has its default. */
export type TeammatesSearch = ViewSearch & {
  /** Which sessions are compared; absent for qualifying. */
  session?: "SQ" | undefined;
};

/** Reads the search parameters at the door: nonsense is dropped, and so are defaults. */
export function teammatesSearch(search: Record<string, unknown>): TeammatesSearch {
  return { session: search.session === "SQ" ? "SQ" : undefined, ...tableView(search) };
}
