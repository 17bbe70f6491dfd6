import { Readable } from "node:stream";
import { constants, createGzip, gzipSync } from "node:zlib";
import type { Answer, Play } from "../support/upstream.ts";
import { eachTwice, everyLeaf, hugeJson, withFirstRow, withLastRow } from "./corrupt-json.ts";

/** One way in which the data API can fail. */
export type Fault = {
  name: string;
  /** True where only the site's own timeout ends the wait for an answer. */
  endless?: boolean;
  /** True where the answer is so long that a machine has enough to do with a few at one time. */
  huge?: boolean;
  /**
   * @param path that is asked for
   * @param healthy what the real data API answers
   */
  answer: (path: string, healthy: () => Promise<Answer>) => Answer | Play | Promise<Answer | Play>;
};

const refusals: Array<Fault> = [400, 401, 403, 404, 408, 429, 500, 502, 503, 504].map((status) => ({
  name: `status ${status}`,
  answer: () => ({ status, body: '{"message":"not now"}' }),
}));

/** Answers that nobody can use. A page shows its note, or the facts that it was given before. */
export const failures: ReadonlyArray<Fault> = [
  ...refusals,
  {
    name: "status 429 with Retry-After",
    answer: () => ({ status: 429, body: "{}", headers: { "retry-after": "60" } }),
  },
  { name: "status 204", answer: () => ({ status: 204, body: "" }) },
  {
    name: "a redirect to itself",
    answer: (path) => ({ status: 301, body: "", headers: { location: path } }),
  },
  { name: "a connection that is reset", answer: () => (response) => response.destroy() },
  { name: "silence", endless: true, answer: () => () => {} },
  {
    name: "headers and then silence",
    endless: true,
    answer: () => (response) => begin(response).flushHeaders(),
  },
  { name: "a body that drips", endless: true, answer: () => drip },
  {
    name: "a body cut short of its length",
    answer: async (_path, healthy) => cut(await healthy(), { announced: true }),
  },
  {
    name: "a body cut in its chunks",
    answer: async (_path, healthy) => cut(await healthy(), { announced: false }),
  },
  {
    name: "HTML",
    answer: () => ({ body: "<!doctype html><p>Sign in", contentType: "text/html" }),
  },
  { name: "HTML that says it is JSON", answer: () => ({ body: "<!doctype html><p>Sign in" }) },
  {
    name: "JSON that says it is HTML",
    answer: async (_path, healthy) => ({ ...(await healthy()), contentType: "text/html" }),
  },
  { name: "an empty body", answer: () => ({ body: "" }) },
  { name: "null", answer: () => ({ body: "null" }) },
  { name: "an object without members", answer: () => ({ body: "{}" }) },
  { name: "rows of which each is bad", answer: () => ({ body: '[{"nonsense":1},{"nonsense":2}]' }) },
  { name: "texts for numbers and numbers for texts", answer: corrupted(everyLeaf(otherType)) },
  { name: "NaN for numbers", answer: corrupted(everyLeaf((leaf) => (isNumber(leaf) ? "NaN" : leaf))) },
  { name: "UTF-16", answer: async (_path, healthy) => encoded((await healthy()).body, "utf16le") },
  {
    name: "Latin-1",
    answer: async (_path, healthy) => encoded((await healthy()).body.replace("{", '{"stray":"ü",'), "latin1"),
  },
  {
    name: "a body of 100 MB",
    huge: true,
    answer: () => (response) => void Readable.from(hugeJson()).pipe(begin(response)),
  },
  { name: "100 MB packed into a hundredth", huge: true, answer: () => bomb },
];

/** Answers that are odd and yet good for something. A page shows the facts in them. */
export const oddities: ReadonlyArray<Fault> = [
  { name: "a byte order mark", answer: async (_path, healthy) => prefixed("\uFEFF", await healthy()) },
  {
    name: "a charset that is not its own",
    answer: async (_path, healthy) => ({
      ...(await healthy()),
      contentType: "application/json; charset=iso-8859-1",
    }),
  },
  {
    name: "a clock that is years behind",
    answer: async (_path, healthy) => {
      const past = "Mon, 01 Jan 2001 00:00:00 GMT";
      const answer = await healthy();
      return { ...answer, headers: { ...answer.headers, date: past, expires: past, "last-modified": past } };
    },
  },
  {
    name: "a body that takes a second",
    answer: async (_path, healthy) => {
      await new Promise((later) => setTimeout(later, 1000));
      return healthy();
    },
  },
  { name: "a packed body", answer: async (_path, healthy) => packed((await healthy()).body) },
  { name: "one bad row among good ones", answer: corrupted(withLastRow(() => ({ nonsense: strayText }))) },
  { name: "every row twice", answer: corrupted(eachTwice) },
  {
    name: "a row of an unknown session type",
    answer: corrupted(withLastRow((row) => ("session_type" in row ? { ...row, session_type: "XX" } : row))),
  },
  {
    name: "a row of a season to come",
    answer: corrupted(withFirstRow((row) => ("year" in row ? { ...row, year: 2099 } : row))),
  },
  {
    name: "members that nobody has heard of",
    answer: corrupted(withFirstRow((row) => ({ ...row, stray: strayText }))),
  },
];

/** A text that stands in odd answers, and never on a page. */
export const strayText = "stray-text-of-no-page";

type Response = Parameters<Play>[0];

function begin(response: Response): Response {
  return response.writeHead(200, { "content-type": "application/json" });
}

function drip(response: Response): void {
  begin(response).write("[");
  const drops = setInterval(() => response.write(" "), 200);
  response.on("close", () => clearInterval(drops));
}

function cut({ body }: Answer, { announced }: { announced: boolean }): Play {
  return (response) => {
    const bytes = Buffer.from(body);
    if (announced) response.setHeader("content-length", bytes.length);
    begin(response).write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };
}

function bomb(response: Response): void {
  response.setHeader("content-encoding", "gzip");
  Readable.from(hugeJson())
    .pipe(createGzip({ level: constants.Z_BEST_SPEED }))
    .pipe(begin(response));
}

function packed(body: string): Play {
  return (response) => {
    response.setHeader("content-encoding", "gzip");
    begin(response).end(gzipSync(body));
  };
}

function encoded(body: string, encoding: "utf16le" | "latin1"): Play {
  return (response) => begin(response).end(Buffer.from(body, encoding));
}

function prefixed(prefix: string, answer: Answer): Answer {
  return { ...answer, body: prefix + answer.body };
}

/** The healthy answer, changed. */
function corrupted(change: (data: unknown) => unknown): Fault["answer"] {
  return async (_path, healthy) => {
    const answer = await healthy();
    return { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) };
  };
}

function otherType(leaf: unknown): unknown {
  if (isNumber(leaf)) return String(leaf);
  return typeof leaf === "string" ? leaf.length : leaf;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
