import { expect, test } from "vitest";
import { keptSearch, seasonSearch } from "./standings-layout.tsx";

const picks = {
  highlight: "ferrari",
  compare: "ferrari,mclaren",
  driver: "lando_norris",
  seasons: "2024,2025",
  session: "SQ",
};
const search = { ...picks, sort: "wins.desc", complete: "" };

test("what was picked goes along to other pages, a table's sorting does not", () => {
  expect(keptSearch(search)).toEqual(picks);
});

test("everything but the wish for the whole page goes along to another season", () => {
  expect(seasonSearch(search)).toEqual({ ...picks, sort: "wins.desc" });
});
