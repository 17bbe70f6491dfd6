import type { IncomingMessage } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { array, object, optional, parse, string } from "valibot";
import { startLoopback } from "./loopback.ts";

const request = object({ batch: array(object({ sql: string(), params: optional(array(string())) })) });

/** D1's limits: bytes of a statement, bytes of a value, statements of a request. */
const limits = { statement: 100_000, value: 2_000_000, statements: 100 };

/** How the server handles a request: it may fail before or after running the statements. */
type Treatment = "answer" | "fail" | "apply and cut";

export type D1Server = AsyncDisposable & {
  baseUrl: string;
  /** The deployed database, for inspection. */
  db: DatabaseSync;
  /** Sets how requests are handled from now on; they are counted from 1 again. */
  treat: (treatment: (request: number) => Treatment) => void;
};

function answerAll(_request: number): Treatment {
  return "answer";
}

/** A fake of Cloudflare's REST API for one D1 database: account "account", database "database", token "token". */
export async function startD1Server(): Promise<D1Server> {
  const db = new DatabaseSync(":memory:");
  let count = 0;
  let treatment = answerAll;
  const server = await startLoopback(async (incoming, outgoing) => {
    count += 1;
    const how = treatment(count);
    const body = await textOf(incoming);
    if (how === "fail") {
      outgoing.writeHead(500).end("out of order");
      return;
    }
    const { status, answer } = respond(db, incoming, body);
    if (how === "apply and cut") outgoing.destroy();
    else outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  return {
    baseUrl: `${server.url}/client/v4`,
    db,
    treat(next) {
      count = 0;
      treatment = next;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      db.close();
    },
  };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Array<Buffer> = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

type Response = { status: number; answer: unknown };

function respond(db: DatabaseSync, { method, url, headers }: IncomingMessage, body: string): Response {
  if (headers.authorization !== "Bearer token") return refusal(401, "Authentication error");
  if (method !== "POST" || url !== "/client/v4/accounts/account/d1/database/database/query") {
    return refusal(404, "Could not route to this address");
  }
  try {
    return { status: 200, answer: { success: true, errors: [], result: runBatch(db, body) } };
  } catch (error) {
    return refusal(400, error instanceof Error ? error.message : "the batch failed");
  }
}

function refusal(status: number, message: string): Response {
  return { status, answer: { success: false, errors: [{ code: 7500, message }], result: null } };
}

/** Runs a batch in one transaction, within D1's limits. */
function runBatch(db: DatabaseSync, body: string) {
  const { batch } = parse(request, JSON.parse(body));
  if (batch.length > limits.statements) throw new Error("too many statements in a batch");
  db.exec("BEGIN");
  try {
    const results = batch.map(({ sql, params = [] }) => {
      if (Buffer.byteLength(sql) > limits.statement) throw new Error("statement too long: SQLITE_TOOBIG");
      if (params.some((param) => Buffer.byteLength(param) > limits.value))
        throw new Error("string or blob too big");
      return { results: db.prepare(sql).all(...params), success: true, meta: {} };
    });
    db.exec("COMMIT");
    return results;
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
