import { setTimeout as pause } from "node:timers/promises";
import { connectionFault, DataError } from "../data-error.ts";

/** The latest release of F1DB. */
export const releaseAddress = "https://github.com/f1db/f1db/releases/latest/download/f1db-csv.zip";

export type DownloadOptions = {
  /** Called with bytes received and total bytes; null if the server does not say. */
  onProgress?: (received: number, total: number | null) => void;
  /** Milliseconds without any byte after which the connection is aborted. */
  idleTimeout?: number;
  /** Milliseconds before a retry. */
  retryPause?: number;
};

const retries = 2;
/** Far more than any release has: a limit in case a server never stops sending. */
const mostBytes = 256 * 1024 * 1024;

/** What has been received so far. */
type Part = { chunks: Array<Uint8Array>; received: number; total: number | null; etag: string | null };

/** A failure that may be retried: the connection broke, or the server was overloaded. */
class BrokenConnection extends Error {}

/**
 * Downloads a file into memory, so that no partial file is left behind. An interrupted download is resumed if the
 * server supports ranges.
 *
 * @throws DataError if the download fails
 */
export async function download(address: string, options: DownloadOptions = {}): Promise<Uint8Array> {
  const part: Part = { chunks: [], received: 0, total: null, etag: null };
  for (let attempt = 0; ; attempt += 1) {
    try {
      await receive(address, part, options);
      return Buffer.concat(part.chunks);
    } catch (error) {
      if (!(error instanceof BrokenConnection)) throw error;
      if (attempt === retries) throw new DataError(`${address} could not be downloaded: ${error.message}`);
      await pause(options.retryPause ?? 1000);
    }
  }
}

/** Sends one request, for the whole file or for the rest of it. */
async function receive(
  address: string,
  part: Part,
  { onProgress, idleTimeout = 30_000 }: DownloadOptions,
): Promise<void> {
  const abort = new AbortController();
  const idle = setTimeout(() => abort.abort(), idleTimeout);
  try {
    const response = await fetch(address, { headers: rangeHeaders(part), signal: abort.signal });
    begin(address, response, part);
    for await (const chunk of response.body ?? []) {
      idle.refresh();
      part.chunks.push(chunk);
      part.received += chunk.length;
      if (part.received > mostBytes) throw new DataError(`${address} is far too large for an F1DB release`);
      onProgress?.(part.received, part.total);
    }
  } catch (error) {
    if (error instanceof DataError || error instanceof BrokenConnection) throw error;
    const reason = abort.signal.aborted ? `no answer for ${idleTimeout / 1000} s` : connectionFault(error);
    throw new BrokenConnection(`${reason}${soFar(part)}`, { cause: error });
  } finally {
    clearTimeout(idle);
  }
  if (part.total !== null && part.received < part.total) {
    throw new BrokenConnection(`the connection ended too early${soFar(part)}`);
  }
}

function rangeHeaders({ received, etag }: Part): Record<string, string> {
  if (received === 0 || etag === null) return {};
  return { range: `bytes=${received}-`, "if-range": etag };
}

/** Evaluates the headers: whether the rest follows, or the whole file again. */
function begin(address: string, response: Response, part: Part): void {
  if (response.status >= 500) throw new BrokenConnection(`the server answered ${response.status}`);
  if (!response.ok) throw new DataError(`${address} could not be downloaded: HTTP ${response.status}`);
  const length = Number(response.headers.get("content-length") ?? Number.NaN);
  if (response.status !== 206) {
    part.chunks = [];
    part.received = 0;
    // The length of a compressed response is not that of the file.
    const isPlain = response.headers.get("content-encoding") === null;
    part.total = isPlain && Number.isFinite(length) ? length : null;
  }
  part.etag = response.headers.get("etag");
}

function soFar({ received, total }: Part): string {
  if (received === 0) return "";
  return ` after ${megabytes(received)}${total === null ? "" : ` of ${megabytes(total)}`} MB`;
}

/** For example "4.4". */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
