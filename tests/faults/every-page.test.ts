import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageKinds } from "../support/pages.ts";
import { type Fault, failures } from "./faults.ts";
import { noteOf, standsWithout } from "./notes.ts";
import { startFaultySite, type FaultySite, type Visit, whole } from "./faulty-site.ts";

/** A body that ends in its midst, after a good beginning; with `FAULTS=all` every fault. */
const chosen = ["a body cut in its chunks"];
const faults = process.env.FAULTS === "all" ? failures : failures.filter(({ name }) => chosen.includes(name));
/** Five dozen pages, of which each may wait as long as the API may take. */
const timeout = 300_000;

let faulty: FaultySite;
beforeAll(async () => {
  faulty = await startFaultySite();
});
afterAll(() => faulty[Symbol.asyncDispose]());

test("the chosen faults are there", () => {
  expect(faults.length).toBeGreaterThanOrEqual(chosen.length);
});

describe("with nothing held", () => {
  test.each(faults)(
    "$name: every kind of page stands with its note, kept by nobody",
    { timeout },
    async (fault) => {
      faulty.inject(fault);
      const visits = await visitAll(fault, (path) => path, { allWait: fault.endless });
      expect(visits.map(standing)).toEqual(
        pageKinds.map((path) => ({ path, status: 200, whole: true, note: true, kept: false })),
      );
    },
  );
});

describe("with all its facts held", { tags: ["deep"] }, () => {
  let before: ReadonlyArray<Visit>;
  beforeAll(async () => {
    faulty.inject(null);
    before = await visitAll(null, whole);
  }, timeout);

  test("at the first good answer every kind of page is whole again", () => {
    const missing = before.filter(({ status, path, html }) => status !== 200 || lacksData(path, html));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  test.each(faults)("$name: every kind of page is as it was", { timeout }, async (fault) => {
    faulty.inject(fault);
    expect(outlines(fault, await visitAll(fault, whole))).toEqual(outlines(fault, before));
  });

  // Each asks the API anew first.
  describe("for two days", { tags: ["deep"] }, () => {
    beforeAll(() => faulty.site.reload({ CACHE_CLOCK_AHEAD: String(48 * 3600) }));

    test.each(faults)("$name: every kind of page is as it was", { timeout }, async (fault) => {
      faulty.inject(fault);
      const visits = await visitAll(fault, whole, { allWait: fault.endless });
      expect(outlines(fault, visits)).toEqual(outlines(fault, before));
    });
  });
});

/** Visits every kind of page: some at a time, as a few browsers would, and all at once where all wait in vain. */
async function visitAll(
  fault: Fault | null,
  address: (path: string) => string,
  { allWait = false }: { allWait?: boolean | undefined } = {},
): Promise<Array<Visit>> {
  const usual = fault?.huge === true ? 4 : 16;
  const together = allWait ? pageKinds.length : usual;
  const visits: Array<Visit> = [];
  for (let at = 0; at < pageKinds.length; at += together) {
    const some = pageKinds.slice(at, at + together);
    visits.push(
      ...(await Promise.all(some.map(async (path) => ({ ...(await faulty.visit(address(path))), path })))),
    );
  }
  return visits;
}

function standing({ path, status, headers, html }: Visit) {
  return {
    path,
    status,
    whole: isWhole(html),
    note: html.includes(standsWithout(path)),
    kept: headers.get("cache-control") !== "no-store",
  };
}

function lacksData(path: string, html: string): boolean {
  const note = noteOf(path);
  return note !== null && html.includes(note);
}

/** What is the same on two pages of the same facts. */
function outline({ path, status, html }: Visit) {
  const [rows, headings, notes] = ["<tr", "<h", 'class="note"'].map((text) => html.split(text).length - 1);
  return { path, status, whole: isWhole(html), rows, headings, notes };
}

function outlines({ endless }: Fault, visits: ReadonlyArray<Visit>) {
  return visits.map(endless === true ? outlineInTime : outline);
}

/** The same without what a page has no longer than a second to wait for: more about the first that a search found. */
function outlineInTime(visit: Visit) {
  const { headings, ...other } = outline(visit);
  return visit.path.startsWith("/search/") ? other : { headings, ...other };
}

function isWhole(html: string): boolean {
  return html.trimEnd().endsWith("</html>");
}
