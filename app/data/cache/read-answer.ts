/** The data API did not give a usable answer. The message is the specification's (§8), the cause is for the log. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(reason: string) {
    super("API error", { cause: reason });
  }
}

/** Why a call failed, for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return String(error.cause);
  return error instanceof Error ? error.message : String(error);
}

/** Limits of a data API answer. */
export type AnswerLimits = {
  /** From the request to the last byte, in milliseconds. */
  timeoutMs: number;
  /** Of the decompressed body. */
  maxBytes: number;
};

/** A call took too long. */
export class TimeoutError extends ApiError {}

/**
 * Runs a call with a timeout.
 *
 * @param work receives the signal that aborts it
 * @throws ApiError on timeout, whether or not the work reacts to the signal
 */
export async function withinTime<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new TimeoutError(`no answer within ${timeoutMs} ms`));
    abort.abort();
  }, timeoutMs);
  try {
    return await Promise.race([work(abort.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The JSON of a 2xx response or of the API's 404.
 *
 * @throws ApiError for another status or content type, more than `maxBytes`, or invalid UTF-8 or JSON
 */
export async function readJson(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; data: unknown }> {
  const refusal = refuse(response, maxBytes);
  if (refusal !== null) {
    // An unread body would keep the connection open.
    await response.body?.cancel();
    throw new ApiError(refusal);
  }
  const text = decode(await readBytes(response, maxBytes));
  try {
    return { text, data: JSON.parse(text) };
  } catch {
    throw new ApiError("no JSON");
  }
}

function refuse(response: Response, maxBytes: number): string | null {
  if (!response.ok && response.status !== 404) return `status ${response.status}`;
  const type = response.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return `content type "${type}"`;
  const length = Number(response.headers.get("content-length") ?? 0);
  return length > maxBytes ? `${length} bytes` : null;
}

/** Stops at the limit: a compressed body may expand a thousandfold. */
async function readBytes(response: Response, maxBytes: number): Promise<Array<Uint8Array>> {
  const parts: Array<Uint8Array> = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      throw new ApiError(`more than ${maxBytes} bytes`);
    }
    parts.push(part.value);
  }
  return parts;
}

function decode(parts: ReadonlyArray<Uint8Array>): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    const text = parts.map((part) => decoder.decode(part, { stream: true })).join("");
    return text + decoder.decode();
  } catch {
    throw new ApiError("no UTF-8");
  }
}
