import type { FigureDefinitions } from "#app/features/figures/career-figures.ts";

/** What a driver's figures count (docs/method.md). */
export const driverDefinitions: FigureDefinitions = {
  grands_prix: "Races entered, without DNS, DNQ, DNPQ, DNP and EX. Sprints are no Grands Prix.",
  wins: "Grands Prix finished first. Both drivers of a winning shared car have won.",
  podiums: "Grands Prix finished first, second or third.",
  poles: "Grands Prix started from grid slot 1.",
  fastest_laps: "Grands Prix in which the driver set the fastest lap of the race.",
  points: "Championship points that counted, of all seasons, those of sprints included.",
  titles: "World drivers' championships won.",
  best_finish: "The best place in the classification of a Grand Prix.",
  avg_finish: "The mean place over the Grands Prix in which the driver was classified.",
  dnfs: "Grands Prix with the result DNF (did not finish). A car that stopped late and was classified is none.",
};
