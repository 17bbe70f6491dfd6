/** A parameter and its value, which is none of those that it can have. */
export type Refused<Parameter extends string> = { parameter: Parameter; value: string };
