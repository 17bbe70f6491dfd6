import { useNavigate } from "@tanstack/react-router";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import type { Choice } from "./picks.ts";

type PickFormProps = {
  label: string;
  /** The search parameter that holds the choice. */
  name: string;
  choices: ReadonlyArray<Choice>;
  picked: Choice;
  /** The other search parameters that a form which is sent must keep. */
  keep: Readonly<Record<string, string | undefined>>;
};

/**
 * Picks one of many, which then stands in the address. Without scripts it is a plain form, sent with its button.
 */
export function PickForm({ label, name, choices, picked, keep }: PickFormProps) {
  const navigate = useNavigate();

  function pick(id: string) {
    void navigate({ to: ".", search: (previous) => ({ ...previous, [name]: id }), resetScroll: false });
  }

  return (
    <form className="pick-form">
      <HiddenFields search={keep} />
      <label>
        {label}
        <span className="select">
          <select name={name} value={picked.id} onChange={(event) => pick(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name} ({choice.count})
              </option>
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
