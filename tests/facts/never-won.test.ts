import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

fact("Chris Amon took five poles and eleven podiums, and never won", "StatsF1, Chris Amon", (archive) =>
  expect(archive.driverCareer("chris_amon")).toMatchObject({ wins: 0, podiums: 11, poles: 5 }),
);

fact("Andrea de Cesaris stood on five podiums and never won", "StatsF1, Andrea de Cesaris", (archive) =>
  expect(archive.driverCareer("andrea_de_cesaris")).toMatchObject({
    wins: 0,
    podiums: 5,
    poles: 1,
    best_finish: 2,
  }),
);

fact("Nick Heidfeld stood on 13 podiums, never on the top step", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("nick_heidfeld")).toMatchObject({
    wins: 0,
    podiums: 13,
    poles: 1,
    best_finish: 2,
  }),
);

fact("Stefan Johansson stood on 12 podiums and never won", "StatsF1, Stefan Johansson", (archive) =>
  expect(archive.driverCareer("stefan_johansson")).toMatchObject({
    wins: 0,
    podiums: 12,
    poles: 0,
    best_finish: 2,
  }),
);

fact("Romain Grosjean: 179 starts, ten podiums, no win", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("romain_grosjean")).toMatchObject({ grands_prix: 179, wins: 0, podiums: 10 }),
);

fact("Martin Brundle stood on nine podiums and never won", "StatsF1, Martin Brundle", (archive) =>
  expect(archive.driverCareer("martin_brundle")).toMatchObject({ wins: 0, podiums: 9, poles: 0 }),
);

fact("Eddie Cheever: 132 starts, nine podiums, no win", "StatsF1, Eddie Cheever", (archive) =>
  expect(archive.driverCareer("eddie_cheever")).toMatchObject({ grands_prix: 132, wins: 0, podiums: 9 }),
);

fact("Jean Behra stood on nine podiums and won no championship race", "StatsF1, Jean Behra", (archive) =>
  expect(archive.driverCareer("jean_behra")).toMatchObject({ wins: 0, podiums: 9 }),
);

fact(
  "Luigi Villoresi stood on eight podiums and won no championship race",
  "StatsF1, Luigi Villoresi",
  (archive) => expect(archive.driverCareer("luigi_villoresi")).toMatchObject({ wins: 0, podiums: 8 }),
);

fact("Derek Warwick stood on four podiums and never won", "StatsF1, Derek Warwick", (archive) =>
  expect(archive.driverCareer("derek_warwick")).toMatchObject({ wins: 0, podiums: 4, best_finish: 2 }),
);

fact(
  "Jean-Pierre Jarier took three poles and three podiums, no win",
  "StatsF1, Jean-Pierre Jarier",
  (archive) =>
    expect(archive.driverCareer("jean_pierre_jarier")).toMatchObject({ wins: 0, podiums: 3, poles: 3 }),
);

fact("Teo Fabi took three poles and two podiums, no win", "StatsF1, Teo Fabi", (archive) =>
  expect(archive.driverCareer("teo_fabi")).toMatchObject({ wins: 0, podiums: 2, poles: 3, best_finish: 3 }),
);

fact(
  "Adrian Sutil started 128 Grands Prix and was never on a podium",
  "formula1.com, driver page",
  (archive) =>
    expect(archive.driverCareer("adrian_sutil")).toMatchObject({
      grands_prix: 128,
      podiums: 0,
      best_finish: 4,
    }),
);

fact(
  "Nico Hülkenberg started 227 Grands Prix until 2024 without a podium",
  "formula1.com, 6 July 2025",
  (archive) =>
    expect(archive.driverCareer("nico_hulkenberg", 2024)).toMatchObject({
      grands_prix: 227,
      podiums: 0,
      poles: 1,
      best_finish: 4,
    }),
);

fact("Luca Badoer started 50 Grands Prix and scored no point", "StatsF1, Luca Badoer", (archive) =>
  expect(archive.driverCareer("luca_badoer")).toMatchObject({ grands_prix: 50, points: 0 }),
);

fact(
  "Stuart Lewis-Evans took two poles and two podiums in 14 starts",
  "StatsF1, Stuart Lewis-Evans",
  (archive) =>
    expect(archive.driverCareer("stuart_lewis_evans")).toMatchObject({
      grands_prix: 14,
      wins: 0,
      podiums: 2,
      poles: 2,
    }),
);

fact("Eugenio Castellotti took one pole, in Belgium in 1955", "StatsF1, Eugenio Castellotti", (archive) => {
  expect(archive.driverCareer("eugenio_castellotti")).toMatchObject({ wins: 0, podiums: 3, poles: 1 });
  expect(archive.race(1955, "belgium").pole).toBe("eugenio_castellotti");
});

fact("Tom Pryce took one pole, at Silverstone in 1975", "StatsF1, Tom Pryce", (archive) => {
  expect(archive.driverCareer("tom_pryce")).toMatchObject({ grands_prix: 42, wins: 0, podiums: 2, poles: 1 });
  expect(archive.race(1975, "great_britain").pole).toBe("tom_pryce");
});

fact("Mike Parkes took one pole, at Monza in 1966", "StatsF1, Mike Parkes", (archive) => {
  expect(archive.driverCareer("mike_parkes")).toMatchObject({ wins: 0, podiums: 2, poles: 1 });
  expect(archive.race(1966, "italy").pole).toBe("mike_parkes");
});

fact("Lella Lombardi, the only woman to score, scored half a point", "Guinness World Records", (archive) =>
  expect(archive.driverCareer("lella_lombardi")).toMatchObject({ points: 0.5, wins: 0, best_finish: 6 }),
);

fact("Kevin Magnussen's one podium was his first race", "formula1.com, 16 March 2014", (archive) =>
  expect(archive.driverCareer("kevin_magnussen")).toMatchObject({ wins: 0, podiums: 1, best_finish: 2 }),
);

factOfRaces("Kevin Magnussen was second in Australia in 2014", "formula1.com, 16 March 2014", (archive) => {
  expect(archive.podium(2014, "australia")).toEqual(["nico_rosberg", "kevin_magnussen", "jenson_button"]);
  expect(archive.driverResult("kevin_magnussen", 2014, "australia").grid_position).toBe(4);
});
