import { expect, test } from "vitest";
import { pairsOf, type RaceLine, recordOfAll, recordOfFinished } from "./head-to-heads.ts";
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { array, object, parse, string } from "valibot";
import { driverSide, type DriverSide } from "#archive/storage/driver-side.ts";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { changeLine, inMiniArchive } from "../testing/mini-archive.ts";
import type { Release } from "../testing/mini-release.ts";
import { documentFormat } from "./documents.ts";

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
    driver_classified: false,
    teammate_classified: true,
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

/** The sides of all drivers of a small archive. @param change what to make other of it */
function sidesOf(change?: (release: Release) => void): Map<string, DriverSide> {
  return inMiniArchive(readSides, change);
}

function readSides(file: string): Map<string, DriverSide> {
  using db = new DatabaseSync(file, { readOnly: true });
  const rows = db.prepare("SELECT driver_id, packed FROM driver_side ORDER BY driver_id").all();
  return new Map(
    parse(array(object({ driver_id: string(), packed: string() })), rows).map(({ driver_id, packed }) => [
      driver_id,
      parse(driverSide, JSON.parse(unpack(packed))),
    ]),
  );
}

test("a driver's side has the Grands Prix entered, newest first, with every line and the qualifying of each", () => {
  const sides = sidesOf((release) => changeLine(release, 5, { driverId: "driver-1" }));
  const side = sides.get("driver_1");
  expect(side?.races.map(({ race_id }) => race_id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(side?.races[0]).toEqual({
    race_id: 11,
    year: 1952,
    round: 3,
    race_name: "First Grand Prix",
    country: "Italy",
    lines: [
      expect.objectContaining({ display_order: 5, position: 5 }),
      { display_order: 11, team_name: "Team 1", position: 11, position_text: "11", grid: 11, points: 0 },
    ],
    qualifying: { basis: "time", status: null, time: 90.011, q1: null, q2: null, q3: null },
  });
});

test("changed driver sides have another format", () => {
  // When this fails on purpose, raise `documentFormat` and put the new figures here.
  const sides = createHash("sha256")
    .update(JSON.stringify([...sidesOf()]))
    .digest("hex")
    .slice(0, 12);
  expect({ format: documentFormat, sides }).toEqual({ format: 37, sides: "3d41de6fb578" });
});
