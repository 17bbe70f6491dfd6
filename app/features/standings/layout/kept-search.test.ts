import { expect, test } from "vitest";
import { keptSearch, seasonSearch } from "./kept-search.ts";

const search = { highlight: "ferrari", compare: "ferrari,mclaren", sort: "wins.desc", complete: "" };

test("what was picked goes along to other pages, a table's sorting does not", () => {
  expect(keptSearch(search)).toEqual({ highlight: "ferrari", compare: "ferrari,mclaren" });
});

test("everything but the wish for the whole page goes along to another season", () => {
  const { complete: _wish, ...rest } = search;
  expect(seasonSearch(search)).toEqual(rest);
});
