import { testWalks } from "../support/table-walk.ts";

testWalks([
  { path: "/driver/max_verstappen/", tab: "Championship" },
  { path: "/driver/max_verstappen/championship", tab: "Results", deep: true },
  { path: "/teams/ferrari/", tab: "Drivers" },
  { path: "/teams/ferrari/drivers", tab: "Championship" },
  { path: "/teams/ferrari/championship", tab: "Results", deep: true },
  { path: "/drivers_overview/" },
  { path: "/races/" },
  { path: "/races/?driver=max_verstappen", deep: true },
  { path: "/circuits/", deep: true },
  { path: "/circuits/monza/", deep: true },
  { path: "/circuits/monza/drivers" },
  { path: "/records/" },
  { path: "/ask/?what=podium&per=season" },
  { path: "/standings/2025/drivers/overview" },
  { path: "/standings/2025/constructors/overview", deep: true },
  { path: "/standings/2025/drivers/qualifyingChampionship", deep: true },
  { path: "/standings/2025/drivers/pointsDistribution" },
  { path: "/race/2025/1/race/results" },
  { path: "/race/2025/1/qualifying/results", deep: true },
]);
