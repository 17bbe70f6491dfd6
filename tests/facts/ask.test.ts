import { expect } from "vitest";
import { factOfRaces } from "./fact.ts";

const drivers = "Wikipedia, List of Formula One driver records";
const constructors = "Wikipedia, List of Formula One constructor records";

/** A question's address, who comes first, with what, in which part of a career, and where it is written. */
type Known = readonly [question: string, first: string, value: number, source: string, part?: string];

const known: ReadonlyArray<Known> = [
  // Streaks
  ["measure=streak&what=podium&years=..2024", "Michael Schumacher", 19, drivers],
  ["measure=streak&what=podium&driver=lewis_hamilton&years=..2024", "Lewis Hamilton", 16, drivers],
  ["measure=streak&what=podium&driver=fernando_alonso&years=..2024", "Fernando Alonso", 15, drivers],
  ["measure=streak&over=rounds&years=..2024", "Max Verstappen", 10, "formula1.com, Italian Grand Prix 2023"],
  [
    "measure=streak&driver=sebastian_vettel",
    "Sebastian Vettel",
    9,
    "formula1.com, Brazilian Grand Prix 2013",
  ],
  ["measure=streak&over=rounds&indy=no&years=..1953", "Alberto Ascari", 9, "Guinness World Records"],
  ["measure=streak&over=rounds&years=..1953", "Alberto Ascari", 7, drivers],
  ["measure=streak&what=start&years=..2024", "Lewis Hamilton", 265, drivers],
  ["measure=streak&what=pole&years=..2023", "Ayrton Senna", 8, drivers],
  ["measure=streak&what=fastest_lap&years=..2024", "Alberto Ascari", 7, drivers],
  ["measure=streak&over=seasons&years=..2024", "Michael Schumacher", 15, drivers],
  ["measure=streak&per=gp&gp=monaco", "Ayrton Senna", 5, "formula1.com, Monaco Grand Prix"],
  ["of=teams&measure=streak&over=rounds&years=..2024", "Red Bull", 15, constructors],
  ["of=teams&measure=streak&over=rounds&team=mclaren&years=..1990", "McLaren", 11, constructors],
  ["of=teams&measure=streak&what=podium&years=..2024", "Ferrari", 53, constructors],
  ["of=teams&measure=streak&what=pole&years=..2024", "Williams", 24, constructors],
  // Grids, and where they led
  ["measure=most&figure=grid&circuit=monaco", "Olivier Panis", 14, "formula1.com, Monaco Grand Prix 1996"],
  ["measure=most&figure=grid&years=..2024", "John Watson", 22, "Guinness World Records"],
  [
    "measure=most&figure=grid&driver=rubens_barrichello",
    "Rubens Barrichello",
    18,
    "formula1.com, German Grand Prix 2000",
  ],
  [
    "measure=most&figure=grid&driver=kimi_raikkonen",
    "Kimi Räikkönen",
    17,
    "formula1.com, Japanese Grand Prix 2005",
  ],
  [
    "measure=most&figure=grid&driver=max_verstappen&years=..2024",
    "Max Verstappen",
    17,
    "formula1.com, São Paulo Grand Prix 2024",
  ],
  ["pole=yes&years=..2024", "Lewis Hamilton", 61, drivers],
  ["pole=yes&driver=michael_schumacher", "Michael Schumacher", 40, drivers],
  // First, last, youngest, oldest
  ["measure=youngest&years=..2024", "Max Verstappen", 6802, "Guinness World Records: 18 years 228 days"],
  ["measure=oldest", "Luigi Fagioli", 19379, "Guinness World Records: 53 years 22 days"],
  [
    "measure=youngest&what=pole&years=..2024",
    "Sebastian Vettel",
    7744,
    "Guinness World Records: 21 years 73 days",
  ],
  [
    "measure=youngest&what=start&years=..2024",
    "Max Verstappen",
    6375,
    "Guinness World Records: 17 years 166 days",
  ],
  ["measure=oldest&what=start", "Louis Chiron", 20380, "Guinness World Records: 55 years 292 days"],
  ["measure=until&years=..2024", "Sergio Pérez", 190, "formula1.com, Sakhir Grand Prix 2020"],
  ["measure=until&driver=carlos_sainz_jr", "Carlos Sainz Jr.", 150, drivers],
  ["measure=until&driver=nico_rosberg", "Nico Rosberg", 111, drivers],
  ["measure=until&driver=jenson_button", "Jenson Button", 113, "formula1.com, Hungarian Grand Prix 2006"],
  ["measure=wait&years=..2024", "Kimi Räikkönen", 111, drivers],
  ["measure=wait&driver=riccardo_patrese", "Riccardo Patrese", 98, drivers],
  // Counts
  ["years=..2024", "Lewis Hamilton", 105, "formula1.com, Hamilton's 105 wins"],
  ["driver=michael_schumacher", "Michael Schumacher", 91, "formula1.com, hall of fame"],
  ["driver=ayrton_senna", "Ayrton Senna", 41, "formula1.com, hall of fame"],
  ["driver=alain_prost", "Alain Prost", 51, "formula1.com, hall of fame"],
  ["driver=jim_clark&what=grand_slam", "Jim Clark", 8, drivers],
  ["what=podium&driver=alain_prost", "Alain Prost", 106, "formula1.com, hall of fame"],
  ["what=fastest_lap&years=..2024", "Michael Schumacher", 77, drivers],
  ["what=hat_trick&driver=michael_schumacher", "Michael Schumacher", 22, drivers],
  ["circuit=monaco", "Ayrton Senna", 6, "formula1.com, Monaco Grand Prix"],
  ["driver=graham_hill&circuit=monaco", "Graham Hill", 5, "formula1.com, Monaco Grand Prix"],
  ["driver=michael_schumacher&circuit=magny_cours", "Michael Schumacher", 8, drivers],
  [
    "driver=lewis_hamilton&circuit=silverstone&years=..2024",
    "Lewis Hamilton",
    9,
    "formula1.com, British Grand Prix 2024",
  ],
  ["driver=lewis_hamilton&circuit=hungaroring&years=..2024", "Lewis Hamilton", 8, drivers],
  ["what=pole&circuit=monaco", "Ayrton Senna", 5, drivers],
  ["per=season&years=..2024", "Max Verstappen", 19, "formula1.com, 2023 season", "2023"],
  ["per=season&years=..2022", "Max Verstappen", 15, "formula1.com, 2022 season", "2022"],
  ["per=season&years=..2012", "Michael Schumacher", 13, "formula1.com, 2004 season", "2004"],
  ["per=season&what=pole&years=..2024", "Sebastian Vettel", 15, drivers, "2011"],
  ["per=season&what=podium&years=..2024", "Max Verstappen", 21, drivers, "2023"],
  ["per=season&what=fastest_lap&years=..2024", "Michael Schumacher", 10, drivers, "2004"],
  ["per=season&what=pole&driver=nigel_mansell", "Nigel Mansell", 14, drivers, "1992"],
  ["per=team&years=..2024", "Lewis Hamilton", 84, "formula1.com, Hamilton's wins for Mercedes", "Mercedes"],
  ["per=team&driver=michael_schumacher", "Michael Schumacher", 72, "ferrari.com, hall of fame", "Ferrari"],
  // Those who never did
  ["what=podium&never=win", "Nick Heidfeld", 13, drivers],
  ["what=podium&never=win&driver=stefan_johansson", "Stefan Johansson", 12, drivers],
  ["what=pole&never=win&driver=chris_amon", "Chris Amon", 5, drivers],
  ["what=start&never=podium&driver=adrian_sutil", "Adrian Sutil", 128, drivers],
  ["what=start&never=points&driver=luca_badoer", "Luca Badoer", 50, drivers],
  ["never=title", "Stirling Moss", 16, drivers],
  ["never=title&driver=felipe_massa", "Felipe Massa", 11, drivers],
  ["what=pole&never=title&years=..2018", "René Arnoux", 18, drivers],
  ["of=teams&never=title&team=ligier", "Ligier", 9, constructors],
  ["what=no_qualification", "Gabriele Tarquini", 40, drivers],
  // Teams, engines, pairs
  ["of=teams&years=..2024", "Ferrari", 248, constructors],
  ["of=teams&team=williams", "Williams", 114, constructors],
  ["of=teams&team=mclaren&years=..2024", "McLaren", 189, constructors],
  ["of=teams&team=lotus", "Lotus", 79, constructors],
  ["of=teams&per=season&years=..2024", "Red Bull", 21, constructors, "2023"],
  ["of=teams&per=season&team=mclaren&years=..1990", "McLaren", 15, constructors, "1988"],
  ["of=teams&measure=rate&years=1988&team=mclaren", "McLaren", 93.75, "formula1.com, 1988 season: 15 of 16"],
  [
    "of=pairs&finish=..2&years=..2024&what=start&driver=lewis_hamilton,nico_rosberg",
    "Lewis Hamilton and Nico Rosberg",
    31,
    "mercedesamgf1.com, 31 one-two finishes",
  ],
  ["of=pairs&what=start", "Michael Schumacher and Rubens Barrichello", 102, "Wikipedia, Rubens Barrichello"],
  ["of=pairs&what=podium&driver=lewis_hamilton,nico_rosberg", "Lewis Hamilton and Nico Rosberg", 40, drivers],
  // Both are of the nation: Lewis Hamilton has started more often beside others.
  [
    "of=pairs&what=start&nation=united_kingdom&years=..2020",
    "Jenson Button and Lewis Hamilton",
    58,
    "formula1.com, seasons 2010 to 2012: 19, 19 and 20 Grands Prix for McLaren",
  ],
  // Rates
  [
    "measure=rate&driver=juan_manuel_fangio&at_least=47",
    "Juan Manuel Fangio",
    24 / 0.51,
    "formula1.com, hall of fame: 24 of 51",
  ],
  ["measure=rate&driver=jim_clark", "Jim Clark", 25 / 0.72, "formula1.com, hall of fame: 25 of 72"],
  // Sprints
  ["session=sprint&years=..2023", "Max Verstappen", 7, "formula1.com, sprint winners"],
];

for (const [question, first, value, source, part] of known)
  factOfRaces(`${question === "" ? "wins" : question}: ${first}, ${value}`, source, (archive) => {
    const [line] = archive.ask(question);
    expect(line).toMatchObject({ name: first, ...(part === undefined ? {} : { part_name: part }) });
    expect(line?.value).toBeCloseTo(value, 6);
  });

factOfRaces(
  "a race that ends a run because it was not started is no start: Rubens Barrichello has 322 of 326 entries",
  drivers,
  (archive) => {
    const names = (least: number) =>
      archive.ask(`measure=streak&what=classified&dns=break&min_starts=${least}`).map(({ name }) => name);
    expect(names(322)).toContain("Rubens Barrichello");
    expect(names(323)).not.toContain("Rubens Barrichello");
  },
);

// Of a shared car, or two cars in one race, one result counts; of a team's or an engine's several cars each.
for (const [question, value, source] of [
  ["driver=juan_manuel_fangio", 24, drivers],
  ["what=start&driver=juan_manuel_fangio", 51, drivers],
  ["what=podium&driver=juan_manuel_fangio", 35, drivers],
  ["what=pole&driver=jim_clark", 33, drivers],
  ["what=start&driver=stirling_moss", 66, drivers],
  ["of=teams&team=vanwall", 9, constructors],
  ["of=teams&team=ferrari&years=..2024", 248, constructors],
  ["of=engines&engine=alfa_romeo", 12, constructors],
] as const)
  factOfRaces(`the results behind ${question} are as many as its number, ${value}`, source, (archive) => {
    expect(archive.ask(question)[0]?.value).toBe(value);
    expect(archive.countProof(question)).toBe(value);
  });
