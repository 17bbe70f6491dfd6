import { useNavigate } from "@tanstack/react-router";
import type { Choice } from "./picks.ts";
import { SelectForm } from "./select-form.tsx";

type PickFormProps = {
  label: string;
  /** The search parameter that holds the choice. */
  name: string;
  choices: ReadonlyArray<Choice>;
  picked: Choice;
  /** The other search parameters that a form which is sent must keep. */
  keep: Readonly<Record<string, string | undefined>>;
};

/** Picks one of many, told with how often each occurs; the choice then stands in the address. */
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
    />
  );
}
