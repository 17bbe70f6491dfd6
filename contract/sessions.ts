import { type InferOutput, picklist } from "valibot";

/** Every known session code with its name. The codes are the project's own (docs/method.md). */
export const sessionNames = {
  R: "Race",
  S: "Sprint",
  Q: "Qualifying",
  SQ: "Sprint qualifying",
  FP1: "Practice 1",
  FP2: "Practice 2",
  FP3: "Practice 3",
  FP4: "Practice 4",
  WU: "Warm-up",
  PQ: "Pre-qualifying",
  Q1D: "Qualifying, day 1",
  Q2D: "Qualifying, day 2",
} as const;

export type SessionCode = keyof typeof sessionNames;

/** One of the codes of `sessionNames`. */
export const sessionCode = picklist([
  "R",
  "S",
  "Q",
  "SQ",
  "FP1",
  "FP2",
  "FP3",
  "FP4",
  "WU",
  "PQ",
  "Q1D",
  "Q2D",
] satisfies Array<SessionCode>);

/** A session's label in results tables: Sprint for S, Race for R, otherwise Other. */
export function resultSessionLabel(session: string): "Race" | "Sprint" | "Other" {
  if (session === "R") return "Race";
  return session === "S" ? "Sprint" : "Other";
}

/** The first season with sprints. */
export const firstSprintSeason = 2021;
/** The first season with sprint qualifying; before, qualifying set the sprint's grid. */
export const firstSprintQualifyingSeason = 2023;

/** A race scored for the championship; `S` is a sprint. */
export const scoringSession = picklist(["R", "S"]);
export type ScoringSession = InferOutput<typeof scoringSession>;
