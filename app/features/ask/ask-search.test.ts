import { expect, test } from "vitest";
import { withOtherId } from "./ask-search.ts";

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
