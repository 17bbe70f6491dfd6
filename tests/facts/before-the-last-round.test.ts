import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

/** How those stood who could still be champion before the last race of a season, or who fought for it. */
const fights: ReadonlyArray<
  readonly [year: number, source: string, table: ReadonlyArray<readonly [driver: string, points: number]>]
> = [
  [
    1951,
    "Fangio, My Racing Life",
    [
      ["juan_manuel_fangio", 27],
      ["alberto_ascari", 25],
    ],
  ],
  [
    1959,
    "Autosport, December 1959",
    [
      ["jack_brabham", 31],
      ["stirling_moss", 25.5],
      ["tony_brooks", 23],
    ],
  ],
  [
    1962,
    "Graham Hill, Life at the Limit",
    [
      ["graham_hill", 39],
      ["jim_clark", 30],
    ],
  ],
  [
    1964,
    "Autosport, October 1964",
    [
      ["graham_hill", 39],
      ["john_surtees", 34],
      ["jim_clark", 30],
    ],
  ],
  [
    1967,
    "Autosport, October 1967",
    [
      ["denny_hulme", 47],
      ["jack_brabham", 42],
    ],
  ],
  [
    1968,
    "Autosport, November 1968",
    [
      ["graham_hill", 39],
      ["jackie_stewart", 36],
      ["denny_hulme", 33],
    ],
  ],
  [
    1974,
    "Autocourse 1974-75",
    [
      ["emerson_fittipaldi", 52],
      ["clay_regazzoni", 52],
      ["jody_scheckter", 45],
    ],
  ],
  [
    1976,
    "Autocourse 1976-77",
    [
      ["niki_lauda", 68],
      ["james_hunt", 65],
    ],
  ],
  [
    1981,
    "Autocourse 1981-82",
    [
      ["carlos_reutemann", 49],
      ["nelson_piquet", 48],
      ["jacques_laffite", 43],
    ],
  ],
  [
    1982,
    "Autocourse 1982-83",
    [
      ["keke_rosberg", 42],
      ["didier_pironi", 39],
      ["john_watson", 33],
    ],
  ],
  [
    1983,
    "Autocourse 1983-84",
    [
      ["alain_prost", 57],
      ["nelson_piquet", 55],
      ["rene_arnoux", 49],
    ],
  ],
  [
    1984,
    "Lauda, To Hell and Back",
    [
      ["niki_lauda", 66],
      ["alain_prost", 62.5],
    ],
  ],
  [
    1986,
    "Autocourse 1986-87",
    [
      ["nigel_mansell", 70],
      ["alain_prost", 64],
      ["nelson_piquet", 63],
    ],
  ],
  [
    1994,
    "Autocourse 1994-95",
    [
      ["michael_schumacher", 92],
      ["damon_hill", 91],
    ],
  ],
  [
    1996,
    "Autocourse 1996-97",
    [
      ["damon_hill", 87],
      ["jacques_villeneuve", 78],
    ],
  ],
  [
    1997,
    "Autocourse 1997-98",
    [
      ["michael_schumacher", 78],
      ["jacques_villeneuve", 77],
    ],
  ],
  [
    1998,
    "Autocourse 1998-99",
    [
      ["mika_hakkinen", 90],
      ["michael_schumacher", 86],
    ],
  ],
  [
    1999,
    "Autocourse 1999-2000",
    [
      ["eddie_irvine", 70],
      ["mika_hakkinen", 66],
    ],
  ],
  [
    2003,
    "formula1.com, October 2003",
    [
      ["michael_schumacher", 92],
      ["kimi_raikkonen", 83],
    ],
  ],
  [
    2006,
    "formula1.com, October 2006",
    [
      ["fernando_alonso", 126],
      ["michael_schumacher", 116],
    ],
  ],
  [
    2007,
    "formula1.com, October 2007",
    [
      ["lewis_hamilton", 107],
      ["fernando_alonso", 103],
      ["kimi_raikkonen", 100],
    ],
  ],
  [
    2008,
    "formula1.com, October 2008",
    [
      ["lewis_hamilton", 94],
      ["felipe_massa", 87],
    ],
  ],
  [
    2012,
    "formula1.com, November 2012",
    [
      ["sebastian_vettel", 273],
      ["fernando_alonso", 260],
    ],
  ],
  [
    2014,
    "formula1.com, November 2014",
    [
      ["lewis_hamilton", 334],
      ["nico_rosberg", 317],
    ],
  ],
  [
    2016,
    "formula1.com, November 2016",
    [
      ["nico_rosberg", 367],
      ["lewis_hamilton", 355],
    ],
  ],
];

for (const [year, source, table] of fights) {
  factOfRaces(
    `Before the last race of ${year}: ${table.map((line) => line.join(" ")).join(", ")}`,
    source,
    (archive) => expect(archive.beforeLastRound(year, table.length)).toEqual(table),
  );
}

fact(
  "Before the last race of 2025: Norris 408, Verstappen 396, Piastri 392",
  "formula1.com, December 2025",
  (archive) =>
    expect(archive.beforeLastRound(2025, 3)).toEqual([
      ["lando_norris", 408],
      ["max_verstappen", 396],
      ["oscar_piastri", 392],
    ]),
);
