import { is, picklist } from "valibot";
import { championshipSeasons } from "#app/data/calendar-seasons.ts";
import {
  type Holder,
  holders,
  isKept,
  type RecordKind,
  recordKindNames,
  type RecordQuestion,
} from "#app/data/records/kinds.ts";
import { tableView } from "#app/ui/table/view.ts";

/** What the address of the records asks; what is absent is the default: wins, by driver, of all seasons. */
export type RecordSearch = {
  kind?: RecordKind | undefined;
  by?: Holder | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** The holder whose record is proved. */
  of?: string | undefined;
  sort?: string | undefined;
};

const defaults = { kind: "wins", by: "driver" } as const;

/** Reads the address at the door; nonsense and defaults are dropped, and seasons in the wrong order are turned round. */
export function recordSearch(search: Record<string, unknown>): RecordSearch {
  const kind = is(picklist(recordKindNames), search.kind) ? search.kind : defaults.kind;
  const by = is(picklist(holders), search.by) && isKept(kind, search.by) ? search.by : defaults.by;
  const { first, last } = championshipSeasons;
  const [from, to] = [seasonIn(search.from) ?? first, seasonIn(search.to) ?? last].toSorted(
    (one, other) => one - other,
  );
  return {
    kind: kind === defaults.kind ? undefined : kind,
    by: by === defaults.by ? undefined : by,
    from: from === first ? undefined : from,
    to: to === last ? undefined : to,
    of: typeof search.of === "string" && search.of !== "" && search.of.length <= 120 ? search.of : undefined,
    sort: tableView(search).sort,
  };
}

/** The question that an address asks. */
export function recordQuestion({ kind, by, from, to }: RecordSearch): RecordQuestion {
  const { first, last } = championshipSeasons;
  return { kind: kind ?? defaults.kind, by: by ?? defaults.by, from: from ?? first, to: to ?? last };
}

function seasonIn(value: unknown): number | null {
  const year = Number(value);
  return Number.isInteger(year) && year >= championshipSeasons.first && year <= championshipSeasons.last
    ? year
    : null;
}
