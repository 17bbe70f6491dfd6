import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { matchRoute } from "./router.ts";
import { routes } from "./routes.ts";

test("every path of the contract has a route, and there is no other", () => {
  expect(routes.map(({ pattern }) => pattern)).toEqual(
    Object.values(endpoints).map(({ pattern }) => pattern),
  );
});

test.each(routes.map(({ pattern }) => pattern).filter((path) => !path.includes("{")))(
  "%s is not taken for a path with a parameter",
  (path) => {
    expect(matchRoute(routes, path)).toMatchObject({ route: { pattern: path }, segments: {} });
  },
);

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
  expect(matchRoute(routes, "/api/teams/red%20bull%2F/results").segments).toEqual({ teamId: "red bull/" });
});

test("a segment that is not well encoded is the caller's mistake", () => {
  expect(() => matchRoute(routes, "/api/teams/%E0%A4%A/results")).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});
