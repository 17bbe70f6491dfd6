import { expect, test } from "vitest";
import { isCanonicalView, isPageAddress, mayBeCanonical, withoutTracking } from "./canonical-view.ts";

function at(address: string) {
  const { pathname, search } = new URL(address, "https://f1.example");
  return { pathname, searchStr: search };
}

test.each<[address: string, understood: Record<string, unknown>]>([
  ["/teams/ferrari/", {}],
  ["/teams/ferrari/", { sort: undefined, f: undefined }],
  ["/teams/ferrari/?team=mclaren", { team: "mclaren" }],
  ["/driver/max_verstappen/race_teammate?view=yearly", { view: "yearly" }],
  ["/driver/max_verstappen/qualifying?view=teammates&session=SQ", { view: "teammates", session: "SQ" }],
  ["/races/?year=1950", { year: 1950 }],
  ["/races/?year=2027", { year: 2027 }],
])("%s is a canonical view", (address, understood) => {
  expect(isCanonicalView(at(address), understood, 2026)).toBe(true);
  expect(mayBeCanonical(new URL(address, "https://f1.example"))).toBe(true);
});

test.each<[address: string, understood: Record<string, unknown>]>([
  ["/teams/ferrari/?sort=points.desc", { sort: "points.desc" }],
  ["/teams/ferrari/?team=nobody", { team: "nobody" }],
  ["/teams/ferrari/?team=mclaren&x=1", { team: "mclaren" }],
  ["/teams/ferrari/?team=mclaren&team=williams", {}],
  ["/driver/max_verstappen/race_teammate?view=bogus", {}],
  ["/driver/max_verstappen/race_teammate?view=%79early", { view: "yearly" }],
  ["/driver/max_verstappen/race_teammate?view=yearly&", { view: "yearly" }],
  ["/driver/m%61x_verstappen/", {}],
  ["/races/?driver=max_verstappen", { driver: "max_verstappen" }],
  ["/races/?year=1949", { year: 1949 }],
  ["/races/?year=2028", { year: 2028 }],
  ["/?toString=1", { toString: "1" }],
])("%s is one of unboundedly many views", (address, understood) => {
  expect(isCanonicalView(at(address), understood, 2026)).toBe(false);
});

test("the cache is not read for URLs that cannot be canonical", () => {
  for (const address of ["/teams/ferrari/?sort=points.desc", "/?x=1", "/?toString=1", "/driver/m%61x/"])
    expect(mayBeCanonical(new URL(address, "https://f1.example"))).toBe(false);
});

test("data and files are not pages", () => {
  const pages = [
    "/",
    "/teams/ferrari/",
    "/apiary/",
    "/api",
    "/healthz",
    "/robots.txt",
    "/_serverFn/x",
    "/api/x",
    "/social/site.png",
  ].filter((path) => isPageAddress(new URL(path, "https://f1.example")));
  expect(pages).toEqual(["/", "/teams/ferrari/", "/apiary/", "/api"]);
});

test.each([
  ["/teams/ferrari/?utm_source=a&UTM_Medium=b&fbclid=c&gclid=d", "/teams/ferrari/"],
  ["/races/?utm_source=a&year=1950", "/races/?year=1950"],
  ["/races/?year=1950", "/races/?year=1950"],
  ["/api/drivers?utm_source=a", "/api/drivers?utm_source=a"],
])("%s is the page %s", (asked, page) => {
  const { pathname, search } = withoutTracking(new URL(asked, "https://f1.example"));
  expect(`${pathname}${search}`).toBe(page);
});
