import { expect, test } from "vitest";
import { wordsOf } from "./not-found.tsx";

test.each([
  ["/nothing/", "nothing"],
  ["/drivers/max-verstapen/2025", "max verstapen"],
  ["/race/1800/1/", "race"],
  ["/1800/", ""],
  ["/", ""],
])("the words of %s are “%s”", (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});
