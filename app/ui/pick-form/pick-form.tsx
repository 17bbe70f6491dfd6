import { useNavigate } from "@tanstack/react-router";
import type { Choice } from "./picks.ts";
import { SelectField, type SelectFieldProps } from "#app/ui/select/select-field.tsx";

type PickFormProps = {
  label: string;
  /** The search parameter that holds the choice. */
  name: string;
  choices: ReadonlyArray<Choice>;
  picked: Choice;
  /** The other search parameters that a form which is sent must keep. */
  keep: Readonly<Record<string, string | undefined>>;
};

/** Picks one of many, each with how often it occurs; the choice goes into the address. */
export function PickForm({ label, name, choices, picked, keep }: PickFormProps) {
  const navigate = useNavigate();

  function pick(id: string) {
    void navigate({ to: ".", search: (previous) => ({ ...previous, [name]: id }), resetScroll: false });
  }

  return (
    <SelectForm
      label={label}
      name={name}
      value={picked.id}
      options={choices.map((choice) => ({ value: choice.id, label: `${choice.name} (${choice.count})` }))}
      onPick={pick}
      keep={keep}
      className="flex-wrap max-md:w-full"
      selectClass="w-68 max-md:h-11 max-md:flex-[1_0_12rem] max-md:text-base"
    />
  );
}

type SelectFormProps = SelectFieldProps & {
  /** The other search parameters that a form which is sent must keep. */
  keep: Readonly<Record<string, unknown>>;
};

/** A form of one select. With scripts choosing is enough; without them it is submitted with its button. */
export function SelectForm({ keep, className = "", ...field }: SelectFormProps) {
  return (
    <form className={`flex items-center gap-2 ${className}`}>
      <HiddenFields search={keep} />
      <SelectField {...field} className={`flex items-center gap-2 text-[0.875rem] text-soft ${className}`} />
      <button type="submit" className="button not-noscript:hidden">
        Show
      </button>
    </form>
  );
}

/** The search parameters that a form submitted without scripts keeps, as hidden fields. */
export function HiddenFields({ search }: { search: Readonly<Record<string, unknown>> }) {
  return Object.entries(search).map(([name, value]) =>
    typeof value === "string" ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
