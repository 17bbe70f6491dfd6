import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("Max Verstappen won 19 Grands Prix in 2023", "formula1.com, 2023 season review", (archive) =>
  expect(archive.driverSeason("max_verstappen", 2023)).toMatchObject({
    wins: 19,
    podiums: 21,
    pole_positions: 12,
    total_points: 575,
    championship_rank: 1,
  }),
);

fact("Max Verstappen won ten races in a row in 2023, Miami to Monza", "Guinness World Records", (archive) => {
  const races = archive.calendar(2023).slice(4, 15);
  expect(races.at(0)?.grand_prix).toBe("miami");
  expect(races.at(-1)?.grand_prix).toBe("singapore");
  expect(races.map((race) => race.winner)).toEqual([...Array(10).fill("max_verstappen"), "carlos_sainz_jr"]);
});

fact("Sebastian Vettel won the last nine races of 2013", "Guinness World Records", (archive) => {
  const races = archive.calendar(2013).slice(-9);
  expect(races.map((race) => race.winner)).toEqual(Array(9).fill("sebastian_vettel"));
  expect(archive.driverSeason("sebastian_vettel", 2013).wins).toBe(13);
});

fact("Sebastian Vettel took 15 poles and 11 wins in 2011", "formula1.com, 2011 season", (archive) =>
  expect(archive.driverSeason("sebastian_vettel", 2011)).toMatchObject({
    wins: 11,
    podiums: 17,
    pole_positions: 15,
    total_points: 392,
  }),
);

fact("Michael Schumacher won 13 of the 18 races of 2004", "Autocourse 2004-2005", (archive) => {
  expect(archive.driverSeason("michael_schumacher", 2004)).toMatchObject({ wins: 13, total_points: 148 });
  expect(archive.calendar(2004)).toHaveLength(18);
});

fact("Michael Schumacher was on the podium of all 17 races of 2002", "Autocourse 2002-2003", (archive) => {
  expect(archive.driverSeason("michael_schumacher", 2002)).toMatchObject({ wins: 11, podiums: 17 });
  expect(archive.calendar(2002)).toHaveLength(17);
});

fact("Nigel Mansell won nine races from 14 poles in 1992", "Autocourse 1992-93", (archive) =>
  expect(archive.driverSeason("nigel_mansell", 1992)).toMatchObject({
    wins: 9,
    pole_positions: 14,
    total_points: 108,
    team_name: "Williams",
  }),
);

fact("Ayrton Senna took 13 poles in 1988 and 13 in 1989", "Autocourse 1988-89 and 1989-90", (archive) => {
  expect(archive.driverSeason("ayrton_senna", 1988).pole_positions).toBe(13);
  expect(archive.driverSeason("ayrton_senna", 1989).pole_positions).toBe(13);
});

fact("Alain Prost won seven races from 13 poles in 1993", "Autocourse 1993-94", (archive) =>
  expect(archive.driverSeason("alain_prost", 1993)).toMatchObject({
    wins: 7,
    pole_positions: 13,
    total_points: 99,
  }),
);

fact(
  "Lewis Hamilton's first season, 2007: four wins, 12 podiums, 6 poles",
  "formula1.com, 2007 season",
  (archive) =>
    expect(archive.driverSeason("lewis_hamilton", 2007)).toMatchObject({
      wins: 4,
      podiums: 12,
      pole_positions: 6,
      championship_rank: 2,
    }),
);

fact("Jacques Villeneuve won four races in his first season, 1996", "Autocourse 1996-97", (archive) =>
  expect(archive.driverSeason("jacques_villeneuve", 1996)).toMatchObject({
    wins: 4,
    pole_positions: 3,
    total_points: 78,
    championship_rank: 2,
  }),
);

fact("Lewis Hamilton won 11 of the 17 races of 2020", "formula1.com, 2020 season review", (archive) => {
  expect(archive.driverSeason("lewis_hamilton", 2020)).toMatchObject({ wins: 11, total_points: 347 });
  expect(archive.calendar(2020)).toHaveLength(17);
});

fact("Max Verstappen won 15 Grands Prix in 2022", "formula1.com, 2022 season review", (archive) =>
  expect(archive.driverSeason("max_verstappen", 2022)).toMatchObject({ wins: 15, total_points: 454 }),
);

fact("Jenson Button won six of the first seven races of 2009", "Autocourse 2009-2010", (archive) => {
  const winners = archive.calendar(2009).map((race) => race.winner);
  expect(winners.slice(0, 7).filter((winner) => winner === "jenson_button")).toHaveLength(6);
  expect(winners.slice(7)).not.toContain("jenson_button");
});

fact("Keke Rosberg became champion in 1982 with a single win", "Autocourse 1982-83", (archive) =>
  expect(archive.driverSeason("keke_rosberg", 1982)).toMatchObject({
    wins: 1,
    total_points: 44,
    championship_rank: 1,
  }),
);

fact("Seven drivers won the first seven races of 2012", "formula1.com, 2012 season review", (archive) =>
  expect(
    new Set(
      archive
        .calendar(2012)
        .slice(0, 7)
        .map((race) => race.winner),
    ).size,
  ).toBe(7),
);

fact("Eleven drivers won a race in 1982", "Autocourse 1982-83", (archive) =>
  expect(new Set(archive.calendar(1982).map((race) => race.winner)).size).toBe(11),
);

fact(
  "Max Verstappen moved from Toro Rosso to Red Bull during 2016",
  "Red Bull Racing, 5 May 2016",
  (archive) => expect(archive.driverSeason("max_verstappen", 2016).team_name).toBe("Toro Rosso / Red Bull"),
);

fact(
  "Pierre Gasly moved from Red Bull to Toro Rosso during 2019",
  "Red Bull Racing, 12 August 2019",
  (archive) => expect(archive.driverSeason("pierre_gasly", 2019).team_name).toBe("Red Bull / Toro Rosso"),
);

fact("Michael Schumacher raced for Jordan, then Benetton in 1991", "Jordan, An Independent Man", (archive) =>
  expect(archive.driverSeason("michael_schumacher", 1991).team_name).toBe("Jordan / Benetton"),
);

fact(
  "Giancarlo Fisichella went from Force India to Ferrari in 2009",
  "Ferrari, 3 September 2009",
  (archive) =>
    expect(archive.driverSeason("giancarlo_fisichella", 2009).team_name).toBe("Force India / Ferrari"),
);

fact("Max Verstappen won in Spain in 2016 at 18 years and 228 days", "Guinness World Records", (archive) => {
  const { winner, date } = archive.race(2016, "spain");
  expect(winner).toBe("max_verstappen");
  expect(archive.ageOn("max_verstappen", date)).toEqual({ years: 18, days: 228 });
});

fact("Max Verstappen first raced at 17 years and 166 days", "Guinness World Records", (archive) =>
  expect(archive.ageOn("max_verstappen", archive.race(2015, "australia").date)).toEqual({
    years: 17,
    days: 166,
  }),
);

fact(
  "Sebastian Vettel was 23 years and 134 days old when first champion",
  "Guinness World Records",
  (archive) =>
    expect(archive.ageOn("sebastian_vettel", archive.race(2010, "abu_dhabi").date)).toEqual({
      years: 23,
      days: 134,
    }),
);

fact(
  "Sebastian Vettel won in Italy in 2008 at 21 years and 73 days",
  "formula1.com, 14 September 2008",
  (archive) => {
    const { winner, winning_team, pole, date } = archive.race(2008, "italy");
    expect([winner, winning_team, pole]).toEqual(["sebastian_vettel", "toro_rosso", "sebastian_vettel"]);
    expect(archive.ageOn("sebastian_vettel", date)).toEqual({ years: 21, days: 73 });
  },
);
