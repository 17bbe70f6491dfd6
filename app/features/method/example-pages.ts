import type { Inline } from "./markdown.ts";

const race = (year: number, round: number, page = "race/results") => `/race/${year}/${round}/${page}`;
const season = (year: number, page = "drivers/overview") => `/standings/${year}/${page}`;

/** What examples mention, and its page. After a bar stands what has to follow where the words alone say too little. */
const pages: ReadonlyArray<readonly [words: string, path: string]> = [
  ["Australia in 2008", race(2008, 1)],
  ["China 2025, qualifying", race(2025, 2, "qualifying/driver-ideal-sectors")],
  ["China 2025|: Oscar Piastri beat", race(2025, 2, "race/story")],
  ["China 2025|: a hard tyre", race(2025, 2, "race/pace")],
  ["China 2025|: at the flag", race(2025, 2, "race/lap-chart")],
  ["China 2025|: Lando Norris was", race(2025, 2, "race/teammate-gap")],
  ["China 2025", race(2025, 2)],
  ["Monaco in 1992", race(1992, 6)],
  ["Hungary in 2014", race(2014, 11)],
  ["1982 Swiss Grand Prix", race(1982, 14)],
  ["Australia in 2024", race(2024, 3)],
  ["Monaco in 2021", race(2021, 5)],
  ["Reims in 1951", race(1951, 4)],
  ["Belgium in 1956", race(1956, 4)],
  ["Belgium 1956", race(1956, 4)],
  ["Argentina| counts", race(1958, 1)],
  ["Belgium 2021", race(2021, 12)],
  ["eight races of 1952", season(1952)],
  ["2018| lists Force India", season(2018, "constructors/overview")],
  ["BRM had 51 points in 1964", season(1964, "constructors/overview")],
  ["2025|: Oliver Bearman", season(2025, "drivers/detailedTable")],
  ["2025|: Lando Norris 407", season(2025, "drivers/qualifyingChampionship")],
  ["2025|: 2,424 points", season(2025, "drivers/pointsDistribution")],
  ["last race of 2025", race(2025, 24)],
  ["last race of 2021", race(2021, 22)],
  ["Italy in 1964", race(1964, 8)],
  ["France 1963", race(1963, 4)],
  ["2021| without its sprints", season(2021, "rules")],
  ["Monaco in 1984", race(1984, 6)],
  ["first round of 2013", season(2013, "drivers/odds")],
  ["1988| the best eleven", season(1988, "drivers/odds")],
  ["China in 2026", race(2026, 2)],
  ["2002| Michael Schumacher", season(2002, "drivers/odds")],
  ["1982| it gave", season(1982, "drivers/odds")],
  ["last race of 1986", season(1986, "drivers/odds")],
  ["Ayrton Senna against Alain Prost", "/driver/ayrton_senna/race_teammate?view=driver&teammate=alain_prost"],
  ["sixteen races of 1988", season(1988)],
  ["Australia 2025, qualifying", race(2025, 1, "qualifying/results")],
  ["Australia 2025|: Lando Norris 1:15.096", race(2025, 1, "qualifying/results")],
  ["Australia 2025|: Lando Norris drove", race(2025, 1, "race/stints")],
  ["Australia 2025", race(2025, 1)],
  ["Indianapolis in 1955", race(1955, 3)],
  ["Lewis Hamilton beside Max Verstappen", "/compare/?ids=lewis_hamilton,max_verstappen"],
  ["Lewis Hamilton and Nico Rosberg", "/compare/?ids=lewis_hamilton,nico_rosberg"],
  ["Ayrton Senna and Alain Prost", "/compare/?ids=ayrton_senna,alain_prost"],
  ["2009| Red Bull had", season(2009, "constructors/overview")],
  ["Grands Prix in Monaco", "/circuits/monaco/drivers"],
  ["Fangio’s rating", "/ratings/"],
  ["rating of 2021", "/ratings/season"],
  ["From Fangio to Verstappen", "/ratings/same-car"],
  ["in the 1950s", "/ratings/eras"],
  ["San Marino 1990", race(1990, 3)],
  ["Britain 2021", race(2021, 10, "sprint/results")],
  ["Azerbaijan 2019", race(2019, 4, "qualifying/results")],
  ["Australia 2005", race(2005, 1, "qualifying/results")],
  ["German Grand Prix 1976", race(1976, 10)],
  ["qualifying in Melbourne", race(2025, 1, "qualifying/results")],
  ["Mexico City 2025", race(2025, 20)],
  ["Melbourne in 2025", race(2025, 1, "qualifying/results")],
  ["France 2021", race(2021, 7)],
  ["Sakhir 2020", race(2020, 16)],
  ["Abu Dhabi 2021", race(2021, 22)],
  ["Monaco 2022", race(2022, 7)],
  ["Las Vegas Grand Prix", race(2026, 21)],
  ["Round 16 of 2026", race(2026, 16)],
];

/** Of whom an example tells that mentions none of these pages. */
const drivers: ReadonlyArray<readonly [words: string, path: string]> = [
  ["Damon Hill", "/driver/damon_hill/"],
  ["Juan Manuel Fangio", "/driver/juan_manuel_fangio/"],
  ["Max Verstappen", "/driver/max_verstappen/"],
  ["Carlos Sainz Jr.", "/driver/carlos_sainz_jr/"],
  ["Jackie Stewart", "/driver/jackie_stewart/"],
  ["Alain Prost", "/driver/alain_prost/"],
];

/** The words that lead somewhere, each with its path. */
export const examplePages = [...pages, ...drivers];

/** An example with links to the pages that it mentions, each once. */
export function withPages(example: ReadonlyArray<Inline>): Array<Inline> {
  const linked = linksIn(example, pages);
  return linked.length > example.length ? linked : linksIn(example, drivers);
}

function linksIn(example: ReadonlyArray<Inline>, of: typeof pages): Array<Inline> {
  return of.reduce<Array<Inline>>(
    (parts, [words, href]) => {
      const [text = "", after = ""] = words.split("|");
      const index = parts.findIndex((part) => typeof part === "string" && part.includes(text + after));
      const part = parts[index];
      if (typeof part !== "string") return parts;
      const at = part.indexOf(text + after);
      const around = [part.slice(0, at), { kind: "link" as const, text, href }, part.slice(at + text.length)];
      return parts.toSpliced(index, 1, ...around.filter((each) => each !== ""));
    },
    [...example],
  );
}
