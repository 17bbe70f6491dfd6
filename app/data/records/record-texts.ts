import { type Holder, isAge, type RecordKind, type RecordQuestion } from "./kinds.ts";
import { lineKey, type QuestionSearch } from "#contract/ask/address.ts";
import { ordinal } from "#contract/values.ts";
import { formatThousands } from "#app/text/format.ts";
import { idOfName, lastName } from "#app/text/names.ts";
import { championshipSeasons } from "../calendar-seasons.ts";

/** What the list is of, and what one of it is called. */
export const holderTexts: Readonly<Record<Holder, { label: string; one: string; noun: [string, string] }>> = {
  driver: { label: "Drivers", one: "Driver", noun: ["driver", "drivers"] },
  team: { label: "Teams", one: "Team", noun: ["team", "teams"] },
  nationality: { label: "Nationalities", one: "Nationality", noun: ["nationality", "nationalities"] },
  circuit: { label: "Drivers at one circuit", one: "Driver and circuit", noun: ["driver", "drivers"] },
};

type Texts = {
  label: string;
  /** What is counted. */
  definition: string;
  /** The heading of the value column. */
  value: string;
};

/** How a streak is counted, and where it is counted otherwise (contract/ask/sentence.ts). */
const missed =
  "a race that the driver missed ends the streak. Ask the archive counts starts in a row too, in which a missed race does not.";

/** What a record is as a title: "Most wins in a row", "Youngest winner". */
export function recordTitle(kind: RecordKind): string {
  const { label } = recordTexts[kind];
  if (isAge(kind)) return label;
  return `Most ${kind === "grands_prix" ? label : label.toLowerCase()}`;
}

/** Name and definition of each kind of record (docs/method.md). */
export const recordTexts: Readonly<Record<RecordKind, Texts>> = {
  wins: {
    label: "Wins",
    definition:
      "Grands Prix won. Both drivers of a winning shared car count as winners; sprints do not count.",
    value: "Wins",
  },
  poles: {
    label: "Poles",
    definition: "Grands Prix started from grid slot 1.",
    value: "Poles",
  },
  podiums: {
    label: "Podiums",
    definition: "Places 1 to 3 in Grands Prix.",
    value: "Podiums",
  },
  fastest_laps: {
    label: "Fastest laps",
    definition: "Grands Prix with the fastest lap of the race.",
    value: "Fastest laps",
  },
  points: {
    label: "Points",
    definition:
      "Points that counted in the championships, by the rules of each season; those of teams began in 1958.",
    value: "Points",
  },
  titles: {
    label: "Titles",
    definition: "World championships won.",
    value: "Titles",
  },
  grands_prix: {
    label: "Grands Prix",
    definition: "Races entered without DNS, DNQ, DNPQ, DNP and EX.",
    value: "Grands Prix",
  },
  hat_tricks: {
    label: "Hat-tricks",
    definition: "Pole (grid slot 1), win and fastest lap in the same Grand Prix.",
    value: "Hat-tricks",
  },
  grand_slams: {
    label: "Grand slams",
    definition: "A hat-trick with every lap led, as F1DB records it.",
    value: "Grand slams",
  },
  win_streak: {
    label: "Wins in a row",
    definition: `Consecutive championship races won; ${missed}`,
    value: "In a row",
  },
  pole_streak: {
    label: "Poles in a row",
    definition: `Consecutive championship races started from grid slot 1; ${missed}`,
    value: "In a row",
  },
  youngest_winner: {
    label: "Youngest winner",
    definition: "Age on the day of a driver’s first win in the chosen seasons.",
    value: "Age",
  },
  oldest_winner: {
    label: "Oldest winner",
    definition: "Age on the day of a driver’s last win in the chosen seasons.",
    value: "Age",
  },
  youngest_pole: {
    label: "Youngest on pole",
    definition:
      "Age on the day of the race in which a driver first started from grid slot 1 in the chosen seasons.",
    value: "Age",
  },
  oldest_pole: {
    label: "Oldest on pole",
    definition:
      "Age on the day of the race in which a driver last started from grid slot 1 in the chosen seasons.",
    value: "Age",
  },
};

/** Records as questions to the archive, without the holder; null for records that are not sums of results. */
const questions: Readonly<Record<RecordKind, QuestionSearch | null>> = {
  wins: {},
  poles: { what: "pole" },
  podiums: { what: "podium" },
  fastest_laps: { what: "fastest_lap" },
  points: null,
  titles: null,
  grands_prix: { what: "start" },
  hat_tricks: { what: "hat_trick" },
  grand_slams: { what: "grand_slam" },
  win_streak: { measure: "streak", over: "rounds" },
  pole_streak: { measure: "streak", what: "pole", over: "rounds" },
  youngest_winner: { measure: "youngest" },
  oldest_winner: { measure: "oldest" },
  youngest_pole: { measure: "youngest", what: "pole" },
  oldest_pole: { measure: "oldest", what: "pole" },
};

const holderParts: Readonly<Record<Holder, QuestionSearch>> = {
  driver: {},
  team: { of: "teams" },
  nationality: { of: "nations" },
  circuit: { per: "circuit" },
};

/** A record as a question to the archive, to which conditions can be added; null if it cannot be one. */
export function questionOfRecord({ kind, by, from, to }: RecordQuestion): QuestionSearch | null {
  const parts = questions[kind];
  if (parts === null) return null;
  const { first, last } = championshipSeasons;
  // For a team, a race counts once however many of its cars achieved it; podiums count per car.
  const measure = by === "team" && kind !== "podiums" ? { measure: "races" } : {};
  const seasons = `${from === first ? "" : from}..${to === last ? "" : to}`;
  const years = from === to ? String(from) : seasons;
  return { ...parts, ...holderParts[by], ...measure, ...(years === ".." ? {} : { years }) };
}

/** The line of a holder in the answer to a record as a question. */
export function lineOfHolder(by: Holder, id: string): string {
  const [subject = "", part = null] = by === "circuit" ? id.split(".") : [id];
  return lineKey({
    subject_id: by === "nationality" ? idOfName(subject) : subject,
    part_id: part,
  });
}

type HeldRecord = { name: string; value: number; written: string | null };

/** "Senna’s 65 poles", "Verstappen’s first win: 18 years, 228 days", "Lewis Hamilton, Silverstone: 9 wins". */
export function holdingText(
  { kind, by }: Pick<RecordQuestion, "kind" | "by">,
  { name, value, written }: HeldRecord,
): string {
  const who = by === "driver" ? lastName(name) : name;
  const whose = who.endsWith("s") ? `${who}’` : `${who}’s`;
  if (isAge(kind)) {
    const feat = kind.endsWith("winner") ? "win" : "pole";
    return `${whose} ${kind.startsWith("youngest") ? "first" : "last"} ${feat}: ${written}`;
  }
  const counted = `${formatThousands(value)} ${recordNoun(kind, value)}`;
  return by === "circuit" ? `${name}: ${counted}` : `${whose} ${counted}`;
}

/** What is counted, as it stands in a sentence: "poles", "Grands Prix", and after one "pole". */
export function recordNoun(kind: RecordKind, count: number | null = null): string {
  const { label } = recordTexts[kind];
  const noun = kind === "grands_prix" ? label : label.toLowerCase();
  return count === 1 ? noun.replace(/s\b/, "") : noun;
}

/** Where a holder stands in the list: "3rd of all time", "joint 2nd from 1950 to 2000". */
export function rankText({
  place,
  isShared,
  question: { from, to },
}: {
  place: number;
  isShared: boolean;
  question: Pick<RecordQuestion, "from" | "to">;
}): string {
  const { first, last } = championshipSeasons;
  const when =
    from === first && to === last ? "of all time" : from === to ? `in ${from}` : `from ${from} to ${to}`;
  return `${isShared ? "joint " : ""}${ordinal(place)} ${when}`;
}
