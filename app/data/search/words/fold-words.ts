import { foldName } from "#app/text/names.ts";
import { inEnglish } from "./foreign-names.ts";

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

/** A number of results and nothing else, "fifty wins": who has as many. */
const numberOfResults = new RegExp(
  `^(?:a )?(\\d{2,3}|${Object.keys(tens).join("|")}) (wins|victories|podiums|poles|pole positions|fastest laps)$`,
);

/** Words in lower case without marks; what is lost by that is said in words before: "2010–13", "50+", "leclerc's". */
export function foldWords(typed: string): string {
  const said = typed
    .replaceAll(/['’]s\b/g, "")
    .replaceAll(/(\d{4})\s*[-–—/]\s*(\d{4})/g, "$1 to $2")
    .replaceAll(/(\d{2})(\d{2})\s*[-–—/]\s*(\d{2})\b(?!\d)/g, "$1$2 to $1$3")
    .replaceAll(/\b1[-–](?:and-)?2s?\b/gi, "one two")
    .replaceAll(/(\d)\s*\+/g, "$1 or more")
    .replaceAll("%", " percent ")
    .replaceAll("&", " and ");
  return inEnglish(foldName(said))
    .replace(
      numberOfResults,
      (_words, amount: string, results: string) => `at least ${tens[amount] ?? amount} ${results}`,
    )
    .replaceAll(/(?<!nurburgring )\bnordschleife\b/g, "nurburgring nordschleife");
}
