import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

fact(
  "The first championship race: Silverstone, 13 May 1950, won by Farina from pole",
  "formula1.com, 1950 results",
  (archive) =>
    expect(archive.race(1950, "great_britain")).toMatchObject({
      round: 1,
      date: "1950-05-13",
      circuit: "silverstone",
      winner: "nino_farina",
      winning_team: "alfa_romeo",
      pole: "nino_farina",
    }),
);

factOfRaces("Farina, Fagioli and Parnell were the first podium", "formula1.com, 1950 results", (archive) =>
  expect(archive.podium(1950, "great_britain")).toEqual(["nino_farina", "luigi_fagioli", "reg_parnell"]),
);

fact("Alfa Romeo won the six Grands Prix of 1950 that it entered", "Alfa Romeo Museum, Arese", (archive) => {
  expect(archive.teamSeason("alfa_romeo", 1950).wins).toBe(6);
  expect(archive.teamCareer("alfa_romeo", 1951).wins).toBe(10);
});

fact(
  "The winners of the Indianapolis 500 from 1950 to 1960",
  "Indianapolis Motor Speedway Museum",
  (archive) => {
    const years = [1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960];
    expect(years.map((year) => archive.race(year, "indianapolis").winner)).toEqual([
      "johnnie_parsons",
      "lee_wallard",
      "troy_ruttman",
      "bill_vukovich",
      "bill_vukovich",
      "bob_sweikert",
      "pat_flaherty",
      "sam_hanks",
      "jimmy_bryan",
      "rodger_ward",
      "jim_rathmann",
    ]);
  },
);

fact("The Indianapolis 500 of 1961 was no championship race", "StatsF1, 1961 calendar", (archive) =>
  expect(archive.calendar(1961).map((race) => race.grand_prix)).not.toContain("indianapolis"),
);

fact("France 1951 is Luigi Fagioli's one win, shared with Fangio", "StatsF1, Luigi Fagioli", (archive) =>
  expect(archive.driverCareer("luigi_fagioli").wins).toBe(1),
);

factOfRaces(
  "Fagioli and Fangio shared the winning Alfa Romeo at Reims in 1951",
  "StatsF1, France 1951",
  (archive) => {
    expect(archive.driverResult("luigi_fagioli", 1951, "france")).toMatchObject({
      finish_position: 1,
      points: 4,
    });
    expect(archive.driverResult("juan_manuel_fangio", 1951, "france").finish_position).toBe(1);
  },
);

fact("Luigi Fagioli won at 53 years and 22 days", "Guinness World Records", (archive) =>
  expect(archive.ageOn("luigi_fagioli", archive.race(1951, "france").date)).toEqual({ years: 53, days: 22 }),
);

fact("Argentina 1956 is Luigi Musso's one win, shared with Fangio", "StatsF1, Luigi Musso", (archive) =>
  expect(archive.driverCareer("luigi_musso")).toMatchObject({ wins: 1, podiums: 7 }),
);

factOfRaces(
  "Musso and Fangio shared the winning Ferrari in Argentina in 1956",
  "StatsF1, Argentina 1956",
  (archive) => {
    expect(archive.driverResult("luigi_musso", 1956, "argentina")).toMatchObject({
      finish_position: 1,
      points: 4,
    });
    expect(archive.driverResult("juan_manuel_fangio", 1956, "argentina")).toMatchObject({
      finish_position: 1,
      points: 5,
    });
  },
);

fact("Tony Brooks won six Grands Prix, the first shared with Moss", "Brooks, Poetry in Motion", (archive) =>
  expect(archive.driverCareer("tony_brooks")).toMatchObject({ wins: 6, podiums: 10 }),
);

factOfRaces(
  "Brooks and Moss shared the winning Vanwall at Aintree in 1957",
  "Jenkinson and Posthumus, Vanwall",
  (archive) => {
    expect(archive.driverResult("tony_brooks", 1957, "great_britain")).toMatchObject({
      constructor: "Vanwall",
      finish_position: 1,
      points: 4,
    });
    expect(archive.driverResult("stirling_moss", 1957, "great_britain")).toMatchObject({
      finish_position: 1,
      points: 5,
    });
  },
);

factOfRaces(
  "Farina and Trintignant shared the second and the third car in Argentina in 1955",
  "StatsF1, Argentina 1955",
  (archive) => {
    const rows = archive.results(1955, "argentina");
    for (const driver of ["nino_farina", "maurice_trintignant"]) {
      const places = rows.filter((row) => row.driver === driver).map((row) => row.position);
      expect(places.slice(0, 2)).toEqual([2, 3]);
    }
  },
);

factOfRaces(
  "Collins gave his Ferrari to Fangio at Monza in 1956; they came second",
  "Fangio, My Racing Life",
  (archive) => {
    expect(archive.race(1956, "italy").winner).toBe("stirling_moss");
    expect(archive.driverResult("peter_collins", 1956, "italy").finish_position).toBe(2);
    expect(archive.driverResult("juan_manuel_fangio", 1956, "italy").finish_position).toBe(2);
  },
);

fact("Fangio's last win, his 24th, was the Nürburgring of 1957", "Fangio, My Racing Life", (archive) => {
  const { winner, circuit, winning_team, date } = archive.race(1957, "germany");
  expect([winner, circuit, winning_team]).toEqual(["juan_manuel_fangio", "nurburgring", "maserati"]);
  expect(archive.driverSeason("juan_manuel_fangio", 1958).wins).toBe(0);
  expect(archive.ageOn("juan_manuel_fangio", date)).toEqual({ years: 46, days: 41 });
});

fact("Louis Chiron raced at Monaco in 1955 at 55 years and 292 days", "Guinness World Records", (archive) =>
  expect(archive.ageOn("louis_chiron", archive.race(1955, "monaco").date)).toEqual({ years: 55, days: 292 }),
);

factOfRaces(
  "Mercedes took the first four places at Aintree in 1955",
  "Mercedes-Benz Classic, 16 July 1955",
  (archive) =>
    expect(
      archive
        .results(1955, "great_britain")
        .slice(0, 4)
        .map((row) => row.driver),
    ).toEqual(["stirling_moss", "juan_manuel_fangio", "karl_kling", "piero_taruffi"]),
);

fact(
  "Moss won Argentina 1958 for Cooper, with the engine behind him",
  "Moss, My Cars, My Career",
  (archive) =>
    expect(archive.race(1958, "argentina")).toMatchObject({
      winner: "stirling_moss",
      winning_team: "cooper",
    }),
);

fact(
  "Morocco was a championship race once, in 1958, won by Moss",
  "Jenkinson and Posthumus, Vanwall",
  (archive) => {
    expect(archive.editions("morocco")).toEqual([1958]);
    expect(archive.race(1958, "morocco")).toMatchObject({ winner: "stirling_moss", circuit: "ain_diab" });
  },
);

fact(
  "Bruce McLaren won at Sebring in 1959 at 22 years and 104 days",
  "StatsF1, youngest winners",
  (archive) => {
    const { winner, circuit, date } = archive.race(1959, "united_states");
    expect([winner, circuit]).toEqual(["bruce_mclaren", "sebring"]);
    expect(archive.ageOn("bruce_mclaren", date)).toEqual({ years: 22, days: 104 });
  },
);

fact("Lotus first won at Monaco in 1960, with Moss", "Moss, My Cars, My Career", (archive) => {
  expect(archive.race(1960, "monaco")).toMatchObject({ winner: "stirling_moss", winning_team: "lotus" });
  expect(archive.teamCareer("lotus", 1959).wins).toBe(0);
});

fact(
  "Giancarlo Baghetti won his first race, France 1961, and no other",
  "Guinness World Records",
  (archive) => {
    expect(archive.race(1961, "france")).toMatchObject({
      winner: "giancarlo_baghetti",
      winning_team: "ferrari",
    });
    expect(archive.driverCareer("giancarlo_baghetti").wins).toBe(1);
  },
);

factOfRaces(
  "Baghetti beat Gurney by a tenth of a second at Reims in 1961",
  "StatsF1, France 1961",
  (archive) =>
    expect(archive.results(1961, "france")[1]).toMatchObject({ driver: "dan_gurney", gap_ms: 100 }),
);

fact("Lorenzo Bandini's one win was Zeltweg in 1964", "StatsF1, Lorenzo Bandini", (archive) => {
  expect(archive.race(1964, "austria")).toMatchObject({ winner: "lorenzo_bandini", circuit: "zeltweg" });
  expect(archive.driverCareer("lorenzo_bandini").wins).toBe(1);
});

fact("Honda's first win was Mexico 1965, with Ginther", "global.honda, Formula 1 history", (archive) => {
  expect(archive.race(1965, "mexico")).toMatchObject({ winner: "richie_ginther", winning_team: "honda" });
  expect(archive.teamCareer("honda", 1964).wins).toBe(0);
  expect(archive.driverCareer("richie_ginther").wins).toBe(1);
});

factOfRaces("Surtees beat Brabham by two tenths at Monza in 1967", "Surtees, My Incredible Life", (archive) =>
  expect(archive.results(1967, "italy").slice(0, 2)).toMatchObject([
    { driver: "john_surtees", team: "honda" },
    { driver: "jack_brabham", gap_ms: 200 },
  ]),
);

factOfRaces(
  "Monza 1971: Gethin won by a hundredth, five cars within 0.61 s",
  "Guinness World Records",
  (archive) =>
    expect(archive.results(1971, "italy").slice(0, 5)).toMatchObject([
      { driver: "peter_gethin", team: "brm" },
      { driver: "ronnie_peterson", gap_ms: 10 },
      { driver: "francois_cevert", gap_ms: 90 },
      { driver: "mike_hailwood", gap_ms: 180 },
      { driver: "howden_ganley", gap_ms: 610 },
    ]),
);

fact(
  "Jean-Pierre Beltoise's one win was Monaco 1972, BRM's last",
  "StatsF1, Jean-Pierre Beltoise",
  (archive) => {
    expect(archive.race(1972, "monaco")).toMatchObject({
      winner: "jean_pierre_beltoise",
      winning_team: "brm",
    });
    expect(archive.driverCareer("jean_pierre_beltoise").wins).toBe(1);
    expect(archive.teamCareer("brm", 1972).wins).toBe(17);
  },
);

fact("Wolf won its first race, Argentina 1977, with Scheckter", "StatsF1, Argentina 1977", (archive) =>
  expect(archive.race(1977, "argentina")).toMatchObject({
    round: 1,
    winner: "jody_scheckter",
    winning_team: "wolf",
  }),
);

fact("The Brabham with the fan won in Sweden in 1978, with Lauda", "Henry, Brabham", (archive) =>
  expect(archive.race(1978, "sweden")).toMatchObject({ winner: "niki_lauda", winning_team: "brabham" }),
);

fact("Renault's first win was Dijon 1979, with Jabouille", "Autocourse 1979-80", (archive) => {
  expect(archive.teamCareer("renault", 1978).wins).toBe(0);
  expect(archive.race(1979, "france")).toMatchObject({
    winner: "jean_pierre_jabouille",
    winning_team: "renault",
    circuit: "dijon",
  });
});

factOfRaces(
  "Villeneuve beat Arnoux by 0.24 s for second at Dijon in 1979",
  "Donaldson, Gilles Villeneuve",
  (archive) => {
    const [, second, third] = archive.results(1979, "france");
    expect([second?.driver, third?.driver]).toEqual(["gilles_villeneuve", "rene_arnoux"]);
    expect((third?.gap_ms ?? 0) - (second?.gap_ms ?? 0)).toBe(240);
  },
);
