import type { ErrorBody } from "#contract/errors.ts";

/** A request for open data that is not answered, and why. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: string, message: string, expected?: string) {
    super(message);
    this.status = status;
    this.body = { error: { code, message, ...(expected === undefined ? {} : { expected }) } };
  }
}

/** The request is malformed; `expected` says what is not. */
export function malformed(message: string, expected: string): Refusal {
  return new Refusal(400, "bad_request", message, expected);
}

/** One address asked too often (app/edge/refuse.ts). */
export function tooManyQuestions(): Refusal {
  return new Refusal(429, "too_many_requests", "Too many requests from this address. Try again in a minute.");
}

/** What was asked for does not exist. */
export function missing(message: string, expected?: string): Refusal {
  return new Refusal(404, "not_found", message, expected);
}
