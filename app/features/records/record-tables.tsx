import { Link } from "@tanstack/react-router";
import type { Proof, RecordRow } from "#app/data/records/compute.ts";
import { raceResultsPath, standingsPath, teamPath } from "#app/text/page-paths.ts";
import { phoneBarClass, phoneBarHeight, phoneFigureClass, ValueBar } from "#app/ui/value-bar.tsx";
import { placeText } from "#app/data/ask/lines.ts";
import { holderTexts, recordTexts } from "#app/data/records/record-texts.ts";
import {
  type Holder,
  isAge,
  isOfDriverWins,
  type RecordKind,
  type RecordQuestion,
} from "#app/data/records/kinds.ts";
import { sumOfPoints } from "#contract/values.ts";
import { formatShortDay } from "#app/text/dates.ts";
import { formatThousands, formatValue, noValue } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { withMedal } from "#app/ui/places.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { WinParts, wonForText } from "#app/features/team-colours/win-parts.tsx";

/** A row with the question it answers, so that its cells can lead to their proof. */
export type AskedRow = RecordRow & {
  question: RecordQuestion;
  /** The highest value of all rows. */
  most: number;
  /** Whether others have the same place. */
  isShared: boolean;
};

const columns: ReadonlyArray<Column<AskedRow>> = [
  {
    id: "place",
    label: "Pos",
    value: (row) => row.place,
    cell: (row) => withMedal(row.place, placeText(row)),
    firstSort: "asc",
    look: "place",
    phone: "place",
    width: 4,
  },
  {
    id: "name",
    label: "Driver",
    value: (row) => row.name,
    cell: (row) => (row.path === null ? row.name : <a href={row.path}>{row.name}</a>),
    phone: "name",
    width: [12.5, 2.5],
  },
  {
    id: "value",
    label: "Record",
    value: (row) => row.value,
    cell: ({ question, id, value, written, most, won_for }) => (
      // The bar has the room that the longest number leaves.
      <div className="flex items-center gap-3 md:h-5 md:pe-18">
        {written === null ? (
          <span className={`md:contents ${phoneBarClass}`} aria-hidden="true">
            <svg
              width={`${(100 * value) / most}%`}
              viewBox={`0 0 ${value} 1`}
              preserveAspectRatio="none"
              className={`block h-2.5 shrink-0 rounded-[2px] bg-team ${phoneBarHeight}`}
            >
              <WinParts wonFor={won_for} />
            </svg>
          </span>
        ) : null}
        <Link
          to="/records/"
          search={{ ...question, of: id }}
          hash="proof"
          title="Show the races"
          className={`py-0 whitespace-nowrap md:-me-18 ${written === null ? phoneFigureClass : ""}`}
        >
          {written ?? formatThousands(value)}
        </Link>
      </div>
    ),
    firstSort: "desc",
    phone: "value",
    width: [10, 5],
  },
  {
    id: "won_for",
    label: "Won with",
    value: ({ won_for }) => wonForText(won_for),
    sortable: false,
    phone: "detail",
    width: [10, 6],
  },
  {
    id: "first_year",
    label: "First year",
    value: (row) => row.first_year,
    cell: ({ first_year, last_year }) => (
      <>
        <span className="max-md:hidden">{first_year}</span>
        <span className="md:hidden">
          {first_year === last_year ? first_year : `${first_year}–${last_year}`}
        </span>
      </>
    ),
    numeric: true,
    phone: "lead",
    width: 6,
  },
  {
    id: "last_year",
    label: "Last year",
    value: (row) => row.last_year,
    cell: (row) => row.last_year,
    numeric: true,
    width: 6,
  },
];

/**
 * All who are in a record's list; the record's own name heads its column.
 *
 * @param hasSpans false where each record was set in one year
 */
export function recordTableOf(kind: RecordKind, by: Holder, hasSpans = true): Table<AskedRow> {
  const { label, value } = recordTexts[kind];
  const { label: all, one, noun } = holderTexts[by];
  const hasTeams = isOfDriverWins({ kind, by });
  const labels: Readonly<Record<string, string>> = {
    value,
    name: one,
    ...(hasSpans ? {} : { first_year: "Year" }),
  };
  return defineTable<AskedRow>({
    name: "records",
    caption: label,
    heading: `${all} by ${label.toLowerCase()}`,
    noun,
    bar: "name",
    rowClass: ({ team }) => teamClass(team?.id ?? null, team?.year),
    columns: columns
      .filter(({ id }) => (hasSpans || id !== "last_year") && (hasTeams || id !== "won_for"))
      .map((column) => ({
        ...column,
        label: labels[column.id] ?? column.label,
        phoneBar: column.id === "value" && !isAge(kind),
      })),
  });
}

/** A race or a season that counts for a record, and which one of all it is. */
type NumberedProof = Proof & {
  number: number;
  /** The highest count of a season. */
  most: number;
};

/**
 * What proves a record: races with the holder's results, or seasons with their figures. It has no column in which every
 * row would say the same: no driver where the record is a driver's own, no grid where it is of poles.
 */
export function proofTableOf(proofs: ReadonlyArray<NumberedProof>, kind: RecordKind): Table<NumberedProof> {
  const isOfRaces = proofs.some(({ round }) => round !== null);
  const tells = (value: (proof: NumberedProof) => unknown) =>
    proofs.length === 1 || new Set(proofs.map(value)).size > 1;
  const results = isOfRaces && proofs.some(({ result }) => result !== null);
  const hasDrivers = proofs.some(({ driver }) => driver !== null);
  const isShown: Readonly<Record<string, boolean>> = {
    proof_date: isOfRaces,
    proof_name: isOfRaces,
    proof_year: !isOfRaces,
    proof_driver: hasDrivers,
    // Of drivers it is said even where it never changes; of a team it is the heading.
    proof_team: results && (!hasDrivers || tells(({ result }) => result?.team_id)),
    proof_grid: results && tells(({ result }) => result?.grid),
    proof_finish: results && tells(({ result }) => result?.position_text),
    proof_value: !isOfRaces && proofs.some(({ value }) => value !== 1),
  };
  const columnsShown = proofColumns.filter(({ id }) => isShown[id] ?? true);
  return defineTable<NumberedProof>({
    name: "record-proof",
    caption: "What proves the record",
    noun: isOfRaces ? ["race", "races"] : ["season", "seasons"],
    ...(results && { bar: isShown.proof_team === true ? "proof_team" : "proof_name" }),
    ...(columnsShown.length < 4 && !isOfRaces && { maxWidth: 52 }),
    rowClass: ({ result, year }) => (result === null ? "" : teamClass(result.team_id, year)),
    columns: columnsShown.map((column) =>
      column.id === "proof_value" ? { ...column, label: recordTexts[kind].value } : column,
    ),
  });
}

const proofColumns: ReadonlyArray<Column<NumberedProof>> = [
  {
    id: "proof_number",
    label: "No.",
    value: (row) => row.number,
    numeric: true,
    firstSort: "asc",
    phone: "place",
    width: 4,
  },
  {
    id: "proof_date",
    label: "Date",
    value: (row) => row.date,
    cell: ({ date }) => (date === null ? noValue : `${formatShortDay(date)} ${date.slice(0, 4)}`),
    phone: "lead",
    width: 8,
  },
  {
    id: "proof_year",
    label: "Season",
    value: (row) => row.year,
    cell: ({ year }) => <a href={standingsPath(year, "drivers")}>{year}</a>,
    firstSort: "asc",
    phone: "name",
    width: 7,
  },
  {
    id: "proof_name",
    label: "Race",
    value: (row) => row.name,
    cell: ({ year, round, name, country }) =>
      round === null ? (
        name
      ) : (
        <Named country={country ?? ""} href={raceResultsPath(year, round)} name={name} />
      ),
    phone: "name",
    width: [12, 1.6],
  },
  {
    id: "proof_driver",
    label: "Driver",
    value: (row) => row.driver,
    cell: (row) => row.driver ?? noValue,
    phone: "detail",
    width: [10, 1.2],
  },
  {
    id: "proof_team",
    label: "Team",
    value: ({ result }) => result?.team_name ?? null,
    cell: ({ result }) =>
      result === null ? noValue : <a href={teamPath(result.team_id)}>{result.team_name}</a>,
    look: "aside",
    phone: "detail",
    width: [8, 1.2],
  },
  {
    id: "proof_grid",
    label: "Grid",
    value: ({ result }) => result?.grid ?? null,
    cell: ({ result }) => formatValue(result?.grid ?? null),
    numeric: true,
    firstSort: "asc",
    phone: "second",
    phoneWords: { before: "grid " },
    width: 5,
  },
  {
    id: "proof_finish",
    label: "Finish",
    value: ({ result }) => result?.position_text ?? null,
    sortBy: ({ result }) => result?.position ?? null,
    cell: ({ result }) =>
      result === null ? (
        noValue
      ) : (
        <span className={result.position === null ? "font-normal text-soft" : ""}>
          {withMedal(result.position, result.position_text)}
        </span>
      ),
    look: "place",
    firstSort: "asc",
    phone: "value",
    width: 5,
  },
  {
    id: "proof_value",
    label: "Count",
    value: (row) => row.value,
    cell: ({ value, most }) => (
      <span className="flex items-center justify-end gap-4">
        <ValueBar percent={(100 * value) / most} fill="fill-team" />
        <span className="md:min-w-12">{formatThousands(value)}</span>
      </span>
    ),
    numeric: true,
    phone: "value",
    phoneBar: true,
    width: [12, 3],
  },
];

/** Fewer seasons are told by the table. */
const fewestDrawn = 3;
/** More seasons have no room for a number each. */
const mostNumbered = 24;

/** How many of a record each season brought, from the first to the last of them. */
export function SeasonCounts({ proofs, noun }: { proofs: ReadonlyArray<Proof>; noun: string }) {
  const bySeason = Map.groupBy(proofs, ({ year }) => year);
  const [first, last] = [proofs[0]?.year ?? 0, proofs.at(-1)?.year ?? 0];
  const seasons = Array.from({ length: last - first + 1 }, (_, index) => {
    const own = bySeason.get(first + index) ?? [];
    const team = own.findLast(({ result, driver }) => result !== null && driver === null)?.result?.team_id;
    return {
      year: first + index,
      count: sumOfPoints(own.map(({ value }) => value)),
      // Without results, or of several drivers, the colour is the holder's.
      look: team === undefined ? "" : teamClass(team, first + index),
    };
  });
  const most = Math.max(...seasons.map(({ count }) => count));
  if (bySeason.size < fewestDrawn) return null;
  const isNumbered = seasons.length <= mostNumbered;
  const isTight = seasons.length > mostNumbered / 2;
  const best = seasons.find(({ count }) => count === most);
  return (
    <div
      className={`mb-3 grid gap-x-px rounded-card border border-line bg-surface px-4 pt-3 pb-2 text-xs shadow-card shares-${seasons.length}`}
      role="img"
      aria-label={`${noun} by season from ${first} to ${last}, the most in ${best?.year}: ${formatThousands(most)}`}
    >
      {seasons.map(({ year, count, look }) => (
        <div key={year} className={`grid min-w-0 justify-items-center ${look}`}>
          <svg className="h-16 w-full overflow-visible fill-team font-strong forced-color-adjust-none">
            <rect
              y={percent(1 - (0.75 * count) / most)}
              width="100%"
              height={percent((0.75 * count) / most)}
            />
            {count === 0 || !(isNumbered || year === best?.year) ? null : (
              <text
                x="50%"
                y={percent(1 - (0.75 * count) / most)}
                dy="-4"
                textAnchor="middle"
                className={`fill-ink ${isTight && count > 9 && year !== best?.year ? "max-md:hidden" : ""}`}
              >
                {formatThousands(count)}
              </text>
            )}
          </svg>
          <span
            className={`mt-1 flex w-0 justify-center border-line whitespace-nowrap text-soft ${isNumbered && isTight && year % 5 !== 0 ? "max-md:invisible" : ""}`}
          >
            {isNumbered ? `’${String(year).slice(2)}` : year % 10 === 0 ? year : " "}
          </span>
        </div>
      ))}
    </div>
  );
}
