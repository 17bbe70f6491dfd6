/** The sessions whose laps are looked at one by one. */
export type QualifyingSession = "Q" | "SQ";
