import { type QuestionParameter, questionParameters } from "#contract/ask/address.ts";
import type { AskChoices } from "#contract/ask/answer.ts";
import type { SelectOption } from "#app/ui/select/select-field.tsx";

type Options = ReadonlyArray<SelectOption<string>>;

/** What the choices without a list of their own say. */
export const openLabels = {
  over: { starts: "races started", rounds: "all races held", seasons: "seasons" },
  session: { race: "Grands Prix", sprint: "sprints", both: "both" },
} as const;

const any = { value: "", label: "Any" } as const;
const yesOrNo: Options = [any, { value: "yes", label: "Yes" }, { value: "no", label: "No" }];

const places: Options = [
  any,
  { value: "1", label: "1st" },
  { value: "2", label: "2nd" },
  { value: "3", label: "3rd" },
  { value: "..2", label: "1st or 2nd" },
  { value: "..3", label: "1st to 3rd" },
  { value: "..10", label: "1st to 10th" },
  { value: "4..", label: "4th or lower" },
  { value: "11..", label: "11th or lower" },
  { value: "16..", label: "16th or lower" },
  { value: "20..", label: "20th or lower" },
];

const amounts: Options = [any, ...numbers([1, 2, 3, 5, 10, 20, 50, 100, 150, 200, 300])];

/** The conditions that are chosen from a list; the first option stands for none, or for the default. */
export const conditionFields: ReadonlyArray<{ name: QuestionParameter; label: string; options: Options }> = [
  { name: "grid", label: "Grid position", options: places },
  { name: "finish", label: "Finishing position", options: places },
  { name: "qualified", label: "Qualifying position", options: places },
  {
    name: "gained",
    label: "Places gained",
    options: [
      any,
      ...[1, 5, 10, 15, 20].map((count) => ({ value: `${count}..`, label: `${count} or more` })),
      { value: "0", label: "None" },
      { value: "..-1", label: "Lost" },
    ],
  },
  {
    name: "stops",
    label: "Pit stops",
    options: [
      any,
      { value: "0", label: "None" },
      ...numbers([1, 2, 3]),
      { value: "4..", label: "4 or more" },
    ],
  },
  { name: "pole", label: "From pole", options: yesOrNo },
  { name: "fastest_lap", label: "With the fastest lap", options: yesOrNo },
  { name: "home", label: "At home", options: yesOrNo },
  {
    name: "reason",
    label: "Retired because of",
    options: [
      any,
      ...["engine", "gearbox", "collision", "accident", "spun_off", "suspension", "electrical", "brakes"].map(
        (reason) => ({ value: reason, label: reason.replaceAll("_", " ") }),
      ),
    ],
  },
  {
    name: "round",
    label: "Round of the season",
    options: [any, { value: "first", label: "First" }, { value: "last", label: "Last" }],
  },
  { name: "min_starts", label: "At least this many races", options: amounts },
  { name: "at_least", label: "Minimum value", options: amounts },
  { name: "exactly", label: "Value exactly", options: amounts },
  {
    name: "never",
    label: "Who never had a",
    options: [
      any,
      { value: "win", label: "win" },
      { value: "podium", label: "podium" },
      { value: "points", label: "points finish" },
      { value: "pole", label: "pole position" },
      { value: "fastest_lap", label: "fastest lap" },
      { value: "title", label: "championship title" },
    ],
  },
  {
    name: "order",
    label: "Order",
    options: [
      { value: "usual", label: "Usual" },
      { value: "reversed", label: "Reversed" },
    ],
  },
  {
    name: "dns",
    label: "A race not started",
    options: [
      { value: "skip", label: "does not end a run" },
      { value: "break", label: "ends a run" },
    ],
  },
  {
    name: "poles",
    label: "A pole is",
    options: [
      { value: "grid", label: "first on the grid" },
      { value: "credited", label: "as credited" },
    ],
  },
  {
    name: "indy",
    label: "Indianapolis 500",
    options: [
      { value: "yes", label: "counts" },
      { value: "no", label: "does not count" },
    ],
  },
  {
    name: "pair",
    label: "Of a pair",
    options: [
      { value: "both", label: "both" },
      { value: "either", label: "one or both" },
    ],
  },
];

/** The conditions that are chosen from a list of the archive's. */
export const listFields: ReadonlyArray<{ name: QuestionParameter; label: string; list: keyof AskChoices }> = [
  { name: "team", label: "Team", list: "teams" },
  { name: "engine", label: "Engine", list: "engines" },
  { name: "nation", label: "Driver from", list: "nations" },
  { name: "circuit", label: "Circuit", list: "circuits" },
  { name: "gp", label: "Grand Prix", list: "gps" },
  { name: "country", label: "Held in", list: "countries" },
];

/** What the other fields are called. */
export const sentenceLabels = {
  of: "Who",
  measure: "Ranked by",
  figure: "Figure",
  what: "Result",
  over: "Counted by",
  session: "Sessions",
  per: "Within",
  driver: "Driver",
  with: "As a teammate of",
} as const;

/** What each parameter is called on its page. */
export const questionLabels: Readonly<Partial<Record<QuestionParameter, string>>> = {
  ...Object.fromEntries([...conditionFields, ...listFields].map(({ name, label }) => [name, label])),
  ...sentenceLabels,
  years: "Seasons",
};

const ofTheSentence: ReadonlyArray<QuestionParameter> = [
  "of",
  "measure",
  "what",
  "figure",
  "over",
  "session",
  "per",
  "years",
];

/** What is not in the sentence's own row. */
export const moreParameters = questionParameters.filter((name) => !ofTheSentence.includes(name));

function numbers(counts: ReadonlyArray<number>): Options {
  return counts.map((count) => ({ value: String(count), label: String(count) }));
}
