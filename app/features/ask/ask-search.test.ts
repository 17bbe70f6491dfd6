import { expect, test } from "vitest";
import { changeQuestion } from "./ask-form.tsx";
import { askSearch, withOtherId } from "./ask-search.ts";

test.each([
  ["hamiltan", "hamilton"],
  // As it may stand in an address.
  ["Hamiltan", "hamilton"],
  ["lewis-hamilton,Hamiltan", "lewis_hamilton,hamilton"],
  // A name that is part of another's.
  ["hamiltan_jr,hamiltan", "hamiltan_jr,hamilton"],
  ["hamilton,hamiltan", "hamilton"],
])("an unknown name in %j is exchanged alone", (ids, exchanged) => {
  expect(withOtherId(ids, "hamiltan", "hamilton")).toBe(exchanged);
});

test("a question that is set back to its defaults is still one", () => {
  const poles = changeQuestion(askSearch({ of: "drivers" }), "what", "pole");
  expect(poles).toMatchObject({ what: "pole" });
  expect(changeQuestion(poles, "what", "win").of).toBe("drivers");
});
