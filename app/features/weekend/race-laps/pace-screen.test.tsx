import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { Boxes } from "./pace-screen.tsx";

test("of a race without a comparable lap, as of Belgium 2021, it is said in place of the drawing", () => {
  const driver = timedDriver("max_verstappen", "VER", "red_bull");
  const line = { driver: 0, laps: 0, box: null, stints: [], behind: null };
  const markup = renderToStaticMarkup(<Boxes rows={[{ driver, line }]} year={2021} />);
  expect(markup).toBe('<p class="note">No laps can be compared.</p>');
});
