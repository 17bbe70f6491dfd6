import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

fact("1988: Senna won eight races and Prost seven of the 16", "Autocourse 1988-89", (archive) => {
  expect(archive.driverSeason("ayrton_senna", 1988).wins).toBe(8);
  expect(archive.driverSeason("alain_prost", 1988).wins).toBe(7);
  expect(archive.calendar(1988)).toHaveLength(16);
});

factOfRaces(
  "1988: Senna was classified ahead of Prost 9 times, Prost 7",
  "formula1.com, 1988 results",
  (archive) =>
    expect(archive.headToHead("ayrton_senna", "alain_prost", 1988)).toEqual({ driver: 9, teammate: 7 }),
);

factOfRaces(
  "1988: where both finished, Senna was ahead 7 times, Prost 5",
  "formula1.com, 1988 results",
  (archive) =>
    expect(archive.headToHeadFinished("ayrton_senna", "alain_prost", 1988)).toEqual({
      driver: 7,
      teammate: 5,
    }),
);

factOfRaces("1988: Senna outqualified Prost 14 times in 16", "Autocourse 1988-89", (archive) =>
  expect(archive.headToHeadInQualifying("ayrton_senna", "alain_prost", 1988)).toEqual({
    driver: 14,
    teammate: 2,
  }),
);

fact("1989: Senna won six races, Prost four and the title", "Autocourse 1989-90", (archive) => {
  expect(archive.driverSeason("ayrton_senna", 1989).wins).toBe(6);
  expect(archive.driverSeason("alain_prost", 1989)).toMatchObject({ wins: 4, championship_rank: 1 });
});

factOfRaces(
  "1989: where both finished, Senna was ahead 7 times, Prost once",
  "formula1.com, 1989 results",
  (archive) =>
    expect(archive.headToHeadFinished("ayrton_senna", "alain_prost", 1989)).toEqual({
      driver: 7,
      teammate: 1,
    }),
);

fact("1984: Prost won seven races, Lauda five and the title", "Lauda, To Hell and Back", (archive) => {
  expect(archive.driverSeason("alain_prost", 1984).wins).toBe(7);
  expect(archive.driverSeason("niki_lauda", 1984)).toMatchObject({ wins: 5, championship_rank: 1 });
});

fact(
  "2007: Hamilton and Alonso won four races and 109 points each",
  "formula1.com, 2007 season",
  (archive) => {
    expect(archive.driverSeason("lewis_hamilton", 2007)).toMatchObject({ wins: 4, total_points: 109 });
    expect(archive.driverSeason("fernando_alonso", 2007)).toMatchObject({ wins: 4, total_points: 109 });
  },
);

factOfRaces(
  "2007: where both finished, Alonso was ahead 9 times, Hamilton 6",
  "formula1.com, 2007 results",
  (archive) =>
    expect(archive.headToHeadFinished("fernando_alonso", "lewis_hamilton", 2007)).toEqual({
      driver: 9,
      teammate: 6,
    }),
);

fact(
  "2010 to 2012: Button scored 672 points and Hamilton 657",
  "formula1.com, 2010 to 2012 standings",
  (archive) => {
    const points = (driver: string) =>
      [2010, 2011, 2012].reduce((sum, year) => sum + archive.driverSeason(driver, year).total_points, 0);
    expect(points("jenson_button")).toBe(672);
    expect(points("lewis_hamilton")).toBe(657);
  },
);

fact(
  "2010 to 2012: Hamilton won ten races and Button eight",
  "formula1.com, 2010 to 2012 results",
  (archive) => {
    const wins = (driver: string) =>
      [2010, 2011, 2012].reduce((sum, year) => sum + archive.driverSeason(driver, year).wins, 0);
    expect(wins("lewis_hamilton")).toBe(10);
    expect(wins("jenson_button")).toBe(8);
  },
);

fact(
  "2014: Ricciardo won three races and 238 points, Vettel none and 167",
  "formula1.com, 2014 season",
  (archive) => {
    expect(archive.driverSeason("daniel_ricciardo", 2014)).toMatchObject({ wins: 3, total_points: 238 });
    expect(archive.driverSeason("sebastian_vettel", 2014)).toMatchObject({ wins: 0, total_points: 167 });
  },
);

factOfRaces(
  "2014: where both finished, Ricciardo was ahead 11 times, Vettel 3",
  "formula1.com, 2014 results",
  (archive) =>
    expect(archive.headToHeadFinished("daniel_ricciardo", "sebastian_vettel", 2014)).toEqual({
      driver: 11,
      teammate: 3,
    }),
);

fact("2014: Hamilton won 11 races and Rosberg 5", "formula1.com, 2014 season", (archive) => {
  expect(archive.driverSeason("lewis_hamilton", 2014)).toMatchObject({ wins: 11, total_points: 384 });
  expect(archive.driverSeason("nico_rosberg", 2014)).toMatchObject({ wins: 5, total_points: 317 });
});

factOfRaces(
  "2014: where both finished, Hamilton was ahead 10 times, Rosberg 4",
  "formula1.com, 2014 results",
  (archive) =>
    expect(archive.headToHeadFinished("lewis_hamilton", "nico_rosberg", 2014)).toEqual({
      driver: 10,
      teammate: 4,
    }),
);

factOfRaces(
  "2015: Hamilton was classified ahead of Rosberg 12 times in 19",
  "formula1.com, 2015 results",
  (archive) =>
    expect(archive.headToHead("lewis_hamilton", "nico_rosberg", 2015)).toEqual({ driver: 12, teammate: 7 }),
);

fact(
  "2016: Hamilton won ten races, Rosberg nine and the title",
  "formula1.com, 2016 season review",
  (archive) => {
    expect(archive.driverSeason("lewis_hamilton", 2016)).toMatchObject({ wins: 10, championship_rank: 2 });
    expect(archive.driverSeason("nico_rosberg", 2016)).toMatchObject({ wins: 9, championship_rank: 1 });
  },
);

factOfRaces(
  "2016: where both finished, Hamilton was ahead 10 times, Rosberg 9",
  "formula1.com, 2016 results",
  (archive) =>
    expect(archive.headToHeadFinished("lewis_hamilton", "nico_rosberg", 2016)).toEqual({
      driver: 10,
      teammate: 9,
    }),
);

factOfRaces(
  "2018: Alonso outqualified Vandoorne at every one of 21 races",
  "formula1.com, 2018 qualifying results",
  (archive) =>
    expect(archive.headToHeadInQualifying("fernando_alonso", "stoffel_vandoorne", 2018)).toEqual({
      driver: 21,
      teammate: 0,
    }),
);

fact(
  "2019: Leclerc took seven poles and two wins, Vettel two and one",
  "formula1.com, 2019 season",
  (archive) => {
    expect(archive.driverSeason("charles_leclerc", 2019)).toMatchObject({
      wins: 2,
      pole_positions: 7,
      total_points: 264,
    });
    expect(archive.driverSeason("sebastian_vettel", 2019)).toMatchObject({
      wins: 1,
      pole_positions: 2,
      total_points: 240,
    });
  },
);

factOfRaces(
  "2019: Russell outqualified Kubica at every one of 21 races",
  "formula1.com, 2019 qualifying results",
  (archive) =>
    expect(archive.headToHeadInQualifying("george_russell", "robert_kubica", 2019)).toEqual({
      driver: 21,
      teammate: 0,
    }),
);

fact(
  "2022: Russell won one race and 275 points, Hamilton none and 240",
  "formula1.com, 2022 season",
  (archive) => {
    expect(archive.driverSeason("george_russell", 2022)).toMatchObject({ wins: 1, total_points: 275 });
    expect(archive.driverSeason("lewis_hamilton", 2022)).toMatchObject({ wins: 0, total_points: 240 });
  },
);

fact("2023: Verstappen won 19 races and Pérez two", "formula1.com, 2023 season review", (archive) => {
  expect(archive.driverSeason("max_verstappen", 2023)).toMatchObject({ wins: 19, total_points: 575 });
  expect(archive.driverSeason("sergio_perez", 2023)).toMatchObject({ wins: 2, total_points: 285 });
});

factOfRaces(
  "2023: Verstappen was classified ahead of Pérez 20 times in 22",
  "formula1.com, 2023 results",
  (archive) =>
    expect(archive.headToHead("max_verstappen", "sergio_perez", 2023)).toEqual({ driver: 20, teammate: 2 }),
);

factOfRaces("2023: Verstappen outqualified Pérez 20 times in 22", "formula1.com, 2023 results", (archive) =>
  expect(archive.headToHeadInQualifying("max_verstappen", "sergio_perez", 2023)).toEqual({
    driver: 20,
    teammate: 2,
  }),
);

fact(
  "2023: Leclerc scored 206 points and Sainz 200, the only win his",
  "formula1.com, 2023 season",
  (archive) => {
    expect(archive.driverSeason("charles_leclerc", 2023)).toMatchObject({ wins: 0, total_points: 206 });
    expect(archive.driverSeason("carlos_sainz_jr", 2023)).toMatchObject({ wins: 1, total_points: 200 });
  },
);

fact("2024: Norris won four races and Piastri two", "formula1.com, 2024 season review", (archive) => {
  expect(archive.driverSeason("lando_norris", 2024)).toMatchObject({ wins: 4, total_points: 374 });
  expect(archive.driverSeason("oscar_piastri", 2024)).toMatchObject({ wins: 2, total_points: 292 });
});

fact(
  "2025: Alonso outqualified Stroll at every one of 24 races",
  "formula1.com, 2025 qualifying results",
  (archive) =>
    expect(archive.headToHeadInQualifying("fernando_alonso", "lance_stroll", 2025)).toEqual({
      driver: 24,
      teammate: 0,
    }),
);
