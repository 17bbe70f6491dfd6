import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("Michael Schumacher won 91 Grands Prix and seven titles", "Guinness World Records", (archive) => {
  expect(archive.driverCareer("michael_schumacher")).toMatchObject({ wins: 91, podiums: 155 });
  expect(archive.driverTitles("michael_schumacher")).toEqual([1994, 1995, 2000, 2001, 2002, 2003, 2004]);
});

fact(
  "Michael Schumacher started from 67 of his 68 poles: not in France in 1996",
  "Autocourse 1996-97",
  (archive) => {
    expect(archive.driverCareer("michael_schumacher").poles).toBe(67);
    expect(archive.race(1996, "france")).toMatchObject({ pole: null, credited_pole: "michael_schumacher" });
  },
);

fact("Lewis Hamilton won 105 Grands Prix until the end of 2024", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("lewis_hamilton", 2024)).toMatchObject({ wins: 105, podiums: 202, poles: 104 }),
);

fact("Lewis Hamilton's seven titles", "formula1.com, hall of fame", (archive) =>
  expect(archive.driverTitles("lewis_hamilton")).toEqual([2008, 2014, 2015, 2017, 2018, 2019, 2020]),
);

fact("Juan Manuel Fangio won 24 Grands Prix and five titles", "Museo Fangio, Balcarce", (archive) => {
  expect(archive.driverCareer("juan_manuel_fangio")).toMatchObject({ wins: 24, podiums: 35, poles: 29 });
  expect(archive.driverTitles("juan_manuel_fangio")).toEqual([1951, 1954, 1955, 1956, 1957]);
});

fact("Ayrton Senna: 161 starts, 41 wins, 65 poles", "Instituto Ayrton Senna, career", (archive) =>
  expect(archive.driverCareer("ayrton_senna")).toMatchObject({
    grands_prix: 161,
    wins: 41,
    poles: 65,
    podiums: 80,
    titles: 3,
  }),
);

fact("Alain Prost: 199 starts, 51 wins, 33 poles, four titles", "StatsF1, Alain Prost", (archive) => {
  expect(archive.driverCareer("alain_prost")).toMatchObject({
    grands_prix: 199,
    wins: 51,
    podiums: 106,
    poles: 33,
  });
  expect(archive.driverTitles("alain_prost")).toEqual([1985, 1986, 1989, 1993]);
});

fact("Sebastian Vettel: 299 starts, 53 wins, 57 poles", "formula1.com, driver page", (archive) => {
  expect(archive.driverCareer("sebastian_vettel")).toMatchObject({
    grands_prix: 299,
    wins: 53,
    podiums: 122,
    poles: 57,
  });
  expect(archive.driverTitles("sebastian_vettel")).toEqual([2010, 2011, 2012, 2013]);
});

fact("Max Verstappen won 63 Grands Prix until the end of 2024", "formula1.com, driver page", (archive) => {
  expect(archive.driverCareer("max_verstappen", 2024)).toMatchObject({ wins: 63, podiums: 112, poles: 40 });
  expect(archive.driverTitles("max_verstappen").slice(0, 4)).toEqual([2021, 2022, 2023, 2024]);
});

fact(
  "Fernando Alonso won 32 Grands Prix until 2024, titles 2005 and 2006",
  "formula1.com, driver page",
  (archive) => {
    expect(archive.driverCareer("fernando_alonso", 2024)).toMatchObject({
      wins: 32,
      podiums: 106,
      poles: 22,
    });
    expect(archive.driverTitles("fernando_alonso").slice(0, 2)).toEqual([2005, 2006]);
  },
);

fact("Nigel Mansell won 31 Grands Prix from 32 poles", "StatsF1, Nigel Mansell", (archive) =>
  expect(archive.driverCareer("nigel_mansell")).toMatchObject({
    wins: 31,
    podiums: 59,
    poles: 32,
    titles: 1,
  }),
);

fact("Jackie Stewart: 99 starts, 27 wins, three titles", "StatsF1, Jackie Stewart", (archive) => {
  expect(archive.driverCareer("jackie_stewart")).toMatchObject({
    grands_prix: 99,
    wins: 27,
    podiums: 43,
    poles: 17,
  });
  expect(archive.driverTitles("jackie_stewart")).toEqual([1969, 1971, 1973]);
});

fact("Jim Clark: 72 starts, 25 wins, 33 poles", "The Jim Clark Trust", (archive) => {
  expect(archive.driverCareer("jim_clark")).toMatchObject({
    grands_prix: 72,
    wins: 25,
    podiums: 32,
    poles: 33,
  });
  expect(archive.driverTitles("jim_clark")).toEqual([1963, 1965]);
});

fact("Niki Lauda: 171 starts, 25 wins, titles 1975, 1977 and 1984", "StatsF1, Niki Lauda", (archive) => {
  expect(archive.driverCareer("niki_lauda")).toMatchObject({
    grands_prix: 171,
    wins: 25,
    podiums: 54,
    poles: 24,
  });
  expect(archive.driverTitles("niki_lauda")).toEqual([1975, 1977, 1984]);
});

fact("Nelson Piquet: 23 wins, titles 1981, 1983 and 1987", "StatsF1, Nelson Piquet", (archive) => {
  expect(archive.driverCareer("nelson_piquet")).toMatchObject({ wins: 23, podiums: 60, poles: 24 });
  expect(archive.driverTitles("nelson_piquet")).toEqual([1981, 1983, 1987]);
});

fact("Nico Rosberg: 206 starts, 23 wins, 30 poles, one title", "formula1.com, hall of fame", (archive) =>
  expect(archive.driverCareer("nico_rosberg")).toMatchObject({
    grands_prix: 206,
    wins: 23,
    podiums: 57,
    poles: 30,
    titles: 1,
  }),
);

fact("Damon Hill: 115 starts, 22 wins, 20 poles", "StatsF1, Damon Hill", (archive) =>
  expect(archive.driverCareer("damon_hill")).toMatchObject({
    grands_prix: 115,
    wins: 22,
    podiums: 42,
    poles: 20,
    titles: 1,
  }),
);

fact("Kimi Räikkönen: 21 wins, 103 podiums, 18 poles, one title", "formula1.com, hall of fame", (archive) =>
  expect(archive.driverCareer("kimi_raikkonen")).toMatchObject({
    wins: 21,
    podiums: 103,
    poles: 18,
    titles: 1,
  }),
);

fact("Mika Häkkinen: 161 starts, 20 wins, titles 1998 and 1999", "formula1.com, hall of fame", (archive) => {
  expect(archive.driverCareer("mika_hakkinen")).toMatchObject({
    grands_prix: 161,
    wins: 20,
    podiums: 51,
    poles: 26,
  });
  expect(archive.driverTitles("mika_hakkinen")).toEqual([1998, 1999]);
});

fact("Jenson Button: 15 wins, 50 podiums, 8 poles, one title", "formula1.com, hall of fame", (archive) =>
  expect(archive.driverCareer("jenson_button")).toMatchObject({ wins: 15, podiums: 50, poles: 8, titles: 1 }),
);

fact("Graham Hill: 14 wins, 13 poles, titles 1962 and 1968", "StatsF1, Graham Hill", (archive) => {
  expect(archive.driverCareer("graham_hill")).toMatchObject({ wins: 14, podiums: 36, poles: 13 });
  expect(archive.driverTitles("graham_hill")).toEqual([1962, 1968]);
});

fact("Jack Brabham: 14 wins, 13 poles, titles 1959, 1960 and 1966", "StatsF1, Jack Brabham", (archive) => {
  expect(archive.driverCareer("jack_brabham")).toMatchObject({ wins: 14, podiums: 31, poles: 13 });
  expect(archive.driverTitles("jack_brabham")).toEqual([1959, 1960, 1966]);
});

fact("Mario Andretti: 12 wins, 18 poles, one title", "StatsF1, Mario Andretti", (archive) =>
  expect(archive.driverCareer("mario_andretti")).toMatchObject({
    wins: 12,
    podiums: 19,
    poles: 18,
    titles: 1,
  }),
);

fact("Alan Jones: 12 wins, 6 poles, one title", "StatsF1, Alan Jones", (archive) =>
  expect(archive.driverCareer("alan_jones")).toMatchObject({ wins: 12, podiums: 24, poles: 6, titles: 1 }),
);

fact(
  "Jacques Villeneuve: 11 wins, 23 podiums, 13 poles, one title",
  "formula1.com, hall of fame",
  (archive) =>
    expect(archive.driverCareer("jacques_villeneuve")).toMatchObject({
      wins: 11,
      podiums: 23,
      poles: 13,
      titles: 1,
    }),
);

fact("James Hunt: 10 wins, 23 podiums, 14 poles, one title", "StatsF1, James Hunt", (archive) =>
  expect(archive.driverCareer("james_hunt")).toMatchObject({ wins: 10, podiums: 23, poles: 14, titles: 1 }),
);

fact("Jody Scheckter: 10 wins, 33 podiums, 3 poles, one title", "StatsF1, Jody Scheckter", (archive) =>
  expect(archive.driverCareer("jody_scheckter")).toMatchObject({
    wins: 10,
    podiums: 33,
    poles: 3,
    titles: 1,
  }),
);
