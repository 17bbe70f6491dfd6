import type { DatabaseSync } from "node:sqlite";
import {
  constructorsOffers,
  driversOffers,
  stillPossible,
} from "#archive/analysis/season-rules/still-possible.ts";
import { tablesUnderRules } from "#archive/analysis/season-rules/tables.ts";
import { allScoringSql } from "#archive/queries/champions.ts";
import { readSeasonScoring, type SeasonScoring, seasonScoring } from "#archive/storage/season-scoring.ts";
import { readRuleSet } from "#contract/rules/rule-set.ts";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { paths } from "#contract/endpoints.ts";
import { constructorPoints, driverPoints, type SeasonRound } from "#contract/standings.ts";
import { documentOf, found, rowsOf } from "./rows.ts";

/** Questions about the championship tables, by the answers of the API. Points are the counted ones. */
export function tables(db: DatabaseSync) {
  const drivers = (year: number) => documentOf(db, driverOverview, paths.driverOverview(year)).standings;
  const teams = (year: number) =>
    documentOf(db, constructorOverview, paths.constructorOverview(year)).standings;
  const scorings = () => rowsOf(db, seasonScoring, allScoringSql);
  const seasonUnder = (year: number, text: string) =>
    tablesUnder(
      text,
      found(scorings(), (row) => row.year === year, `the season ${year}`),
    );
  return {
    /** The first places of a drivers' table under other rules: id and points. */
    driversUnder: (year: number, text: string, places: number) =>
      seasonUnder(year, text)
        .drivers.slice(0, places)
        .map((line) => [line.driver_id, line.points]),

    /** The first places of a constructors' table under other rules: id and points. */
    teamsUnder: (year: number, text: string, places: number) =>
      seasonUnder(year, text)
        .constructors.slice(0, places)
        .map((line) => [line.team_id, line.points]),

    /** Whom the drivers' title would have gone to instead, by season until a last one. */
    otherChampions: (text: string, until: number) => {
      const seasons = scorings().filter(({ year }) => year <= until);
      return seasons
        .map((row) => ({ year: row.year, own: championUnder("", row), other: championUnder(text, row) }))
        .filter(({ own, other }) => own !== other)
        .map(({ year, other }) => [year, other]);
    },

    /** The lines of a drivers' table. */
    driversTable: drivers,

    /** The first places of a drivers' table: id and points. */
    driverPoints: (year: number, places: number) =>
      drivers(year)
        .slice(0, places)
        .map((line) => [line.driver_id, line.points]),

    /** The first places of a constructors' table: id and points. */
    teamPoints: (year: number, places: number) =>
      teams(year)
        .slice(0, places)
        .map((line) => [line.team_id, line.points]),

    /** The first places of the drivers' table before a season's last round: id and points. */
    beforeLastRound: (year: number, places: number) => {
      const season = documentOf(db, driverPoints, paths.driverPoints(year));
      return tableAfter(season.rounds.length - 1, season.drivers)
        .toSorted((one, other) => other.points - one.points)
        .slice(0, places)
        .map((line) => [line.driver_id, line.points]);
    },

    /** Best and worst final place of each driver after a round, by id. */
    driversPossible: (year: number, round: number) => {
      const { rounds, drivers: lines } = documentOf(db, driverPoints, paths.driverPoints(year));
      const offers = driversOffers(toCome(year, round, rounds));
      const bounds = stillPossible(tableAfter(round, lines), offers, 1);
      return new Map(bounds.map(({ line, best, worst }) => [line.driver_id, [best, worst]]));
    },

    /** Best and worst final place of each team after a round, by id. */
    teamsPossible: (year: number, round: number) => {
      const { rounds, teams: lines } = documentOf(db, constructorPoints, paths.constructorPoints(year));
      const offers = constructorsOffers(toCome(year, round, rounds));
      const bounds = stillPossible(tableAfter(round, lines), offers, 2);
      return new Map(bounds.map(({ line, best, worst }) => [line.team_id, [best, worst]]));
    },
  };
}

function tablesUnder(text: string, row: SeasonScoring) {
  return tablesUnderRules(readRuleSet(new URLSearchParams(text)), row, readSeasonScoring(row));
}

function championUnder(text: string, row: SeasonScoring): string | undefined {
  return tablesUnder(text, row).drivers[0]?.driver_id;
}

/** The lines that had been entered until a round, with the points they had after it. */
function tableAfter<Line extends { points: ReadonlyArray<number | null> }>(
  round: number,
  lines: ReadonlyArray<Line>,
) {
  return lines.flatMap((line) => {
    const points = line.points[round - 1] ?? null;
    return points === null ? [] : [{ ...line, points }];
  });
}

function toCome(year: number, after: number, rounds: ReadonlyArray<SeasonRound>) {
  return rounds.filter(({ round }) => round > after).map((round) => ({ ...round, year }));
}
