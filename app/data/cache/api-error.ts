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
