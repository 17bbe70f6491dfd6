import { HiddenFields } from "#app/ui/hidden-fields.tsx";

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

/** Picks a season from a list. Without scripts it is a plain form, sent with its button. */
export function YearForm({ name, year, years, onPick, keep = {} }: YearFormProps) {
  return (
    <form className="pick-form">
      <HiddenFields search={keep} />
      <label>
        <span className="sr-only">Season</span>
        <span className="select">
          <select name={name} value={year} onChange={(event) => onPick(Number(event.target.value))}>
            {years.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </span>
      </label>
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
