/**
 * The seasons at the beginning of a text as a question has them: "2010..2020", "2014..", "..1959".
 *
 * @param seasons the first and the last one of the calendar
 */
export function readYears(
  text: string,
  [firstSeason, lastSeason]: readonly [number, number],
): { years: string; words: string } | null {
  for (const [pattern, readMatch] of yearPatterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const found = readMatch(match, lastSeason);
    const isInRange = found
      .split("..")
      .every((year) => year === "" || (Number(year) >= firstSeason - 1 && Number(year) <= lastSeason + 10));
    if (isInRange) return { years: found, words: match[0] };
  }
  return null;
}

const year = "((?:19|20)\\d{2})";
const decades: Readonly<Record<string, string>> = {
  fifties: "1950",
  sixties: "1960",
  seventies: "1970",
  eighties: "1980",
  nineties: "1990",
};

type YearPattern = readonly [RegExp, (match: RegExpExecArray, lastSeason: number) => string];

function yearPattern(pattern: string, read: YearPattern[1]): YearPattern {
  return [new RegExp(`^(?:${pattern})(?= |$)`), read];
}

const yearPatterns: ReadonlyArray<YearPattern> = [
  yearPattern(
    `(?:(?:between|from|in) )?${year} (?:and|to|until|till|through) ${year}`,
    (match) => `${match[1]}..${match[2]}`,
  ),
  yearPattern(`(?:since|from|starting in) ${year}(?: on| onwards)?`, (match) => `${match[1]}..`),
  yearPattern(`after ${year}`, (match) => `${Number(match[1]) + 1}..`),
  yearPattern(`(?:before|prior to) ${year}`, (match) => `..${Number(match[1]) - 1}`),
  yearPattern(`(?:until|till|up to|through|to) ${year}`, (match) => `..${match[1]}`),
  yearPattern("(?:(?:in|of|during) )?(?:the )?(?:((?:19|20)\\d0)|([5-9]0))s", (match) => {
    const start = match[1] === undefined ? 1900 + Number(match[2]) : Number(match[1]);
    return `${start}..${start + 9}`;
  }),
  yearPattern(`(?:(?:in|of|during) )?(?:the )?(${Object.keys(decades).join("|")})`, (match) => {
    const start = Number(decades[match[1] ?? ""]);
    return `${start}..${start + 9}`;
  }),
  yearPattern(
    "(?:in |of )?(?:this|the current|current|present) (?:season|year)",
    (_match, last) => `${last}`,
  ),
  yearPattern(
    `(?:(?:in|of|during|for) )?(?:the )?${year}(?: season| championship)?`,
    (match) => match[1] ?? "",
  ),
];

/**
 * What two mentions of seasons say together: "from 2010 … to 2014" is one range; null where they do not go together.
 */
export function joinYears(one: string, other: string): string | null {
  if (one === other) return one;
  const [start, end] = one.endsWith("..") ? [one, other] : [other, one];
  const isRange = start.endsWith("..") && end.startsWith("..");
  return isRange ? `${start.slice(0, 4)}${end}` : null;
}
