import { expect, test } from "vitest";
import { namedIn, seasonIn } from "./not-found.tsx";

test.each([
  ["/race/2020", "2020"],
  ["/races/1994/", "1994"],
  ["/race/1800/", null],
  ["/race/2020/30/", null],
  ["/2020/", null],
])("the season of %s is %s", (pathname, season) => {
  expect(seasonIn(pathname)).toBe(season);
});

test.each([
  ["/drivers/max-verstapen/2025", { kind: "Driver", name: "max verstapen" }],
  ["/constructors/ferari", { kind: "Team", name: "ferari" }],
  ["/circuit/Monza/", { kind: "Circuit", name: "monza" }],
  ["/driver/nobody/charts", { kind: "Driver", name: "nobody" }],
  ["/teams/%3Cscript%3E/", { kind: "Team", name: "<script>" }],
  ["/driver/%F0%9F%8F%8E/", null],
  ["/driver/🏎/", null],
  ["/driver/%00/", null],
  ["/driver/%zz/", { kind: "Driver", name: "%zz" }],
  ["/drivers/", null],
  ["/drivers/44/", null],
  ["/wp-admin/setup", null],
])("%s names %o", (pathname, named) => {
  expect(namedIn(pathname)).toEqual(named);
});
