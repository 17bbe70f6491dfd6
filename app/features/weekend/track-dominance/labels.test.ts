import { expect, test } from "vitest";
import type { Point, Spot } from "#app/ui/track/outline.ts";
import { placeLabels } from "./labels.ts";

const frame = { width: 200, height: 100, marginX: 0, marginY: 0 };
/** A straight from left to right through the middle of the frame. */
const straight: Array<Point> = Array.from({ length: 41 }, (_, index) => [index * 5, 50]);
const size = { width: 30, height: 16 };

function spotAt(x: number): Spot {
  return { at: [x, 50], along: [1, 0] };
}

test("a label stands beside its place, clear of the track", () => {
  const [place] = placeLabels([{ ...size, spots: [spotAt(100)] }], straight, frame);
  expect(place?.at[0]).toBe(100);
  expect(Math.abs((place?.at[1] ?? 50) - 50)).toBeGreaterThan(size.height / 2 + 5);
});

test("labels of the same place stand on either side, and never on each other", () => {
  const wish = { ...size, spots: [spotAt(100)] };
  const places = placeLabels([wish, wish, wish, wish], straight, frame);
  const [first, second] = places;
  expect(Math.sign((first?.at[1] ?? 0) - 50)).toBe(-Math.sign((second?.at[1] ?? 0) - 50));
  expect(places.slice(2)).toEqual([null, null]);
});

test("a label goes to its next place where the first is taken or leaves the frame", () => {
  const [place] = placeLabels([{ ...size, spots: [spotAt(5), spotAt(60)] }], straight, frame);
  expect(place?.at[0]).toBe(60);
});

test("where no place is free there is no label", () => {
  const everywhere: Array<Point> = Array.from({ length: 800 }, (_, index) => [
    (index % 40) * 5,
    Math.floor(index / 40) * 5,
  ]);
  expect(placeLabels([{ ...size, spots: [spotAt(100)] }], everywhere, frame)).toEqual([null]);
});

test("a label that another part of the track is nearer to stands at the end of a line from its own", () => {
  const [left, right] = [straight.slice(0, 21), straight.slice(21)];
  const wish = { ...size, spots: [spotAt(150)] };
  const [led] = placeLabels([{ ...wish, part: left }], straight, frame);
  const [[fromX, fromY], [toX, toY]] = led?.lead ?? [[], []];
  expect([fromX, toX]).toEqual([150, 150]);
  expect(Math.abs((toY ?? 50) - 50)).toBeGreaterThan(Math.abs((fromY ?? 50) - 50));
  const [near] = placeLabels([{ ...wish, part: right }], straight, frame);
  expect([near?.at[0], near?.lead]).toEqual([150, null]);
});

test("no line to a label crosses the track", () => {
  const above = straight.map(([x]): Point => [x, 20]);
  const below = straight.map(([x]): Point => [x, 80]);
  const wish = { ...size, height: 30, spots: [spotAt(100)], part: straight };
  expect(placeLabels([wish], [...straight, ...above, ...below], frame)).toEqual([null]);
});
