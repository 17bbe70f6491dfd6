/**
 * Why a table that the rules make differs from the release's, and where that is written. An explanation holds only for
 * the very differences it names, and must hold for all of them.
 */
export type Explanation = {
  year: number;
  table: "drivers" | "constructors";
  /** By how much points (counted, gross, of the season or after a round) differ: the rules' minus the release's. */
  points?: Readonly<Record<string, number>>;
  /** After which rounds the points differ so; every table from the first difference on when left out. */
  rounds?: ReadonlyArray<number>;
  /** Places by the rules and in the release; null for no place. */
  places?: Readonly<Record<string, readonly [ours: number | null, theirs: number | null]>>;
  why: string;
  source: string;
};

const slip = "A slip of the release: a table has no such place.";
const inOrderOfScoring =
  "Equal in points and in all places that scored, they share the place; the release lists them one after another, in the order in which they scored.";
const itself = "F1DB, the table itself";

/** Every known difference. */
export const explanations: ReadonlyArray<Explanation> = [
  {
    year: 1959,
    table: "drivers",
    points: { rodger_ward: 2, jo_bonnier: 2 },
    rounds: [5],
    why: "A slip of the release: nobody can lose points, and both have them again after the next round.",
    source: itself,
  },
  { year: 1956, table: "drivers", places: { luigi_villoresi: [null, 27] }, why: slip, source: itself },
  {
    year: 1964,
    table: "drivers",
    places: { mike_spence: [null, 28], trevor_taylor: [null, 28] },
    why: slip,
    source: itself,
  },
  { year: 1979, table: "drivers", places: { carlos_reutemann: [null, 67] }, why: slip, source: itself },
  {
    year: 1982,
    table: "drivers",
    places: { eliseo_salazar: [null, 29], marc_surer: [null, 29] },
    why: slip,
    source: itself,
  },
  {
    year: 1995,
    table: "drivers",
    places: { pedro_lamy: [17, 18] },
    why: inOrderOfScoring,
    source: itself,
  },
  {
    year: 1998,
    table: "drivers",
    places: { jan_magnussen: [15, 16], jarno_trulli: [15, 17] },
    why: inOrderOfScoring,
    source: itself,
  },
  {
    year: 1999,
    table: "drivers",
    places: { jean_alesi: [15, 16], marc_gene: [17, 18] },
    why: inOrderOfScoring,
    source: itself,
  },
  {
    year: 2007,
    table: "constructors",
    points: { "mclaren mercedes": 218 },
    why: "McLaren was excluded from the table for holding Ferrari's data: it keeps its points here, and has no place.",
    source: "FIA World Motor Sport Council, 13 September 2007",
  },
  {
    year: 2020,
    table: "constructors",
    points: { "racing_point bwt_mercedes": 15 },
    why: "Racing Point lost 15 points for its brake ducts; all that it scored are 15 more than those that count.",
    source: "FIA stewards' decision, 7 August 2020",
  },
];
