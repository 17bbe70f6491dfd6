import { expect, test } from "vitest";
import { jumpLaps } from "./lap-tables.tsx";

test("chips lead to round laps and to where neutralisations begin", () => {
  expect(jumpLaps(57, [{ kind: "VSC", from_lap: 34, to_lap: 35 }])).toEqual([
    { lap: 1, text: "1" },
    { lap: 20, text: "20" },
    { lap: 40, text: "40" },
    { lap: 34, text: "VSC 34" },
  ]);
});
