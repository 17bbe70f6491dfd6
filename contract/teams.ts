import type { DriverChampionshipRow, TeamChampionshipRow } from "./championship.ts";
import { nameFromId } from "./ids.ts";

/**
 * The championship's teams by id and name, so that a page can name its team (title, description, canonical URL) without
 * a request. Ids are F1DB's constructor ids with underscores. A test of the archive compares this list with the teams
 * of a full archive.
 *
 * Source: F1DB constructors, CC BY 4.0.
 */
export type TeamReference = { team_id: string; team_name: string };

const names: Record<string, string> = {
  adams: "Adams",
  afm: "AFM",
  ags: "AGS",
  alfa_romeo: "Alfa Romeo",
  alfa_special: "Alfa Special",
  alphatauri: "AlphaTauri",
  alpine: "Alpine",
  alta: "Alta",
  amon: "Amon",
  andrea_moda: "Andrea Moda",
  apollon: "Apollon",
  arrows: "Arrows",
  arzani_volpini: "Arzani-Volpini",
  aston_butterworth: "Aston Butterworth",
  aston_martin: "Aston Martin",
  ats: "ATS",
  ats_wheels: "ATS",
  audi: "Audi",
  balsa: "Balsa",
  bar: "BAR",
  behra_porsche: "Behra-Porsche",
  bellasi: "Bellasi",
  benetton: "Benetton",
  bmw: "BMW",
  bmw_sauber: "BMW Sauber",
  boro: "Boro",
  brabham: "Brabham",
  brawn: "Brawn",
  brm: "BRM",
  bromme: "Bromme",
  brp: "BRP",
  bugatti: "Bugatti",
  cadillac: "Cadillac",
  caterham: "Caterham",
  christensen: "Christensen",
  cisitalia: "Cisitalia",
  coloni: "Coloni",
  connaught: "Connaught",
  connew: "Connew",
  cooper: "Cooper",
  dallara: "Dallara",
  de_tomaso: "De Tomaso",
  deidt: "Deidt",
  del_roy: "Del Roy",
  derrington_francis: "Derrington-Francis",
  dunn: "Dunn",
  eagle: "Eagle",
  eifelland: "Eifelland",
  elder: "Elder",
  emeryson: "Emeryson",
  emw: "EMW",
  enb: "ENB",
  ensign: "Ensign",
  epperly: "Epperly",
  era: "ERA",
  eurobrun: "EuroBrun",
  ewing: "Ewing",
  ferguson: "Ferguson",
  ferrari: "Ferrari",
  first: "FIRST",
  fittipaldi: "Fittipaldi",
  fondmetal: "Fondmetal",
  footwork: "Footwork",
  force_india: "Force India",
  forti: "Forti",
  frank_williams_racing_cars: "Frank Williams Racing Cars",
  frazer_nash: "Frazer-Nash",
  fry: "Fry",
  gilby: "Gilby",
  gordini: "Gordini",
  greifzu: "Greifzu",
  haas: "Haas",
  hall: "Hall",
  heck: "Heck",
  hesketh: "Hesketh",
  hill: "Hill",
  honda: "Honda",
  hrt: "HRT",
  hwm: "HWM",
  iso_marlboro: "Iso-Marlboro",
  jaguar: "Jaguar",
  jbw: "JBW",
  jordan: "Jordan",
  kauhsen: "Kauhsen",
  kick_sauber: "Kick Sauber",
  klenk: "Klenk",
  kojima: "Kojima",
  krakau: "Krakau",
  kurtis_kraft: "Kurtis Kraft",
  kuzma: "Kuzma",
  lancia: "Lancia",
  langley: "Langley",
  larrousse: "Larrousse",
  lds: "LDS",
  lec: "LEC",
  lesovsky: "Lesovsky",
  leyton_house: "Leyton House",
  life: "Life",
  ligier: "Ligier",
  lola: "Lola",
  lotus: "Lotus",
  lotus_f1: "Lotus",
  lotus_racing: "Lotus Racing",
  lyncar: "Lyncar",
  maki: "Maki",
  manor: "Manor",
  march: "March",
  marchese: "Marchese",
  martini: "Martini",
  marussia: "Marussia",
  maserati: "Maserati",
  matra: "Matra",
  mcguire: "McGuire",
  mclaren: "McLaren",
  mercedes: "Mercedes",
  merzario: "Merzario",
  meskowski: "Meskowski",
  midland: "Midland",
  minardi: "Minardi",
  modena: "Modena",
  moore: "Moore",
  nacke: "Nacke",
  nichels: "Nichels",
  olson: "Olson",
  onyx: "Onyx",
  osca: "O.S.C.A.",
  osella: "Osella",
  pacific: "Pacific",
  pankratz: "Pankratz",
  parnelli: "Parnelli",
  pawl: "Pawl",
  penske: "Penske",
  phillips: "Phillips",
  politoys: "Politoys",
  porsche: "Porsche",
  prost: "Prost",
  protos: "Protos",
  racing_bulls: "Racing Bulls",
  racing_point: "Racing Point",
  rae: "Rae",
  ram: "RAM",
  rb: "RB",
  rebaque: "Rebaque",
  red_bull: "Red Bull",
  reif: "Reif",
  renault: "Renault",
  rial: "Rial",
  sauber: "Sauber",
  scarab: "Scarab",
  schroeder: "Schroeder",
  scirocco: "Scirocco",
  shadow: "Shadow",
  shannon: "Shannon",
  sherman: "Sherman",
  simca_gordini: "Simca-Gordini",
  simtek: "Simtek",
  snowberger: "Snowberger",
  spirit: "Spirit",
  spyker: "Spyker",
  stebro: "Stebro",
  stevens: "Stevens",
  stewart: "Stewart",
  super_aguri: "Super Aguri",
  surtees: "Surtees",
  sutton: "Sutton",
  talbot_lago: "Talbot-Lago",
  tec_mec: "Tec-Mec",
  tecno: "Tecno",
  theodore: "Theodore",
  token: "Token",
  toleman: "Toleman",
  toro_rosso: "Toro Rosso",
  toyota: "Toyota",
  trevis: "Trevis",
  trojan: "Trojan",
  turner: "Turner",
  tyrrell: "Tyrrell",
  vanwall: "Vanwall",
  venturi: "Venturi",
  veritas: "Veritas",
  virgin: "Virgin",
  watson: "Watson",
  wetteroth: "Wetteroth",
  williams: "Williams",
  wolf: "Wolf",
  wolf_williams: "Wolf-Williams",
  zakspeed: "Zakspeed",
};

/** Every team since 1950, in the order of their ids. */
export const teamReferences: ReadonlyArray<TeamReference> = Object.entries(names).map(
  ([team_id, team_name]) => ({ team_id, team_name }),
);

/** A team's name; null if the list does not have the id. */
export function teamName(teamId: string): string | null {
  return Object.hasOwn(names, teamId) ? (names[teamId] ?? null) : null;
}

/** What a team is called; one that the list does not have is called after its id. */
export function nameOfTeam(teamId: string): string {
  return teamName(teamId) ?? nameFromId(teamId);
}

/** A team named in a text; the id is null if the list has no such team. */
export type NamedTeam = { name: string; id: string | null };

/** Of two teams with one name the later one, and its first season. */
const namesakes: ReadonlyArray<readonly [id: string, since: number]> = [
  ["ats_wheels", 1977],
  ["lotus_f1", 2012],
];

const ids: ReadonlyMap<string, string> = new Map(
  teamReferences
    .filter(({ team_id }) => namesakes.every(([later]) => later !== team_id))
    .map(({ team_id, team_name }) => [team_name, team_id]),
);

/** The id of the team that had a name in a season; null if the list has none. */
function teamIdOf(name: string, year: number): string | null {
  const later = namesakes.find(([id, since]) => names[id] === name && year >= since);
  return later?.[0] ?? ids.get(name) ?? null;
}

/** Splits the teams of a driver's season, which are joined by " / ". */
export function teamsIn(joined: string, year: number): Array<NamedTeam> {
  if (joined === "") return [];
  return joined.split(" / ").map((name) => ({ name, id: teamIdOf(name, year) }));
}

/** The id of the last of a season's teams, which are joined by " / "; null if there is none, or none that is known. */
export function lastTeamId(joined: string, year: number): string | null {
  return teamsIn(joined, year).at(-1)?.id ?? null;
}

/** The seasons of a driver's career as its card draws them, oldest first. @param rows newest first */
export function driverCareerSeasons(rows: ReadonlyArray<DriverChampionshipRow>) {
  return rows.toReversed().map(({ year, wins, total_points, championship_rank, team_name }) => ({
    year,
    wins,
    points: total_points,
    rank: championship_rank,
    teams: teamsIn(team_name, year),
  }));
}

/** The same of a team, whose name need not be said. @param rows newest first */
export function teamCareerSeasons(rows: ReadonlyArray<TeamChampionshipRow>) {
  return rows.toReversed().map(({ year, wins, total_points, position }) => ({
    year,
    wins,
    points: total_points,
    rank: position,
    teams: [],
  }));
}

/**
 * The seasons of someone's titles. Who leads a season that still runs has not won it, which the count of titles tells.
 *
 * @param seasons oldest first
 * @param titles how many there are
 */
export function titleYears(
  seasons: ReadonlyArray<{ year: number; rank: number | null }>,
  titles: number,
): Array<number> {
  return seasons
    .filter(({ rank }) => rank === 1)
    .map(({ year }) => year)
    .slice(0, titles);
}
