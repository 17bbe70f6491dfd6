import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("Stirling Moss won 16 Grands Prix of his 66, and never the title", "StatsF1, Stirling Moss", (archive) =>
  expect(archive.driverCareer("stirling_moss")).toMatchObject({
    grands_prix: 66,
    wins: 16,
    podiums: 24,
    poles: 16,
    titles: 0,
  }),
);

fact("David Coulthard: 246 starts, 13 wins, 62 podiums", "StatsF1, David Coulthard", (archive) =>
  expect(archive.driverCareer("david_coulthard")).toMatchObject({
    grands_prix: 246,
    wins: 13,
    podiums: 62,
    poles: 12,
  }),
);

fact("Carlos Reutemann: 146 starts, 12 wins, 45 podiums", "StatsF1, Carlos Reutemann", (archive) =>
  expect(archive.driverCareer("carlos_reutemann")).toMatchObject({
    grands_prix: 146,
    wins: 12,
    podiums: 45,
    poles: 6,
    titles: 0,
  }),
);

fact("Rubens Barrichello: 11 wins, 68 podiums, 14 poles", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("rubens_barrichello")).toMatchObject({
    wins: 11,
    podiums: 68,
    poles: 14,
    titles: 0,
  }),
);

fact("Felipe Massa: 11 wins, 41 podiums, 16 poles", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("felipe_massa")).toMatchObject({ wins: 11, podiums: 41, poles: 16, titles: 0 }),
);

fact("Ronnie Peterson: 123 starts, 10 wins, 14 poles", "StatsF1, Ronnie Peterson", (archive) =>
  expect(archive.driverCareer("ronnie_peterson")).toMatchObject({
    grands_prix: 123,
    wins: 10,
    podiums: 26,
    poles: 14,
  }),
);

fact("Gerhard Berger: 210 starts, 10 wins, 48 podiums", "StatsF1, Gerhard Berger", (archive) =>
  expect(archive.driverCareer("gerhard_berger")).toMatchObject({
    grands_prix: 210,
    wins: 10,
    podiums: 48,
    poles: 12,
  }),
);

fact("Valtteri Bottas: 10 wins, 67 podiums, 20 poles until 2024", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("valtteri_bottas", 2024)).toMatchObject({ wins: 10, podiums: 67, poles: 20 }),
);

fact("Mark Webber: 9 wins, 42 podiums, 13 poles", "StatsF1, Mark Webber", (archive) =>
  expect(archive.driverCareer("mark_webber")).toMatchObject({ wins: 9, podiums: 42, poles: 13 }),
);

fact("Daniel Ricciardo: 8 wins, 32 podiums, 3 poles", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("daniel_ricciardo")).toMatchObject({ wins: 8, podiums: 32, poles: 3 }),
);

fact("Jacky Ickx: 8 wins, 25 podiums, 13 poles", "StatsF1, Jacky Ickx", (archive) =>
  expect(archive.driverCareer("jacky_ickx")).toMatchObject({ wins: 8, podiums: 25, poles: 13 }),
);

fact("René Arnoux: 7 wins, 22 podiums, 18 poles", "StatsF1, René Arnoux", (archive) =>
  expect(archive.driverCareer("rene_arnoux")).toMatchObject({ wins: 7, podiums: 22, poles: 18 }),
);

fact("Juan Pablo Montoya: 7 wins, 30 podiums, 13 poles", "formula1.com, driver page", (archive) =>
  expect(archive.driverCareer("juan_pablo_montoya")).toMatchObject({ wins: 7, podiums: 30, poles: 13 }),
);

fact("Gilles Villeneuve: 67 starts, 6 wins, 2 poles", "StatsF1, Gilles Villeneuve", (archive) =>
  expect(archive.driverCareer("gilles_villeneuve")).toMatchObject({
    grands_prix: 67,
    wins: 6,
    podiums: 13,
    poles: 2,
  }),
);

fact("Riccardo Patrese: 256 starts, 6 wins, 8 poles", "StatsF1, Riccardo Patrese", (archive) =>
  expect(archive.driverCareer("riccardo_patrese")).toMatchObject({
    grands_prix: 256,
    wins: 6,
    podiums: 37,
    poles: 8,
  }),
);
