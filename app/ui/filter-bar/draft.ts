import type { Filter, Operator } from "./filters.ts";

/** The filter that is being put together. */
export type Draft = Filter;

/** The draft at first, and after each filter that was added (specification §4). */
export const emptyDraft: Draft = { column: "race_name", operator: "=", value: "" };

export type DraftChange =
  | { type: "column"; column: string }
  | { type: "operator"; operator: Operator }
  | { type: "value"; value: string }
  | { type: "added" };

/** The draft after a change. Another column begins anew: its operator is `=` and its value empty. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  if (change.type === "column") return { column: change.column, operator: "=", value: "" };
  if (change.type === "operator") return { ...draft, operator: change.operator };
  if (change.type === "value") return { ...draft, value: change.value };
  return emptyDraft;
}
