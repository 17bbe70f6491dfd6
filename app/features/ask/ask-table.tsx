import {
  defaultQuestion,
  type Measure,
  namesItsPart,
  type Question,
  type Subject,
} from "#contract/ask/question.ts";
import { type AskLine, askValueText, placeText, yearsText } from "#app/data/ask/lines.ts";
import { formatCount, noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { WinParts, wonForText } from "#app/features/team-colours/win-parts.tsx";
import { longFigure } from "#app/features/figures/holder-band.tsx";
import { withMedal } from "#app/ui/places.tsx";
import type { AskSearch } from "./ask-search.ts";
import { valueLabel } from "./ask-texts.ts";
import { Link } from "@tanstack/react-router";
import { lineKey } from "#contract/ask/address.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";

/** A line with the question that it answers, and the place of which it has the medal: nobody's where all are level. */
type AskedLine = AskLine & {
  search: AskSearch;
  medal: number | null;
  /** How long its bar is, from 0 to 100; null where values are no amounts. */
  percent: number | null;
};

/** What more of is more: the others are days, ages, averages and what is smallest. */
const amounts: ReadonlySet<Measure> = new Set([
  "count",
  "races",
  "rate",
  "streak",
  "span",
  "wait",
  "until",
  "sum",
  "most",
]);

/** What an answer's lines have in common, by which its table is laid out. */
export type AnswerLook = {
  /** Each value is a bar: not where they are no amounts, or all the same. */
  hasBars: boolean;
  /** Every line is about one race: then no column counts it. */
  isRaceEach: boolean;
  /** Some bar has the colours of several teams: then a column names them. */
  hasTeams: boolean;
  /** How much of its column the longest bar takes, from 0 to 1. */
  barShare: number;
};

/** How the lines of an answer look. */
export function answerLook(
  { measure, order }: Pick<Question, "measure" | "order">,
  lines: ReadonlyArray<AskLine>,
): AnswerLook {
  const values = lines.map(({ value }) => (typeof value === "number" ? value : 0));
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return {
    hasBars: amounts.has(measure) && order === "usual" && least >= 0 && most > least,
    isRaceEach: lines.every(({ races }) => races === 1),
    hasTeams: lines.some(({ wonFor }) => wonFor.length > 1),
    barShare: barShare(lines.map((line) => askValueText(measure, line))),
  };
}

/** Where values are long, as times are, their bars are no shorter than this. */
const leastShare = 0.65;

/** The column on a phone, the room before a value, and about one of its letters, in pixels. */
const [phoneColumn, valueRoom, letter] = [96, 8, 9];

/** How much of its column a bar may take so that the longest value fits beside it, on a phone too. */
function barShare(values: ReadonlyArray<string>): number {
  const longest = Math.max(0, ...values.map((value) => value.length));
  return Math.max(leastShare, 1 - (valueRoom + letter * longest) / phoneColumn);
}

/** The class of the colour in which a line stands: of the team that most of its wins came with, or else of the one that stands for who it is about. */
export function lookOf({ team, wonFor }: Pick<AskLine, "team" | "wonFor">): string {
  const [most] = wonFor.toSorted((one, other) => other.wins - one.wins);
  return most === undefined ? teamClass(team?.id ?? null, team?.year) : teamClass(most.team_id, most.year);
}

/** If more share a place, none gets a medal. */
const mostMedals = 3;

/** The lines of an answer as its table takes them. */
export function askedLines(
  { hasBars }: Pick<AnswerLook, "hasBars">,
  lines: ReadonlyArray<AskLine>,
  search: AskSearch,
): Array<AskedLine> {
  const values = lines.map(({ value }) => (typeof value === "number" ? value : 0));
  const most = Math.max(...values);
  const isRanked = lines.some(({ place }) => place > 1);
  const holders = Map.groupBy(lines, ({ place }) => place);
  return lines.map((line, index) => ({
    ...line,
    search,
    medal: isRanked && (holders.get(line.place)?.length ?? 0) <= mostMedals ? line.place : null,
    percent: hasBars ? (100 * (values[index] ?? 0)) / most : null,
  }));
}

/** The table of a question's answer. */
export function answerTable(question: Question, look: AnswerLook): Table<AskedLine> {
  const { hasBars, isRaceEach, hasTeams } = look;
  const { of, measure, what, figure, per } = question;
  const valueIsRaces = isRaceEach || countsRaces(question);
  const isDate = measure === "first" || measure === "last";
  const columns: ReadonlyArray<Column<AskedLine>> = [
    {
      id: "place",
      label: "Pos",
      value: (row) => row.place,
      cell: (row) => withMedal(row.medal, placeText(row)),
      numeric: true,
      look: "place",
      firstSort: "asc",
      phone: "place",
      width: 4.5,
    },
    {
      id: "subject",
      label: "Name",
      value: (row) => row.subject,
      cell: (row) => <SubjectLink of={of} line={row} />,
      phone: "name",
      width: [12, 1],
    },
    ...(per === "career" || namesItsPart(question) ? [] : [partColumn(per)]),
    {
      id: "value",
      label: valueLabel(measure, what, figure),
      value: (row) => row.value,
      cell: (row) => <Value measure={measure} row={row} isLink={valueIsRaces} share={look.barShare} />,
      // Beside bars numbers stand where these end.
      numeric: !hasBars,
      look: "points",
      firstSort: isDate || measure === "youngest" ? "asc" : "desc",
      phone: "value",
      width: hasBars ? [21, 1] : [12, 1],
      smallWidth: hasBars ? [12, 2] : [8, 1],
    },
    ...(measure === "rate" ? [startsColumn] : []),
    ...(hasTeams ? [teamsColumn] : []),
    // Within one season the seasons say nothing new.
    ...(per === "season" ? [] : [yearsColumn(per === "career" ? "lead" : "detail")]),
    ...(valueIsRaces ? [] : [racesColumn]),
  ];
  return defineTable<AskedLine>({
    name: "ask",
    caption: "Answer",
    heading: "Ranking",
    noun: per === "career" ? nouns[of] : per === "season" ? ["season", "seasons"] : within(nouns[of], per),
    columns,
    fileColumns: [
      ...columns.filter(({ id }) => id !== "years" && id !== "races" && id !== "teams"),
      racesColumn,
      dayColumn("from", "From", (row) => row.from),
      dayColumn("to", "To", (row) => row.to),
    ],
    ...((of === "drivers" || of === "teams") && {
      rowClass: lookOf,
      bar: "subject",
    }),
  });
}

/** Whether the value is how many races the line counts: then a link to them does not repeat it. */
function countsRaces({ of, measure }: Question): boolean {
  return measure === "races" || (measure === "count" && of === "drivers");
}

const racesColumn: Column<AskedLine> = {
  id: "races",
  label: "Races",
  value: (row) => row.races,
  cell: (row) => <RacesLink row={row}>{formatCount(row.races, "race")}</RacesLink>,
  numeric: true,
  phone: "second",
  width: 6.5,
};

const nouns: Readonly<Record<Subject, readonly [one: string, several: string]>> = {
  drivers: ["driver", "drivers"],
  teams: ["team", "teams"],
  engines: ["engine", "engines"],
  nations: ["nation", "nations"],
  pairs: ["pair", "pairs"],
};

const places = { circuit: "at one circuit", gp: "in one Grand Prix", team: "with one team" } as const;

/** "driver at one circuit", "drivers at one circuit". */
function within([one, several]: readonly [string, string], per: keyof typeof places) {
  return [`${one} ${places[per]}`, `${several} ${places[per]}`] as const;
}

const partNames = { season: "Season", circuit: "Circuit", gp: "Grand Prix", team: "Team" } as const;

function partColumn(per: keyof typeof partNames): Column<AskedLine> {
  return {
    id: "part",
    label: partNames[per],
    value: (row) => row.part,
    cell: (row) => row.part ?? noValue,
    phone: "lead",
    width: [10, 1],
  };
}

const startsColumn: Column<AskedLine> = {
  id: "starts",
  label: "Of",
  value: (row) => row.starts,
  cell: (row) => (row.starts === null ? noValue : formatCount(row.starts, "race")),
  numeric: true,
  width: 6.5,
};

function yearsColumn(phone: "lead" | "detail"): Column<AskedLine> {
  return {
    id: "years",
    label: "Years",
    value: yearsText,
    phone,
    width: 8,
  };
}

/** The colours of the bars in words. */
const teamsColumn: Column<AskedLine> = {
  id: "teams",
  label: "Won with",
  value: ({ wonFor, team_id }) => wonForText(wonFor) ?? (team_id === null ? null : nameOfTeam(team_id)),
  sortable: false,
  phone: "detail",
  width: [12, 1],
};

function dayColumn(id: string, label: string, value: (row: AskedLine) => string | null): Column<AskedLine> {
  return { id, label, value };
}

/** The question of a page whose own is no question; its table stands in while the answer is waited for. */
export const anyTable = answerTable(defaultQuestion, {
  hasBars: true,
  isRaceEach: false,
  hasTeams: false,
  barShare: leastShare,
});

type ValueProps = {
  measure: Measure;
  row: AskedLine;
  /** Whether it is a link to the races, since it counts them. */
  isLink: boolean;
  /** How much of the column the longest bar takes, from 0 to 1. */
  share: number;
};

/** A value at the end of its bar, which shows by its colours with which teams it came about. */
function Value({ measure, row, isLink, share }: ValueProps) {
  const { percent, value, wonFor } = row;
  const text = askValueText(measure, row);
  const said = isLink ? <RacesLink row={row}>{text}</RacesLink> : text;
  if (percent === null) return said;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap max-md:ms-3 max-md:w-24 max-md:justify-end h-5">
      {/* Scaled down, so that the longest value still fits beside the longest bar. */}
      <svg
        width={`${percent * share}%`}
        viewBox={`0 0 ${Number(value)} 1`}
        preserveAspectRatio="none"
        // On a phone words leave no room: the bar would lie over the name.
        className={`h-2.5 flex-none rounded-[2px] ${text.length > longFigure ? "max-md:hidden" : ""}`}
        aria-hidden="true"
      >
        <rect width="100%" height="1" className="fill-team" />
        <WinParts wonFor={wonFor} />
      </svg>
      {said}
    </span>
  );
}

/** A link to the races of a line. */
function RacesLink({ row, children }: { row: AskedLine; children: string }) {
  return (
    <Link
      to="/ask/"
      search={{ ...row.search, line: lineKey(row) }}
      hash="races"
      className="relative rounded-chip px-1.5 leading-tight font-bold whitespace-nowrap hover:bg-raised max-md:after:absolute max-md:after:-inset-x-3 max-md:after:-inset-y-2"
    >
      {children}
      <span className="sr-only">: races of {row.subject}</span>
    </Link>
  );
}

const paths: Partial<Record<Subject, (id: string) => string>> = {
  drivers: driverPath,
  teams: teamPath,
  pairs: (id) => `/compare/?ids=${id.replace(".", ",")}`,
};

type SubjectLinkProps = { of: Subject; line: Pick<AskLine, "subject" | "subject_id"> };

/** Whom a line of an answer is about, with a link to its page; engines and nations have none. */
export function SubjectLink({ of, line: { subject, subject_id: id } }: SubjectLinkProps) {
  const path = paths[of]?.(id);
  return path === undefined ? subject : <a href={path}>{subject}</a>;
}
