/** The most that are compared side by side, and the fewest. */
export const mostCompared = 4;
export const fewestCompared = 2;

/** What is compared. */
export type ComparedKind = "drivers" | "teams";
