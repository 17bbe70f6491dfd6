import { expect, test } from "vitest";
import { pageKinds } from "../support/pages.ts";
import { noteOf } from "./notes.ts";

test.each(pageKinds)("what %s says without its facts is written down", (path) => {
  const note = noteOf(path);
  // Null for a page that needs none.
  expect(note === null || note.endsWith(".") || note.startsWith("Failed to load")).toBe(true);
});
