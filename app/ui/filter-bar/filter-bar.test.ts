import { expect, test } from "vitest";
import { changeDraft, emptyDraft } from "./filter-bar.tsx";

const draft = { column: "points", operator: ">", value: "10" } as const;

test("the first draft names no column, so that the table's first one is taken", () => {
  expect(emptyDraft).toEqual({ column: "", operator: "=", value: "" });
});

test("another column resets the operator to = and the value to empty", () => {
  expect(changeDraft(draft, { type: "column", column: "year" })).toEqual({
    column: "year",
    operator: "=",
    value: "",
  });
});

test("operator and value change alone", () => {
  expect(changeDraft(draft, { type: "operator", operator: "<" })).toEqual({ ...draft, operator: "<" });
  expect(changeDraft(draft, { type: "value", value: "4" })).toEqual({ ...draft, value: "4" });
});

test("after a filter was added the draft begins anew", () => {
  expect(changeDraft(draft, { type: "added" })).toEqual(emptyDraft);
});
