import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

fact("2008: Hamilton beat Massa by one point, 98 to 97", "formula1.com, 2008 drivers' standings", (archive) =>
  expect(archive.driverPoints(2008, 2)).toEqual([
    ["lewis_hamilton", 98],
    ["felipe_massa", 97],
  ]),
);

factOfRaces(
  "2008: Massa won the last race, Hamilton came fifth",
  "formula1.com, 2 November 2008",
  (archive) => {
    expect(archive.podium(2008, "brazil")).toEqual(["felipe_massa", "fernando_alonso", "kimi_raikkonen"]);
    expect(archive.driverResult("lewis_hamilton", 2008, "brazil").finish_position).toBe(5);
  },
);

fact(
  "2007: Räikkönen 110, Hamilton and Alonso 109 each",
  "formula1.com, 2007 drivers' standings",
  (archive) =>
    expect(archive.driverPoints(2007, 3)).toEqual([
      ["kimi_raikkonen", 110],
      ["lewis_hamilton", 109],
      ["fernando_alonso", 109],
    ]),
);

fact(
  "2007: with equal points Hamilton was second and Alonso third",
  "FIA, 2007 classification",
  (archive) => {
    expect(archive.driverSeason("lewis_hamilton", 2007).championship_rank).toBe(2);
    expect(archive.driverSeason("fernando_alonso", 2007).championship_rank).toBe(3);
  },
);

fact("2010: Vettel 256, Alonso 252", "formula1.com, 2010 drivers' standings", (archive) =>
  expect(archive.driverPoints(2010, 2)).toEqual([
    ["sebastian_vettel", 256],
    ["fernando_alonso", 252],
  ]),
);

fact("2012: Vettel 281, Alonso 278", "formula1.com, 2012 drivers' standings", (archive) =>
  expect(archive.driverPoints(2012, 2)).toEqual([
    ["sebastian_vettel", 281],
    ["fernando_alonso", 278],
  ]),
);

fact("2016: Rosberg 385, Hamilton 380", "formula1.com, 2016 drivers' standings", (archive) =>
  expect(archive.driverPoints(2016, 2)).toEqual([
    ["nico_rosberg", 385],
    ["lewis_hamilton", 380],
  ]),
);

fact("2021: Verstappen 395.5, Hamilton 387.5", "formula1.com, 2021 drivers' standings", (archive) =>
  expect(archive.driverPoints(2021, 2)).toEqual([
    ["max_verstappen", 395.5],
    ["lewis_hamilton", 387.5],
  ]),
);

fact(
  "2003: Schumacher 93, Räikkönen 91 with a single win",
  "formula1.com, 2003 drivers' standings",
  (archive) => {
    expect(archive.driverPoints(2003, 2)).toEqual([
      ["michael_schumacher", 93],
      ["kimi_raikkonen", 91],
    ]);
    expect(archive.driverSeason("kimi_raikkonen", 2003).wins).toBe(1);
  },
);

fact("1999: Häkkinen 76, Irvine 74", "formula1.com, 1999 drivers' standings", (archive) =>
  expect(archive.driverPoints(1999, 2)).toEqual([
    ["mika_hakkinen", 76],
    ["eddie_irvine", 74],
  ]),
);

fact(
  "1997: Villeneuve 81; Schumacher was excluded from the table",
  "FIA decision, 11 November 1997",
  (archive) => {
    expect(archive.driverPoints(1997, 2)).toEqual([
      ["jacques_villeneuve", 81],
      ["heinz_harald_frentzen", 42],
    ]);
    expect(archive.driverSeason("michael_schumacher", 1997)).toMatchObject({
      wins: 5,
      championship_rank: null,
    });
  },
);

fact("1994: Schumacher 92, Damon Hill 91", "Autocourse 1994-95", (archive) =>
  expect(archive.driverPoints(1994, 2)).toEqual([
    ["michael_schumacher", 92],
    ["damon_hill", 91],
  ]),
);

fact("1991: Senna 96, Mansell 72", "Autocourse 1991-92", (archive) =>
  expect(archive.driverPoints(1991, 2)).toEqual([
    ["ayrton_senna", 96],
    ["nigel_mansell", 72],
  ]),
);

fact("1990: Senna 78; of Prost's 73 points 71 counted", "Autocourse 1990-91", (archive) =>
  expect(archive.driverPoints(1990, 2)).toEqual([
    ["ayrton_senna", 78],
    ["alain_prost", 71],
  ]),
);

fact("1989: of Prost's 81 points 76 counted, Senna 60", "Autocourse 1989-90", (archive) =>
  expect(archive.driverPoints(1989, 2)).toEqual([
    ["alain_prost", 76],
    ["ayrton_senna", 60],
  ]),
);

fact("1988: of Senna's 94 points 90 counted, of Prost's 105 87", "Autocourse 1988-89", (archive) =>
  expect(archive.driverPoints(1988, 2)).toEqual([
    ["ayrton_senna", 90],
    ["alain_prost", 87],
  ]),
);

fact("1987: Piquet 73 with three wins, Mansell 61 with six", "Autocourse 1987-88", (archive) => {
  expect(archive.driverPoints(1987, 2)).toEqual([
    ["nelson_piquet", 73],
    ["nigel_mansell", 61],
  ]);
  expect(archive.driverSeason("nelson_piquet", 1987).wins).toBe(3);
  expect(archive.driverSeason("nigel_mansell", 1987).wins).toBe(6);
});

fact("1986: Prost 72, Mansell 70, Piquet 69", "Autocourse 1986-87", (archive) =>
  expect(archive.driverPoints(1986, 3)).toEqual([
    ["alain_prost", 72],
    ["nigel_mansell", 70],
    ["nelson_piquet", 69],
  ]),
);

fact("1984: Lauda beat Prost by half a point, 72 to 71.5", "Lauda, To Hell and Back", (archive) =>
  expect(archive.driverPoints(1984, 2)).toEqual([
    ["niki_lauda", 72],
    ["alain_prost", 71.5],
  ]),
);

fact("1983: Piquet 59, Prost 57", "Autocourse 1983-84", (archive) =>
  expect(archive.driverPoints(1983, 2)).toEqual([
    ["nelson_piquet", 59],
    ["alain_prost", 57],
  ]),
);

fact("1982: Rosberg 44, Pironi 39, Watson 39", "Autocourse 1982-83", (archive) =>
  expect(archive.driverPoints(1982, 3)).toEqual([
    ["keke_rosberg", 44],
    ["didier_pironi", 39],
    ["john_watson", 39],
  ]),
);

fact("1981: Piquet 50, Reutemann 49", "Autocourse 1981-82", (archive) =>
  expect(archive.driverPoints(1981, 2)).toEqual([
    ["nelson_piquet", 50],
    ["carlos_reutemann", 49],
  ]),
);
