import { expect, test } from "vitest";
import { carShares } from "./posterior-draws.ts";
import { fitRatings } from "./fit-ratings.ts";
import { ratingsModel } from "./ratings-model.ts";

/** Races of four cars of two teams, in the order of the names given. */
function season(year: number, order: ReadonlyArray<readonly [driver: string, team: string]>) {
  return Array.from({ length: 12 }, () => ({
    year,
    cars: order.map(([driver, team]) => ({ driver, team })),
  }));
}

test("where cars finish by team the share is the car's, and where drivers change cars and stay in front it is theirs", () => {
  const byCar = [
    ["a", "one"],
    ["b", "one"],
    ["c", "two"],
    ["d", "two"],
  ] as const;
  const orders = [
    ...season(2001, byCar),
    // The same cars with their drivers changed over: the cars stay in front.
    ...season(2002, [
      ["c", "one"],
      ["d", "one"],
      ["a", "two"],
      ["b", "two"],
    ]),
    ...season(2011, [
      ["e", "three"],
      ["f", "four"],
      ["g", "three"],
      ["h", "four"],
    ]),
    ...season(2012, [
      ["e", "four"],
      ["f", "three"],
      ["g", "four"],
      ["h", "three"],
    ]),
  ];
  const model = ratingsModel(orders);
  const spans = [
    { from: 2001, to: 2002 },
    { from: 2011, to: 2012 },
  ];
  const [ofCars, ofDrivers] = carShares(model, fitRatings(model), spans, 200);
  expect(ofCars?.races).toBe(24);
  expect(ofCars?.share.middle).toBeGreaterThan(0.6);
  expect(ofDrivers?.share.middle).toBeLessThan(0.4);
  for (const { share } of [ofCars, ofDrivers].filter((each) => each !== undefined)) {
    expect(share.low).toBeLessThan(share.middle);
    expect(share.middle).toBeLessThan(share.high);
  }
});
