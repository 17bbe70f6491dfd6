import { type FormEvent, startTransition, useMemo, useReducer } from "react";
import { Select } from "#app/ui/select/select.tsx";
import { changeDraft, emptyDraft } from "./draft.ts";
import { FilterChips } from "./filter-chips.tsx";
import { addFilter, distinctValues, type Filter, type FilterColumn, operators } from "./filters.ts";

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
