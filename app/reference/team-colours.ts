import type { DriverTeams } from "#contract/careers.ts";

/** From a season on, the colour by which a team is known, as `#rrggbb`. */
type Era = readonly [since: number, colour: string];

/**
 * Every constructor that has been on a podium, kept by hand: from 2014 on the colour of the timing screens or the main
 * colour of the cars, before it the livery or the national colour by which fans know the cars. Cars of the
 * Indianapolis 500 (1950 to 1960) wore their sponsors' colours: theirs are chosen to be told apart.
 */
export const teamColours: Readonly<Record<string, ReadonlyArray<Era>>> = {
  alfa_romeo: [
    [1950, "#8c1c2e"],
    [2019, "#a3203a"],
  ],
  alphatauri: [[2020, "#5b7f95"]],
  alpine: [
    [2021, "#00a1e8"],
    [2024, "#ff87bc"],
    [2025, "#00a1e8"],
  ],
  arrows: [
    [1978, "#c08a2e"],
    [1984, "#8f7f6a"],
    [1997, "#e8742a"],
  ],
  aston_martin: [
    [1959, "#5f8f4f"],
    [2021, "#15784f"],
  ],
  audi: [[2026, "#8f1a2b"]],
  bar: [[1999, "#b0a696"]],
  benetton: [[1986, "#12a152"]],
  bmw_sauber: [[2006, "#4f6fb8"]],
  brabham: [
    [1962, "#3f9a5a"],
    [1978, "#b8323f"],
    [1980, "#24407f"],
  ],
  brawn: [[2009, "#b5d334"]],
  brm: [[1951, "#4a7a6a"]],
  cadillac: [[2026, "#b08d3e"]],
  caterham: [[2014, "#0a8f4a"]],
  connaught: [[1952, "#6f9a6a"]],
  cooper: [[1950, "#1f6b45"]],
  dallara: [[1988, "#9c3a52"]],
  deidt: [[1950, "#3f6fb5"]],
  eagle: [[1966, "#2b4a9c"]],
  epperly: [[1955, "#d9b23a"]],
  ferrari: [
    [1950, "#d40f20"],
    [2014, "#ed1131"],
  ],
  fittipaldi: [[1975, "#d6b43a"]],
  footwork: [[1991, "#c9635a"]],
  force_india: [
    [2008, "#f28c28"],
    [2017, "#f596c8"],
  ],
  frank_williams_racing_cars: [[1975, "#7d8fae"]],
  gordini: [[1952, "#5a9be0"]],
  haas: [
    [2016, "#9c9fa2"],
    [2019, "#7d6228"],
    [2020, "#9c9fa2"],
  ],
  hesketh: [[1974, "#b7a98a"]],
  honda: [
    [1964, "#c98f86"],
    [2006, "#9fb89a"],
  ],
  jaguar: [[2000, "#0f6b4a"]],
  jordan: [
    [1991, "#2f9f6a"],
    [1996, "#e8c517"],
  ],
  kick_sauber: [[2024, "#01c00e"]],
  kurtis_kraft: [[1950, "#a9863a"]],
  kuzma: [[1951, "#5f8f8a"]],
  lancia: [[1954, "#b5503f"]],
  lesovsky: [[1950, "#8f6fae"]],
  leyton_house: [[1990, "#35b5ad"]],
  ligier: [[1976, "#4f96e8"]],
  lola: [
    [1962, "#8a5a4a"],
    [1985, "#7a5fae"],
  ],
  lotus: [
    [1958, "#1f6e37"],
    [1968, "#d3a31d"],
    [1972, "#b8965a"],
    [1987, "#e0bd00"],
    [1991, "#5a8f5f"],
  ],
  lotus_f1: [[2012, "#c8a24a"]],
  manor: [[2016, "#8c3b2a"]],
  march: [
    [1970, "#e0662b"],
    [1987, "#35b5ad"],
  ],
  marussia: [[2014, "#8c2332"]],
  maserati: [[1950, "#2f62b5"]],
  matra: [[1966, "#3a6fd8"]],
  mclaren: [
    [1966, "#f28a1c"],
    [1974, "#ff6f4a"],
    [1997, "#8796a8"],
    [2014, "#5f666e"],
    [2017, "#f47600"],
  ],
  mercedes: [
    [1954, "#9aa3ab"],
    [2010, "#00d7b6"],
  ],
  onyx: [[1989, "#6a6fc4"]],
  penske: [[1974, "#b04a6a"]],
  phillips: [[1954, "#a86f4a"]],
  porsche: [[1957, "#a7adb3"]],
  prost: [[1997, "#3457c4"]],
  racing_bulls: [[2025, "#6c98ff"]],
  racing_point: [[2019, "#f596c8"]],
  rb: [[2024, "#6c98ff"]],
  red_bull: [
    [2005, "#34509e"],
    [2014, "#4781d7"],
  ],
  renault: [
    [1977, "#e8c400"],
    [2002, "#49a5dd"],
    [2006, "#e8c400"],
    [2016, "#f2d400"],
  ],
  sauber: [
    [1993, "#5a6f8a"],
    [2010, "#8fa3a8"],
    [2014, "#2b6a8f"],
    [2018, "#a3203a"],
  ],
  shadow: [[1973, "#5a5a63"]],
  stewart: [[1997, "#7c87a8"]],
  surtees: [[1970, "#8fb0d8"]],
  talbot_lago: [[1950, "#4f86c9"]],
  toleman: [[1981, "#7f9fc9"]],
  toro_rosso: [
    [2006, "#6a4fa8"],
    [2014, "#4a35a8"],
    [2017, "#7f86e8"],
  ],
  toyota: [[2002, "#c2566a"]],
  tyrrell: [[1970, "#2f56b5"]],
  vanwall: [[1954, "#3f7d5a"]],
  watson: [[1950, "#7f9aa8"]],
  williams: [
    [1978, "#1f74c9"],
    [2014, "#62c6e8"],
    [2019, "#1868db"],
  ],
  wolf: [[1977, "#7a6a3f"]],
};

/** The largest difference between the channels of a grey. */
const maxGreySpread = 20;

/** Whether a colour is a grey. */
export function isGreyColour(channels: ReadonlyArray<number>): boolean {
  return Math.max(...channels) - Math.min(...channels) < maxGreySpread;
}

/** True for a team in grey, as silver cars of the 1950s: for a driver it would be taken for no colour. */
export function isGreyIn(teamId: string, year: number): boolean {
  const colour = teamColourIn(teamId, year);
  if (colour === null) return false;
  return isGreyColour([1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)));
}

/** A driver's teams, and whether the driver still races. */
export type Career = DriverTeams & { current: boolean; last_year: number | null };

/**
 * The team in whose colour a driver is outside any season: the present one, and for those who no longer race the one of most
 * wins (one in grey only where there is no other, of equal ones the later), without any the last. Null where that is
 * not known.
 */
export function careerTeam({
  current,
  team_id,
  last_year,
  won_for,
}: Career): { id: string; year: number } | null {
  const coloured = won_for.filter((team) => !isGreyIn(team.team_id, team.year));
  const [most] = (coloured.length > 0 ? coloured : won_for)
    .toReversed()
    .toSorted((one, other) => other.wins - one.wins);
  const { team_id: id, year } =
    current || most === undefined ? { team_id, year: last_year ?? Infinity } : most;
  return id === null ? null : { id, year };
}

/** The colour by which a team was known in a season, as `#rrggbb`; null where it has none. */
export function teamColourIn(teamId: string, year: number): string | null {
  const eras = Object.hasOwn(teamColours, teamId) ? (teamColours[teamId] ?? []) : [];
  return eras.findLast(([since]) => since <= year)?.[1] ?? null;
}
