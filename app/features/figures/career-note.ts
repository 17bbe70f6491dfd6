import type { PoleDifference } from "#contract/profiles.ts";
import { poleSentence } from "./pole-difference.ts";

/** The line under the figures of a career: what the dagger stands for, or else how to read the figures. */
export function careerNote(differences: ReadonlyArray<PoleDifference>): string {
  if (differences.length > 0) return `† ${differences.map(poleSentence).join(" ")}`;
  return "Sprints count in the points only. Choose a figure to see what it counts. Source: F1DB.";
}
