import { expect, test } from "vitest";
import { compareHead } from "./compare-head.ts";

const site = "https://f1.example";

/** The title and the canonical address of a comparison of three, of whom some are unknown. */
function headOf(...unknown: ReadonlyArray<string>): [title: string, address: string | undefined] {
  const ids = ["max_verstappen", "nobody_known", "lando_norris"];
  const names = ["Max Verstappen", "Nobody Known", "Lando Norris"];
  const { meta, links } = compareHead(site, { kind: "drivers", ids, names, unknown });
  return [meta.map((each) => ("title" in each ? each.title : "")).join(""), links[0]?.href];
}

test("a comparison is titled by those alone who are known", () => {
  expect(headOf()).toEqual([
    "Max Verstappen vs Nobody Known vs Lando Norris: compared | F1 Statistics",
    `${site}/compare/?ids=lando_norris,max_verstappen,nobody_known`,
  ]);
  expect(headOf("nobody_known")).toEqual([
    "Max Verstappen vs Lando Norris: compared | F1 Statistics",
    `${site}/compare/?ids=lando_norris,max_verstappen`,
  ]);
  expect(headOf("nobody_known", "max_verstappen")).toEqual([
    "Compare Formula 1 drivers and teams of any era | F1 Statistics",
    `${site}/compare/`,
  ]);
});
