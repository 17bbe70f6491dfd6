import { expect, test } from "vitest";
import { currentMenuItem } from "./site-header.tsx";

test("a page lies under the item of its section, however deep it is", () => {
  expect(currentMenuItem("/")).toBe("Home");
  expect(currentMenuItem("/races/")).toBe("Races");
  expect(currentMenuItem("/race/2025/1/qualifying/results")).toBe("Races");
  expect(currentMenuItem("/standings/2025/drivers/overview")).toBe("Standings");
  expect(currentMenuItem("/teams/ferrari/drivers")).toBe("Teams");
  expect(currentMenuItem("/teams_overview/")).toBe("Teams");
  expect(currentMenuItem("/driver/lewis_hamilton/")).toBe("Driver");
  expect(currentMenuItem("/drivers_overview/")).toBe("Drivers");
  expect(currentMenuItem("/drivers/")).toBe("Drivers");
});

test("an address of no section lies under no item", () => {
  expect(currentMenuItem("/nowhere/")).toBeNull();
  expect(currentMenuItem("/racesque")).toBeNull();
});
