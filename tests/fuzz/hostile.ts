import fc from "fast-check";

/** What breaks out of text, of an attribute and of a script, where it is not escaped. */
const markers = [
  `<img src=x onerror=fuzz>"'&`,
  `fuzz" onmouseover="fuzz`,
  `</script><script>fuzz`,
  `<!--<script>fuzz`,
  `fuzz\r\nset-cookie: fuzz=1`,
  `javascript:fuzz`,
  `//evil.example/fuzz`,
];

/** The same as it would stand in a document that escapes nothing. */
const raw = [`<img src=x`, `fuzz" onmouseover`, `</script><script>fuzz`, `<!--<script>fuzz`];

/** Texts that programs stumble over. */
const awkward = [
  "",
  " ",
  ".",
  "..",
  "../../etc/passwd",
  "%",
  "\0",
  "\u2028",
  "\uFEFF",
  "\uD800",
  "İ",
  "日本",
  "🏎️",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e309",
  "9007199254740993",
  "2025.5",
  "1949",
  "2099",
  "x".repeat(3000),
  "' OR 1=1 --",
  "[object Object]",
  '{"$ne":1}',
];

/** Texts that mean something here, so that what lies behind them is reached as well. */
const sensible = [
  "max_verstappen",
  "Lewis-Hamilton",
  "juan_manuel_fangio",
  "ferrari",
  "red-bull",
  "monza",
  "2025",
  "2026",
  "1950",
  "1",
  "2",
  "24",
  "FP1",
  "Q",
  "R",
  "S",
  "points.desc",
  "finish_position.lt.4",
  "country.eq.Italy",
  "wins",
  "driver",
  "all",
  "compact",
];

/** A text for a param, a search param or a segment. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...sensible) },
  { weight: 3, arbitrary: fc.constantFrom(...markers) },
  { weight: 2, arbitrary: fc.constantFrom(...awkward) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...sensible), fc.constantFrom(...markers)).map((two) => two.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

/** The same as it stands in an address: encoded, or as it is where that can be sent. */
export const encodedText = fc.oneof(
  { weight: 9, arbitrary: text.map((each) => encodeURIComponent(each.toWellFormed())) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "%",
      "%zz",
      "%ff",
      "%c0%af",
      "%2e%2e",
      "%2F",
      "%5c",
      "%00",
      "%u0041",
      "+",
      "//",
    ),
  },
);

/** @returns the markers that stand in a document as they were sent */
export function unescaped(html: string): Array<string> {
  return raw.filter((each) => html.includes(each));
}

/** `FUZZ=long` tries 50,000 cases in place of 500. */
export const isLong = process.env.FUZZ === "long";

/** @param share of all cases @returns how many cases are tried */
export function cases(share: number): number {
  return share * (isLong ? 50_000 : 500);
}
