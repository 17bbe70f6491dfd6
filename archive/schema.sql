-- The archive's tables, as SQLite in D1 holds them. Written whole by an import, only read by the Worker. All
-- are in one file, which whatever fills, copies or ships them reads as their list, in its order.
--
-- Ids are F1DB's with underscores for hyphens. Times are milliseconds unless a name says otherwise; dates are
-- YYYY-MM-DD and times of day HH:MM, both UTC. NULL means "no such value". There are no foreign keys: D1 always
-- enforces them, which would forbid replacing a parent table; the importer checks references instead.

-- One row a fact about the archive itself: version, source, licence, extent, imported_at.
CREATE TABLE archive (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

-- Seasons for which a kind of detail is available, inclusive (kinds: contract/archive.ts).
CREATE TABLE coverage (
  kind TEXT PRIMARY KEY,
  from_year INTEGER NOT NULL,
  to_year INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE country (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  code TEXT NOT NULL
) WITHOUT ROWID;

-- `previous_names` are joined by semicolons.
CREATE TABLE circuit (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  full_name TEXT NOT NULL,
  previous_names TEXT,
  place TEXT NOT NULL,
  country_id TEXT NOT NULL,
  type TEXT NOT NULL,
  direction TEXT NOT NULL,
  latitude REAL,
  longitude REAL,
  length_km REAL,
  turns INTEGER
) WITHOUT ROWID;

CREATE TABLE grand_prix (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  full_name TEXT NOT NULL,
  country_id TEXT
) WITHOUT ROWID;

-- `teammates` counts the distinct drivers entered in the same Grands Prix for the same team, over the career.
CREATE TABLE driver (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  code TEXT,
  number TEXT,
  born TEXT,
  died TEXT,
  birthplace TEXT,
  country_id TEXT NOT NULL,
  first_year INTEGER,
  last_year INTEGER,
  teammates INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE team (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  full_name TEXT NOT NULL,
  country_id TEXT NOT NULL,
  first_year INTEGER,
  last_year INTEGER
) WITHOUT ROWID;

-- Makers of engines; needed to tell apart a team's lines in the constructors' tables of some seasons.
CREATE TABLE engine (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL
) WITHOUT ROWID;

-- Under which names a team's cars were entered, season by season; `entries` counts cars over the races.
CREATE TABLE entrant (
  team_id TEXT NOT NULL,
  year INTEGER NOT NULL,
  engine_id TEXT NOT NULL,
  entrant_id TEXT NOT NULL,
  name TEXT NOT NULL,
  country_id TEXT,
  entries INTEGER NOT NULL,
  PRIMARY KEY (team_id, year, engine_id, entrant_id)
) WITHOUT ROWID;

-- For which entrant a driver raced a team's car; `rounds` of the season as "1;2;5".
CREATE TABLE driver_entrant (
  year INTEGER NOT NULL,
  driver_id TEXT NOT NULL,
  team_id TEXT NOT NULL,
  engine_id TEXT NOT NULL,
  entrant_id TEXT NOT NULL,
  rounds TEXT NOT NULL,
  PRIMARY KEY (year, driver_id, team_id, engine_id, entrant_id)
) WITHOUT ROWID;

-- The calendar. Winner, pole and fastest lap are here so that a calendar page reads one table.
-- `pole_driver_id` started from grid slot 1; `credited_pole_driver_id` is set where F1DB credits another driver.
-- `layout_id` names the form of the circuit at the time, which changes with `course_length_km` and `turns`.
-- `grand_slam` is 1 when the winner had pole and fastest lap and led every lap.
-- `co_winner_driver_id` is the other driver of a winning car that two shared. `sprint` is 1 for a weekend with a sprint.
CREATE TABLE race (
  id INTEGER PRIMARY KEY,
  year INTEGER NOT NULL,
  round INTEGER NOT NULL,
  date TEXT NOT NULL,
  time TEXT,
  grand_prix_id TEXT NOT NULL,
  name TEXT NOT NULL,
  official_name TEXT NOT NULL,
  circuit_id TEXT NOT NULL,
  qualifying_format TEXT NOT NULL,
  sprint INTEGER NOT NULL,
  laps INTEGER,
  distance_km REAL,
  layout_id TEXT NOT NULL,
  course_length_km REAL,
  turns INTEGER,
  winner_driver_id TEXT,
  co_winner_driver_id TEXT,
  winner_team_id TEXT,
  pole_driver_id TEXT,
  credited_pole_driver_id TEXT,
  fastest_lap_driver_id TEXT,
  fastest_lap_ms INTEGER,
  grand_slam INTEGER NOT NULL
);
CREATE UNIQUE INDEX race_by_round ON race (year, round);
CREATE INDEX race_by_date ON race (date);
CREATE INDEX race_by_circuit ON race (circuit_id, year);

-- When each session of a weekend takes place (codes: contract/sessions.ts).
CREATE TABLE session (
  race_id INTEGER NOT NULL,
  code TEXT NOT NULL,
  date TEXT NOT NULL,
  time TEXT,
  PRIMARY KEY (race_id, code)
) WITHOUT ROWID;

-- Classifications of races (R) and sprints (S), one row a car and driver.
-- `status` is Finished, +n Lap(s), the reason for retirement, or the position text.
CREATE TABLE result (
  race_id INTEGER NOT NULL,
  session TEXT NOT NULL,
  display_order INTEGER NOT NULL,
  position INTEGER,
  position_text TEXT NOT NULL,
  number TEXT,
  driver_id TEXT NOT NULL,
  team_id TEXT NOT NULL,
  engine_id TEXT NOT NULL,
  tyre TEXT,
  shared_car INTEGER NOT NULL,
  laps INTEGER,
  time_ms INTEGER,
  penalty_ms INTEGER,
  gap_ms INTEGER,
  gap_laps INTEGER,
  status TEXT NOT NULL,
  points REAL NOT NULL,
  grid INTEGER,
  grid_text TEXT,
  positions_gained INTEGER,
  pit_stops INTEGER,
  fastest_lap INTEGER NOT NULL,
  pole INTEGER NOT NULL,
  grand_slam INTEGER NOT NULL,
  PRIMARY KEY (race_id, session, display_order)
) WITHOUT ROWID;
CREATE INDEX result_by_driver ON result (driver_id, session, race_id);
CREATE INDEX result_by_team ON result (team_id, session, race_id);

-- Classifications by time: qualifying, sprint qualifying, practice, warm-up, pre-qualifying.
-- `q1_ms` to `q3_ms` are the segments of a knockout; `time_ms` of an aggregate qualifying (race.qualifying_format,
-- 2005) is the sum of its two runs, which are Q1D and Q2D.
CREATE TABLE timed_result (
  race_id INTEGER NOT NULL,
  session TEXT NOT NULL,
  display_order INTEGER NOT NULL,
  position INTEGER,
  position_text TEXT NOT NULL,
  number TEXT,
  driver_id TEXT NOT NULL,
  team_id TEXT NOT NULL,
  time_ms INTEGER,
  q1_ms INTEGER,
  q2_ms INTEGER,
  q3_ms INTEGER,
  gap_ms INTEGER,
  laps INTEGER,
  PRIMARY KEY (race_id, session, display_order)
) WITHOUT ROWID;

-- The grid as it formed up (session R or S), with penalties.
CREATE TABLE grid (
  race_id INTEGER NOT NULL,
  session TEXT NOT NULL,
  display_order INTEGER NOT NULL,
  position INTEGER,
  position_text TEXT NOT NULL,
  driver_id TEXT NOT NULL,
  team_id TEXT NOT NULL,
  qualified INTEGER,
  penalty TEXT,
  penalty_places INTEGER,
  PRIMARY KEY (race_id, session, display_order)
) WITHOUT ROWID;
CREATE INDEX grid_by_driver ON grid (driver_id, session, race_id, qualified);

CREATE TABLE pit_stop (
  race_id INTEGER NOT NULL,
  display_order INTEGER NOT NULL,
  driver_id TEXT NOT NULL,
  team_id TEXT NOT NULL,
  stop INTEGER NOT NULL,
  lap INTEGER NOT NULL,
  time_ms INTEGER,
  -- 1 for a visit that is no stop: the whole field came through the pit lane, or waited there.
  with_field INTEGER NOT NULL,
  PRIMARY KEY (race_id, display_order)
) WITHOUT ROWID;
CREATE INDEX pit_stop_with_field ON pit_stop (race_id, driver_id) WHERE with_field = 1;

CREATE TABLE fastest_lap (
  race_id INTEGER NOT NULL,
  display_order INTEGER NOT NULL,
  position INTEGER,
  driver_id TEXT NOT NULL,
  team_id TEXT NOT NULL,
  lap INTEGER,
  time_ms INTEGER,
  PRIMARY KEY (race_id, display_order)
) WITHOUT ROWID;

-- Standings after each round, drivers (engine_id '') and constructors (kind 'driver' and 'constructor').
CREATE TABLE standing (
  year INTEGER NOT NULL,
  kind TEXT NOT NULL,
  round INTEGER NOT NULL,
  display_order INTEGER NOT NULL,
  position INTEGER,
  position_text TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  engine_id TEXT NOT NULL,
  points REAL NOT NULL,
  champion INTEGER NOT NULL,
  PRIMARY KEY (year, kind, round, display_order)
) WITHOUT ROWID;

-- The season's tables as they stand, or as they ended. `wins`, `podiums` and `poles` are those of the line:
-- where a team has a line for each engine (1960 to 1985), of the races with that engine. `gross_points` is set where
-- results were dropped: all points scored, counted or not.
CREATE TABLE season_standing (
  year INTEGER NOT NULL,
  kind TEXT NOT NULL,
  display_order INTEGER NOT NULL,
  position INTEGER,
  position_text TEXT NOT NULL,
  entity_id TEXT NOT NULL,
  engine_id TEXT NOT NULL,
  points REAL NOT NULL,
  gross_points REAL,
  champion INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  podiums INTEGER NOT NULL,
  poles INTEGER NOT NULL,
  PRIMARY KEY (year, kind, display_order)
) WITHOUT ROWID;
CREATE INDEX season_standing_by_entity ON season_standing (kind, entity_id, year);

-- What the rules of a championship read of each season: who was classified where, in which car, and who drove the
-- fastest lap (archive/storage/season-scoring.ts), and how many rounds its calendar has. All of history in some 120 KB,
-- where `result` has 27,000 rows.
CREATE TABLE season_scoring (
  year INTEGER PRIMARY KEY,
  rounds INTEGER NOT NULL,
  drivers TEXT NOT NULL,
  constructors TEXT NOT NULL,
  races TEXT NOT NULL
);

-- Summaries, computed at import by archive/import/derive/summaries.ts; what is counted: docs/method.md.
-- Driver × season × team. `team_order` is the order in which the driver first raced for them that season,
-- `last_round` the last round they entered together (a driver may go away and come back).
CREATE TABLE driver_season_team (
  driver_id TEXT NOT NULL,
  year INTEGER NOT NULL,
  team_order INTEGER NOT NULL,
  team_id TEXT NOT NULL,
  last_round INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  grands_prix INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  podiums INTEGER NOT NULL,
  poles INTEGER NOT NULL,
  fastest_laps INTEGER NOT NULL,
  points REAL NOT NULL,
  dnfs INTEGER NOT NULL,
  classified INTEGER NOT NULL,
  finish_sum INTEGER NOT NULL,
  best_finish INTEGER,
  PRIMARY KEY (driver_id, year, team_order)
) WITHOUT ROWID;
CREATE INDEX driver_season_by_team ON driver_season_team (team_id, year);
CREATE INDEX driver_season_by_year ON driver_season_team (year);

-- Driver × season over all teams; `points` are the counted championship points, `rank` the place in the table.
CREATE TABLE driver_season (
  driver_id TEXT NOT NULL,
  year INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  grands_prix INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  podiums INTEGER NOT NULL,
  poles INTEGER NOT NULL,
  fastest_laps INTEGER NOT NULL,
  points REAL NOT NULL,
  dnfs INTEGER NOT NULL,
  classified INTEGER NOT NULL,
  finish_sum INTEGER NOT NULL,
  best_finish INTEGER,
  rank INTEGER,
  champion INTEGER NOT NULL,
  PRIMARY KEY (driver_id, year)
) WITHOUT ROWID;
CREATE INDEX driver_season_all_by_year ON driver_season (year);

-- Team × season; `points` and `rank` are NULL before 1958.
CREATE TABLE team_season (
  team_id TEXT NOT NULL,
  year INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  grands_prix INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  podiums INTEGER NOT NULL,
  poles INTEGER NOT NULL,
  fastest_laps INTEGER NOT NULL,
  points REAL,
  dnfs INTEGER NOT NULL,
  classified INTEGER NOT NULL,
  finish_sum INTEGER NOT NULL,
  best_finish INTEGER,
  rank INTEGER,
  champion INTEGER NOT NULL,
  PRIMARY KEY (team_id, year)
) WITHOUT ROWID;
CREATE INDEX team_season_by_year ON team_season (year);

-- Results of models (archive/import/models): each part's as JSON, packed as in `document` and cut into pieces. The
-- fingerprint is of what it was computed from.
CREATE TABLE model_part (
  model TEXT NOT NULL,
  part TEXT NOT NULL,
  piece INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  packed TEXT NOT NULL,
  PRIMARY KEY (model, part, piece)
) WITHOUT ROWID;

-- What questions are asked of (archive/queries/ask-sql.ts), computed at import by archive/import/derive/derive.ts: the
-- lines of races and sprints with what is known of their race and driver, so that a question reads one narrow table once.
-- `driver`, `team`, `engine`, `nation` (the driver's country), `circuit`, `country` (the circuit's) and `gp` are keys of
-- `entry_key`. `at` is year × 1000 + round × 10 + 1, of a sprint without the 1; `day` is a Julian day, `age` in days.
-- `car` is the number on it. `finish` is NULL where the line is not classified, and `outcome` then says why; `reason` is
-- that of a retirement. `stops` are pit stops without those of the whole field. `better` is 0 for the lower of two lines that
-- a driver has in a race in which cars were shared. A `hat_trick` is pole, win and fastest lap of one driver, in whichever
-- car; `credited_hat_trick` takes the pole that F1DB credits.
CREATE TABLE entry (
  driver INTEGER NOT NULL,
  year INTEGER NOT NULL,
  at INTEGER NOT NULL,
  line INTEGER NOT NULL,
  sprint INTEGER NOT NULL,
  round INTEGER NOT NULL,
  day INTEGER NOT NULL,
  circuit INTEGER NOT NULL,
  country INTEGER NOT NULL,
  gp INTEGER NOT NULL,
  team INTEGER NOT NULL,
  engine INTEGER NOT NULL,
  nation INTEGER NOT NULL,
  car INTEGER,
  age INTEGER,
  started INTEGER NOT NULL,
  finish INTEGER,
  grid INTEGER,
  qualified INTEGER,
  stops INTEGER,
  points REAL NOT NULL,
  fastest_lap INTEGER NOT NULL,
  pole INTEGER NOT NULL,
  hat_trick INTEGER NOT NULL,
  credited_hat_trick INTEGER NOT NULL,
  grand_slam INTEGER NOT NULL,
  better INTEGER NOT NULL,
  outcome TEXT,
  reason TEXT,
  PRIMARY KEY (driver, year, at, line)
) WITHOUT ROWID;
-- The same in the order of teams.
CREATE INDEX entry_by_team ON entry (team, year, at, driver, line, sprint, round, day, circuit, country, gp, engine, nation,
  car, age, started, finish, grid, qualified, stops, points, fastest_lap, pole, hat_trick, credited_hat_trick,
  grand_slam, better, outcome, reason);

-- The ids and names behind the keys in `entry`; kinds are driver, team, engine, country, circuit and gp. Keys are in the
-- order of ids.
CREATE TABLE entry_key (
  kind TEXT NOT NULL,
  key INTEGER NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE UNIQUE INDEX entry_key_by_id ON entry_key (kind, id);

-- Answers prepared at import: long tables cost the Worker nothing but a look-up. `packed` is the JSON, gzipped, in
-- base64: D1 hands a text over slowly (8 ms for the longest answer) and a BLOB as an array of numbers, so that
-- unpacking in the Worker is three times faster. It also keeps every row within what one statement may hold.
CREATE TABLE document (
  path TEXT PRIMARY KEY,
  packed TEXT NOT NULL
) WITHOUT ROWID;

-- What a comparison of any two drivers needs of one of them (archive/storage/driver-side.ts), packed as in `document`:
-- prepared for each pair that met it would be a hundred megabytes.
CREATE TABLE driver_side (
  driver_id TEXT PRIMARY KEY,
  packed TEXT NOT NULL
) WITHOUT ROWID;

-- The data files (archive/import/data-files): SQLite, gzipped, cut into parts of 60,000 bytes, in base64. What is in
-- them is the document /api/data-files.
CREATE TABLE data_file (
  name TEXT NOT NULL,
  part INTEGER NOT NULL,
  packed TEXT NOT NULL,
  PRIMARY KEY (name, part)
) WITHOUT ROWID;

-- Timing: what was computed of recorded sessions (archive/import/openf1). Unlike all tables above, these are not
-- replaced by an import of F1DB: it carries them over, and in the deployed database they are there once, unversioned.

-- One row a session whose timing was imported. `documents` and `conditions` are JSON (contract/timing/session.ts).
-- `format` says by which version of the analysis; `provisional` is 1 when the session had no classification yet.
-- `session_key` is OpenF1's, and NULL where the laps are of another source (archive/import/laps).
-- `fingerprint` is made of all that the session gave; `imported_at` is NULL for what ships with the source.
CREATE TABLE timing_session (
  year INTEGER NOT NULL,
  round INTEGER NOT NULL,
  session TEXT NOT NULL,
  session_key INTEGER,
  started_at TEXT NOT NULL,
  format INTEGER NOT NULL,
  provisional INTEGER NOT NULL,
  source TEXT NOT NULL,
  conditions TEXT,
  documents TEXT NOT NULL,
  fingerprint INTEGER NOT NULL,
  imported_at TEXT,
  PRIMARY KEY (year, round, session)
) WITHOUT ROWID;

-- The documents of those sessions, packed as in `document`.
CREATE TABLE timing_document (
  path TEXT PRIMARY KEY,
  packed TEXT NOT NULL
) WITHOUT ROWID;

-- One row a fact about the timing: `version` changes with every import of a session, and is part of the archive's.
CREATE TABLE timing_fact (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

-- What the scheduled import has tried without success yet: how often, when it may try again (ISO 8601 in UTC), and why
-- it failed.
CREATE TABLE timing_attempt (
  year INTEGER NOT NULL,
  round INTEGER NOT NULL,
  session TEXT NOT NULL,
  tries INTEGER NOT NULL,
  next_at TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (year, round, session)
) WITHOUT ROWID;

-- Answers of OpenF1 to a scheduled import that is not done yet: one run may not send all the requests of a session.
CREATE TABLE timing_answer (
  year INTEGER NOT NULL,
  round INTEGER NOT NULL,
  session TEXT NOT NULL,
  path TEXT NOT NULL,
  packed TEXT NOT NULL,
  PRIMARY KEY (year, round, session, path)
) WITHOUT ROWID;
