import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Fault, failures, oddities, strayText } from "./faults.ts";
import { startFaultySite, type FaultySite, type Visit, whole } from "./faulty-site.ts";
import { championshipSubjects, resultSubjects, type Subject } from "./subjects.ts";

/** The data API fails from `begin` to `end`, and with it pages of its own: nothing is held for them before. */
type Outage = { name: string; pages: () => Array<Subject>; begin: () => unknown; end: () => unknown };

const isDeep = process.env.FAULTS === "all";
const endless = failures.filter((fault) => fault.endless);
/**
 * Faults that only the site's timeout ends run at the same time, each on its own pages, so that they wait once.
 *
 * After them the site gives an answer half a second for a while, which one that the data API has to read for the first
 * time may take on a busy machine: so the real answers are asked for meanwhile, and the faulty has them when it heals.
 */
const endlessTogether: Fault = {
  name: endless.map(({ name }) => name).join(", "),
  answer(path, healthy) {
    void healthy();
    const fault = endless.find((each) => pagesOf(each).some(({ api }) => api === path)) ?? endless[0];
    return fault === undefined ? healthy() : fault.answer(path, healthy);
  },
};
const outages: Array<Outage> = [
  ...failures
    .filter((fault) => !fault.endless && (isDeep || fault.huge !== true))
    .map((fault) => outage(fault, () => pagesOf(fault))),
  outage(endlessTogether, () => endless.flatMap((fault) => pagesOf(fault))),
  {
    name: "a connection that is refused",
    pages: () => pages.at(-1) ?? [],
    begin: () => faulty.upstream.shut(),
    end: () => faulty.upstream.open(),
  },
];
/** How pages use old data does not depend on the kind of failure: `FAULTS=all` tries each, otherwise two. */
const whenOld = isDeep ? outages : [...outages.slice(0, 1), ...outages.slice(-1)];
const oddAnswers: Array<Fault & { at: number }> = oddities.map((fault, at) => ({ ...fault, at }));

function outage(fault: Fault, own: () => Array<Subject>): Outage {
  return { name: fault.name, pages: own, begin: () => faulty.inject(fault), end: () => faulty.inject(null) };
}

let faulty: FaultySite;
/** The pages of each failure, and of the connection that is refused. */
let pages: Array<Array<Subject>>;
let oddPages: Array<Array<Subject>>;
beforeAll(async () => {
  // Without the page cache, so that each visit asks for its facts.
  faulty = await startFaultySite({ CACHE: "data" });
  pages = await championshipSubjects(faulty.api, failures.length + 1);
  oddPages = await resultSubjects(faulty.api, oddAnswers.length);
});
afterAll(() => faulty[Symbol.asyncDispose]());

function pagesOf(failure: Fault): Array<Subject> {
  return pages[failures.indexOf(failure)] ?? [];
}

/** How a page stands without its facts, and with them. */
const degraded = { status: 200, whole: true, note: true, facts: false, kept: false };
const good = { status: 200, whole: true, note: false, facts: true };

describe("while the API fails", () => {
  test.each(outages)(
    "$name: notes on cold pages; facts at the first good answer, and from then on",
    async ({ pages: own, begin, end }) => {
      const subjects = own();
      expect(subjects.length).toBeGreaterThanOrEqual(3);
      await begin();
      expect(await seen(subjects)).toMatchObject(subjects.map(() => degraded));
      await end();
      const recovered = { ...good, kept: true };
      expect(await seen(subjects, whole)).toMatchObject(subjects.map(() => recovered));
      await begin();
      const asked = faulty.upstream.asked.length;
      expect(await seen(subjects)).toMatchObject(subjects.map(() => good));
      // A season's table, the third of three pages, is fresh for a minute.
      const fresh = subjects.filter((_, at) => at % 3 === 2).map(({ api }) => api);
      expect(faulty.upstream.asked.slice(asked).filter((path) => fresh.includes(path))).toEqual([]);
      await end();
    },
  );
});

describe("when facts are an hour old and the API fails", () => {
  beforeAll(async () => {
    await hold(whenOld.flatMap((each) => each.pages()));
    await faulty.site.reload({ CACHE_CLOCK_AHEAD: String(hours(1)) });
  });

  test.each(whenOld)("$name: pages stand on them", async ({ pages: own, begin, end }) => {
    await begin();
    expect(await seen(own())).toMatchObject(own().map(() => good));
    await end();
  });
});

describe("when facts are two days old and the API fails", () => {
  const silent = failures.filter(({ name }) => name === "silence");
  beforeAll(async () => {
    await hold([...whenOld.flatMap((each) => each.pages()), ...silent.flatMap(pagesOf)]);
    // Facts may have been held anew when the clock was an hour ahead.
    await faulty.site.reload({ CACHE_CLOCK_AHEAD: String(hours(1 + 48)) });
  });

  test("silence: pages that are streamed say how old what they show is", async () => {
    const [subject] = silent.flatMap(pagesOf);
    faulty.inject(silent[0] ?? null);
    const visit = await faulty.visit(subject?.path ?? "");
    faulty.inject(null);
    expect(visit.headers.get("x-accel-buffering")).toBe("no");
    expect(visit.html).toContain(subject?.fact);
    expect(visit.html).toMatch(/<p class="old-facts[^>]*>The data service is not responding\./);
  });

  test.each(whenOld)(
    "$name: pages show them and are not cached; then new ones",
    async ({ pages: own, begin, end }) => {
      const subjects = own();
      await begin();
      expect(await seen(subjects, whole)).toMatchObject(subjects.map(() => ({ ...good, kept: false })));
      await end();
      expect(await seen(subjects, whole)).toMatchObject(subjects.map(() => ({ ...good, kept: true })));
    },
  );
});

describe("when facts are nine days old and the API fails", () => {
  beforeAll(async () => {
    await hold(pages[0] ?? []);
    // Facts were held anew when the clock was two days ahead.
    await faulty.site.reload({ CACHE_CLOCK_AHEAD: String(hours(1 + 11 * 24)) });
  });

  test("they are no longer shown", async () => {
    faulty.inject(failures[0] ?? null);
    expect(await seen(pages[0] ?? [], whole)).toMatchObject([degraded, degraded, degraded]);
    faulty.inject(null);
  });
});

describe("when the API answers oddly", () => {
  afterEach(() => faulty.inject(null));

  test.each(oddAnswers)("$name: pages show the facts that are good", async (fault) => {
    faulty.inject(fault);
    const shown = { ...good, stray: false };
    expect(await seen(oddPages[fault.at] ?? [], whole)).toMatchObject([shown, shown]);
  });
});

/** Lets the site hold the facts of pages, which it does already unless these tests run without those before. */
async function hold(subjects: ReadonlyArray<Subject>): Promise<void> {
  expect(await seen(subjects, whole)).toMatchObject(subjects.map(() => good));
}

function hours(count: number): number {
  return count * 3600;
}

/** Visits pages at the same moment, and says what is to be seen on each. */
function seen(subjects: ReadonlyArray<Subject>, address = (path: string) => path) {
  return Promise.all(
    subjects.map(async (subject) => look(await faulty.visit(address(subject.path)), subject)),
  );
}

function look({ path, status, headers, html }: Visit, { note, fact }: Subject) {
  return {
    path,
    status,
    whole: html.trimEnd().endsWith("</html>"),
    note: html.includes(note),
    facts: html.includes(fact),
    stray: html.includes(strayText),
    kept: headers.get("cache-control") !== "no-store",
  };
}
