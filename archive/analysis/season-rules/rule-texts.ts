import { firstConstructorsSeason } from "#contract/ids.ts";
import type { CountedPart } from "./counted-results.ts";
import { type Rules, rulesOf } from "./rules.ts";
import { type Scale, specialRaces } from "./scales.ts";

/** A season as the sentences about its rules need it. */
type RuledSeason = {
  year: number;
  /** How many rounds it has. */
  rounds: number;
};

/** How drivers' points were given and counted in a season, in two or three sentences. */
export function driversRule(year: number, rounds: number): string {
  return driversRuleText(rulesOf(year), rounds);
}

/** How constructors' points were given and counted in a season; empty before the first, 1958. */
export function constructorsRule(year: number, rounds: number): string {
  return constructorsRuleText(rulesOf(year), { year, rounds });
}

/** How rules give and count drivers' points. @param rounds how many rounds the season has */
export function driversRuleText({ race, sprint, lap, counted }: Rules, rounds: number): string {
  const forLap = {
    always: ["The fastest lap of a Grand Prix gives one point."],
    in_points: [`The fastest lap of a Grand Prix gives one point to a driver ${inPoints(race)}.`],
    none: [],
  }[lap];
  return [given(race, sprint), ...forLap, countedText(counted, rounds)].join(" ");
}

/** How rules give and count constructors' points; empty before the first championship, 1958. */
export function constructorsRuleText(rules: Rules, { year, rounds }: RuledSeason): string {
  if (year < firstConstructorsSeason) return "";
  const { constructorRace, sprint, bestCar, lap, constructorsCounted } = rules;
  const cars = bestCar ? ["Only a make’s best car of a race scores."] : [];
  const forLap =
    lap === "in_points"
      ? [`The fastest lap of a Grand Prix gives one point if the driver is ${inPoints(constructorRace)}.`]
      : [];
  return [given(constructorRace, sprint), ...cars, ...forLap, countedText(constructorsCounted, rounds)].join(
    " ",
  );
}

function inPoints(scale: Scale): string {
  return scale.length === 10 ? "in the first ten" : "in the points";
}

/** Points by place, joined with dashes: "9–6–4–3–2–1". */
export function scaleText(scale: Scale): string {
  return scale.join("–");
}

function given(race: Scale, sprint: Scale): string {
  const forSprints = sprint.length === 0 ? "" : `, a sprint ${scaleText(sprint)}`;
  return `A Grand Prix gives ${scaleText(race)}${forSprints}.`;
}

function countedText(parts: ReadonlyArray<CountedPart>, rounds: number): string {
  const [first, second] = parts;
  if (first === undefined || !Number.isFinite(first.best)) return "Every result counts.";
  if (second === undefined && first.best >= rounds) return "Every result counts.";
  if (second === undefined) return `The best ${first.best} of ${rounds} results count.`;
  const rest = rounds - first.until;
  return `The best ${first.best} of the first ${first.until} results count, and the best ${second.best} of the other ${rest}.`;
}

/** A decision that affected a season's table, with its source. */
type Note = { year: number; table: "drivers" | "constructors"; text: string; source: string };

const handKept: ReadonlyArray<Note> = [
  {
    year: 1953,
    table: "drivers",
    text: "In France Ascari drove the same fastest lap as Fangio, by some timekeepers; the point was Fangio’s alone.",
    source: "Sheldon, A Record of Grand Prix and Voiturette Racing, volume 5",
  },
  {
    year: 1956,
    table: "drivers",
    text: "In Monaco Fangio shared the cars in second and fourth place; only his share of the second counted.",
    source: "StatsF1, Monaco 1956",
  },
  {
    year: 1957,
    table: "drivers",
    text: "In Britain Trintignant had the whole three points of fourth place: Collins had driven his car for too short a distance.",
    source: "StatsF1, Great Britain 1957",
  },
  {
    year: 1958,
    table: "drivers",
    text: "In Germany McLaren came fifth in a Formula Two car, which could not score.",
    source: "StatsF1, Germany 1958",
  },
  {
    year: 1963,
    table: "drivers",
    text: "Graham Hill kept third place in France without its points: his car had been pushed at the start.",
    source: "grandprix.com, French Grand Prix 1963",
  },
  {
    year: 1967,
    table: "drivers",
    text: "In Germany Formula Two cars ran in the race and could not score: those behind them moved up.",
    source: "StatsF1, Germany 1967",
  },
  {
    year: 1969,
    table: "drivers",
    text: "In Germany Formula Two cars ran in the race and could not score: those behind them moved up.",
    source: "Motor Sport, September 1969",
  },
  {
    year: 1984,
    table: "drivers",
    text: "In Italy Gartner came fifth and Berger sixth in second cars of teams that had entered one: they could not score.",
    source: "Autocourse 1984-85",
  },
  {
    year: 1987,
    table: "drivers",
    text: "In Australia Dalmas came fifth in the second car of a team that had entered one: it could not score.",
    source: "Autocourse 1987-88",
  },
  {
    year: 1997,
    table: "drivers",
    text: "Michael Schumacher was excluded from the table for his collision with Villeneuve at Jerez; his results stand.",
    source: "FIA decision, 11 November 1997",
  },
  {
    year: 1984,
    table: "constructors",
    text: "Tyrrell was excluded from the season, and all its results were annulled.",
    source: "Autocourse 1984-85",
  },
  {
    year: 1995,
    table: "constructors",
    text: "The points of Schumacher (Benetton, 10) and Coulthard (Williams, 6) in Brazil were the drivers’ alone: their fuel was not the one that had been registered.",
    source: "FIA Court of Appeal, 13 April 1995",
  },
  {
    year: 2000,
    table: "constructors",
    text: "Häkkinen’s ten points in Austria were the driver’s alone: a seal was missing on McLaren’s electronic unit.",
    source: "Autocourse 2000-01",
  },
  {
    year: 2007,
    table: "constructors",
    text: "McLaren was excluded from the table for holding Ferrari’s data.",
    source: "FIA World Motor Sport Council, 13 September 2007",
  },
  {
    year: 2018,
    table: "constructors",
    text: "Force India lost its 59 points when a new owner entered the team anew from Belgium on.",
    source: "FIA, 23 August 2018",
  },
  {
    year: 2020,
    table: "constructors",
    text: "Racing Point lost 15 points for its brake ducts.",
    source: "FIA stewards’ decision, 7 August 2020",
  },
];

/** The notes under a season's drivers' table. */
export function driversNotes(year: number): Array<string> {
  const indianapolis = year <= 1960 ? ["The Indianapolis 500 counted for the championship."] : [];
  return [...indianapolis, ...racesOf(year), ...kept(year, "drivers")];
}

/** The notes under a season's constructors' table; none before the first, 1958. */
export function constructorsNotes(year: number): Array<string> {
  if (year < firstConstructorsSeason) return [];
  const indianapolis = year <= 1960 ? ["The Indianapolis 500 did not count for makes."] : [];
  return [...indianapolis, ...racesOf(year), ...kept(year, "constructors")];
}

/** What was decided about results and tables of a season, whichever the rules: exclusions, points taken away. */
export function decisionNotes(year: number): Array<string> {
  const constructors = year < firstConstructorsSeason ? [] : kept(year, "constructors");
  return [...kept(year, "drivers"), ...constructors];
}

function kept(year: number, table: Note["table"]): Array<string> {
  return handKept.filter((note) => note.year === year && note.table === table).map((note) => note.text);
}

function racesOf(year: number): Array<string> {
  return specialRaces
    .filter((race) => race.year === year)
    .map(({ factor, where, why }) => `${factor < 1 ? "Half" : "Double"} points in ${where}: ${why}.`);
}
