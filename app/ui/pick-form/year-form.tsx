import { SelectForm } from "./select-form.tsx";

type YearFormProps = {
  /** The search parameter that a form which is sent has the year in. */
  name: string;
  year: number;
  /** Newest first. */
  years: ReadonlyArray<number>;
  onPick: (year: number) => void;
  /** The search parameters that a form which is sent must keep. */
  keep?: Readonly<Record<string, unknown>>;
};

/** Picks a season from a list. */
export function YearForm({ name, year, years, onPick, keep = {} }: YearFormProps) {
  return (
    <SelectForm
      label={<span className="sr-only">Season</span>}
      name={name}
      value={String(year)}
      options={years.map(String).map((each) => ({ value: each, label: each }))}
      onPick={(picked) => onPick(Number(picked))}
      keep={keep}
    />
  );
}
