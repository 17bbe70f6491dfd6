import type { FormEvent } from "react";
import { HiddenFields } from "#app/ui/pick-form/pick-form.tsx";

/** A field with its button. */
export const nameSearchClass =
  "flex gap-2 [&_.field]:w-64 max-md:[&_.field]:h-(--touch-height) max-md:[&_.field]:flex-1 max-md:[&_.field]:text-base";

type NameSearchProps = {
  label: string;
  placeholder?: string;
  typed: string;
  onType: (text: string) => void;
  /** Called when the search is sent rather than left to itself. */
  onSend: () => void;
  /** The other search parameters that a form which is sent must keep. */
  keep: Readonly<Record<string, unknown>>;
};

/** A search field over a table, which follows the typing; without scripts it is sent with its button. */
export function NameSearch(props: NameSearchProps) {
  const { label, placeholder = "Search by name", typed, onType, onSend, keep } = props;

  function send(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  return (
    <search className="max-md:flex-[1_0_100%]">
      <form className={nameSearchClass} onSubmit={send}>
        <HiddenFields search={keep} />
        <input
          className="field"
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {/* With scripts the table follows the typing. */}
        <button type="submit" className="button [@media(scripting:enabled)]:hidden">
          Search
        </button>
      </form>
    </search>
  );
}
