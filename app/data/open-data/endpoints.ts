/** A parameter in the query of an address. */
type QueryParameter = { name: string; about: string; required?: boolean };

/** A path of the open data, as its page and its OpenAPI document describe it. */
export type Endpoint = {
  /** Below `/api`; `{…}` stands for one segment. */
  path: string;
  about: string;
  /** The same path with values, which has an answer in every archive. */
  example: string;
  /** Whose items are the lines of its CSV: a member of the answer, or "" for the answer itself. Null: no table. */
  rows: string | null;
  query?: ReadonlyArray<QueryParameter>;
};

export type EndpointGroup = { title: string; endpoints: ReadonlyArray<Endpoint> };

/** Every path of the open data. More exact paths stand before those with a parameter in the same place. */
export const endpointGroups = [
  {
    title: "Drivers",
    endpoints: [
      { path: "/drivers", about: "Every driver", example: "/drivers", rows: "" },
      {
        path: "/drivers/overview",
        about: "Every driver's career in figures",
        example: "/drivers/overview",
        rows: "",
      },
      {
        path: "/drivers/{driverId}",
        about: "Who a driver is, with the career in figures",
        example: "/drivers/max_verstappen",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/results",
        about: "Race and sprint results, newest first",
        example: "/drivers/max_verstappen/results",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/championship-data",
        about: "Championship seasons, newest first",
        example: "/drivers/max_verstappen/championship-data",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/races",
        about: "Races entered, with winner, pole and fastest lap",
        example: "/drivers/max_verstappen/races",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/qualifying",
        about: "Qualifying results, and comparisons with teammates",
        example: "/drivers/max_verstappen/qualifying",
        rows: "results",
      },
      {
        path: "/drivers/{driverId}/circuits",
        about: "Figures by circuit",
        example: "/drivers/max_verstappen/circuits",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/against/{otherId}",
        about: "Two drivers in every Grand Prix that both entered",
        example: "/drivers/max_verstappen/against/lewis_hamilton",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/race/teammate-data",
        about: "Every race against each teammate",
        example: "/drivers/max_verstappen/race/teammate-data",
        rows: "",
      },
      {
        path: "/drivers/{driverId}/race/teammate-data-finished",
        about: "The same, only races in which both were classified",
        example: "/drivers/max_verstappen/race/teammate-data-finished",
        rows: "",
      },
    ],
  },
  {
    title: "Teams",
    endpoints: [
      { path: "/teams", about: "Every team", example: "/teams", rows: "" },
      {
        path: "/teams/{teamId}",
        about: "Who a team is, with its history in figures",
        example: "/teams/ferrari",
        rows: "",
      },
      {
        path: "/teams/{teamId}/results",
        about: "Race and sprint results, newest first",
        example: "/teams/ferrari/results",
        rows: "",
      },
      {
        path: "/teams/{teamId}/championship-data",
        about: "Championship seasons, newest first",
        example: "/teams/ferrari/championship-data",
        rows: "",
      },
      {
        path: "/teams/{teamId}/seasons",
        about: "Seasons in figures, oldest first",
        example: "/teams/ferrari/seasons",
        rows: "",
      },
      {
        path: "/teams/{teamId}/circuits",
        about: "Figures by circuit",
        example: "/teams/ferrari/circuits",
        rows: "",
      },
      {
        path: "/teams/{teamId}/against/{otherId}",
        about: "Two teams in every season in which both entered the same Grands Prix",
        example: "/teams/ferrari/against/mclaren",
        rows: "",
      },
    ],
  },
  {
    title: "Standings",
    endpoints: [
      {
        path: "/championships/{year}/driver/overview",
        about: "The drivers' table",
        example: "/championships/2025/driver/overview",
        rows: "standings",
      },
      {
        path: "/championships/{year}/driver/points",
        about: "Drivers' points and places after each round",
        example: "/championships/2025/driver/points",
        rows: "drivers",
      },
      {
        path: "/championships/{year}/driver/details",
        about: "Who the season's drivers were, and what it gave them",
        example: "/championships/2025/driver/details",
        rows: "drivers",
      },
      {
        path: "/championships/{year}/driver/race-details",
        about: "Every driver's every race of the season",
        example: "/championships/2025/driver/race-details",
        rows: null,
      },
      {
        path: "/championships/{year}/constructor/overview",
        about: "The constructors' table",
        example: "/championships/2025/constructor/overview",
        rows: "standings",
      },
      {
        path: "/championships/{year}/constructor/round",
        about: "Constructors' points and places after each round",
        example: "/championships/2025/constructor/round",
        rows: "teams",
      },
      {
        path: "/championships/{year}/qualifying/championship",
        about: "The table if qualifying gave the points",
        example: "/championships/2025/qualifying/championship",
        rows: "drivers",
      },
      {
        path: "/championships/{year}/qualifying/teammate-head-to-head",
        about: "Every pair of teammates in qualifying",
        example: "/championships/2025/qualifying/teammate-head-to-head",
        rows: null,
      },
    ],
  },
  {
    title: "Races",
    endpoints: [
      {
        path: "/races",
        about: "Every race, and what the archive holds of it",
        example: "/races",
        rows: "",
      },
      { path: "/races/nextRace", about: "The next race", example: "/races/nextRace", rows: "" },
      {
        path: "/races/lastRace",
        about: "The last race with a result, and its podium",
        example: "/races/lastRace",
        rows: null,
      },
      {
        path: "/races/{year}",
        about: "A season's calendar, with winner, pole and fastest lap",
        example: "/races/2025",
        rows: "",
      },
      {
        path: "/races/{year}/{round}",
        about: "A race weekend, its circuit and its sessions",
        example: "/races/2025/1",
        rows: "sessions",
      },
      {
        path: "/races/{year}/{round}/results/{session}",
        about: "The classification of a session",
        example: "/races/2025/1/results/R",
        rows: "lines",
      },
      {
        path: "/races/{year}/{round}/progression",
        about: "Each driver's place through the weekend",
        example: "/races/2025/1/progression",
        rows: "drivers",
      },
      {
        path: "/races/{year}/{round}/pit-stops",
        about: "Pit stops of the race",
        example: "/races/2025/1/pit-stops",
        rows: null,
      },
      {
        path: "/timing",
        about: "Sessions whose timing was imported, and what it gave",
        example: "/timing",
        rows: "",
      },
      {
        path: "/races/{year}/{round}/timing/{session}/{document}",
        about: "Stints, gaps, mini-sectors, speeds and laps of a session whose timing was imported",
        example: "/races/2025/1/timing/R/stints",
        rows: null,
      },
    ],
  },
  {
    title: "Circuits",
    endpoints: [
      { path: "/circuits", about: "Every circuit", example: "/circuits", rows: "" },
      {
        path: "/circuits/{circuitId}",
        about: "A circuit with every Grand Prix there",
        example: "/circuits/monza",
        rows: null,
      },
    ],
  },
  {
    title: "Records, search, archive",
    endpoints: [
      {
        path: "/records",
        about: "Who holds a record",
        example: "/records?kind=wins&by=driver&from=2000&to=2025",
        rows: "",
        query: [
          { name: "kind", about: "Which record: wins, poles, win_streak, youngest_winner …", required: true },
          { name: "by", about: "driver (the default), team, nationality or circuit" },
          { name: "from", about: "First season" },
          { name: "to", about: "Last season" },
        ],
      },
      {
        path: "/search",
        about: "What a text may mean: drivers, teams, circuits, races, seasons",
        example: "/search?q=schumi",
        rows: "",
        query: [{ name: "q", about: "What is looked for", required: true }],
      },
      {
        path: "/archive",
        about: "Which facts the archive holds, and its version",
        example: "/archive",
        rows: null,
      },
    ],
  },
] as const satisfies ReadonlyArray<EndpointGroup>;

export type EndpointPath = (typeof endpointGroups)[number]["endpoints"][number]["path"];

/** The same without their groups. */
export const endpoints = endpointGroups.flatMap<Endpoint & { path: EndpointPath }>((group) => [
  ...group.endpoints,
]);
