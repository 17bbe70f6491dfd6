import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LapsLed } from "./laps-led.tsx";

test("laps led are a bar of who led when, and below it how many laps each led", () => {
  const leaders = [
    ...Array.from({ length: 30 }, () => "norris"),
    ...Array.from({ length: 3 }, () => "piastri"),
    "norris",
    ...Array.from({ length: 16 }, () => "piastri"),
  ];
  const drivers = ["norris", "piastri"].map((id) => ({
    driver_id: id,
    driver_name: id,
    driver_code: id.slice(0, 3).toUpperCase(),
    number: 1,
    team_id: "mclaren",
    team_name: "McLaren",
  }));
  const markup = renderToStaticMarkup(<LapsLed leaders={leaders} drivers={drivers} year={2025} />);
  expect([...markup.matchAll(/<title>([^<]*)/gu)].map(([, title]) => title)).toEqual([
    "norris: laps 1–30",
    "piastri: laps 31–33",
    "norris: lap 34",
    "piastri: laps 35–50",
  ]);
  const [, list = ""] = markup.split("<ul");
  expect(list.replaceAll(/<[^>]*>/gu, " ")).toMatch(
    /norris\s+31 laps, 1–30, 34\s+piastri\s+19 laps, 31–33, 35–50/,
  );
});
