import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { Boxes, timeScale } from "./pace-screen.tsx";

test("of a race without a comparable lap, as of Belgium 2021, it is said in place of the drawing", () => {
  const driver = timedDriver("max_verstappen", "VER", "red_bull");
  const line = { driver: 0, laps: 0, box: null, stints: [], behind: null };
  const markup = renderToStaticMarkup(<Boxes rows={[{ driver, line }]} year={2021} />);
  expect(markup).toBe('<p class="note">No laps can be compared.</p>');
});

test("the scale of paces ends soon after the slowest lap and names round times", () => {
  const { scale, ticks } = timeScale(82, 91.287);
  expect(scale.to).toBeGreaterThan(91.287);
  expect(scale.to).toBeLessThan(91.7);
  expect(ticks).toEqual([82, 83, 84, 85, 86, 87, 88, 89, 90, 91]);
  expect(timeScale(86, 90).ticks).toEqual([86, 86.5, 87, 87.5, 88, 88.5, 89, 89.5, 90]);
});
