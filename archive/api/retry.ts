import { RequestError } from "./errors.ts";

/** Milliseconds before each retry. */
const pauses = [20, 60, 180, 400];

/**
 * Reads, and retries when the database failed, as D1's documentation asks: some failures pass. On a developer's
 * machine another process may be writing to the same file.
 *
 * @throws what the last attempt threw; at once where a retry cannot help
 */
export async function withRetries<Answer>(
  read: () => Promise<Answer>,
  left: ReadonlyArray<number> = pauses,
): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    const [pause, ...others] = left;
    if (pause === undefined || !mayPass(error)) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return withRetries(read, others);
  }
}

/** True for failures of D1 itself, as opposed to those of the statement. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof RequestError) return false;
  return /^(?:D1_ERROR|internal error)/.test(error.message) && !/no such|syntax/.test(error.message);
}
