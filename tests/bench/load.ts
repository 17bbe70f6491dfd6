import { connect, type Socket } from "node:net";

/** What a load of requests took. Times are in milliseconds, one of each kind for each request. */
export type Load = { seconds: number; firstByteMs: Array<number>; lastByteMs: Array<number> };

/** Far longer than any page may take: whoever waits so long hangs. */
const hangsAfterMs = 30_000;

/**
 * Asks for a page again and again over connections that stay open, each asking anew when it was answered.
 *
 * It reads no more of an answer than where it ends, so that the load takes little from a machine that the server
 * has to share with it.
 *
 * @throws when an answer is not a 200, or a connection breaks
 */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const target = new URL(url);
  const taken: Load = { seconds: 0, firstByteMs: [], lastByteMs: [] };
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => askUntil(target, until, taken)));
  return { ...taken, seconds: (performance.now() - started) / 1000 };
}

/** An address, and the status that its answers have. */
export type Expected = { path: string; status: string };

/**
 * Asks for addresses in turn over connections that stay open, reading no more of an answer than where it ends.
 *
 * @param base the server's address
 * @throws Error when an answer has another status than is expected, or a connection breaks
 */
export async function askInTurn(
  base: string,
  addresses: ReadonlyArray<Expected>,
  { connections, requests }: { connections: number; requests: number },
): Promise<void> {
  const turns = addresses.map(({ path, status }) => ({
    path,
    status,
    request: requestOf(new URL(path, base)),
  }));
  let asked = 0;
  const askRest = async () => {
    const line = new Line(new URL(base));
    try {
      for (let turn = asked++; turn < requests; turn = asked++) {
        const { path, status, request } = turns[turn % turns.length] ?? { path: "", status: "", request: "" };
        const answer = await line.ask(request).catch((error: unknown) => {
          throw new Error(`${path}: ${String(error)}`);
        });
        if (answer.status !== status)
          throw new Error(`${path}: status ${answer.status} in place of ${status}`);
      }
    } finally {
      // Where one fails, the others need not go on.
      asked = requests;
      line.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, askRest));
}

/** A connection that is made anew when the server has closed it unheard. */
class Line {
  #target: URL;
  #socket: Socket;

  constructor(target: URL) {
    this.#target = target;
    this.#socket = connectTo(target);
  }

  /** @throws Error when the server cannot be reached, or an answer breaks off */
  async ask(request: string, tries = 3): Promise<StatementResult> {
    try {
      return await ask(this.#socket, request);
    } catch (error) {
      if (!(error instanceof Unheard) || tries === 1) throw error;
      this.#socket = connectTo(this.#target);
      return this.ask(request, tries - 1);
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}

function connectTo(target: URL): Socket {
  return connect({ host: target.hostname, port: Number(target.port), noDelay: true });
}

function requestOf(target: URL): string {
  return `GET ${target.pathname}${target.search} HTTP/1.1\r\nhost: ${target.host}\r\naccept: text/html\r\n\r\n`;
}

async function askUntil(target: URL, until: number, taken: Load): Promise<void> {
  const socket = connectTo(target);
  const request = requestOf(target);
  try {
    while (performance.now() < until) {
      const asked = performance.now();
      const { status, firstByteAt, lastByteAt } = await ask(socket, request);
      if (status !== "200") throw new Error(`answered with status ${status}`);
      taken.firstByteMs.push(firstByteAt - asked);
      taken.lastByteMs.push(lastByteAt - asked);
    }
  } finally {
    socket.destroy();
  }
}

/** An answer that has ended: its status, and when it began and ended. */
type StatementResult = { status: string | null; firstByteAt: number; lastByteAt: number };

/**
 * The connection was closed before an answer began. A server does so to connections on which it has heard nothing for
 * some seconds, also when it was too busy to listen: every client asks again then, over a new one.
 */
class Unheard extends Error {
  override message = "the connection was closed before the answer";
}

/** Sends one request and waits for the end of its answer. @throws Unheard, or Error for an answer that breaks off */
function ask(socket: Socket, request: string): Promise<StatementResult> {
  const { promise, resolve, reject } = Promise.withResolvers<StatementResult>();
  const answer = new Answer();
  let firstByteAt = 0;
  const hear = (piece: Buffer) => {
    if (firstByteAt === 0) firstByteAt = performance.now();
    if (!answer.endsWith(piece)) return;
    resolve({ status: answer.status, firstByteAt, lastByteAt: performance.now() });
  };
  const fail = () => reject(firstByteAt === 0 ? new Unheard() : new Error("the connection broke"));
  const hangs = setTimeout(() => reject(new Error("no end of the answer")), hangsAfterMs);
  socket.on("data", hear).on("error", fail).on("close", fail);
  socket.write(request);
  return promise.finally(() => {
    clearTimeout(hangs);
    socket.off("data", hear).off("error", fail).off("close", fail);
  });
}

/** An answer in HTTP/1.1 as it arrives, read for its status and its end only. */
class Answer {
  status: string | null = null;
  #head = "";
  /** Bytes still to come; null for an answer in chunks, whose end shows. */
  #missing: number | null = null;
  #tail = "";

  /** Takes the next piece. @returns whether the answer ends with it */
  endsWith(piece: Buffer): boolean {
    return this.status === null ? this.#readHead(piece) : this.#readBody(piece);
  }

  #readHead(piece: Buffer): boolean {
    this.#head += piece.toString("latin1");
    const end = this.#head.indexOf("\r\n\r\n");
    if (end === -1) return false;
    this.status = this.#head.slice(9, 12);
    const length = /^content-length: (\d+)/im.exec(this.#head.slice(0, end))?.[1];
    this.#missing = length === undefined ? null : Number(length);
    return this.#readBody(Buffer.from(this.#head.slice(end + 4), "latin1"));
  }

  #readBody(piece: Buffer): boolean {
    if (this.#missing !== null) {
      this.#missing -= piece.length;
      return this.#missing <= 0;
    }
    // The last chunk is empty. No page has such a line in its midst.
    this.#tail = (this.#tail + piece.subarray(-5).toString("latin1")).slice(-5);
    return this.#tail === "0\r\n\r\n";
  }
}
