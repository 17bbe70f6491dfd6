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
    year: 1953,
    table: "drivers",
    points: { juan_manuel_fangio: -0.5, alberto_ascari: 0.5 },
    why: "In France Ascari equalled Fangio's fastest lap by some timekeepers, and the results name both; the point was Fangio's alone.",
    source: "Sheldon, A Record of Grand Prix and Voiturette Racing, volume 5; Motor Sport, August 1953",
  },
  {
    year: 1956,
    table: "drivers",
    points: { juan_manuel_fangio: 1.5 },
    why: "In Monaco Fangio shared the cars in second and fourth place. Only his better share counted, and Castellotti kept half of fourth place.",
    source: "f1.vitkauskas.lt, points system of 1956",
  },
  {
    year: 1957,
    table: "drivers",
    points: { maurice_trintignant: -1.5, peter_collins: 1.5 },
    places: {
      maurice_trintignant: [16, 12],
      peter_collins: [8, 9],
      sam_hanks: [9, 8],
      jimmy_bryan: [13, 14],
      carlos_menditeguy: [13, 14],
      wolfgang_von_trips: [13, 14],
    },
    why: "In Britain Collins drove Trintignant's car for too short a distance to have a share of fourth place; the places of others follow.",
    source: "f1.vitkauskas.lt, points system of 1957",
  },
  {
    year: 1963,
    table: "drivers",
    points: { graham_hill: 4 },
    why: "Graham Hill kept third place in France and did not have its points: his car had been pushed at the start.",
    source: "grandprix.com, French Grand Prix 1963",
  },
  {
    year: 1963,
    table: "constructors",
    points: { "brm brm": 4 },
    why: "Nor had BRM the points of Graham Hill's third place in France; of all it scored, they would not have counted.",
    source: "grandprix.com, French Grand Prix 1963",
  },
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
    year: 1995,
    table: "constructors",
    points: { "benetton renault": 10, "williams renault": 6 },
    why: "The points of Schumacher and Coulthard in Brazil were the drivers' alone: their fuel was not the one that had been registered.",
    source: "FIA Court of Appeal, 13 April 1995",
  },
  {
    year: 2000,
    table: "constructors",
    points: { "mclaren mercedes": 10 },
    why: "Häkkinen's points in Austria were the driver's alone: a seal was missing on the car's electronic unit.",
    source: "Autocourse 2000-01",
  },
  {
    year: 2007,
    table: "constructors",
    points: { "mclaren mercedes": 218 },
    why: "McLaren was excluded from the table for holding Ferrari's data.",
    source: "FIA World Motor Sport Council, 13 September 2007",
  },
  {
    year: 2018,
    table: "constructors",
    points: { "force_india mercedes": 59 },
    why: "Force India lost its 59 points when a new owner entered the team anew from Belgium on.",
    source: "FIA, 23 August 2018",
  },
  {
    year: 2020,
    table: "constructors",
    points: { "racing_point bwt_mercedes": 15 },
    why: "Racing Point lost 15 points for its brake ducts.",
    source: "FIA stewards' decision, 7 August 2020",
  },
];
