import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("1950: Farina 30, Fangio 27, Fagioli 24 of his 28", "StatsF1, 1950 championship", (archive) =>
  expect(archive.driverPoints(1950, 3)).toEqual([
    ["nino_farina", 30],
    ["juan_manuel_fangio", 27],
    ["luigi_fagioli", 24],
  ]),
);

fact("1951: Fangio 31, Ascari 25", "StatsF1, 1951 championship", (archive) =>
  expect(archive.driverPoints(1951, 2)).toEqual([
    ["juan_manuel_fangio", 31],
    ["alberto_ascari", 25],
  ]),
);

fact(
  "1952: Ascari won six races and scored the 36 points that could be had",
  "StatsF1, 1952 championship",
  (archive) => {
    expect(archive.driverPoints(1952, 2)).toEqual([
      ["alberto_ascari", 36],
      ["nino_farina", 24],
    ]);
    expect(archive.driverSeason("alberto_ascari", 1952).wins).toBe(6);
  },
);

fact("1953: Ascari won five races and a second title", "StatsF1, 1953 championship", (archive) => {
  expect(archive.driverSeason("alberto_ascari", 1953)).toMatchObject({ wins: 5, total_points: 34.5 });
  expect(archive.driverTitles("alberto_ascari")).toEqual([1952, 1953]);
});

fact("1954: Fangio won six races, with Maserati and then Mercedes", "Fangio, My Racing Life", (archive) =>
  expect(archive.driverSeason("juan_manuel_fangio", 1954)).toMatchObject({
    team_name: "Maserati / Mercedes",
    wins: 6,
    total_points: 42,
    championship_rank: 1,
  }),
);

fact("1955: Fangio 40, Moss 23", "StatsF1, 1955 championship", (archive) =>
  expect(archive.driverPoints(1955, 2)).toEqual([
    ["juan_manuel_fangio", 40],
    ["stirling_moss", 23],
  ]),
);

fact("1956: Fangio 30, Moss 27, Collins 25", "StatsF1, 1956 championship", (archive) =>
  expect(archive.driverPoints(1956, 3)).toEqual([
    ["juan_manuel_fangio", 30],
    ["stirling_moss", 27],
    ["peter_collins", 25],
  ]),
);

fact("1957: Fangio 40, Moss 25", "StatsF1, 1957 championship", (archive) =>
  expect(archive.driverPoints(1957, 2)).toEqual([
    ["juan_manuel_fangio", 40],
    ["stirling_moss", 25],
  ]),
);

fact(
  "1958: Hawthorn was champion with one win, Moss second with four",
  "Hawthorn, Champion Year",
  (archive) => {
    expect(archive.driverPoints(1958, 2)).toEqual([
      ["mike_hawthorn", 42],
      ["stirling_moss", 41],
    ]);
    expect(archive.driverSeason("mike_hawthorn", 1958).wins).toBe(1);
    expect(archive.driverSeason("stirling_moss", 1958).wins).toBe(4);
  },
);

fact(
  "1958: Vanwall won the first constructors' title with 48 points",
  "Jenkinson and Posthumus, Vanwall",
  (archive) => {
    expect(archive.teamPoints(1958, 2)).toEqual([
      ["vanwall", 48],
      ["ferrari", 40],
    ]);
    expect(archive.teamTitles("vanwall")).toEqual([1958]);
    expect(archive.teamCareer("vanwall").wins).toBe(9);
  },
);

fact("1957 had no constructors' championship", "StatsF1, 1957 championship", (archive) => {
  expect(archive.teamPoints(1957, 1)).toEqual([]);
  expect(archive.teamSeason("maserati", 1957)).toMatchObject({ total_points: null, position: null });
});

fact("1959: Brabham 31, Brooks 27", "StatsF1, 1959 championship", (archive) =>
  expect(archive.driverPoints(1959, 2)).toEqual([
    ["jack_brabham", 31],
    ["tony_brooks", 27],
  ]),
);

fact("1960: Brabham won five races in a row", "Brabham, When the Flag Drops", (archive) => {
  const winners = archive.calendar(1960).map((race) => race.winner);
  expect(winners.join(" ")).toContain(Array(5).fill("jack_brabham").join(" "));
  expect(archive.driverPoints(1960, 2)).toEqual([
    ["jack_brabham", 43],
    ["bruce_mclaren", 34],
  ]);
});

fact("1961: Phil Hill 34, von Trips 33", "Cannell, The Limit", (archive) =>
  expect(archive.driverPoints(1961, 2)).toEqual([
    ["phil_hill", 34],
    ["wolfgang_von_trips", 33],
  ]),
);

fact("1962: Graham Hill 42, Clark 30", "StatsF1, 1962 championship", (archive) =>
  expect(archive.driverPoints(1962, 2)).toEqual([
    ["graham_hill", 42],
    ["jim_clark", 30],
  ]),
);

fact(
  "1963: Clark won seven of ten races; 54 of his 73 points counted",
  "StatsF1, 1963 championship",
  (archive) => {
    expect(archive.driverSeason("jim_clark", 1963)).toMatchObject({ wins: 7, total_points: 54 });
    expect(archive.calendar(1963)).toHaveLength(10);
  },
);

fact("1964: Surtees 40, Graham Hill 39 of his 41", "StatsF1, 1964 championship", (archive) =>
  expect(archive.driverPoints(1964, 2)).toEqual([
    ["john_surtees", 40],
    ["graham_hill", 39],
  ]),
);

fact("1965: Clark won six races and 54 points", "StatsF1, 1965 championship", (archive) =>
  expect(archive.driverSeason("jim_clark", 1965)).toMatchObject({
    wins: 6,
    total_points: 54,
    team_name: "Lotus",
  }),
);

fact("1966: Jack Brabham was champion in a car of his own name", "Guinness World Records", (archive) =>
  expect(archive.driverSeason("jack_brabham", 1966)).toMatchObject({
    team_name: "Brabham",
    wins: 4,
    championship_rank: 1,
  }),
);

fact("1967: Hulme 51, Brabham 46, two wins each", "StatsF1, 1967 championship", (archive) => {
  expect(archive.driverPoints(1967, 2)).toEqual([
    ["denny_hulme", 51],
    ["jack_brabham", 46],
  ]);
  expect(archive.driverSeason("denny_hulme", 1967).wins).toBe(2);
  expect(archive.driverSeason("jack_brabham", 1967).wins).toBe(2);
});

fact("1969: Stewart won six races and 63 points", "StatsF1, 1969 championship", (archive) =>
  expect(archive.driverSeason("jackie_stewart", 1969)).toMatchObject({ wins: 6, total_points: 63 }),
);

fact(
  "1970: Rindt, who died at Monza, stayed ahead of Ickx, 45 to 40",
  "StatsF1, 1970 championship",
  (archive) => {
    expect(archive.driverPoints(1970, 2)).toEqual([
      ["jochen_rindt", 45],
      ["jacky_ickx", 40],
    ]);
    expect(archive.driverSeason("jochen_rindt", 1970).wins).toBe(5);
  },
);

fact(
  "1972: Fittipaldi, 25 years and 273 days old, was the youngest champion",
  "StatsF1, youngest champions",
  (archive) => {
    const { winner, date } = archive.race(1972, "italy");
    expect(winner).toBe("emerson_fittipaldi");
    expect(archive.ageOn("emerson_fittipaldi", date)).toEqual({ years: 25, days: 273 });
    expect(archive.driverPoints(1972, 2)).toEqual([
      ["emerson_fittipaldi", 61],
      ["jackie_stewart", 45],
    ]);
  },
);

fact("1974: Fittipaldi 55, Regazzoni 52", "StatsF1, 1974 championship", (archive) =>
  expect(archive.driverPoints(1974, 2)).toEqual([
    ["emerson_fittipaldi", 55],
    ["clay_regazzoni", 52],
  ]),
);

fact("1975: Lauda won five races from nine poles and 64.5 points", "Autocourse 1975-76", (archive) =>
  expect(archive.driverSeason("niki_lauda", 1975)).toMatchObject({
    wins: 5,
    pole_positions: 9,
    total_points: 64.5,
  }),
);

fact("1976: Hunt 69, Lauda 68", "Autocourse 1976-77", (archive) => {
  expect(archive.driverPoints(1976, 2)).toEqual([
    ["james_hunt", 69],
    ["niki_lauda", 68],
  ]);
  expect(archive.driverSeason("james_hunt", 1976)).toMatchObject({ wins: 6, pole_positions: 8 });
});

fact("1977: Lauda 72 with three wins, Andretti 47 with four", "Autocourse 1977-78", (archive) => {
  expect(archive.driverSeason("niki_lauda", 1977)).toMatchObject({ wins: 3, total_points: 72 });
  expect(archive.driverSeason("mario_andretti", 1977)).toMatchObject({ wins: 4, total_points: 47 });
});

fact("1978: Andretti 64, Peterson 51", "Autocourse 1978-79", (archive) =>
  expect(archive.driverPoints(1978, 2)).toEqual([
    ["mario_andretti", 64],
    ["ronnie_peterson", 51],
  ]),
);

fact("1979: Scheckter 51 of his 60, Villeneuve 47 of his 53", "Autocourse 1979-80", (archive) =>
  expect(archive.driverPoints(1979, 2)).toEqual([
    ["jody_scheckter", 51],
    ["gilles_villeneuve", 47],
  ]),
);

fact("1980: Jones 67 of his 71, Piquet 54", "Autocourse 1980-81", (archive) =>
  expect(archive.driverPoints(1980, 2)).toEqual([
    ["alan_jones", 67],
    ["nelson_piquet", 54],
  ]),
);
