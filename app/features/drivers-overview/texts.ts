/** What stands where there are no drivers to show. */
export const noDrivers = "No driver data available.";

/** What is counted, and how (docs/method.md). */
export const overviewMethod =
  "Grands Prix are races entered, without DNS, DNQ, DNPQ, DNP and EX. A win is finish 1, a podium finish 1 to 3, a pole grid slot 1. Sprints count in the points only, and points are those that counted in each championship. Average finish is over classified results; DNFs are results with that code. Teammates are the distinct drivers of the same team in the same races. Source: F1DB.";
