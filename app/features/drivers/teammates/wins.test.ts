import { expect, test } from "vitest";
import { record } from "./teammates-testing.ts";
import { lead, winsIn } from "./wins.ts";

const won = record({ round: 1, driver_position: 1, teammate_position: 2 });
const lost = record({ round: 2, driver_position: 2, teammate_position: 1 });

test("whoever has the lower position has won", () => {
  expect(winsIn([won, lost, { ...won, round: 3 }])).toEqual({
    races: 3,
    driverWins: 2,
    teammateWins: 1,
    winPercent: 200 / 3,
  });
});

test("two retired cars are compared by their order in the classification", () => {
  expect(winsIn([record({ driver_position: 19, teammate_position: 20 })])).toMatchObject({
    driverWins: 1,
    teammateWins: 0,
  });
});

test("equal and missing positions count for neither", () => {
  const undecided = [
    record({ round: 1, driver_position: 4, teammate_position: 4 }),
    record({ round: 2, driver_position: null, teammate_position: 4 }),
    record({ round: 3, driver_position: 4, teammate_position: null }),
    record({ round: 4, driver_position: null, teammate_position: null }),
  ];
  expect(winsIn(undecided)).toEqual({ races: 4, driverWins: 0, teammateWins: 0, winPercent: null });
  expect(undecided.map(lead)).toEqual([0, 0, 0, 0]);
});

test("several teammates in one race are several comparisons in one race", () => {
  const records = [
    record({ teammate_id: "luigi_fagioli", driver_position: 2, teammate_position: 4 }),
    record({ teammate_id: "nino_farina", driver_position: 2, teammate_position: 1 }),
  ];
  expect(winsIn(records)).toEqual({ races: 1, driverWins: 1, teammateWins: 1, winPercent: 50 });
});

test("without records there is nothing to divide", () => {
  expect(winsIn([])).toEqual({ races: 0, driverWins: 0, teammateWins: 0, winPercent: null });
});
