import type { QuestionSearch } from "#contract/ask/address.ts";
import { championshipSeasons } from "../calendar-seasons.ts";
import type { Holder, RecordKind, RecordQuestion } from "./kinds.ts";

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
