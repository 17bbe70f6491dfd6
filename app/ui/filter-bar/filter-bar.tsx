import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useId,
  useMemo,
  useReducer,
  useState,
} from "react";
import { type Filter, maxFilters, type Operator } from "#app/ui/table/view.ts";
import { PlainSelect, Select } from "#app/ui/select/select.tsx";
import { type FilterColumn, addFilter, distinctValues, filterLabel, operators } from "./filters.ts";

type FilterBarProps<Row> = {
  columns: ReadonlyArray<FilterColumn<Row>>;
  /** All rows, filtered or not: their values are the choices. */
  rows: ReadonlyArray<Row>;
  filters: ReadonlyArray<Filter>;
  onChange: (filters: ReadonlyArray<Filter>) => void;
  /** How many rows are shown, with their noun: "45 results". */
  shown: string;
  /** What else a small screen's sheet has: the order of rows. */
  children: ReactNode;
};

/**
 * A form that adds filters (column, operator for numbers, value), and the active ones as chips. On a small screen the
 * form is in a sheet, which a button opens.
 */
export function FilterBar<Row>(props: FilterBarProps<Row>) {
  const { columns, filters, onChange, shown, children } = props;
  const [isOpen, setOpen] = useState(false);
  const chips = <FilterChips columns={columns} filters={filters} onChange={onChange} />;
  return (
    <div className="filter-bar relative flex flex-wrap items-center gap-2 [&>:is(form,ul)]:mb-2 md:gap-x-4 md:gap-y-2.5">
      <FilterForm {...props} Picker={Select} className="flex flex-wrap gap-2 max-md:hidden print:hidden" />
      {/* At the end of the line above, before the menu. */}
      <button
        type="button"
        className="button needs-scripts absolute! end-12 bottom-[calc(100%+0.75rem)] min-h-11 md:hidden"
        onClick={() => setOpen(true)}
      >
        Filter<span className="sr-only"> and sort</span>
        {filters.length === 0 ? "" : ` (${filters.length})`}
      </button>
      {isOpen ? (
        <Sheet title="Filter and sort" done={`Show ${shown}`} onClose={() => setOpen(false)}>
          <FilterForm {...props} Picker={PlainSelect} className="grid gap-3" />
          {chips}
          {children}
        </Sheet>
      ) : null}
      {chips}
    </div>
  );
}

type SheetProps = { title: string; done: string; onClose: () => void; children: ReactNode };

/** A sheet over the lower part of a small screen, with everything that a modal dialog does. */
export function Sheet({ title, done, onClose, children }: SheetProps) {
  const id = useId();
  return (
    <dialog
      ref={openSheet}
      aria-labelledby={id}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80svh] w-full max-w-none overflow-y-auto rounded-t-card bg-surface p-4 text-ink backdrop:bg-black/50"
    >
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-[1.1875rem]">
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className="button min-h-11">
            Close
          </button>
        </form>
      </div>
      <div className="grid gap-3">{children}</div>
      <form method="dialog" className="mt-4">
        <button
          type="submit"
          className="min-h-11 w-full cursor-pointer rounded-full bg-ink font-semibold text-page"
        >
          {done}
        </button>
      </form>
    </dialog>
  );
}

function openSheet(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}

type FilterFormProps<Row> = Pick<FilterBarProps<Row>, "columns" | "rows" | "filters" | "onChange"> & {
  Picker: typeof Select;
  className: string;
};

/** In the sheet of a small screen, each is as wide as the sheet, and large enough that a phone does not zoom in. */
const inSheet = "max-md:min-h-11 max-md:w-full max-md:text-base";

function FilterForm<Row>({ columns, rows, filters, onChange, Picker, className }: FilterFormProps<Row>) {
  const [changed, change] = useReducer(changeDraft, emptyDraft);
  const column = columns.find(({ id }) => id === changed.column) ?? columns[0];
  const draft = { ...changed, column: column?.id ?? "" };
  // Memoized while a value is typed: rendering a select takes longer than a keystroke may.
  const pickColumn = useMemo(
    () => (
      <Picker
        label="Column"
        className={`w-48 ${inSheet}`}
        value={draft.column}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => change({ type: "column", column: id })}
      />
    ),
    [columns, draft.column, Picker],
  );
  const pickOperator = useMemo(
    () => (
      <Picker
        label="Operator"
        className={`w-16 ${inSheet}`}
        value={draft.operator}
        options={operators.map((operator) => ({ value: operator, label: operator }))}
        onChange={(operator) => change({ type: "operator", operator })}
      />
    ),
    [draft.operator, Picker],
  );

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = addFilter(filters, draft);
    if (next === filters) return;
    onChange(next);
    // Emptying the form may take away the field that has focus.
    event.currentTarget.querySelector<HTMLElement>("button[type=submit]")?.focus();
    // Show the new chip first, then empty the form.
    startTransition(() => change({ type: "added" }));
  }

  return (
    <form className={`needs-scripts ${className}`} aria-label="Filter" noValidate onSubmit={add}>
      {pickColumn}
      {column?.numeric ? (
        <>
          {pickOperator}
          <input
            className={`field ${inSheet}`}
            type="number"
            step="any"
            aria-label="Value"
            placeholder="Value"
            value={draft.value}
            onChange={(event) => change({ type: "value", value: event.target.value })}
          />
        </>
      ) : null}
      {column !== undefined && !column.numeric ? (
        <TextValue
          key={column.id}
          column={column}
          rows={rows}
          value={draft.value}
          onChange={(value) => change({ type: "value", value })}
          Picker={Picker}
        />
      ) : null}
      <button type="submit" className="button max-md:min-h-11">
        Add Filter
      </button>
      {filters.length >= maxFilters ? (
        <p role="status" className="self-center text-small text-soft">
          You can add up to {maxFilters} filters.
        </p>
      ) : null}
    </form>
  );
}

type TextValueProps<Row> = {
  column: FilterColumn<Row>;
  rows: ReadonlyArray<Row>;
  value: string;
  onChange: (value: string) => void;
  Picker: typeof Select;
};

/** The values that a text column has, to choose one from. */
function TextValue<Row>({ column, rows, value, onChange, Picker }: TextValueProps<Row>) {
  const options = useMemo(
    () =>
      distinctValues(rows, column).map((each) => ({
        value: each,
        label: column.valueLabel?.(each) ?? each,
      })),
    [rows, column],
  );
  return (
    <Picker
      label="Value"
      placeholder="Select…"
      className={`w-48 ${inSheet}`}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

/** The filter in the form. */
export type Draft = Filter;

/** The empty form, also after a filter was added: it begins with the table's first column. */
export const emptyDraft: Draft = { column: "", operator: "=", value: "" };

export type DraftChange =
  | { type: "column"; column: string }
  | { type: "operator"; operator: Operator }
  | { type: "value"; value: string }
  | { type: "added" };

/** The form after a change. Another column resets the operator to `=` and empties the value. */
export function changeDraft(draft: Draft, change: DraftChange): Draft {
  if (change.type === "column") return { column: change.column, operator: "=", value: "" };
  if (change.type === "operator") return { ...draft, operator: change.operator };
  if (change.type === "value") return { ...draft, value: change.value };
  return emptyDraft;
}

type FilterChipsProps<Row> = {
  columns: ReadonlyArray<FilterColumn<Row>>;
  filters: ReadonlyArray<Filter>;
  onChange: (filters: ReadonlyArray<Filter>) => void;
};

/** The active filters; a click removes one. */
function FilterChips<Row>({ columns, filters, onChange }: FilterChipsProps<Row>) {
  function remove(index: number, chip: HTMLElement) {
    // The chips after a removed one move up and keep focus; the last one has to pass it on.
    if (index === filters.length - 1) focusBefore(chip);
    onChange(filters.toSpliced(index, 1));
  }

  if (filters.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 md:flex-[1_1_16rem] [dialog_&]:mt-2.5" aria-label="Active filters">
      {filters.map((filter, index) => {
        const column = columns.find(({ id }) => id === filter.column);
        if (column === undefined) return null;
        return (
          // Chips have no state, and the same filter may occur twice: the index is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              type="button"
              className="inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-full border border-transparent bg-raised px-[0.8rem] text-start text-[0.8125rem] wrap-anywhere text-ink hover:border-accent-ink max-md:min-h-11"
              onClick={(event: MouseEvent<HTMLElement>) => remove(index, event.currentTarget)}
            >
              <span className="sr-only">Remove filter </span>
              {filterLabel(filter, column)}
              <span className="text-base/none text-soft print:hidden" aria-hidden="true">
                ×
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Moves focus to the control before a chip that is removed: the previous chip, or the button that adds. */
function focusBefore(chip: HTMLElement): void {
  const buttons = [...(chip.closest("dialog, .filter-bar")?.querySelectorAll("button") ?? [])];
  const controls = buttons.filter((button) => button.checkVisibility());
  controls[controls.findIndex((control) => control === chip) - 1]?.focus();
}
