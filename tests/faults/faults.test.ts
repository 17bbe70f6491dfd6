import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Fault, failures, oddities, strayText } from "./faults.ts";
import { setStage, type Stage, type Visit, whole } from "./stage.ts";
import { championshipSubjects, resultSubjects, type Subject } from "./subjects.ts";

/** The data API fails from `begin` to `end`. */
type Scene = { name: string; at: number; begin: () => unknown; end: () => unknown };

const scenes: Array<Scene> = [
  ...failures.map((fault) => ({
    name: fault.name,
    begin: () => stage.play(fault),
    end: () => stage.play(null),
  })),
  {
    name: "a connection that is refused",
    begin: () => stage.upstream.shut(),
    end: () => stage.upstream.open(),
  },
].map((scene, at) => ({ ...scene, at }));
const oddScenes: Array<Fault & { at: number }> = oddities.map((fault, at) => ({ ...fault, at }));

let stage: Stage;
/** The pages of each scene, its own: nothing is held for them before it begins. */
let pages: Array<Array<Subject>>;
let oddPages: Array<Array<Subject>>;
beforeAll(async () => {
  // Without the page cache, so that each visit asks for its facts.
  stage = await setStage({ CACHE: "data" });
  pages = await championshipSubjects(stage.api, scenes.length);
  oddPages = await resultSubjects(stage.api, oddScenes.length);
});
afterAll(() => stage[Symbol.asyncDispose]());

/** How a page stands without its facts, and with them. */
const degraded = { status: 200, whole: true, note: true, facts: false, kept: false };
const good = { status: 200, whole: true, note: false, facts: true };

describe("while the API fails", () => {
  test.each(scenes)(
    "$name: notes on cold pages; facts at the first good answer, and from then on",
    async (scene) => {
      const subjects = pages[scene.at] ?? [];
      await scene.begin();
      expect(await seen(subjects)).toMatchObject([degraded, degraded, degraded]);
      await scene.end();
      const recovered = { ...good, kept: true };
      expect(await seen(subjects, whole)).toMatchObject([recovered, recovered, recovered]);
      await scene.begin();
      const asked = stage.upstream.asked.length;
      expect(await seen(subjects)).toMatchObject([good, good, good]);
      // A season's table is fresh for a minute.
      expect(stage.upstream.asked.slice(asked)).not.toContain(subjects[2]?.api);
      await scene.end();
    },
  );
});

describe("when facts are an hour old and the API fails", () => {
  beforeAll(() => stage.site.reload({ CACHE_CLOCK_AHEAD: String(hours(1)) }));

  test.each(scenes)("$name: pages stand on them", async (scene) => {
    await scene.begin();
    expect(await seen(pages[scene.at] ?? [])).toMatchObject([good, good, good]);
    await scene.end();
  });
});

describe("when facts are two days old and the API fails", () => {
  beforeAll(() => stage.site.reload({ CACHE_CLOCK_AHEAD: String(hours(48)) }));

  test.each(scenes)("$name: pages stand on them, kept by nobody; then on new ones", async (scene) => {
    const subjects = pages[scene.at] ?? [];
    const old = { ...good, kept: false };
    await scene.begin();
    expect(await seen(subjects, whole)).toMatchObject([old, old, old]);
    await scene.end();
    const recovered = { ...good, kept: true };
    expect(await seen(subjects, whole)).toMatchObject([recovered, recovered, recovered]);
  });
});

describe("when facts are nine days old and the API fails", () => {
  beforeAll(() => stage.site.reload({ CACHE_CLOCK_AHEAD: String(hours(11 * 24)) }));

  test("they are shown no more", async () => {
    stage.play(failures[0] ?? null);
    expect(await seen(pages[0] ?? [], whole)).toMatchObject([degraded, degraded, degraded]);
    stage.play(null);
  });
});

describe("when the API answers oddly", () => {
  afterEach(() => stage.play(null));

  test.each(oddScenes)("$name: pages show the facts that are good", async (fault) => {
    stage.play(fault);
    const shown = { ...good, stray: false };
    expect(await seen(oddPages[fault.at] ?? [], whole)).toMatchObject([shown, shown]);
  });
});

function hours(count: number): number {
  return count * 3600;
}

/** Visits pages at the same moment, and says what is to be seen on each. */
function seen(subjects: ReadonlyArray<Subject>, address = (path: string) => path) {
  return Promise.all(
    subjects.map(async (subject) => look(await stage.visit(address(subject.path)), subject)),
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
