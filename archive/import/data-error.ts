/** An error in the data to be imported. Its message is one line for people: where it is, and what is wrong. */
export class DataError extends Error {
  override name = "DataError";
}

/** Why a connection failed, on one line: `fetch` hides that in its error's cause. */
export function connectionFault(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  return messageOf(cause) || "the connection failed";
}

/** The message of whatever was thrown, on one line. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.replaceAll(/\s*\n\s*/g, " ");
}
