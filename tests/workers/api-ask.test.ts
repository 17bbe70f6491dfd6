import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAnswer, askChoices, askProof } from "#contract/ask/answer.ts";
import { questionSegment, readQuestion } from "#contract/ask/question.ts";
import { paths } from "#contract/endpoints.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

// One server answers every test of this file: they only read. It is D1 that sets limits which SQLite alone has not.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

function segment(text: string): string {
  return questionSegment(readQuestion(new URLSearchParams(text)));
}

test("every list by which a question can be limited is in the order of its names", async () => {
  const response = await api.ask(paths.askChoices());
  expect(response.status).toBe(200);
  const lists = parse(askChoices, await response.json());
  for (const list of Object.values(lists)) {
    expect(list.length).toBeGreaterThan(10);
    expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).toSorted());
  }
  for (const list of Object.values(lists))
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  expect(lists.teams).toContainEqual({ id: "ats", name: "ATS (1963)" });
  expect(lists.teams).toContainEqual({ id: "ats_wheels", name: "ATS (1978–1984)" });
  expect(lists.gps).toContainEqual({ id: "monaco", name: "Monaco Grand Prix" });
});

test("a question that names one of each kind, and many of one, is answered", async () => {
  const many = "max_verstappen,lando_norris,oscar_piastri,charles_leclerc,george_russell,lewis_hamilton";
  const text = `driver=${many}&team=ferrari,red-bull&engine=ferrari,honda&nation=monaco,netherlands&circuit=monza&gp=italy&country=italy&with=carlos_sainz_jr`;
  const response = await api.ask(paths.ask(segment(text)));
  expect(response.status).toBe(200);
  const { sentence } = parse(askAnswer, await response.json());
  for (const name of ["Max Verstappen", "Lewis Hamilton", "Ferrari", "Italian Grand Prix", "Monza"])
    expect(sentence).toContain(name);
});

test("a line opens the races that it counts", async () => {
  const response = await api.ask(
    paths.askProof(segment("what=podium&per=season&years=2025"), "max_verstappen@2025"),
  );
  expect(response.status).toBe(200);
  const { line, races } = parse(askProof, await response.json());
  expect(line.value).toBe(15);
  expect(races.filter(({ counts }) => counts)).toHaveLength(15);
});

test("of a team's cars those are listed that count", async () => {
  for (const [text, key, value] of [
    ["of=teams&years=2025", "mclaren", 14],
    ["of=teams&measure=last&team=mclaren&years=2025", "mclaren", "2025-11-09"],
  ] as const) {
    const { line, races } = parse(askProof, await (await api.ask(paths.askProof(segment(text), key))).json());
    expect(line.value).toBe(value);
    expect(races.map(({ position }) => position)).toEqual(line.races.map(() => 1));
  }
  const first = await api.ask(paths.askProof(segment("of=teams&measure=until&years=2025"), "mclaren"));
  expect(parse(askProof, await first.json()).races.map(({ counts }) => counts)).toEqual([true, false]);
});

test("an id that nobody has is not found, and a line that the answer lacks neither", async () => {
  expect((await api.ask(paths.ask(segment("driver=nobody_at_all")))).status).toBe(404);
  expect((await api.ask(paths.askProof(segment("what=win"), "jos_verstappen"))).status).toBe(404);
});
