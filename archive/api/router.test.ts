import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { matchRoute } from "./router.ts";
import { routes } from "./routes.ts";

test.each([
  [paths.archive(), []],
  [paths.drivers(), []],
  [paths.teams(), []],
  [paths.nextRace(), []],
  [paths.lastRace(), []],
  [paths.calendar(2025), ["2025"]],
  [paths.driversOverview(), []],
  [paths.driverProfile("senna"), ["senna"]],
  [paths.driverQualifying("senna"), ["senna"]],
  [paths.driverRaces("senna"), ["senna"]],
  [paths.teamProfile("red_bull"), ["red_bull"]],
  [paths.teamSeasons("red_bull"), ["red_bull"]],
  [paths.teamResults("red_bull"), ["red_bull"]],
  [paths.teamChampionship("red_bull"), ["red_bull"]],
  [paths.driverResults("senna"), ["senna"]],
  [paths.driverChampionship("senna"), ["senna"]],
  [paths.teammates("senna"), ["senna"]],
  [paths.teammatesFinished("senna"), ["senna"]],
  [paths.driverOverview(2025), ["2025"]],
  [paths.constructorOverview(2025), ["2025"]],
])("the contract's path %s has a route", (path, segments) => {
  expect(matchRoute(routes, path).segments).toEqual(segments);
});

test.each([
  "/",
  "/api",
  "/api/race",
  "/api/teams/ferrari/",
  "/api/teams/ferrari/results/",
  "/api/Teams",
  "//api/teams",
])("%s is no path of the API", (path) => {
  expect(() => matchRoute(routes, path)).toThrow(expect.objectContaining({ status: 404 }));
});

test("a segment is handed over decoded", () => {
  expect(matchRoute(routes, "/api/teams/red%20bull%2F/results").segments).toEqual(["red bull/"]);
});

test("a segment that is not well encoded is the caller's mistake", () => {
  expect(() => matchRoute(routes, "/api/teams/%E0%A4%A/results")).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
