import { expect, test } from "vitest";
import { type OpenF1Server, startOpenF1, testClock, type Treatment } from "../testing/openf1-server.ts";
import { limitsIn, openF1Client, openF1Limits, rateLimit, withStoredAnswers } from "./openf1-client.ts";

const path = "laps?session_key=1";
const row = { lap_number: 1 };

function server(): Promise<OpenF1Server> {
  return startOpenF1((asked) => (asked === path ? [row] : []));
}

function clientOf({ address }: OpenF1Server, options: { requests?: number } = {}) {
  const clock = testClock();
  return { clock, ask: openF1Client({ address, clock, limits: [], timeout: 200, ...options }) };
}

const html = "<h1>An error occurred</h1>";
const passing: ReadonlyArray<[string, Treatment]> = [
  ["a 500 with HTML", { kind: "status", status: 500, body: html }],
  ["a 503", { kind: "status", status: 503, body: "" }],
  ["a 429", { kind: "status", status: 429, body: '{"error":"Rate limit exceeded"}' }],
  ["a hang", { kind: "hang" }],
  ["a cut connection", { kind: "cut" }],
  ["HTML with status 200", { kind: "body", body: html }],
  ["half an answer", { kind: "body", body: '[{"lap_number":1},' }],
  ["an empty body", { kind: "body", body: "" }],
  ["what is no list", { kind: "body", body: "{}" }],
  ["null", { kind: "body", body: "null" }],
];

test.each(passing)("after %s the same is asked again, after longer and longer pauses", async (_, fault) => {
  await using openF1 = await server();
  openF1.treat((request) => (request <= 3 ? fault : { kind: "answer" }));
  const { ask, clock } = clientOf(openF1);
  expect(await ask(path)).toEqual([row]);
  expect(openF1.asked).toEqual([path, path, path, path]);
  expect(clock.waits).toEqual([1000, 2000, 4000]);
});

test.each(passing)("after %s and no end, the question and the fault are named", async (_, fault) => {
  await using openF1 = await server();
  openF1.treat(() => fault);
  await expect(clientOf(openF1).ask(path)).rejects.toThrow(
    /OpenF1 gave no laps\?session_key=1 in 6 attempts: \S/,
  );
  expect(openF1.asked).toHaveLength(6);
});

test("nobody at the address is a fault like others", async () => {
  const gone = await server();
  await gone[Symbol.asyncDispose]();
  await expect(clientOf(gone).ask(path)).rejects.toThrow(/in 6 attempts: connect ECONNREFUSED/);
});

test.each([
  ["in seconds", "7", 7000],
  ["as a date that has passed", "Wed, 21 Oct 2015 07:28:00 GMT", 0],
])("a wish to wait %s is granted", async (_, retryAfter, pause) => {
  await using openF1 = await server();
  const busy: Treatment = { kind: "status", status: 429, body: "", headers: { "retry-after": retryAfter } };
  openF1.treat((request) => (request === 1 ? busy : { kind: "answer" }));
  const { ask, clock } = clientOf(openF1);
  expect(await ask(path)).toEqual([row]);
  expect(clock.waits).toEqual([pause]);
});

test("a request for a very long pause is reported", async () => {
  await using openF1 = await server();
  openF1.treat(() => ({ kind: "status", status: 429, body: "", headers: { "retry-after": "3600" } }));
  await expect(clientOf(openF1).ask(path)).rejects.toThrow("it answered 429, and asks to wait 3600 s");
  expect(openF1.asked).toHaveLength(1);
});

test("both a 404 and an empty list mean no rows", async () => {
  await using openF1 = await server();
  expect(await clientOf(openF1).ask("pit?session_key=1")).toEqual([]);
  openF1.treat(() => ({ kind: "body", body: "[]" }));
  expect(await clientOf(openF1).ask("pit?session_key=1")).toEqual([]);
});

test("if rows are needed, an empty answer is a transient failure", async () => {
  await using openF1 = await server();
  openF1.treat((request) => (request === 1 ? { kind: "body", body: "[]" } : { kind: "answer" }));
  expect(await clientOf(openF1).ask(path, "needed")).toEqual([row]);
  await expect(clientOf(openF1).ask("drivers?session_key=1", "needed")).rejects.toThrow("it has none");
});

test("a wrong URL, a rejected query and restricted access are reported at once", async () => {
  await using openF1 = await server();
  openF1.treat(() => ({ kind: "status", status: 404, body: "<h1>Not found</h1>" }));
  await expect(clientOf(openF1).ask(path)).rejects.toThrow(
    `OpenF1 answered 404 to ${openF1.address}/${path}`,
  );
  openF1.treat(() => ({ kind: "status", status: 404, body: '{"detail":"Not Found"}' }));
  await expect(clientOf(openF1).ask(path)).rejects.toThrow("answered 404");
  openF1.treat(() => ({ kind: "status", status: 422, body: "{}" }));
  await expect(clientOf(openF1).ask(path)).rejects.toThrow("answered 422");
  openF1.treat(() => ({ kind: "status", status: 401, body: '{"detail":"Session in progress"}' }));
  await expect(clientOf(openF1).ask(path)).rejects.toThrow("while a session is running");
  expect(openF1.asked).toHaveLength(4);
});

test("no more requests are sent than allowed, retries included", async () => {
  await using openF1 = await server();
  openF1.treat((request) => (request === 1 ? { kind: "cut" } : { kind: "answer" }));
  const { ask } = clientOf(openF1, { requests: 3 });
  await ask(path);
  await ask(path);
  await expect(ask(path)).rejects.toThrow("No more requests");
  expect(openF1.asked).toHaveLength(3);
});

test("stored answers are not requested again unless damaged or on request", async () => {
  const kept = new Map([["damaged", "[{"]]);
  const answers = {
    read: async (asked: string) => kept.get(asked) ?? null,
    write: async (asked: string, answer: string) => void kept.set(asked, answer),
  };
  const asked: Array<string> = [];
  const ask = async (question: string) => {
    asked.push(question);
    return [{ question }];
  };
  const memory = withStoredAnswers(ask, answers);
  expect(await memory("laps")).toEqual([{ question: "laps" }]);
  expect(await memory("laps")).toEqual([{ question: "laps" }]);
  expect(await memory("damaged")).toEqual([{ question: "damaged" }]);
  await withStoredAnswers(ask, answers, true)("laps");
  expect(asked).toEqual(["laps", "damaged", "laps"]);
});

/** When each of so many requests is sent, in milliseconds, when all are to go out at once and take no time. */
async function sendTimes(count: number): Promise<Array<number>> {
  const clock = testClock();
  const turn = rateLimit(openF1Limits, clock);
  const times = [];
  for (let request = 0; request < count; request += 1) {
    times.push(await turn(async () => clock.now()));
  }
  return times;
}

/** The greatest number of times within any stretch of so many milliseconds. */
function mostWithin(times: ReadonlyArray<number>, stretch: number): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + stretch).length));
}

test("a hundred requests keep within three a second and thirty a minute, and use both up", async () => {
  const times = await sendTimes(100);
  expect(mostWithin(times, 1000)).toBe(3);
  expect(mostWithin(times, 60_000)).toBe(30);
  expect(times.at(-1)).toBe(3 * 60_000 + 3000);
});

test("requests that come slowly enough do not wait", async () => {
  const clock = testClock();
  const turn = rateLimit([{ requests: 2, within: 1000 }], clock);
  for (let request = 0; request < 5; request += 1) {
    await turn(async () => {});
    await clock.wait(500);
  }
  expect(clock.waits).toEqual([500, 500, 500, 500, 500]);
});

test("a request that is long under way, and one that fails, count from their end", async () => {
  const clock = testClock();
  const turn = rateLimit([{ requests: 1, within: 1000 }], clock);
  await turn(() => clock.wait(3000));
  await expect(turn(() => Promise.reject(new Error("cut")))).rejects.toThrow("cut");
  await turn(async () => {});
  expect(clock.waits).toEqual([3000, 1000, 1000]);
});

test("limits are read from a setting", () => {
  expect(limitsIn("3/1 30/60")).toEqual(openF1Limits);
  expect(() => limitsIn("many")).toThrow('not "many"');
  expect(() => limitsIn("0/1")).toThrow("OPENF1_LIMITS");
});
