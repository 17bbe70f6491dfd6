import { type FormEvent, type MouseEvent, startTransition, useMemo, useReducer } from "react";
import { Select } from "#app/ui/select/select.tsx";
import {
  type Filter,
  type FilterColumn,
  type Operator,
  addFilter,
  distinctValues,
  filterLabel,
  operators,
} from "./filters.ts";

type FilterBarProps<Row> = {
  columns: ReadonlyArray<FilterColumn<Row>>;
  /** All rows, filtered or not: their values are the choices. */
  rows: ReadonlyArray<Row>;
  filters: ReadonlyArray<Filter>;
  onChange: (filters: ReadonlyArray<Filter>) => void;
};

/** A form that adds filters (column, operator for numbers, value), and the active ones as chips. */
export function FilterBar<Row>({ columns, rows, filters, onChange }: FilterBarProps<Row>) {
  const [draft, change] = useReducer(changeDraft, emptyDraft);
  const column = columns.find(({ id }) => id === draft.column);
  // Memoized while a value is typed: rendering a select takes longer than a keystroke may.
  const pickColumn = useMemo(
    () => (
      <Select
        label="Column"
        value={draft.column}
        options={columns.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => change({ type: "column", column: id })}
      />
    ),
    [columns, draft.column],
  );
  const pickOperator = useMemo(
    () => (
      <Select
        label="Operator"
        value={draft.operator}
        options={operators.map((operator) => ({ value: operator, label: operator }))}
        onChange={(operator) => change({ type: "operator", operator })}
      />
    ),
    [draft.operator],
  );

  function add(event: FormEvent) {
    event.preventDefault();
    const next = addFilter(filters, draft);
    if (next === filters) return;
    onChange(next);
    // Show the new chip first, then empty the form.
    startTransition(() => change({ type: "added" }));
  }

  return (
    <div className="filter-bar">
      <form className="needs-scripts" aria-label="Filter" noValidate onSubmit={add}>
        {pickColumn}
        {column?.numeric ? (
          <>
            {pickOperator}
            <input
              className="field"
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
          />
        ) : null}
        <button type="submit" className="button">
          Add Filter
        </button>
      </form>
      <FilterChips columns={columns} filters={filters} onChange={onChange} />
    </div>
  );
}

type TextValueProps<Row> = {
  column: FilterColumn<Row>;
  rows: ReadonlyArray<Row>;
  value: string;
  onChange: (value: string) => void;
};

/** The values that a text column has, to choose one from. */
function TextValue<Row>({ column, rows, value, onChange }: TextValueProps<Row>) {
  const options = useMemo(
    () =>
      distinctValues(rows, column).map((each) => ({
        value: each,
        label: column.valueLabel?.(each) ?? each,
      })),
    [rows, column],
  );
  return <Select label="Value" placeholder="Select…" value={value} options={options} onChange={onChange} />;
}

/** The filter in the form. */
export type Draft = Filter;

/** The empty form, also after a filter was added (specification §4). */
export const emptyDraft: Draft = { column: "race_name", operator: "=", value: "" };

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
    <ul className="chips" aria-label="Active filters">
      {filters.map((filter, index) => {
        const column = columns.find(({ id }) => id === filter.column);
        if (column === undefined) return null;
        return (
          // Chips have no state, and the same filter may occur twice: the index is their identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button
              type="button"
              className="chip"
              onClick={(event: MouseEvent<HTMLElement>) => remove(index, event.currentTarget)}
            >
              <span className="sr-only">Remove filter </span>
              {filterLabel(filter, column)}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Moves focus to the control before a chip that is removed: the previous chip, or the button that adds. */
function focusBefore(chip: HTMLElement): void {
  const controls = [...(chip.closest(".filter-bar")?.querySelectorAll("button") ?? [])];
  controls[controls.findIndex((control) => control === chip) - 1]?.focus();
}
