import { flag, id, integer, place, placeOrNull, pointsOrZero, text, type Line } from "./csv.ts";
import type { F1dbFeed } from "./f1db-feed.ts";

/** Championship standings after each round, and of whole seasons. */
export const standingFeeds: ReadonlyArray<F1dbFeed> = [
  {
    file: "f1db-races-driver-standings.csv",
    table: "standing",
    rowsPerRace: 18.3,
    rows: (line) => [afterRound(line, driver)],
  },
  {
    file: "f1db-races-constructor-standings.csv",
    table: "standing",
    rowsPerRace: 9.1,
    rows: (line) => [afterRound(line, constructor)],
  },
  {
    file: "f1db-seasons-driver-standings.csv",
    table: "season_standing",
    rowsPerRace: 1.43,
    rows: (line) => [ofSeason(line, driver)],
  },
  {
    file: "f1db-seasons-constructor-standings.csv",
    table: "season_standing",
    rowsPerRace: 0.62,
    rows: (line) => [ofSeason(line, constructor)],
  },
];

/** The columns of a driver or constructor in the standings. */
type Entity = (line: Line) => { kind: "driver" | "constructor"; entity_id: string; engine_id: string };

const driver: Entity = (line) => ({ kind: "driver", entity_id: id(line, "driverId"), engine_id: "" });

const constructor: Entity = (line) => ({
  kind: "constructor",
  entity_id: id(line, "constructorId"),
  engine_id: id(line, "engineManufacturerId"),
});

function standing(line: Line, entity: Entity) {
  return {
    ...entity(line),
    year: integer(line, "year"),
    display_order: place(line, "positionDisplayOrder"),
    position: placeOrNull(line, "positionNumber"),
    position_text: text(line, "positionText"),
    points: pointsOrZero(line, "points"),
    champion: flag(line, "championshipWon"),
  };
}

/** Gross points, wins, podiums and poles are filled in once all results are loaded. */
function ofSeason(line: Line, entity: Entity) {
  return { ...standing(line, entity), gross_points: null, wins: 0, podiums: 0, poles: 0 };
}

function afterRound(line: Line, entity: Entity) {
  return { ...standing(line, entity), round: place(line, "round") };
}
