import { endpoints } from "./endpoints.ts";

type Paths<Table extends Record<string, { path: unknown }>> = { [Name in keyof Table]: Table[Name]["path"] };

/** The path of each endpoint, as a function of its parameters: `paths.weekend(2025, 1)`. */
export const paths = pathsOf(endpoints);

function pathsOf<Table extends Record<string, { path: unknown }>>(table: Table): Paths<Table>;
function pathsOf(table: Record<string, { path: unknown }>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, { path }]) => [name, path]));
}
