type SqlExample = { label: string; sql: string };

/** Queries to begin with, by theme. A test runs each over the archive's file. */
export const sqlThemes: ReadonlyArray<{ title: string; examples: ReadonlyArray<SqlExample> }> = [
  {
    title: "Drivers",
    examples: [
      {
        label: "Most Grands Prix won",
        sql: `SELECT name, sum(wins) AS wins, sum(grands_prix) AS starts
FROM driver_seasons JOIN drivers ON drivers.id = driver_id
GROUP BY driver_id
ORDER BY wins DESC
LIMIT 50`,
      },
      {
        label: "Titles by driver",
        sql: `SELECT name, count(*) AS titles, min(year) AS first, max(year) AS last
FROM driver_seasons JOIN drivers ON drivers.id = driver_id
WHERE champion = 1
GROUP BY driver_id
ORDER BY titles DESC, first`,
      },
      {
        label: "Share of starts won, with 50 starts or more",
        sql: `SELECT name, sum(grands_prix) AS starts, sum(wins) AS wins,
  round(100.0 * sum(wins) / sum(grands_prix), 1) AS percent
FROM driver_seasons JOIN drivers ON drivers.id = driver_id
GROUP BY driver_id
HAVING starts >= 50 AND sum(wins) > 0
ORDER BY percent DESC`,
      },
      {
        label: "Most podiums without a win",
        sql: `SELECT name, sum(podiums) AS podiums, min(best_finish) AS best_finish
FROM driver_seasons JOIN drivers ON drivers.id = driver_id
GROUP BY driver_id
HAVING sum(wins) = 0 AND sum(podiums) > 0
ORDER BY podiums DESC
LIMIT 30`,
      },
      {
        label: "Drivers by nationality",
        sql: `SELECT countries.name AS country, count(*) AS drivers
FROM drivers JOIN countries ON countries.id = country_id
WHERE first_year IS NOT NULL
GROUP BY country_id
ORDER BY drivers DESC`,
      },
      {
        label: "Age at the first win",
        sql: `SELECT drivers.name, min(date) AS first_win,
  round((julianday(min(date)) - julianday(born)) / 365.25, 1) AS age
FROM races JOIN drivers ON drivers.id = winner_driver_id
GROUP BY winner_driver_id
ORDER BY age
LIMIT 30`,
      },
    ],
  },
  {
    title: "Races",
    examples: [
      {
        label: "Last season’s winners",
        sql: `SELECT round, races.name AS race, date, drivers.name AS winner, teams.name AS team
FROM races
JOIN drivers ON drivers.id = winner_driver_id
JOIN teams ON teams.id = winner_team_id
WHERE year = (SELECT max(year) FROM results)
ORDER BY round`,
      },
      {
        label: "Races a season",
        sql: `SELECT year, count(*) AS races
FROM races
GROUP BY year
ORDER BY year`,
      },
      {
        label: "Different winners in each season",
        sql: `SELECT year, count(DISTINCT winner_driver_id) AS winners, count(*) AS races
FROM races
WHERE winner_driver_id IS NOT NULL
GROUP BY year
ORDER BY year`,
      },
      {
        label: "How often the pole won, by circuit",
        sql: `SELECT circuits.name AS circuit, count(*) AS races,
  sum(winner_driver_id = pole_driver_id) AS from_pole,
  round(100.0 * sum(winner_driver_id = pole_driver_id) / count(*), 1) AS percent
FROM races JOIN circuits ON circuits.id = circuit_id
WHERE winner_driver_id IS NOT NULL
GROUP BY circuit_id
HAVING count(*) >= 5
ORDER BY percent DESC`,
      },
      {
        label: "Hat-tricks: pole, win and fastest lap",
        sql: `SELECT drivers.name, count(*) AS hat_tricks
FROM races JOIN drivers ON drivers.id = winner_driver_id
WHERE winner_driver_id = pole_driver_id AND winner_driver_id = fastest_lap_driver_id
GROUP BY winner_driver_id
ORDER BY hat_tricks DESC
LIMIT 30`,
      },
      {
        label: "Longest gap between two wins of a driver",
        sql: `SELECT drivers.name, date AS won, earlier AS before_that,
  CAST(julianday(date) - julianday(earlier) AS INTEGER) AS days
FROM (
  SELECT winner_driver_id, date,
    lag(date) OVER (PARTITION BY winner_driver_id ORDER BY date) AS earlier
  FROM races WHERE winner_driver_id IS NOT NULL)
JOIN drivers ON drivers.id = winner_driver_id
WHERE earlier IS NOT NULL
ORDER BY days DESC
LIMIT 20`,
      },
      {
        label: "Winning driver’s home race",
        sql: `SELECT year, races.name AS race, drivers.name AS winner
FROM races
JOIN circuits ON circuits.id = circuit_id
JOIN drivers ON drivers.id = winner_driver_id
WHERE circuits.country_id = drivers.country_id
ORDER BY date DESC`,
      },
    ],
  },
  {
    title: "Grids and overtaking",
    examples: [
      {
        label: "Most places gained in a race",
        sql: `SELECT results.year, races.name AS race, drivers.name, grid, position, positions_gained
FROM results
JOIN races ON races.id = race_id
JOIN drivers ON drivers.id = driver_id
WHERE positions_gained IS NOT NULL
ORDER BY positions_gained DESC
LIMIT 30`,
      },
      {
        label: "Grid place of winners",
        sql: `SELECT grid, count(*) AS wins
FROM results
WHERE position = 1 AND grid IS NOT NULL
GROUP BY grid
ORDER BY grid`,
      },
      {
        label: "Average finish by grid place",
        sql: `SELECT grid, round(avg(position), 2) AS average_finish, count(*) AS finishes
FROM results
WHERE grid BETWEEN 1 AND 20 AND position IS NOT NULL
GROUP BY grid
ORDER BY grid`,
      },
      {
        label: "Grid penalties by season",
        sql: `SELECT year, count(*) AS penalties, sum(penalty_places) AS places
FROM grids
WHERE penalty IS NOT NULL
GROUP BY year
ORDER BY year`,
      },
      {
        label: "Places gained in a season",
        sql: `SELECT name, sum(positions_gained) AS gained, count(*) AS finishes
FROM results JOIN drivers ON drivers.id = driver_id
WHERE year = (SELECT max(year) FROM results) AND positions_gained IS NOT NULL
GROUP BY driver_id
ORDER BY gained DESC`,
      },
    ],
  },
  {
    title: "Qualifying",
    examples: [
      {
        label: "Narrowest poles",
        sql: `SELECT qualifying.year, races.name AS race, drivers.name AS second, gap_ms
FROM qualifying
JOIN races ON races.id = race_id
JOIN drivers ON drivers.id = driver_id
WHERE position = 2 AND gap_ms IS NOT NULL
ORDER BY gap_ms
LIMIT 30`,
      },
      {
        label: "Teammates in qualifying, last season",
        sql: `SELECT teams.name AS team, ahead.name AS ahead, behind.name AS behind, count(*) AS sessions
FROM qualifying AS one
JOIN qualifying AS other ON other.race_id = one.race_id AND other.team_id = one.team_id
  AND one.position < other.position
JOIN drivers AS ahead ON ahead.id = one.driver_id
JOIN drivers AS behind ON behind.id = other.driver_id
JOIN teams ON teams.id = one.team_id
WHERE one.year = (SELECT max(year) FROM qualifying)
GROUP BY one.team_id, one.driver_id, other.driver_id
ORDER BY team, sessions DESC`,
      },
      {
        label: "Who reached Q3 how often, last season",
        sql: `SELECT name, count(q3_ms) AS in_q3, count(*) AS sessions
FROM qualifying JOIN drivers ON drivers.id = driver_id
WHERE year = (SELECT max(year) FROM qualifying)
GROUP BY driver_id
ORDER BY in_q3 DESC`,
      },
    ],
  },
  {
    title: "Teams and engines",
    examples: [
      {
        label: "Most Grands Prix won by a team",
        sql: `SELECT name, sum(wins) AS wins, min(year) AS first, max(year) AS last
FROM team_seasons JOIN teams ON teams.id = team_id
GROUP BY team_id
HAVING sum(wins) > 0
ORDER BY wins DESC`,
      },
      {
        label: "Wins by engine, of the results in the archive",
        sql: `SELECT engines.name AS engine, count(DISTINCT race_id) AS wins
FROM results JOIN engines ON engines.id = engine_id
WHERE position = 1
GROUP BY engine_id
ORDER BY wins DESC`,
      },
      {
        label: "Points of the champions, season by season",
        sql: `SELECT year, name, points, wins
FROM final_constructor_standings JOIN teams ON teams.id = team_id
WHERE position = 1
ORDER BY year`,
      },
      {
        label: "Names that teams entered under, by season",
        sql: `SELECT year, teams.name AS team, group_concat(DISTINCT entrants.name) AS entered_as
FROM entrants JOIN teams ON teams.id = team_id
WHERE year >= 2000
GROUP BY year, team_id
ORDER BY year DESC, team`,
      },
    ],
  },
  {
    title: "Stops, laps and titles",
    examples: [
      {
        label: "Shortest pit visits",
        sql: `SELECT pit_stops.year, races.name AS race, drivers.name, round(min(time_ms) / 1000.0, 3) AS seconds
FROM pit_stops
JOIN races ON races.id = race_id
JOIN drivers ON drivers.id = driver_id
WHERE with_field = 0 AND time_ms IS NOT NULL
GROUP BY race_id
ORDER BY seconds
LIMIT 50`,
      },
      {
        label: "Stops a car, by season",
        sql: `SELECT year, round(1.0 * count(*) / count(DISTINCT race_id || driver_id), 2) AS stops
FROM pit_stops
WHERE with_field = 0
GROUP BY year
ORDER BY year`,
      },
      {
        label: "On which lap the fastest lap was driven",
        sql: `SELECT fastest_laps.year, races.name AS race, drivers.name, lap, races.laps,
  round(100.0 * lap / races.laps) AS percent_of_race
FROM fastest_laps
JOIN races ON races.id = race_id
JOIN drivers ON drivers.id = driver_id
WHERE position = 1 AND lap IS NOT NULL
ORDER BY races.date DESC
LIMIT 100`,
      },
      {
        label: "Who led the championship after each round",
        sql: `SELECT year, round, name, points
FROM driver_standings JOIN drivers ON drivers.id = driver_id
WHERE position = 1
ORDER BY year DESC, round`,
      },
      {
        label: "Closest title fights",
        sql: `SELECT one.year, first.name AS champion, second.name AS second,
  round(one.points - two.points, 2) AS points_apart
FROM final_driver_standings AS one
JOIN final_driver_standings AS two ON two.year = one.year AND two.position = 2
JOIN drivers AS first ON first.id = one.driver_id
JOIN drivers AS second ON second.id = two.driver_id
WHERE one.champion = 1
ORDER BY points_apart, one.year
LIMIT 30`,
      },
    ],
  },
];
