import { RequestError } from "./request-error.ts";

/** Milliseconds before each repetition. */
const pauses = [20, 60, 180, 400];

/**
 * Reads, and reads again when the database failed: D1 asks for that, since some of its failures pass by themselves.
 * On a developer's machine it is another process that writes to the same file, an import of timing for example.
 *
 * @throws whatever the last attempt threw; at once what a repetition cannot change
 */
export async function readAgain<Answer>(
  read: () => Promise<Answer>,
  left: ReadonlyArray<number> = pauses,
): Promise<Answer> {
  try {
    return await read();
  } catch (error) {
    const [pause, ...others] = left;
    if (pause === undefined || !mayPass(error)) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return readAgain(read, others);
  }
}

/** Failures of D1 itself, beside those that are about the statement. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof RequestError) return false;
  return /^(?:D1_ERROR|internal error)/.test(error.message) && !/no such|syntax/.test(error.message);
}
