import { expect, test } from "vitest";
import { completeAddress } from "./without-scripts.tsx";

test("the wish joins what is in the address", () => {
  expect(completeAddress({ pathname: "/teams/ferrari/", search: {} })).toBe("/teams/ferrari/?complete=");
  expect(
    completeAddress({
      pathname: "/teams/ferrari/",
      search: { sort: "year.asc", f: ["year.gt.2000", "a.eq.b"] },
    }),
  ).toBe("/teams/ferrari/?sort=year.asc&f=year.gt.2000&f=a.eq.b&complete=");
});

test("whoever has the whole page already is sent nowhere", () => {
  expect(completeAddress({ pathname: "/teams/ferrari/", search: { complete: "" } })).toBeNull();
});
