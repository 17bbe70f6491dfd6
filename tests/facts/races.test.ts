import { expect } from "vitest";
import { fact, factOfRaces } from "./fact.ts";

factOfRaces("Spain 1975, stopped early, gave half points: Mass 4.5", "Autocourse 1975-76", (archive) => {
  expect(archive.results(1975, "spain").slice(0, 3)).toMatchObject([
    { driver: "jochen_mass", points: 4.5 },
    { driver: "jacky_ickx", points: 3 },
    { driver: "carlos_reutemann", points: 2 },
  ]);
  expect(archive.driverResult("lella_lombardi", 1975, "spain")).toMatchObject({
    finish_position: 6,
    points: 0.5,
  });
});

factOfRaces("Austria 1975, stopped early, gave half points: Brambilla 4.5", "Autocourse 1975-76", (archive) =>
  expect(archive.results(1975, "austria").slice(0, 3)).toMatchObject([
    { driver: "vittorio_brambilla", points: 4.5 },
    { driver: "james_hunt", points: 3 },
    { driver: "tom_pryce", points: 2 },
  ]),
);

factOfRaces(
  "Monaco 1984, stopped early, gave half points: Prost 4.5, Senna 3",
  "Autocourse 1984-85",
  (archive) =>
    expect(archive.results(1984, "monaco").slice(0, 2)).toMatchObject([
      { driver: "alain_prost", points: 4.5 },
      { driver: "ayrton_senna", points: 3, team: "toleman" },
    ]),
);

factOfRaces("Australia 1991, 14 laps long, gave half points: Senna 5", "Autocourse 1991-92", (archive) =>
  expect(archive.results(1991, "australia").slice(0, 3)).toMatchObject([
    { driver: "ayrton_senna", points: 5 },
    { driver: "nigel_mansell", points: 3 },
    { driver: "gerhard_berger", points: 2 },
  ]),
);

factOfRaces(
  "Malaysia 2009, stopped early, gave half points: Button 5",
  "formula1.com, 5 April 2009",
  (archive) =>
    expect(archive.results(2009, "malaysia").slice(0, 3)).toMatchObject([
      { driver: "jenson_button", points: 5 },
      { driver: "nick_heidfeld", points: 4 },
      { driver: "timo_glock", points: 3 },
    ]),
);

factOfRaces(
  "Belgium 2021, behind the safety car, gave half points: Verstappen 12.5",
  "FIA, 29 August 2021",
  (archive) =>
    expect(archive.results(2021, "belgium").slice(0, 3)).toMatchObject([
      { driver: "max_verstappen", points: 12.5 },
      { driver: "george_russell", points: 9, team: "williams" },
      { driver: "lewis_hamilton", points: 7.5 },
    ]),
);

factOfRaces(
  "Abu Dhabi 2014 gave double points: Hamilton 50, Massa 36",
  "formula1.com, 23 November 2014",
  (archive) =>
    expect(archive.results(2014, "abu_dhabi").slice(0, 2)).toMatchObject([
      { driver: "lewis_hamilton", points: 50 },
      { driver: "felipe_massa", points: 36 },
    ]),
);

factOfRaces("Senna beat Mansell by 0.014 s at Jerez in 1986", "Autocourse 1986-87", (archive) =>
  expect(archive.results(1986, "spain").slice(0, 2)).toMatchObject([
    { driver: "ayrton_senna", team: "lotus" },
    { driver: "nigel_mansell", gap_ms: 14 },
  ]),
);

factOfRaces(
  "Barrichello beat Schumacher by 0.011 s at Indianapolis in 2002",
  "formula1.com, 29 September 2002",
  (archive) =>
    expect(archive.results(2002, "united_states").slice(0, 2)).toMatchObject([
      { driver: "rubens_barrichello" },
      { driver: "michael_schumacher", gap_ms: 11 },
    ]),
);

factOfRaces(
  "John Watson won Long Beach in 1983 from 22nd on the grid",
  "Guinness World Records",
  (archive) => {
    const result = archive.driverResult("john_watson", 1983, "united_states_west");
    expect(result).toMatchObject({ grid_position: 22, finish_position: 1, constructor: "McLaren" });
  },
);

factOfRaces(
  "Rubens Barrichello won at Hockenheim in 2000 from 18th",
  "formula1.com, 30 July 2000",
  (archive) =>
    expect(archive.driverResult("rubens_barrichello", 2000, "germany")).toMatchObject({
      grid_position: 18,
      finish_position: 1,
    }),
);

factOfRaces("Max Verstappen won São Paulo in 2024 from 17th", "formula1.com, 3 November 2024", (archive) =>
  expect(archive.driverResult("max_verstappen", 2024, "sao_paulo")).toMatchObject({
    grid_position: 17,
    finish_position: 1,
  }),
);

factOfRaces("Olivier Panis won Monaco in 1996 from 14th", "Autocourse 1996-97", (archive) => {
  expect(archive.driverResult("olivier_panis", 1996, "monaco").grid_position).toBe(14);
  expect(archive.podium(1996, "monaco")).toEqual(["olivier_panis", "david_coulthard", "johnny_herbert"]);
});

factOfRaces("Six cars raced at Indianapolis in 2005", "FIA, 19 June 2005", (archive) => {
  const classified = archive.results(2005, "united_states").filter((row) => row.position !== null);
  expect(classified.map((row) => row.driver)).toEqual([
    "michael_schumacher",
    "rubens_barrichello",
    "tiago_monteiro",
    "narain_karthikeyan",
    "christijan_albers",
    "patrick_friesacher",
  ]);
});

factOfRaces(
  "Jordan came first and second at Spa in 1998: Hill and Schumacher",
  "Jordan, An Independent Man",
  (archive) =>
    expect(archive.podium(1998, "belgium")).toEqual(["damon_hill", "ralf_schumacher", "jean_alesi"]),
);

factOfRaces("Ferrari came first and second at Monza in 1988", "Autocourse 1988-89", (archive) =>
  expect(archive.podium(1988, "italy").slice(0, 2)).toEqual(["gerhard_berger", "michele_alboreto"]),
);

factOfRaces(
  "Ricciardo and Norris came first and second at Monza in 2021",
  "formula1.com, 12 September 2021",
  (archive) =>
    expect(archive.podium(2021, "italy")).toEqual(["daniel_ricciardo", "lando_norris", "valtteri_bottas"]),
);

factOfRaces("Monza 2020: Gasly, Sainz, Stroll", "formula1.com, 6 September 2020", (archive) =>
  expect(archive.podium(2020, "italy")).toEqual(["pierre_gasly", "carlos_sainz_jr", "lance_stroll"]),
);

factOfRaces("Sakhir 2020: Pérez, Ocon, Stroll", "formula1.com, 6 December 2020", (archive) =>
  expect(archive.podium(2020, "sakhir")).toEqual(["sergio_perez", "esteban_ocon", "lance_stroll"]),
);

factOfRaces(
  "Hungary 2021: Vettel, second on the road, was disqualified",
  "FIA stewards, 1 August 2021",
  (archive) => {
    expect(archive.podium(2021, "hungary")).toEqual(["esteban_ocon", "lewis_hamilton", "carlos_sainz_jr"]);
    expect(archive.driverResult("sebastian_vettel", 2021, "hungary")).toMatchObject({
      finish_position: null,
      points: 0,
    });
  },
);

fact(
  "Belgium 2024 went to Hamilton after Russell was disqualified",
  "FIA stewards, 28 July 2024",
  (archive) => expect(archive.race(2024, "belgium").winner).toBe("lewis_hamilton"),
);

fact("Alonso won Singapore in 2008, Räikkönen Belgium in 2009", "formula1.com, results", (archive) => {
  expect(archive.race(2008, "singapore").winner).toBe("fernando_alonso");
  expect(archive.race(2009, "belgium").winner).toBe("kimi_raikkonen");
});

fact("Pastor Maldonado's one win was Spain 2012, from pole", "formula1.com, 13 May 2012", (archive) => {
  expect(archive.race(2012, "spain")).toMatchObject({ winner: "pastor_maldonado", pole: "pastor_maldonado" });
  expect(archive.driverCareer("pastor_maldonado").wins).toBe(1);
});

fact("Jean Alesi's one win was Canada 1995", "StatsF1, Jean Alesi", (archive) => {
  expect(archive.race(1995, "canada").winner).toBe("jean_alesi");
  expect(archive.driverCareer("jean_alesi")).toMatchObject({ wins: 1, podiums: 32, poles: 2 });
});

fact("Jarno Trulli's one win was Monaco 2004, from pole", "formula1.com, 23 May 2004", (archive) => {
  expect(archive.race(2004, "monaco")).toMatchObject({ winner: "jarno_trulli", pole: "jarno_trulli" });
  expect(archive.driverCareer("jarno_trulli").wins).toBe(1);
});

fact(
  "Russell started first in São Paulo 2022; pole was Magnussen's",
  "formula1.com, 11 November 2022",
  (archive) =>
    expect(archive.race(2022, "sao_paulo")).toMatchObject({
      pole: "george_russell",
      credited_pole: "kevin_magnussen",
      winner: "george_russell",
    }),
);

fact("Leclerc, credited with pole in Monaco in 2021, did not start", "formula1.com, 23 May 2021", (archive) =>
  expect(archive.race(2021, "monaco")).toMatchObject({
    pole: null,
    credited_pole: "charles_leclerc",
    winner: "max_verstappen",
  }),
);
