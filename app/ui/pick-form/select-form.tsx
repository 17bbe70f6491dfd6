import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { SelectField, type SelectFieldProps } from "#app/ui/select/select-field.tsx";

type SelectFormProps = SelectFieldProps & {
  /** The other search parameters that a form which is sent must keep. */
  keep: Readonly<Record<string, unknown>>;
};

/** A form of one select. With scripts the choice is all it takes; without them it is sent with its button. */
export function SelectForm({ keep, ...field }: SelectFormProps) {
  return (
    <form className="pick-form">
      <HiddenFields search={keep} />
      <SelectField {...field} />
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}

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
