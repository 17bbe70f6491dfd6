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
