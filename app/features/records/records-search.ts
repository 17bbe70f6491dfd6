import { championshipSeasons } from "#app/data/calendar-seasons.ts";
import {
  type Holder,
  holders,
  isKept,
  type RecordKind,
  recordKindNames,
  type RecordQuestion,
} from "#app/data/records/kinds.ts";
import { read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

const defaults = { kind: "wins", by: "driver" } as const;

const longestHolder = 120;

const parameters = searchParams({
  kind: read(readKind),
  by: read(readHolder),
  /** First and last season, both included; absent for the first and the last of all. */
  from: read(seasonIn),
  to: read(seasonIn),
  /** The holder whose record is proved. */
  of: read((value) =>
    typeof value === "string" && value !== "" && value.length <= longestHolder ? value : undefined,
  ),
  sort: viewParams.sort,
});

/** What the address of the records asks; what is absent is the default: wins, by driver, of all seasons. */
export type RecordSearch = ReturnType<typeof parameters>;

/** Reads the search parameters of the records. Seasons in the wrong order are swapped. */
export function recordSearch(search: Record<string, unknown>): RecordSearch {
  const found = parameters(search);
  const { first, last } = championshipSeasons;
  const [from, to] = [found.from ?? first, found.to ?? last].toSorted((one, other) => one - other);
  return {
    ...found,
    by: isKept(found.kind ?? defaults.kind, found.by ?? defaults.by) ? found.by : undefined,
    from: from === first ? undefined : from,
    to: to === last ? undefined : to,
  };
}

/** The question that an address asks. */
export function recordQuestion({ kind, by, from, to }: RecordSearch): RecordQuestion {
  const { first, last } = championshipSeasons;
  return { kind: kind ?? defaults.kind, by: by ?? defaults.by, from: from ?? first, to: to ?? last };
}

// Links may name the defaults; addresses leave them out.
function readKind(value: unknown): RecordKind | undefined {
  return recordKindNames.find((each) => each === value && each !== defaults.kind);
}

function readHolder(value: unknown): Holder | undefined {
  return holders.find((each) => each === value && each !== defaults.by);
}

function seasonIn(value: unknown): number | undefined {
  const year = Number(value);
  return Number.isInteger(year) && year >= championshipSeasons.first && year <= championshipSeasons.last
    ? year
    : undefined;
}
