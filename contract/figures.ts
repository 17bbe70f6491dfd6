import { type InferOutput, nullable, number, object } from "valibot";
import { count, points, position } from "./values.ts";

/**
 * What a driver's or a team's career comes to, counted as docs/method.md says: distinct Grands Prix,
 * sprints only in the points.
 */
export const careerFigures = object({
  /** Races entered, those without a start included. */
  entries: count,
  /** Races entered without DNS, DNQ, DNPQ, DNP, EX. */
  grands_prix: count,
  wins: count,
  /** Finishes 1 to 3; for a team, distinct podium places. */
  podiums: count,
  /** Starts from grid slot 1. */
  poles: count,
  fastest_laps: count,
  /** Counted championship points of all seasons; for a team, since 1958. */
  points,
  /** World championships won. */
  titles: count,
  best_finish: nullable(position),
  /** Mean place over classified Grands Prix. */
  avg_finish: nullable(number()),
  /** Results with the position text DNF. */
  dnfs: count,
});
export type CareerFigures = InferOutput<typeof careerFigures>;
