import type { DriverTeammatesSearch, TeammateView } from "#app/features/drivers/driver-search.ts";

/** What stands where there are no records. */
export const noRecords = "No race H2H data available.";

/** The labels of the tabs. */
export const viewLabels: Readonly<Record<TeammateView, string>> = {
  overall: "Overall",
  yearly: "Yearly",
  circuit: "Circuit",
  points: "Points",
  circuits: "Circuits Overall",
  driver: "Driver",
};

/** How we count (docs/method.md). */
export function methodText(view: DriverTeammatesSearch["view"], finishedOnly: boolean): string {
  const counted = finishedOnly
    ? "Grands Prix that both entered for the same team and in which both were classified. The driver who finished higher is ahead."
    : "Grands Prix that both entered for the same team. The driver higher in the classification is ahead, retired cars included.";
  const points =
    view === "points" ? "Points are of these races only, without sprints." : "Sprints are not counted.";
  return `${counted} ${points} Several teammates in one race are several comparisons. Source: F1DB.`;
}
