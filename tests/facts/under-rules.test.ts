import { expect } from "vitest";
import { fact } from "./fact.ts";

const pointsOf2003 = "points=10-8-6-5-4-3-2-1";
const pointsOf2010 = "points=25-18-15-12-10-8-6-4-2-1";

fact(
  "1988 with all results counted: Prost 105, Senna 94",
  "Motorsport Retro, July 2011: by eleven points; Autosport's forum, 6 September 2003: 90 (94) and 87 (105)",
  (archive) =>
    expect(archive.driversUnder(1988, "best=all", 2)).toEqual([
      ["alain_prost", 105],
      ["ayrton_senna", 94],
    ]),
);

fact(
  "all points of 1985 to 1989, dropped ones too",
  "Autosport's forum, 6 September 2003, 1988 and the (then) points system",
  (archive) => {
    const first = (year: number) => archive.driversUnder(year, "best=all", 1)[0];
    expect(first(1985)).toEqual(["alain_prost", 76]);
    expect(archive.driversUnder(1986, "best=all", 3)).toEqual([
      ["alain_prost", 74],
      ["nigel_mansell", 72],
      ["nelson_piquet", 69],
    ]);
    expect(first(1987)).toEqual(["nelson_piquet", 76]);
    expect(first(1989)).toEqual(["alain_prost", 81]);
  },
);

fact(
  "1964 with all results counted: Graham Hill scored 41 points, of which 39 counted",
  "formula.world, 13 times the F1 champion didn't win the most races",
  (archive) => {
    expect(archive.driversUnder(1964, "best=all", 1)).toEqual([["graham_hill", 41]]);
    expect(archive.driversUnder(1964, "", 2)[1]).toEqual(["graham_hill", 39]);
  },
);

fact(
  "2008 with the points of 1991–2002: Massa 83, Hamilton 80",
  "horadavelocidade.com.br, 2008 race by race: its places added up by hand",
  (archive) =>
    expect(archive.driversUnder(2008, "points=10-6-4-3-2-1", 2)).toEqual([
      ["felipe_massa", 83],
      ["lewis_hamilton", 80],
    ]),
);

fact(
  "2008 under the rules of 2019: Hamilton 244, Massa 243; without points for fastest laps three apart",
  "horadavelocidade.com.br and thesportsrush.com, 2008 with the current points",
  (archive) => {
    expect(archive.driversUnder(2008, "like=2019", 2)).toEqual([
      ["lewis_hamilton", 244],
      ["felipe_massa", 243],
    ]);
    expect(archive.driversUnder(2008, pointsOf2010, 2)).toEqual([
      ["lewis_hamilton", 243],
      ["felipe_massa", 240],
    ]);
  },
);

fact(
  "1999 under the rules of 2003: Irvine 96, Häkkinen 88",
  "Reuters at Atlas F1, 31 October 2002",
  (archive) =>
    expect(archive.driversUnder(1999, "like=2003", 2)).toEqual([
      ["eddie_irvine", 96],
      ["mika_hakkinen", 88],
    ]),
);

fact(
  "2010 with the points of 2003–2009: Vettel 104, Alonso 101, Hamilton 100, Webber 97; Red Bull 201, McLaren 187, Ferrari 158",
  "GPUpdate, November 2010, as grandprixgames.org quotes it; the drivers' also motorpasion.com",
  (archive) => {
    expect(archive.driversUnder(2010, pointsOf2003, 6)).toEqual([
      ["sebastian_vettel", 104],
      ["fernando_alonso", 101],
      ["lewis_hamilton", 100],
      ["mark_webber", 97],
      ["jenson_button", 87],
      ["felipe_massa", 57],
    ]);
    expect(archive.teamsUnder(2010, pointsOf2003, 6)).toEqual([
      ["red_bull", 201],
      ["mclaren", 187],
      ["ferrari", 158],
      ["mercedes", 80],
      ["renault", 61],
      ["williams", 21],
    ]);
  },
);

fact(
  "2012 with the points of 2003–2009: Vettel one point ahead of Alonso, Red Bull 25 ahead of Ferrari",
  "pitlanetopodium.com, 22 April 2020",
  (archive) => {
    const [vettel, alonso] = archive.driversUnder(2012, pointsOf2003, 2);
    expect([vettel?.[0], alonso?.[0], Number(vettel?.[1]) - Number(alonso?.[1])]).toEqual([
      "sebastian_vettel",
      "fernando_alonso",
      1,
    ]);
    const [first, second] = archive.teamsUnder(2012, pointsOf2003, 2);
    expect([first?.[0], second?.[0], Number(first?.[1]) - Number(second?.[1])]).toEqual([
      "red_bull",
      "ferrari",
      25,
    ]);
  },
);

fact(
  "1984 with full points in Monaco: Prost 76, 4.5 more than he had, and Lauda 72",
  "Sportstar, As close as they could get: 71.5 with 4.5 points in place of nine for his win in Monaco",
  (archive) =>
    expect(archive.driversUnder(1984, "short=full", 2)).toEqual([
      ["alain_prost", 76],
      ["niki_lauda", 72],
    ]),
);

fact(
  "2021 without Spa and with the sprint points of 2022: Verstappen five points ahead of Hamilton, Norris ahead of Sainz",
  "FormulaPassion, 15 February 2022, as pledgetimes.com has it",
  (archive) => {
    const table = archive.driversUnder(2021, "sprints=8-7-6-5-4-3-2-1&without=12", 6);
    expect(table.map(([driver]) => driver).slice(4)).toEqual(["lando_norris", "carlos_sainz_jr"]);
    const [verstappen, hamilton] = table;
    expect([verstappen?.[0], hamilton?.[0]]).toEqual(["max_verstappen", "lewis_hamilton"]);
    expect(Number(verstappen?.[1]) - Number(hamilton?.[1])).toBe(5);
  },
);

fact(
  "2021 without its sprints and without Spa: Hamilton 378, Verstappen 376",
  "FIA, 2021 standings 395.5 and 387.5, less 7 and 2 of the sprints, and 12.5 and 7.5 of Spa: by hand",
  (archive) =>
    expect(archive.driversUnder(2021, "sprints=out&without=12", 2)).toEqual([
      ["lewis_hamilton", 387.5 - 2 - 7.5],
      ["max_verstappen", 395.5 - 7 - 12.5],
    ]),
);

fact(
  "by wins alone, and better places on ties, 13 drivers' titles until 2008 would have gone to others",
  "FIA, March 2009, as Autocar has it",
  (archive) =>
    expect(archive.otherChampions("like=2003&points=1&best=all&short=full", 2008)).toEqual([
      [1958, "stirling_moss"],
      [1964, "jim_clark"],
      [1967, "jim_clark"],
      [1977, "mario_andretti"],
      [1979, "alan_jones"],
      [1981, "alain_prost"],
      [1982, "didier_pironi"],
      [1983, "alain_prost"],
      [1984, "alain_prost"],
      [1986, "nigel_mansell"],
      [1987, "nigel_mansell"],
      [1989, "ayrton_senna"],
      [2008, "felipe_massa"],
    ]),
);

fact(
  "under the rules of 2025, Grands Prix alone, Lauda had won in 1976, Hill in 1994 and Irvine in 1999, and Prost had three titles more",
  "formula1.com, 2025, as sdna.gr has it",
  (archive) => {
    const others = archive.otherChampions("like=2025&sprints=out", 2024);
    expect(others).toEqual(
      expect.arrayContaining([
        [1976, "niki_lauda"],
        [1994, "damon_hill"],
        [1999, "eddie_irvine"],
      ]),
    );
    expect(others.filter(([, driver]) => driver === "alain_prost")).toHaveLength(3);
  },
);
