import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LapsLed } from "./laps-led.tsx";

test("laps led have the leader's code where it has room, on phones less often", () => {
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
  const codes = [...markup.matchAll(/<text[^>]*?(hidden)?"?>([A-Z]{3})</gu)].map(([, hidden, code]) => [
    code,
    hidden ?? "",
  ]);
  expect(codes).toEqual([
    ["NOR", ""],
    ["PIA", "hidden"],
    ["PIA", ""],
  ]);
});
