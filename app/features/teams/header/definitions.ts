import type { FigureDefinitions } from "#app/features/figures/career-figures.ts";

/** What a team's figures count (docs/method.md). Every car of the make counts, whoever entered it. */
export const teamDefinitions: FigureDefinitions = {
  grands_prix:
    "Races with a car of the team, without DNS, DNQ, DNPQ, DNP and EX. Sprints are no Grands Prix.",
  wins: "Grands Prix won by a car of the team.",
  podiums: "Places 1 to 3 in Grands Prix: two cars on one podium are two, a shared car is one.",
  poles: "Grands Prix that a car of the team started from grid slot 1.",
  fastest_laps: "Grands Prix with the fastest lap of the race by a car of the team.",
  points: "Points that counted in the constructors' championship, which began in 1958.",
  titles: "World constructors' championships won.",
  best_finish: "The best place in the classification of a Grand Prix.",
  avg_finish: "The mean place over the team's classified cars in Grands Prix.",
  dnfs: "Cars with the result DNF (did not finish) in Grands Prix.",
};
