import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("Ferrari won 16 constructors' titles until 2025", "formula1.com, Ferrari", (archive) =>
  expect(archive.teamTitles("ferrari").slice(0, 16)).toEqual([
    1961, 1964, 1975, 1976, 1977, 1979, 1982, 1983, 1999, 2000, 2001, 2002, 2003, 2004, 2007, 2008,
  ]),
);

fact("Ferrari won 248 Grands Prix until the end of 2025", "formula1.com, Ferrari", (archive) =>
  expect(archive.teamCareer("ferrari", 2025)).toMatchObject({ wins: 248, titles: 16 }),
);

fact("McLaren won ten constructors' titles until 2025", "mclaren.com, heritage", (archive) =>
  expect(archive.teamTitles("mclaren").slice(0, 10)).toEqual([
    1974, 1984, 1985, 1988, 1989, 1990, 1991, 1998, 2024, 2025,
  ]),
);

fact("McLaren won 15 of the 16 races of 1988", "Autocourse 1988-89", (archive) => {
  expect(archive.teamSeason("mclaren", 1988)).toMatchObject({
    wins: 15,
    pole_positions: 15,
    total_points: 199,
  });
  const others = archive.calendar(1988).filter((race) => race.winning_team !== "mclaren");
  expect(others).toMatchObject([{ grand_prix: "italy", winner: "gerhard_berger" }]);
});

fact("McLaren won 189 Grands Prix until the end of 2024", "mclaren.com, heritage", (archive) =>
  expect(archive.teamCareer("mclaren", 2024).wins).toBe(189),
);

fact("Williams won 114 Grands Prix and nine constructors' titles", "williamsf1.com, heritage", (archive) => {
  expect(archive.teamCareer("williams", 2025).wins).toBe(114);
  expect(archive.teamTitles("williams")).toEqual([1980, 1981, 1986, 1987, 1992, 1993, 1994, 1996, 1997]);
});

fact("Lotus won 79 Grands Prix and seven constructors' titles", "StatsF1, Lotus", (archive) => {
  expect(archive.teamCareer("lotus").wins).toBe(79);
  expect(archive.teamTitles("lotus")).toEqual([1963, 1965, 1968, 1970, 1972, 1973, 1978]);
});

fact("Mercedes won eight constructors' titles in a row", "Guinness World Records", (archive) =>
  expect(archive.teamTitles("mercedes").slice(0, 8)).toEqual([
    2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021,
  ]),
);

fact(
  "Mercedes won 19 of the 21 races of 2016, from 20 poles",
  "formula1.com, 2016 season review",
  (archive) => {
    expect(archive.teamSeason("mercedes", 2016)).toMatchObject({
      wins: 19,
      pole_positions: 20,
      total_points: 765,
    });
    expect(archive.calendar(2016)).toHaveLength(21);
  },
);

fact("Red Bull won 21 of the 22 races of 2023", "Guinness World Records", (archive) => {
  expect(archive.teamSeason("red_bull", 2023)).toMatchObject({ wins: 21, total_points: 860 });
  const others = archive.calendar(2023).filter((race) => race.winning_team !== "red_bull");
  expect(others).toMatchObject([{ grand_prix: "singapore", winner: "carlos_sainz_jr" }]);
});

fact(
  "Red Bull won 122 Grands Prix and six constructors' titles until 2024",
  "formula1.com, Red Bull",
  (archive) => {
    expect(archive.teamCareer("red_bull", 2024).wins).toBe(122);
    expect(archive.teamTitles("red_bull").slice(0, 6)).toEqual([2010, 2011, 2012, 2013, 2022, 2023]);
  },
);

fact("Brawn won eight races and the title in its only season", "StatsF1, Brawn", (archive) => {
  expect(archive.teamCareer("brawn")).toMatchObject({ grands_prix: 17, wins: 8, titles: 1 });
  expect(archive.teamPoints(2009, 2)).toEqual([
    ["brawn", 172],
    ["red_bull", 153.5],
  ]);
});

fact("Benetton won 27 Grands Prix and the title of 1995", "StatsF1, Benetton", (archive) => {
  expect(archive.teamCareer("benetton")).toMatchObject({ wins: 27, poles: 15 });
  expect(archive.teamTitles("benetton")).toEqual([1995]);
});

fact("Renault won 35 Grands Prix and the titles of 2005 and 2006", "StatsF1, Renault", (archive) => {
  expect(archive.teamCareer("renault")).toMatchObject({ wins: 35, poles: 51 });
  expect(archive.teamTitles("renault")).toEqual([2005, 2006]);
});

fact("Brabham won 35 Grands Prix and the titles of 1966 and 1967", "StatsF1, Brabham", (archive) => {
  expect(archive.teamCareer("brabham").wins).toBe(35);
  expect(archive.teamTitles("brabham")).toEqual([1966, 1967]);
});

fact("Tyrrell's cars won 23 Grands Prix and the title of 1971", "StatsF1, Tyrrell", (archive) => {
  expect(archive.teamCareer("tyrrell")).toMatchObject({ wins: 23, poles: 14 });
  expect(archive.teamTitles("tyrrell")).toEqual([1971]);
});

fact("BRM won 17 Grands Prix and the title of 1962", "StatsF1, BRM", (archive) => {
  expect(archive.teamCareer("brm")).toMatchObject({ wins: 17, poles: 11 });
  expect(archive.teamTitles("brm")).toEqual([1962]);
});

fact("Cooper won 16 Grands Prix and the titles of 1959 and 1960", "StatsF1, Cooper", (archive) => {
  expect(archive.teamCareer("cooper")).toMatchObject({ wins: 16, poles: 11 });
  expect(archive.teamTitles("cooper")).toEqual([1959, 1960]);
});

fact("Matra won nine Grands Prix and the title of 1969", "StatsF1, Matra", (archive) => {
  expect(archive.teamCareer("matra")).toMatchObject({ wins: 9, poles: 4 });
  expect(archive.teamTitles("matra")).toEqual([1969]);
});

fact("Ligier won nine Grands Prix", "StatsF1, Ligier", (archive) =>
  expect(archive.teamCareer("ligier")).toMatchObject({ wins: 9, podiums: 50, poles: 9, titles: 0 }),
);

fact("Jordan won four Grands Prix from two poles", "StatsF1, Jordan", (archive) =>
  expect(archive.teamCareer("jordan")).toMatchObject({ wins: 4, podiums: 19, poles: 2 }),
);

fact("March and Wolf won three Grands Prix each", "StatsF1, March and Wolf", (archive) => {
  expect(archive.teamCareer("march").wins).toBe(3);
  expect(archive.teamCareer("wolf").wins).toBe(3);
});

fact(
  "Stewart won once, at the Nürburgring in 1999, with Johnny Herbert",
  "Stewart, Winning Is Not Enough",
  (archive) => {
    expect(archive.teamCareer("stewart")).toMatchObject({ wins: 1, podiums: 5, poles: 1 });
    expect(archive.race(1999, "europe")).toMatchObject({ winner: "johnny_herbert", winning_team: "stewart" });
  },
);

fact("Teams that won a single Grand Prix, and where", "StatsF1, constructors with one win", (archive) => {
  const wins = [
    ["porsche", 1962, "france", "dan_gurney"],
    ["eagle", 1967, "belgium", "dan_gurney"],
    ["hesketh", 1975, "netherlands", "james_hunt"],
    ["penske", 1976, "austria", "john_watson"],
    ["shadow", 1977, "austria", "alan_jones"],
    ["bmw_sauber", 2008, "canada", "robert_kubica"],
    ["toro_rosso", 2008, "italy", "sebastian_vettel"],
    ["alphatauri", 2020, "italy", "pierre_gasly"],
    ["racing_point", 2020, "sakhir", "sergio_perez"],
    ["alpine", 2021, "hungary", "esteban_ocon"],
  ] as const;
  for (const [team, year, grandPrix, winner] of wins) {
    expect(archive.teamCareer(team, 2025).wins).toBe(1);
    expect(archive.race(year, grandPrix)).toMatchObject({ winner, winning_team: team });
  }
});

fact("Minardi never stood on a podium", "StatsF1, Minardi", (archive) =>
  expect(archive.teamCareer("minardi")).toMatchObject({ wins: 0, podiums: 0, best_finish: 4 }),
);

fact("Toyota stood on 13 podiums and never won", "formula1.com, Toyota 2002-2009", (archive) =>
  expect(archive.teamCareer("toyota")).toMatchObject({ wins: 0, podiums: 13, poles: 3 }),
);

fact("Force India stood on six podiums and never won", "formula1.com, Force India", (archive) => {
  expect(archive.teamCareer("force_india")).toMatchObject({ wins: 0, podiums: 6, poles: 1 });
  expect(archive.race(2009, "belgium").pole).toBe("giancarlo_fisichella");
});

fact("Arrows never won; its one pole was Long Beach 1981", "StatsF1, Arrows", (archive) => {
  expect(archive.teamCareer("arrows")).toMatchObject({ wins: 0, poles: 1 });
  expect(archive.race(1981, "united_states_west").pole).toBe("riccardo_patrese");
});

fact(
  "Ferrari was the constructors' champion of 1999 by 128 points to 124",
  "FIA, 1999 classification",
  (archive) => {
    expect(archive.teamPoints(1999, 2)).toEqual([
      ["ferrari", 128],
      ["mclaren", 124],
    ]);
    expect(archive.driverTitles("mika_hakkinen")).toContain(1999);
  },
);

fact(
  "McLaren beat Ferrari to the title of 2024 by 666 points to 652",
  "FIA, 2024 classification",
  (archive) =>
    expect(archive.teamPoints(2024, 2)).toEqual([
      ["mclaren", 666],
      ["ferrari", 652],
    ]),
);

fact(
  "McLaren was excluded from the constructors' championship of 2007",
  "FIA World Motor Sport Council",
  (archive) => {
    expect(archive.teamPoints(2007, 2)).toEqual([
      ["ferrari", 204],
      ["bmw_sauber", 101],
    ]);
    expect(archive.teamSeason("mclaren", 2007)).toMatchObject({ wins: 8, position: null });
  },
);
