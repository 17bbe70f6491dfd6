import { type InferOutput, object, optional, string } from "valibot";

/** The body of every answer of the data API that is not a success. */
export const errorBody = object({
  error: object({
    /**
     * A word for programs: unauthorized, bad_request, not_found, method_not_allowed, internal, unavailable; of timing
     * also not_imported (the session's was not) and not_recorded (it was, and its recording lacks what is asked for).
     */
    code: string(),
    /** A sentence for people. */
    message: string(),
    /** What would have been accepted, where that helps. */
    expected: optional(string()),
  }),
});
export type ErrorBody = InferOutput<typeof errorBody>;
