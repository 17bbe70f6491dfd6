import type { DetailKind } from "#contract/archive.ts";

/** The import's rules for a table. */
type TableRules = {
  /** Foreign keys: columns with an id of another table, which must exist. */
  references?: Readonly<Record<string, string>>;
  /** The rows that ship with the source, as a WHERE clause; "" for all, absent for none. */
  starter?: string;
  /** The kinds of detail among its rows, each with its condition; used to find the seasons that have them. */
  detail?: Readonly<Partial<Record<DetailKind, string>>>;
};

/** The first season with sessions in the starter: the site's default season. */
const starterDetailFrom = 2025;

const ofDetailedRaces = `WHERE race_id IN (SELECT id FROM race WHERE year >= ${starterDetailFrom})`;

const raceDriverTeam = { race_id: "race", driver_id: "driver", team_id: "team" };

/**
 * The tables filled by an import, except those of prepared answers. Their columns are in archive/schema.sql. References
 * are checked in this order: `race` comes after the results from which winner, pole and fastest lap are derived.
 */
export const tableRules: Readonly<Record<string, TableRules>> = {
  country: {
    starter: `WHERE id IN (SELECT country_id FROM circuit UNION SELECT country_id FROM grand_prix
      UNION SELECT country_id FROM driver UNION SELECT country_id FROM team UNION SELECT country_id FROM entrant)`,
  },
  circuit: { references: { country_id: "country" }, starter: "" },
  grand_prix: { references: { country_id: "country" }, starter: "" },
  driver: { references: { country_id: "country" }, starter: "" },
  team: { references: { country_id: "country" }, starter: "" },
  engine: { starter: "" },
  entrant: {
    references: { team_id: "team", engine_id: "engine", country_id: "country" },
    starter: "",
  },
  driver_entrant: { references: { driver_id: "driver", team_id: "team", engine_id: "engine" } },
  session: { references: { race_id: "race" }, starter: "" },
  result: {
    references: { ...raceDriverTeam, engine_id: "engine" },
    starter: ofDetailedRaces,
    detail: { race: "session = 'R'", sprint: "session = 'S'" },
  },
  timed_result: {
    references: raceDriverTeam,
    starter: ofDetailedRaces,
    detail: {
      qualifying: "session = 'Q'",
      sprint_qualifying: "session = 'SQ'",
      practice: "session IN ('FP1', 'FP2', 'FP3', 'FP4', 'WU')",
    },
  },
  grid: { references: raceDriverTeam, starter: ofDetailedRaces },
  pit_stop: { references: raceDriverTeam, starter: ofDetailedRaces, detail: { pit_stops: "TRUE" } },
  fastest_lap: { references: raceDriverTeam, starter: ofDetailedRaces, detail: { fastest_laps: "TRUE" } },
  race: {
    references: {
      grand_prix_id: "grand_prix",
      circuit_id: "circuit",
      winner_driver_id: "driver",
      co_winner_driver_id: "driver",
      winner_team_id: "team",
      pole_driver_id: "driver",
      credited_pole_driver_id: "driver",
      fastest_lap_driver_id: "driver",
    },
    starter: "",
    detail: { calendar: "TRUE" },
  },
  standing: { starter: `WHERE year >= ${starterDetailFrom}`, detail: { round_standings: "TRUE" } },
  season_standing: { starter: "", detail: { standings: "TRUE" } },
  season_scoring: { starter: "" },
  driver_season_team: { references: { driver_id: "driver", team_id: "team" }, starter: "" },
  driver_season: { references: { driver_id: "driver" }, starter: "", detail: { summaries: "TRUE" } },
  team_season: { references: { team_id: "team" }, starter: "" },
};
