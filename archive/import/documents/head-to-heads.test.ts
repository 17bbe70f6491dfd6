import { expect, test } from "vitest";
import { pairsOf, type RaceLine, recordOfAll, recordOfFinished } from "./head-to-heads.ts";

function line(driver: string, given: Partial<RaceLine>): RaceLine {
  return {
    race_id: 1,
    year: 1957,
    round: 5,
    race_name: "British Grand Prix",
    country: "United Kingdom",
    circuit_id: "aintree",
    circuit_name: "Aintree",
    team_id: "vanwall",
    team_name: "Vanwall",
    driver_id: driver,
    driver_name: driver,
    display_order: 1,
    position: 1,
    points: 0,
    ...given,
  };
}

const moss = line("stirling_moss", { display_order: 1, position: 1, points: 4 });
const lewisEvans = line("stuart_lewis_evans", { display_order: 7, position: 7 });
const brooks = line("tony_brooks", { display_order: 12, position: null });

test("each driver meets each teammate", () => {
  const pairs = pairsOf([moss, lewisEvans, brooks]);
  expect(pairs.map(({ driver, teammate }) => [driver.driver_id, teammate.driver_id])).toEqual([
    ["stirling_moss", "stuart_lewis_evans"],
    ["stirling_moss", "tony_brooks"],
    ["stuart_lewis_evans", "stirling_moss"],
    ["stuart_lewis_evans", "tony_brooks"],
    ["tony_brooks", "stirling_moss"],
    ["tony_brooks", "stuart_lewis_evans"],
  ]);
});

test("a driver alone has no head-to-head", () => {
  expect(pairsOf([moss])).toEqual([]);
});

test("a driver with two lines counts once, with the better place and all points", () => {
  const again = line("stirling_moss", { display_order: 10, position: null, points: 1 });
  const pairs = pairsOf([again, lewisEvans, moss]);
  expect(pairs).toHaveLength(2);
  expect(recordOfAll({ driver: lewisEvans, teammate: pairs[0]?.driver ?? moss })).toMatchObject({
    teammate_id: "stirling_moss",
    teammate_position: 1,
    teammate_points: 5,
  });
});

test("over all races the order of classification decides, so that retired cars have a place too", () => {
  expect(recordOfAll({ driver: brooks, teammate: moss })).toMatchObject({
    driver_position: 12,
    teammate_position: 1,
    driver_points: 0,
    teammate_points: 4,
  });
});

test("among the finished both have a classified place", () => {
  expect(recordOfFinished({ driver: moss, teammate: lewisEvans })).toMatchObject({
    driver_position: 1,
    teammate_position: 7,
  });
  expect(recordOfFinished({ driver: brooks, teammate: moss })).toBeNull();
  expect(recordOfFinished({ driver: moss, teammate: brooks })).toBeNull();
});
