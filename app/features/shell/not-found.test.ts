import { expect, test } from "vitest";
import { namedIn, wordsOf } from "./not-found.tsx";

test.each([
  ["/nothing/", "nothing"],
  ["/drivers/max-verstapen/2025", "max verstapen"],
  ["/race/1800/1/", "race"],
  ["/1800/", ""],
  ["/", ""],
])("the words of %s are “%s”", (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});

test.each([
  ["/drivers/max-verstapen/2025", { kind: "Driver", name: "max verstapen" }],
  ["/constructors/ferari", { kind: "Team", name: "ferari" }],
  ["/circuit/Monza/", { kind: "Circuit", name: "monza" }],
  ["/drivers/", null],
  ["/drivers/44/", null],
  ["/wp-admin/setup", null],
])("%s names %o", (pathname, named) => {
  expect(namedIn(pathname)).toEqual(named);
});
