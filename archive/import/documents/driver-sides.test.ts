import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { array, object, parse, string } from "valibot";
import { expect, test } from "vitest";
import { driverSide, type DriverSide } from "#archive/storage/driver-side.ts";
import { unpack } from "#archive/storage/packed-text-sync.ts";
import { changeLine, inMiniArchive } from "../testing/mini-archive.ts";
import type { Release } from "../testing/mini-release.ts";
import { documentFormat } from "./documents.ts";

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
  expect({ format: documentFormat, sides }).toEqual({ format: 25, sides: "3d41de6fb578" });
});
