/** A column of a data file. */
type DataColumn = {
  name: string;
  type: "TEXT" | "INTEGER" | "REAL";
  /** Its meaning in a few words. */
  meaning: string;
  /** "" for names, places and counts. */
  unit: string;
  /** Its value in SQL, if the archive has it under another name. */
  from: string;
};

/**
 * A table of a data file, and where its rows come from in the archive. It has few indexes: they would make up half of
 * the file, and SQLite creates automatic ones for queries that need them.
 */
export type DataTable = {
  name: string;
  /** What a row is. */
  about: string;
  /** The SQL after FROM. */
  source: string;
  /** The primary key; rows are sorted by it. */
  key: ReadonlyArray<string>;
  indexes: ReadonlyArray<ReadonlyArray<string>>;
  columns: ReadonlyArray<DataColumn>;
};

type Options = { unit?: string; from?: string };

function column(type: DataColumn["type"]) {
  return (name: string, meaning: string, { unit = "", from = name }: Options = {}): DataColumn => ({
    name,
    type,
    meaning,
    unit,
    from,
  });
}

const text = column("TEXT");
const count = column("INTEGER");
const decimal = column("REAL");

function milliseconds(name: string, meaning: string, from?: string): DataColumn {
  return count(name, meaning, { unit: "ms", ...(from === undefined ? {} : { from }) });
}

function yesNo(name: string, meaning: string, from?: string): DataColumn {
  return count(name, `1 when ${meaning}, otherwise 0`, from === undefined ? {} : { from });
}

const id = text("id", "As in the addresses of the site");
const raceColumns = [
  count("race_id", "The Grand Prix: races.id"),
  count("year", "Season", { from: "race.year" }),
  count("round", "Round of the season", { from: "race.round" }),
];
const driver = text("driver_id", "drivers.id");
const team = text("team_id", "teams.id");
const engine = text("engine_id", "engines.id");
const line = count("line", "Line of the published list, from 1", { from: "display_order" });
const place = count("position", "Place; NULL when not classified");
const placeText = text("position_text", "Place in words: a number, DNF, NC, DSQ, EX, DNS, DNQ, DNPQ, DNP");
const carNumber = text("number", "Number on the car");

function ofRaces(table: string, where: string): string {
  return `${table} JOIN race ON race.id = ${table}.race_id${where === "" ? "" : ` WHERE ${where}`}`;
}

const resultColumns: ReadonlyArray<DataColumn> = [
  ...raceColumns,
  line,
  place,
  placeText,
  driver,
  team,
  engine,
  carNumber,
  text("tyre", "Maker of the tyres", { from: "result.tyre" }),
  yesNo("shared_car", "drivers shared the car"),
  count("laps", "Laps completed", { from: "result.laps" }),
  milliseconds("time_ms", "Total time, penalties included"),
  milliseconds("penalty_ms", "Time penalty within time_ms"),
  milliseconds("gap_ms", "Behind the winner, on the winner’s lap"),
  count("gap_laps", "Laps behind the winner"),
  text("status", "Finished, +n Laps, the reason for retirement, or the place in words"),
  decimal("points", "Points scored in this session"),
  count("grid", "Place on the grid; NULL from the pit lane and where none is recorded"),
  text("grid_text", "The grid in words; PL for a start from the pit lane"),
  count("positions_gained", "Grid minus finish; negative when places were lost"),
  count("pit_stops", "Visits to the pit lane; NULL where not recorded", { from: "result.pit_stops" }),
  yesNo("fastest_lap", "it was the race’s fastest lap"),
  yesNo("pole", "the pole position is credited"),
  yesNo("grand_slam", "won from pole with the fastest lap, having led every lap", "result.grand_slam"),
];

const timedColumns: ReadonlyArray<DataColumn> = [
  ...raceColumns,
  line,
  place,
  placeText,
  driver,
  team,
  carNumber,
  milliseconds(
    "time_ms",
    "Best time; for an aggregate qualifying the sum of both runs",
    "timed_result.time_ms",
  ),
  count("laps", "Laps driven", { from: "timed_result.laps" }),
];

const segmentColumns: ReadonlyArray<DataColumn> = [
  ...timedColumns,
  milliseconds("gap_ms", "Behind the first"),
  milliseconds("q1_ms", "Best time of the first segment"),
  milliseconds("q2_ms", "Best time of the second segment"),
  milliseconds("q3_ms", "Best time of the third segment"),
];

const sessionColumn = text("session", "Which session");

const gridColumns: ReadonlyArray<DataColumn> = [
  ...raceColumns,
  line,
  place,
  placeText,
  driver,
  team,
  count("qualified", "Place in qualifying, before penalties"),
  text("penalty", "Penalty in words"),
  count("penalty_places", "Places lost by it"),
];

const careerColumns: ReadonlyArray<DataColumn> = [
  count("entries", "Grands Prix entered"),
  count("grands_prix", "Grands Prix started"),
  count("wins", "Grands Prix won"),
  count("podiums", "Grands Prix finished in the first three"),
  count("poles", "Grands Prix started from the first place on the grid"),
  count("fastest_laps", "Fastest laps of Grands Prix"),
  count("dnfs", "Grands Prix retired from"),
  count("best_finish", "Best place in a Grand Prix"),
  decimal("points", "Points that counted for the championship"),
  count("place", "Place in the championship", { from: "rank" }),
  yesNo("champion", "champion of the season"),
];

const standingColumns: ReadonlyArray<DataColumn> = [
  count("year", "Season"),
  line,
  place,
  placeText,
  decimal("points", "Points that count"),
  yesNo("champion", "champion with this round"),
];

const finalColumns: ReadonlyArray<DataColumn> = [
  ...standingColumns.slice(0, -1),
  decimal("gross_points", "All points scored, where results were dropped"),
  yesNo("champion", "champion of the season"),
  count("wins", "Grands Prix won"),
  count("podiums", "Grands Prix finished in the first three"),
  count("poles", "Grands Prix started from the first place on the grid"),
];

const entityDriver = text("driver_id", "drivers.id", { from: "entity_id" });
const entityTeam = text("team_id", "teams.id", { from: "entity_id" });
const afterRound = count("round", "After which round");

/** The calendar, which both files have. */
const races: DataTable = {
  name: "races",
  about: "Every Grand Prix of the calendar",
  source: "race",
  key: ["id"],
  indexes: [["year", "round"], ["circuit_id"], ["grand_prix_id"]],
  columns: [
    count("id", "Number of the Grand Prix"),
    count("year", "Season"),
    count("round", "Round of the season"),
    text("date", "Day of the race", { unit: "YYYY-MM-DD" }),
    text("time", "Start of the race", { unit: "HH:MM, UTC" }),
    text("grand_prix_id", "grands_prix.id"),
    text("name", "Name, for example Italian Grand Prix"),
    text("official_name", "Name with its sponsors"),
    text("circuit_id", "circuits.id"),
    text("layout_id", "Form of the circuit at the time"),
    text("qualifying_format", "How the grid was found"),
    yesNo("sprint", "the weekend has a sprint"),
    count("laps", "Laps of the race"),
    decimal("distance_km", "Length of the race", { unit: "km" }),
    decimal("course_length_km", "Length of a lap", { unit: "km" }),
    count("turns", "Corners of the circuit"),
    text("winner_driver_id", "Winner: drivers.id"),
    text("co_winner_driver_id", "The other driver of a winning car that two shared: drivers.id"),
    text("winner_team_id", "Winner’s team: teams.id"),
    text("pole_driver_id", "First place on the grid: drivers.id"),
    text("credited_pole_driver_id", "Who is credited with the pole, where it is somebody else: drivers.id"),
    text("fastest_lap_driver_id", "Fastest lap: drivers.id"),
    milliseconds("fastest_lap_ms", "Time of the fastest lap"),
    yesNo("grand_slam", "the winner had pole and fastest lap, and led every lap"),
  ],
};

const drivers: DataTable = {
  name: "drivers",
  about: "Every driver",
  source: "driver",
  key: ["id"],
  indexes: [],
  columns: [
    id,
    text("name", "Name"),
    text("first_name", "First name"),
    text("last_name", "Last name"),
    text("code", "Three letters"),
    text("number", "Permanent number"),
    text("born", "Day of birth", { unit: "YYYY-MM-DD" }),
    text("died", "Day of death", { unit: "YYYY-MM-DD" }),
    text("birthplace", "Place of birth"),
    text("country_id", "Nationality: countries.id"),
    count("first_year", "First season with an entry"),
    count("last_year", "Last season with an entry"),
    count("teammates", "Drivers entered for the same team in the same Grands Prix"),
  ],
};

/** The archive's file: everything but laps. */
export const archiveTables: ReadonlyArray<DataTable> = [
  races,
  drivers,
  {
    name: "teams",
    about: "Every team, by the constructor of its cars",
    source: "team",
    key: ["id"],
    indexes: [],
    columns: [
      id,
      text("name", "Name"),
      text("full_name", "Name in full"),
      text("country_id", "countries.id"),
      count("first_year", "First season with an entry"),
      count("last_year", "Last season with an entry"),
    ],
  },
  {
    name: "engines",
    about: "Every maker of engines",
    source: "engine",
    key: ["id"],
    indexes: [],
    columns: [id, text("name", "Name")],
  },
  {
    name: "circuits",
    about: "Every circuit",
    source: "circuit",
    key: ["id"],
    indexes: [],
    columns: [
      id,
      text("name", "Name"),
      text("full_name", "Name in full"),
      text("previous_names", "Earlier names, joined by semicolons"),
      text("place", "Town or region"),
      text("country_id", "countries.id"),
      text("type", "RACE, ROAD or STREET"),
      text("direction", "CLOCKWISE or ANTI_CLOCKWISE"),
      decimal("latitude", "Latitude", { unit: "degrees" }),
      decimal("longitude", "Longitude", { unit: "degrees" }),
      decimal("length_km", "Length of the last layout", { unit: "km" }),
      count("turns", "Corners of the last layout"),
    ],
  },
  {
    name: "grands_prix",
    about: "Grands Prix by name, over all years",
    source: "grand_prix",
    key: ["id"],
    indexes: [],
    columns: [
      id,
      text("name", "Name, for example Italy"),
      text("full_name", "Name in full"),
      text("country_id", "countries.id; NULL where it has none"),
    ],
  },
  {
    name: "countries",
    about: "Countries of drivers, teams and circuits",
    source: "country",
    key: ["id"],
    indexes: [],
    columns: [id, text("name", "Name"), text("code", "Two letters")],
  },
  {
    name: "entrants",
    about: "Names under which teams entered their cars, by season and engine",
    source: "entrant",
    key: ["year", "team_id", "engine_id", "entrant_id"],
    indexes: [],
    columns: [
      count("year", "Season"),
      team,
      engine,
      text("entrant_id", "Id of the entrant"),
      text("name", "Name of the entrant"),
      text("country_id", "countries.id"),
      count("entries", "Cars entered, over all races"),
    ],
  },
  {
    name: "sessions",
    about: "When each session of a weekend takes place",
    source: "session",
    key: ["race_id", "code"],
    indexes: [],
    columns: [
      count("race_id", "races.id"),
      text("code", "R race, S sprint, Q qualifying, SQ sprint qualifying, FP1 to FP3 practice"),
      text("date", "Day", { unit: "YYYY-MM-DD" }),
      text("time", "Start", { unit: "HH:MM, UTC" }),
    ],
  },
  {
    name: "results",
    about: "Race results: grid, finish and points of each driver",
    source: ofRaces("result", "result.session = 'R'"),
    key: ["race_id", "line"],
    indexes: [["driver_id"], ["team_id"]],
    columns: resultColumns,
  },
  {
    name: "sprints",
    about: "Sprint results: grid, finish and points of each driver",
    source: ofRaces("result", "result.session = 'S'"),
    key: ["race_id", "line"],
    indexes: [],
    columns: resultColumns,
  },
  {
    name: "qualifying",
    about: "Qualifying results, with the times of Q1 to Q3",
    source: ofRaces("timed_result", "timed_result.session = 'Q'"),
    key: ["race_id", "line"],
    indexes: [["driver_id"]],
    columns: segmentColumns,
  },
  {
    name: "sprint_qualifying",
    about: "Sprint qualifying results, with the times of its parts",
    source: ofRaces("timed_result", "timed_result.session = 'SQ'"),
    key: ["race_id", "line"],
    indexes: [],
    columns: segmentColumns,
  },
  {
    name: "qualifying_days",
    about: "Results of each day of qualifying (Q1D, Q2D: until 2005) and of pre-qualifying (PQ)",
    source: ofRaces("timed_result", "timed_result.session IN ('Q1D', 'Q2D', 'PQ')"),
    key: ["race_id", "session", "line"],
    indexes: [],
    columns: [sessionColumn, ...timedColumns],
  },
  {
    name: "practice",
    about: "Practice (FP1 to FP4) and warm-up (WU) results",
    source: ofRaces("timed_result", "timed_result.session IN ('FP1', 'FP2', 'FP3', 'FP4', 'WU')"),
    key: ["race_id", "session", "line"],
    indexes: [],
    columns: [sessionColumn, ...timedColumns],
  },
  {
    name: "grids",
    about: "Starting grids of races, with penalties",
    source: ofRaces("grid", "grid.session = 'R'"),
    key: ["race_id", "line"],
    indexes: [],
    columns: gridColumns,
  },
  {
    name: "sprint_grids",
    about: "Starting grids of sprints",
    source: ofRaces("grid", "grid.session = 'S'"),
    key: ["race_id", "line"],
    indexes: [],
    columns: gridColumns,
  },
  {
    name: "pit_stops",
    about: "Pit stops of races",
    source: ofRaces("pit_stop", ""),
    key: ["race_id", "line"],
    indexes: [],
    columns: [
      ...raceColumns,
      line,
      driver,
      team,
      count("stop", "The driver’s first, second … visit"),
      count("lap", "Lap at whose end it was"),
      milliseconds("time_ms", "From the entry of the pit lane to its exit"),
      yesNo("with_field", "the whole field came through the pit lane: no stop"),
    ],
  },
  {
    name: "fastest_laps",
    about: "Each driver’s fastest lap of a race",
    source: ofRaces("fastest_lap", ""),
    key: ["race_id", "line"],
    indexes: [],
    columns: [
      ...raceColumns,
      line,
      place,
      driver,
      team,
      count("lap", "In which lap"),
      milliseconds("time_ms", "Time of the lap"),
    ],
  },
  {
    name: "driver_standings",
    about: "Drivers’ championship after each round",
    source: "standing WHERE kind = 'driver'",
    key: ["year", "round", "line"],
    indexes: [["driver_id"]],
    columns: [...standingColumns, afterRound, entityDriver],
  },
  {
    name: "constructor_standings",
    about: "Constructors’ championship after each round",
    source: "standing WHERE kind = 'constructor'",
    key: ["year", "round", "line"],
    indexes: [],
    columns: [...standingColumns, afterRound, entityTeam, engine],
  },
  {
    name: "final_driver_standings",
    about: "Drivers’ championship at the end of each season, or as it stands",
    source: "season_standing WHERE kind = 'driver'",
    key: ["year", "line"],
    indexes: [],
    columns: [...finalColumns, entityDriver],
  },
  {
    name: "final_constructor_standings",
    about: "Constructors’ championship at the end of each season, or as it stands",
    source: "season_standing WHERE kind = 'constructor'",
    key: ["year", "line"],
    indexes: [],
    columns: [...finalColumns, entityTeam, engine],
  },
  {
    name: "driver_seasons",
    about: "Each driver’s season in figures",
    source: "driver_season",
    key: ["driver_id", "year"],
    indexes: [],
    columns: [driver, count("year", "Season"), ...careerColumns],
  },
  {
    name: "team_seasons",
    about: "Each team’s season in figures; points and place are NULL before 1958",
    source: "team_season",
    key: ["team_id", "year"],
    indexes: [],
    columns: [team, count("year", "Season"), ...careerColumns],
  },
];

/** The laps' file; `lap` is filled from the laps that ship with the source. */
export const lapTables: ReadonlyArray<DataTable> = [
  races,
  drivers,
  {
    name: "laps",
    about: "Every lap of a race (R) or sprint (S): 2018, 2020 to 2022, 2026, and the sprints since 2021",
    source: "lap",
    key: ["race_id", "session", "driver_id", "lap"],
    indexes: [["driver_id"]],
    columns: [
      count("race_id", "races.id"),
      text("session", "R race, S sprint"),
      driver,
      count("lap", "Lap of the car, from 1"),
      milliseconds("time_ms", "Time of the lap; NULL where it was not timed"),
      milliseconds(
        "clock_ms",
        "Clock of the session at the end of the lap; NULL where the crossing was missed",
      ),
      text("compound", "Tyre: SOFT, MEDIUM, HARD, INTERMEDIATE, WET; NULL where not known"),
      count("tyre_age", "Laps that the tyre had done before this lap"),
      yesNo("pit", "the car came in at the end of the lap"),
      milliseconds("pit_lane_ms", "From the entry of the pit lane to its exit"),
      text(
        "track",
        "SC safety car, VSC virtual safety car, RED stopped race; NULL for a free lap, or one not known",
      ),
    ],
  },
];
