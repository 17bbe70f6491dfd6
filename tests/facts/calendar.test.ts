import { expect } from "vitest";
import { fact } from "./fact.ts";

fact("The championship of 1950 had seven rounds", "StatsF1, 1950 calendar", (archive) =>
  expect(archive.calendar(1950).map((race) => race.grand_prix)).toEqual([
    "great_britain",
    "monaco",
    "indianapolis",
    "switzerland",
    "belgium",
    "france",
    "italy",
  ]),
);

fact("2024 and 2025 had 24 Grands Prix each", "FIA, 2024 and 2025 calendars", (archive) => {
  expect(archive.calendar(2024)).toHaveLength(24);
  expect(archive.calendar(2025)).toHaveLength(24);
});

fact(
  "China 2019, won by Hamilton, was the thousandth championship race",
  "formula1.com, 14 April 2019",
  (archive) => {
    const { date, winner } = archive.race(2019, "china");
    expect(archive.racesUntil(date)).toBe(1000);
    expect(winner).toBe("lewis_hamilton");
  },
);

fact("Las Vegas 1981 and 1982 were raced at Caesars Palace", "Autocourse 1981-82 and 1982-83", (archive) => {
  expect(archive.editions("caesars_palace")).toEqual([1981, 1982]);
  const first = archive.race(1981, "caesars_palace");
  expect(first).toMatchObject({ circuit: "caesars_palace", winner: "alan_jones" });
  const second = archive.race(1982, "caesars_palace");
  expect(second).toMatchObject({ circuit: "caesars_palace", winner: "michele_alboreto" });
});

fact(
  "The Las Vegas Grand Prix began in 2023, won by Verstappen",
  "formula1.com, 19 November 2023",
  (archive) => {
    expect(archive.editions("las_vegas")[0]).toBe(2023);
    expect(archive.race(2023, "las_vegas")).toMatchObject({ circuit: "las_vegas", winner: "max_verstappen" });
  },
);

fact("The Swiss Grand Prix of 1982 was held in France, at Dijon", "Autocourse 1982-83", (archive) =>
  expect(archive.race(1982, "switzerland")).toMatchObject({ circuit: "dijon", winner: "keke_rosberg" }),
);

fact(
  "Until 2025 the Italian Grand Prix left Monza once, for Imola in 1980",
  "Autodromo Nazionale Monza",
  (archive) => {
    const elsewhere = archive
      .editions("italy")
      .filter((year) => year <= 2025)
      .map((year) => archive.race(year, "italy"))
      .filter((race) => race.circuit !== "monza");
    expect(elsewhere).toMatchObject([{ circuit: "imola", winner: "nelson_piquet" }]);
  },
);

fact(
  "The German Grand Prix of 1959 was held at the AVUS, won by Brooks",
  "Brooks, Poetry in Motion",
  (archive) =>
    expect(archive.race(1959, "germany")).toMatchObject({ circuit: "avus", winner: "tony_brooks" }),
);

fact(
  "Pescara was a championship race once, in 1957, won by Moss",
  "Williams, The Last Road Race",
  (archive) => {
    expect(archive.editions("pescara")).toEqual([1957]);
    expect(archive.race(1957, "pescara")).toMatchObject({ circuit: "pescara", winner: "stirling_moss" });
  },
);

fact("Dallas was raced once, in 1984, won by Rosberg", "Autocourse 1984-85", (archive) => {
  expect(archive.editions("dallas")).toEqual([1984]);
  expect(archive.race(1984, "dallas")).toMatchObject({ circuit: "dallas", winner: "keke_rosberg" });
});

fact("The European Grand Prix of 1993 was held at Donington, won by Senna", "Autocourse 1993-94", (archive) =>
  expect(archive.race(1993, "europe")).toMatchObject({ circuit: "donington", winner: "ayrton_senna" }),
);

fact("Vettel won all three Indian Grands Prix", "formula1.com, 2011 to 2013", (archive) => {
  expect(archive.editions("india")).toEqual([2011, 2012, 2013]);
  expect(archive.victories("sebastian_vettel", "india")).toEqual([2011, 2012, 2013]);
});

fact("The first races of new circuits, and who won them", "formula1.com, race archive", (archive) => {
  const winners = [
    [1986, "hungary", "nelson_piquet"],
    [2004, "bahrain", "michael_schumacher"],
    [2004, "china", "rubens_barrichello"],
    [2005, "turkey", "kimi_raikkonen"],
    [2009, "abu_dhabi", "sebastian_vettel"],
    [2010, "korea", "fernando_alonso"],
    [2014, "russia", "lewis_hamilton"],
    [2021, "saudi_arabia", "lewis_hamilton"],
    [2021, "qatar", "lewis_hamilton"],
    [2022, "miami", "max_verstappen"],
  ] as const;
  for (const [year, grandPrix, winner] of winners) expect(archive.race(year, grandPrix).winner).toBe(winner);
});

fact("Senna won Monaco six times", "Automobile Club de Monaco", (archive) =>
  expect(archive.victories("ayrton_senna", "monaco")).toEqual([1987, 1989, 1990, 1991, 1992, 1993]),
);

fact("Graham Hill won Monaco five times", "Automobile Club de Monaco", (archive) =>
  expect(archive.victories("graham_hill", "monaco")).toEqual([1963, 1964, 1965, 1968, 1969]),
);

fact("Jim Clark won the Belgian Grand Prix four times in a row", "The Jim Clark Trust", (archive) =>
  expect(archive.victories("jim_clark", "belgium")).toEqual([1962, 1963, 1964, 1965]),
);

fact("Michael Schumacher won the French Grand Prix eight times", "Guinness World Records", (archive) =>
  expect(archive.victories("michael_schumacher", "france")).toEqual([
    1994, 1995, 1997, 1998, 2001, 2002, 2004, 2006,
  ]),
);

fact(
  "Lewis Hamilton won the British Grand Prix nine times until 2025",
  "formula1.com, 7 July 2024",
  (archive) =>
    expect(archive.victories("lewis_hamilton", "great_britain").filter((year) => year <= 2025)).toEqual([
      2008, 2014, 2015, 2016, 2017, 2019, 2020, 2021, 2024,
    ]),
);

fact(
  "Hamilton's 91st and 92nd wins: Nürburgring and Portimão 2020",
  "formula1.com, October 2020",
  (archive) => {
    expect(archive.race(2020, "eifel")).toMatchObject({ circuit: "nurburgring", winner: "lewis_hamilton" });
    expect(archive.race(2020, "portugal")).toMatchObject({ circuit: "portimao", winner: "lewis_hamilton" });
    const after = archive.calendar(2020).filter((race) => race.date > "2020-10-25");
    const later = after.filter((race) => race.winner === "lewis_hamilton").length;
    expect(archive.driverCareer("lewis_hamilton", 2020).wins - later).toBe(92);
  },
);

fact("After Zandvoort 2025 came Monza, at 13:00 UTC on 7 September", "FIA, 2025 calendar", (archive) =>
  expect(archive.nextRace("2025-09-01T12:00:00Z")).toEqual({
    race_name: "Italian Grand Prix",
    country: "Italy",
    date_utc: "2025-09-07",
    time_utc: "13:00",
    year: 2025,
    round: 16,
  }),
);

fact("When Monza 2025 had started, Baku was next", "FIA, 2025 calendar", (archive) =>
  expect(archive.nextRace("2025-09-07T13:00:00Z")).toMatchObject({
    race_name: "Azerbaijan Grand Prix",
    country: "Azerbaijan",
    date_utc: "2025-09-21",
  }),
);

fact("After Abu Dhabi 2025 the next race was Melbourne, 8 March 2026", "FIA, 2026 calendar", (archive) =>
  expect(archive.nextRace("2025-12-08T00:00:00Z")).toEqual({
    race_name: "Australian Grand Prix",
    country: "Australia",
    date_utc: "2026-03-08",
    time_utc: "04:00",
    year: 2026,
    round: 1,
  }),
);

fact("The Spanish Grand Prix of 2026 is in Madrid, on 13 September", "FIA, 2026 calendar", (archive) =>
  expect(archive.race(2026, "spain")).toMatchObject({ circuit: "madring", date: "2026-09-13" }),
);

fact(
  "The race in Mexico City is the Mexico City Grand Prix since 2021, and was the Mexican until 2019",
  "formula1.com, race results of 2019 and 2021 to 2025",
  (archive) => {
    expect(archive.race(2019, "mexico").name).toBe("Mexican Grand Prix");
    for (const year of [2021, 2022, 2023, 2024, 2025])
      expect(archive.race(year, "mexico").name).toBe("Mexico City Grand Prix");
  },
);
