import { nameFromId } from "#contract/ids.ts";
import type { ComparedKind } from "./compared-ids.ts";

/** What those compared are called before any answer is there: teams by the list of them, drivers by their ids. */
export async function comparedNames(kind: ComparedKind, ids: ReadonlyArray<string>): Promise<Array<string>> {
  if (kind === "drivers") return ids.map(nameFromId);
  const { teamName } = await import("#contract/teams.ts");
  return ids.map((id) => teamName(id) ?? nameFromId(id));
}
