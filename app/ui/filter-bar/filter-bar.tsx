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
  /** All rows, filtered or not: the values to choose from are theirs. */
  rows: ReadonlyArray<Row>;
  filters: ReadonlyArray<Filter>;
  onChange: (filters: ReadonlyArray<Filter>) => void;
};

/** Puts filters together (column, operator for numbers, value) and shows the active ones. */
export function FilterBar<Row>({ columns, rows, filters, onChange }: FilterBarProps<Row>) {
  const [draft, change] = useReducer(changeDraft, emptyDraft);
  const column = columns.find(({ id }) => id === draft.column);
  // The same elements while a value is typed: a select takes longer to render than a letter may to show.
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
    // The new chip shows first; the form empties after it.
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

/** The filter that is being put together. */
export type Draft = Filter;

/** The draft at first, and after each filter that was added (specification §4). */
export const emptyDraft: Draft = { column: "race_name", operator: "=", value: "" };

export type DraftChange =
  | { type: "column"; column: string }
  | { type: "operator"; operator: Operator }
  | { type: "value"; value: string }
  | { type: "added" };

/** The draft after a change. Another column begins anew: its operator is `=` and its value empty. */
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
    // The chips after this one move up and keep the focus; the last one has to hand it on.
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
          // A chip is what stands at its place: the same filter may stand there twice.
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

/** Moves the focus to the control before a chip that goes: the chip before it, or the button that adds. */
function focusBefore(chip: HTMLElement): void {
  const controls = [...(chip.closest(".filter-bar")?.querySelectorAll("button") ?? [])];
  controls[controls.findIndex((control) => control === chip) - 1]?.focus();
}
