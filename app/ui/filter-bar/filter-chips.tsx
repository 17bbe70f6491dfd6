import type { MouseEvent } from "react";
import { type Filter, type FilterColumn, filterLabel } from "./filters.ts";

type FilterChipsProps<Row> = {
  columns: ReadonlyArray<FilterColumn<Row>>;
  filters: ReadonlyArray<Filter>;
  onChange: (filters: ReadonlyArray<Filter>) => void;
};

/** The active filters; a click removes one. */
export function FilterChips<Row>({ columns, filters, onChange }: FilterChipsProps<Row>) {
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
