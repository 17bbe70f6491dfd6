import { careerTeam, teamColourIn } from "#app/reference/team-colours.ts";
import { formatDay, formatWeekday } from "#app/text/dates.ts";
import { formatGap, formatLapTime, formatSpan, formatValue } from "#app/text/format.ts";
import { askValueText } from "#app/data/ask/lines.ts";
import type { AskAnswer } from "#contract/ask/answer.ts";
import type { Measure } from "#contract/ask/question.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { CareerFigures } from "#contract/careers.ts";
import type { ConstructorOverview, DriverOverview } from "#contract/championship.ts";
import type { CircuitProfile } from "#contract/circuits.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { DriverProfile, TeamProfile } from "#contract/profiles.ts";
import type { DriverRating } from "#contract/ratings.ts";
import { sessionNames } from "#contract/sessions.ts";
import type { RaceLine } from "#contract/weekend.ts";

const nothing = { subtitle: "", country: null, colour: null, figures: [], rows: [] } as const;
/** As many rows as are legible. */
const mostRows = 5;

/** The site's own card, for pages without a single subject. */
export const siteCard: Card = {
  ...nothing,
  kind: "FORMULA 1 SINCE 1950",
  title: "Every driver, team and race",
  subtitle: "Results, standings and teammates, season by season",
};

/** The top drivers by all-time rating, with the intervals of their ranks. */
export function ratingsCard(drivers: ReadonlyArray<DriverRating>): Card {
  return {
    ...nothing,
    kind: "FORMULA 1 DRIVER RATINGS",
    title: "Who was best, apart from the car?",
    subtitle: "Ranks of all time, with the interval of each",
    rows: drivers.slice(0, mostRows).map(({ driver_name, first_year, last_year, by_team }): CardRow => ({
      ...plain,
      lead: String(by_team.rank),
      name: driver_name,
      beside: formatSpan(first_year, last_year),
      value: `rank ${by_team.rank_low}–${by_team.rank_high}`,
    })),
  };
}

/** A driver's career statistics. */
export function driverCard(driver: DriverProfile): Card {
  const { team_now: team } = driver;
  const career = careerTeam({ ...driver, current: team !== null });
  return {
    ...nothing,
    kind: "FORMULA 1 DRIVER",
    title: driver.name,
    subtitle: joined([driver.country, seasons(driver), team?.team_name]),
    country: driver.country,
    colour: career === null ? null : teamColourIn(career.id, career.year),
    figures: cardFigures(driver.figures, "World titles"),
  };
}

/** The longest question that is legible on one line. */
const longestTitle = 46;

/** A question, with the first rows of its answer. */
export function askCard(measure: Measure, { sentence, rows }: AskAnswer): Card {
  const words = sentence.replace(/\.$/, "").split(" ");
  const fits = (count: number) => words.slice(0, count).join(" ").length <= longestTitle;
  const inTitle = Math.max(1, words.findLastIndex((_, index) => fits(index + 1)) + 1);
  return {
    ...nothing,
    kind: "ASK THE ARCHIVE",
    title: words.slice(0, inTitle).join(" "),
    subtitle: words.slice(inTitle).join(" "),
    rows: rows.slice(0, mostRows).map((row, index) => ({
      ...plain,
      lead: String(index + 1),
      name: row.subject,
      beside: row.part ?? "",
      value: askValueText(measure, row),
    })),
  };
}

/** A team's statistics. */
export function teamCard(team: TeamProfile): Card {
  return {
    ...nothing,
    kind: "FORMULA 1 TEAM",
    title: team.team_name,
    subtitle: joined([team.country, seasons(team)]),
    country: team.country,
    colour: team.last_year === null ? null : teamColourIn(team.team_id, team.last_year),
    figures: cardFigures(team.figures, "Titles"),
  };
}

/** A circuit, with its last winners. */
export function circuitCard(circuit: CircuitProfile): Card {
  const held = circuit.races.filter(({ winner }) => winner !== null);
  const length = circuit.length_km === null ? null : `${circuit.length_km.toFixed(3)} km`;
  const races = held.length === 1 ? "1 Grand Prix" : `${held.length} Grands Prix`;
  return {
    ...nothing,
    kind: "FORMULA 1 CIRCUIT",
    title: circuit.circuit_name,
    subtitle: joined([circuit.country, length, races]),
    country: circuit.country,
    rows: held.slice(0, mostRows).map(({ year, winner }): CardRow => ({
      lead: String(year),
      name: winner?.driver_name ?? "",
      beside: winner?.team_name ?? "",
      value: "",
      colour: winner === null ? null : teamColourIn(winner.team_id, year),
    })),
  };
}

/** A driver or team in a comparison. */
export type Compared = Pick<CareerFigures, "wins" | "titles"> & {
  name: string;
  first_year: number | null;
  last_year: number | null;
};

/** Two to four drivers or teams side by side. */
export function comparedCard(kind: string, compared: ReadonlyArray<Compared>): Card {
  return {
    ...nothing,
    kind: `FORMULA 1 ${kind.toUpperCase()} COMPARED`,
    title: compared.map(({ name }) => name).join(" v "),
    subtitle: "Careers, seasons, circuits and head-to-head",
    rows: compared.map((each, index) => ({
      ...plain,
      lead: String(index + 1),
      name: each.name,
      beside: seasons(each) ?? "",
      value: `${each.titles} ${each.titles === 1 ? "title" : "titles"}, ${each.wins} ${each.wins === 1 ? "win" : "wins"}`,
    })),
  };
}

/** The top of a season's drivers' standings. */
export function driversCard(overview: DriverOverview): Card {
  const rows = overview.standings.slice(0, mostRows).map((line): CardRow => ({
    lead: formatValue(line.position),
    name: line.driver_name,
    beside: line.team_name,
    value: formatValue(line.points),
    colour: line.team_id === null ? null : teamColourIn(line.team_id, overview.year),
  }));
  return { ...nothing, ...seasonWords(overview, "Drivers"), rows };
}

/** The top of a season's constructors' standings. */
export function constructorsCard(overview: ConstructorOverview): Card {
  if (overview.year < firstConstructorsSeason)
    return {
      ...nothing,
      ...seasonWords(overview, "Constructors"),
      subtitle: `The constructors’ championship began in ${firstConstructorsSeason}`,
    };
  const rows = overview.standings.slice(0, mostRows).map((line): CardRow => ({
    lead: formatValue(line.position),
    name: line.team_name,
    beside: line.engine ?? "",
    value: formatValue(line.points),
    colour: teamColourIn(line.team_id, overview.year),
  }));
  return { ...nothing, ...seasonWords(overview, "Constructors"), rows };
}

/**
 * A race: winner and fastest drivers, or the date of a future race.
 *
 * @param lines its classification, in order; empty if the archive has none
 */
export function raceCard(race: CalendarRow, lines: ReadonlyArray<RaceLine>): Card {
  return {
    ...nothing,
    kind: `ROUND ${race.round} OF ${race.year}`,
    title: `${race.year} ${race.race_name}`,
    subtitle: joined([race.circuit_name, race.country, formatDay(race.date_utc)]),
    country: race.country,
    rows: race.winner === null ? timetable(race) : [...podium(race, lines), ...fastest(race)],
  };
}

const plain = { beside: "", value: "", colour: null };

/** The times of a future weekend's last sessions, in UTC. */
function timetable({ sessions }: CalendarRow): Array<CardRow> {
  return sessions.slice(-mostRows).map(({ code, date_utc, time_utc }) => ({
    ...plain,
    lead: sessionNames[code],
    name: formatWeekday(date_utc),
    value: time_utc === null ? "" : `${time_utc.slice(0, 5)} UTC`,
  }));
}

/** The podium, or only the winners if there is no classification. */
function podium({ year, winner }: CalendarRow, lines: ReadonlyArray<RaceLine>): Array<CardRow> {
  const first = lines.filter(({ position }) => position !== null && position <= 3);
  if (first.length > 0) {
    return first.slice(0, mostRows - 2).map((line) => ({
      lead: formatValue(line.position),
      name: line.driver_name,
      beside: line.team_name,
      value: line.gap === null ? "" : formatGap(line.gap),
      colour: teamColourIn(line.team_id, year),
    }));
  }
  if (winner === null) return [];
  const shared = winner.shared_with === null ? [] : [winner.shared_with.driver_name];
  return [
    {
      ...plain,
      lead: "Winner",
      name: [winner.driver_name, ...shared].join(" / "),
      beside: winner.team_name,
      colour: teamColourIn(winner.team_id, year),
    },
  ];
}

/** Pole and fastest lap. */
function fastest({ pole, fastest_lap: lap }: CalendarRow): Array<CardRow> {
  const time = lap === null || lap.time === null ? "" : formatLapTime(lap.time);
  return [
    ...(pole === null ? [] : [{ ...plain, lead: "Pole", name: pole.driver_name }]),
    ...(lap === null ? [] : [{ ...plain, lead: "Fastest lap", name: lap.driver_name, value: time }]),
  ];
}

function seasonWords({ year, rounds_run, rounds }: DriverOverview | ConstructorOverview, who: string) {
  const state =
    rounds_run === rounds ? `Final table, ${rounds} rounds` : `After ${rounds_run} of ${rounds} rounds`;
  return {
    kind: "FORMULA 1 STANDINGS",
    title: `${year} ${who}`,
    subtitle: rounds_run === 0 ? "" : state,
  };
}

function cardFigures(figures: CareerFigures, titles: string): Array<CardFigure> {
  return [
    { label: "Grands Prix", value: String(figures.grands_prix) },
    { label: "Wins", value: String(figures.wins) },
    { label: "Podiums", value: String(figures.podiums) },
    { label: "Poles", value: String(figures.poles) },
    { label: titles, value: String(figures.titles) },
  ];
}

/** A range of seasons, for example "2007–2026". */
function seasons({
  first_year: first,
  last_year: last,
}: {
  first_year: number | null;
  last_year: number | null;
}) {
  if (first === null || last === null) return null;
  return formatSpan(first, last);
}

function joined(parts: ReadonlyArray<string | null | undefined>): string {
  return parts.filter(Boolean).join("  ·  ");
}

/** A figure with its label, for example 71 and "Wins". */
export type CardFigure = { label: string; value: string };

/** A row of a classification or of a list of honours. */
export type CardRow = {
  /** A position ("1"), or what the row is about ("Pole", "2025"). */
  lead: string;
  name: string;
  /** Small text beside the name, for example the team. */
  beside: string;
  /** At the end of the row, for example points; empty for nothing. */
  value: string;
  /** The team's colour as `#rrggbb`; null if it has none. */
  colour: string | null;
};

/** The content of a preview image: short enough to be legible at a third of its size. */
export type Card = {
  /** The kind of subject in capitals, for example "DRIVER". */
  kind: string;
  title: string;
  /** One line below the title. */
  subtitle: string;
  /** The country whose flag is shown before the kind; null for none. */
  country: string | null;
  /** The accent colour as `#rrggbb`; null for the site's. */
  colour: string | null;
  /** Up to five. */
  figures: ReadonlyArray<CardFigure>;
  /** Up to five; a card has either figures or rows. */
  rows: ReadonlyArray<CardRow>;
};
