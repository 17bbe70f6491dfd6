import type { RowData } from "@tanstack/react-table";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { BlockMenu } from "#app/ui/embed/block-menu.tsx";
import { useBlockClass } from "#app/ui/embed/embeddable.tsx";
import { FilterBar } from "#app/ui/filter-bar/filter-bar.tsx";
import { type FilterColumn, filterRows, noRowsText } from "#app/ui/filter-bar/filters.ts";
import {
  type Column,
  frameClass,
  hasTwoLines,
  sectionClass,
  type Table,
  tableClass,
  TableNote,
} from "./definition.ts";
import { loadSorting, type Sorting, SortSelect, TableHead } from "./table-head.tsx";
import { TableBody } from "./table-body.tsx";
import { TableDownloads } from "./table-downloads.tsx";
import { countText, TableStatus } from "./table-status.tsx";
import { ColumnRules } from "./column-rules.tsx";
import { readView, rememberView, type Sort, type View, type ViewSearch, writeView } from "./view.ts";
import { useHydrated, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { afterNextFrame } from "#app/ui/first-frame.ts";

/** The most rows that are sorted, filtered and rendered within the moment after a click that nobody notices. */
const longTable = 400;

type DataTableProps<Data extends RowData> = {
  table: Table<Data>;
  rows: ReadonlyArray<Data>;
  /** How many there are in all, where the rows are only the first of them. */
  total?: number;
  method?: string;
  above?: ReactNode;
  foot?: ReactNode;
  beside?: ReactNode;
  inCard?: boolean;
  isFiltered?: boolean;
  isSpoiler?: (row: Data) => boolean;
};

/**
 * The one table of the site: sorts by one or several columns, filters where its definition says so, and keeps
 * both in the address. All rows are in the document.
 *
 * A click on a head sorts by that column alone: first direction, other direction, unsorted. With Shift, with
 * "Sort by several columns" chosen, or on a column that is one of several, the click changes that column only.
 *
 * @param rows in the order in which they stand when nothing is sorted, which is the table's own where it has one
 * @param isSpoiler true for a row that gives away the result of the last weekend: it is marked, and the styles may hide it
 * @param above what stands between the heading and the rows
 * @param foot a `tfoot`
 * @param beside what stands beside the heading: links to what else could be shown
 * @param isFiltered true where a phone has the button of filters in the heading's line: where the table has filters, unless said
 * @param inCard true for one that stands in a card with its heading
 * @param method what is counted, how, and from which source: the line under the table
 */
export function DataTable<Data extends RowData>(props: DataTableProps<Data>) {
  const { table, rows, total = rows.length, above, foot, beside, inCard, method, isSpoiler } = props;
  const { isFiltered = table.filters !== undefined } = props;
  const { view, addressView, changeView } = useTableView(table);
  const [several, setSeveral] = useState(view.sorting.length > 1);
  // The head and the chips change first. The rows of a long table follow the address, as soon as they are rendered:
  // neither the next frame nor another click waits for them, and they are sorted once.
  const late = useDeferredValue(addressView);
  const { sorting, filters } = rows.length > longTable ? late : view;
  const blockClass = useBlockClass(table.name);
  const shown = useMemo(() => filterRows(rows, filters, table.filters ?? []), [rows, filters, table.filters]);
  const sortShown = useMemo(() => lazyOrder(table, shown, sorting), [table, shown, sorting]);

  function sortBy(id: string, { shiftKey }: MouseEvent) {
    whenLoaded(({ nextSorting }) =>
      changeView((before) => {
        const from = saidSorting(table, before.sorting);
        const amongSeveral = from.length > 1 && from.some((one) => one.id === id);
        const isOneOfSeveral = several || shiftKey || amongSeveral;
        return { ...before, sorting: nextSorting(table, from, id, isOneOfSeveral) };
      }),
    );
  }

  // Where rows are of two lines their heads are out of reach: the order is in the sheet of the filters, or in the menu.
  const isTwoLines = hasTwoLines(table);
  const order = (
    <SortSelect
      columns={table.columns}
      sorting={view.sorting}
      onChange={(changed) => whenLoaded(() => changeView((before) => ({ ...before, sorting: changed })))}
    />
  );

  return (
    <section className={`${sectionClass(table)} ${blockClass}`}>
      <TableStatus
        table={table}
        shown={shown.length}
        all={rows.length}
        total={total}
        sorting={sorting}
        beside={beside}
        inCard={inCard}
        isFiltered={isFiltered}
      >
        <BlockMenu block={table.name} title={table.caption} embeddable={table.embeddable}>
          {isTwoLines && table.filters === undefined ? (
            <div className="needs-scripts px-2 pb-2 md:hidden">{order}</div>
          ) : null}
          <div className={`needs-scripts px-2 pb-1 ${isTwoLines ? "max-md:hidden" : ""}`}>
            <SeveralSwitch several={several} onChange={setSeveral} />
          </div>
          <TableDownloads
            name={table.name}
            columns={table.fileColumns ?? table.columns}
            takeRows={(take) => whenLoaded((loaded) => take(sortShown(loaded)))}
          />
        </BlockMenu>
      </TableStatus>
      {table.filters === undefined ? null : (
        <FilterBar
          columns={table.filters}
          rows={rows}
          filters={view.filters}
          onChange={(changed) => changeView((before) => ({ ...before, filters: changed }))}
          shown={countText(shown.length, shown.length, table.noun)}
        >
          {order}
        </FilterBar>
      )}
      {above}
      <div className={frameClass(table)}>
        <ColumnRules table={table} />
        <table className={tableClass(table)}>
          <caption className="sr-only">{table.caption}</caption>
          <TableHead columns={table.columns} sorting={saidSorting(table, view.sorting)} onSort={sortBy} />
          {/* A view may come late: rows of another table must not meet this one's columns. */}
          <WhileHydrating>
            <SortedBody
              key={table.name}
              table={table}
              sortRows={sortShown}
              isSorted={sorting.length > 0}
              sortedBy={saidSorting(table, sorting)[0]?.id}
              isSpoiler={isSpoiler}
            />
          </WhileHydrating>
          {foot}
        </table>
      </div>
      {shown.length === 0 ? <p className="note">{noRowsText(rows, filters, table.filters ?? [])}</p> : null}
      {method === undefined ? null : <TableMethod method={method} />}
    </section>
  );
}

type SeveralSwitchProps = { several: boolean; onChange: (several: boolean) => void };

/** Whether a click on a head sorts by one more column, as it does with Shift. */
function SeveralSwitch({ several, onChange }: SeveralSwitchProps) {
  return (
    <>
      <label className="flex min-h-(--control-height) cursor-pointer items-center gap-2">
        <input type="checkbox" checked={several} onChange={(event) => onChange(event.target.checked)} />
        Sort by several columns
      </label>
      <p className="text-small text-soft">Or hold Shift and select several headings.</p>
    </>
  );
}

/** What the heads say, and what a click on one goes on from: while nothing is sorted, the order in which the rows come. */
function saidSorting<Data extends RowData>(
  { order = [] }: Table<Data>,
  sorting: ReadonlyArray<Sort>,
): ReadonlyArray<Sort> {
  return sorting.length > 0 ? sorting : order;
}

/** Changes the order once what sorts is there. Where it cannot be loaded the rows stay as they are. */
function whenLoaded(change: (sorting: Sorting) => void): void {
  const loading = loadSorting();
  if (loading instanceof Promise) void loading.then(change, () => {});
  else change(loading);
}

/**
 * A boundary around what waits while a page hydrates, and nothing where the table came by a navigation. Rows of a sorted
 * address wait for what sorts: without a boundary of their own React would drop clicks on the heads and the filters until
 * then. After a navigation they would come later than their table.
 */
function WhileHydrating({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isServed] = useState(!isHydrated);
  return isServed ? <Suspense>{children}</Suspense> : children;
}

type SortedBodyProps<Data extends RowData> = Omit<ComponentProps<typeof TableBody<Data>>, "rows"> & {
  isSorted: boolean;
  sortRows: (loaded: Sorting | null) => ReadonlyArray<Data>;
};

/**
 * The rows in their order. Waits until what sorts is loaded, so that a sorting that was only just asked for has to be
 * deferred.
 */
function SortedBody<Data extends RowData>({ isSorted, sortRows, ...body }: SortedBodyProps<Data>) {
  const loading = isSorted ? loadSorting() : null;
  return <TableBody {...body} rows={sortRows(loading instanceof Promise ? use(loading) : loading)} />;
}

/** Sorts at the first call, and gives the same rows from then on; as they are where the sorting names no column. */
function lazyOrder<Data extends RowData>(
  table: Table<Data>,
  rows: ReadonlyArray<Data>,
  sorting: ReadonlyArray<Sort>,
): (loaded: Sorting | null) => ReadonlyArray<Data> {
  let sorted: ReadonlyArray<Data> | undefined;
  return (loaded) => (sorted ??= loaded === null ? rows : loaded.sortRows(table, rows, sorting));
}

/** The line under a table: what it counts, how, and its source; then the note under every table. */
function TableMethod({ method }: { method: string }) {
  return (
    <p className="table-method mt-3 max-w-200 text-[0.8125rem] text-soft">
      {/* One text: a space of its own has another place once the link after it has come. */}
      {`${method} `}
      {use(TableNote)}
    </p>
  );
}

type TableView = {
  view: View;
  /** As the address has it: the same, or what it was before a change that has yet to reach the address. */
  addressView: View;
  changeView: (change: (view: View) => View) => void;
};

/**
 * The view of a table, and a function that puts another into the address. Each change is a step that the back button
 * takes back; the page stays where it is scrolled to.
 *
 * The changed view is there at once, before the address: what a reader clicked shows in the next frame, and the
 * router does its work after that. A second click that comes before builds on the first one's.
 */
function useTableView<Data extends RowData>(table: Table<Data>): TableView {
  const { sort, f } = useSearch({ strict: false });
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => rememberView(pathname, { sort, f }), [pathname, sort, f]);
  const addressView = useMemo(() => viewOf({ sort, f }, table), [sort, f, table]);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  // The address has become what was wanted, or something else altogether.
  if (wanted !== null && wanted.from !== addressView) setWanted(null);
  function changeView(change: (view: View) => View) {
    setWanted((before) => ({ from: addressView, view: change(before?.view ?? addressView) }));
    afterNextFrame(() => {
      void navigate({
        to: ".",
        search: (previous) => ({ ...previous, ...writeView(change(viewOf(previous, table))) }),
        // What stands after the # stays: on the page for SQL it is the query.
        hash: true,
        hashScrollIntoView: false,
        resetScroll: false,
      });
    });
  }
  return { view: wanted?.view ?? addressView, addressView, changeView };
}

/** A view on its way into the address, and the one that the address had. */
type Wanted = { from: View; view: View };

/** What of the address's view the table knows. */
function viewOf<Data extends RowData>({ sort, f }: ViewSearch, table: Table<Data>): View {
  return knownView(readView({ sort, f }), table.columns, table.filters);
}

/** What of a view makes sense for a table: an address may name columns that the table does not have. */
export function knownView<Data>(
  view: View,
  columns: ReadonlyArray<Column<Data>>,
  filterColumns: ReadonlyArray<FilterColumn<Data>> = [],
): View {
  const sortable = new Set(columns.filter(({ sortable: can }) => can !== false).map(({ id }) => id));
  const filterable = new Map(filterColumns.map((column) => [column.id, column]));
  return {
    sorting: view.sorting.filter(({ id }) => sortable.has(id)),
    filters: view.filters.filter(({ column, operator }) => {
      const known = filterable.get(column);
      return known !== undefined && (known.numeric || operator === "=");
    }),
  };
}
