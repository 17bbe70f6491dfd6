/** A parameter and its value, which is none of those that it can have. */
export type RefusedParameter = { parameter: string; value: string };

/** Thrown for a query whose parameters are no question, or no rule set. */
export class InvalidQueryError extends Error {
  override name = "InvalidQueryError";
  /** What would have been accepted. */
  readonly expected: string;
  /** The parameter whose value it is; null for parts that do not go together. */
  readonly refused: RefusedParameter | null;

  constructor(message: string, expected: string, refused: RefusedParameter | null = null) {
    super(message);
    this.expected = expected;
    this.refused = refused;
  }
}
