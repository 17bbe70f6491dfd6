import { type FormEvent, useEffect, useState } from "react";
import { HiddenFields } from "#app/ui/pick-form/pick-form.tsx";
import { foldName } from "#app/text/names.ts";
import { useNavigate, useRouter } from "@tanstack/react-router";

/** A field with its button. */
export const nameSearchClass =
  "flex gap-2 md:[&_.field]:w-64 max-md:[&_.field]:h-(--touch-height) max-md:[&_.field]:flex-1 max-md:[&_.field]:text-base";

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

/**
 * Asks whether a name holds every word that was typed, in any order, case and accents aside. Nothing typed
 * matches every name.
 */
export function nameFilter(typed: string): (name: string) => boolean {
  const words = foldName(typed).split(" ").filter(Boolean);
  return (name) => {
    const folded = foldName(name);
    return words.every((word) => folded.includes(word));
  };
}

/** How long nothing is typed before the text goes into the address, in milliseconds. */
const pauseMs = 400;

/**
 * The text of a search field that filters with every key, and goes into the address as `q` when typing pauses: each
 * key as an address of its own would be a page view each.
 *
 * @param known the text in the address; another one there (by a link or the back button) replaces what is typed
 */
export function useTypedText(known: string) {
  const router = useRouter();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(known);
  const [sent, setSent] = useState(known);
  const [lastKnown, setLastKnown] = useState(known);
  if (known !== lastKnown) {
    setLastKnown(known);
    // The text that `send` put into the address comes back as `known`; by now more may have been typed.
    if (known !== sent) setTyped(known);
    setSent(known);
  }

  function send() {
    const text = typed.trim();
    if (text === known) return;
    setSent(text);
    void navigate({
      to: ".",
      search: (previous) => ({ ...previous, q: text || undefined }),
      // One step back is the whole list, however often the text changed.
      replace: known !== "",
      resetScroll: false,
    });
  }

  useEffect(() => {
    const timer = setTimeout(send, pauseMs);
    // A reader who leaves for another page within the pause would be brought back.
    const unsubscribe = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) clearTimeout(timer);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the pause anew
  }, [typed]);

  return { typed, setTyped, send };
}
