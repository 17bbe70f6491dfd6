/** One address of every kind of page. */
export const pageKinds = [
  "/",
  "/races/",
  "/drivers/",
  "/drivers_overview/",
  "/driver/max_verstappen/",
  "/driver/max_verstappen/championship",
  "/driver/max_verstappen/race_teammate",
  "/driver/max_verstappen/qualifying",
  "/driver/max_verstappen/charts",
  "/teams_overview/",
  "/teams/ferrari/",
  "/teams/ferrari/drivers",
  "/teams/ferrari/championship",
  "/teams/ferrari/charts",
  "/standings/2025/drivers/overview",
  "/race/2025/1/race/results",
] as const;
