import { isNotFound, isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { knownPractice } from "./weekend-loaders.ts";

/** What the guard returns or throws for an address. */
function at(typed: string, searchStr = ""): unknown {
  const pathname = `/race/2025/1/practice/${typed}`;
  const href = `${pathname}${searchStr}`;
  const location = { pathname, searchStr, search: {}, hash: "", href, publicHref: href, external: false };
  try {
    return knownPractice(typed, { ...location, state: { __TSR_index: 0 } });
  } catch (thrown) {
    return thrown;
  }
}

test("a session passes by its code in small letters", () => {
  expect(at("fp1")).toBe("FP1");
});

test("a code in another case is led to the small one, with its search", () => {
  const thrown = at("Fp1", "?sort=laps.desc");
  expect(isRedirect(thrown) && [thrown.options.href, thrown.status]).toEqual([
    "/race/2025/1/practice/fp1?sort=laps.desc",
    301,
  ]);
});

test("what is no such session is not found", () => {
  expect(isNotFound(at("fp9"))).toBe(true);
  expect(isNotFound(at("r"))).toBe(true);
});
