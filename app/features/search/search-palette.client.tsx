import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { searchText } from "#contract/ask/address.ts";
import { themes } from "#app/data/ask/examples.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { loadSearch } from "#app/data/search/search-index.client.ts";
import { readWords, type ReadWords } from "#app/data/search/words/read-words.ts";
import type { NameSearch } from "#app/data/search/name-search.ts";
import { withFullStop } from "#app/text/format.ts";
import { maxTyped } from "#app/text/names.ts";
import { offersBeforeTyping, useFavourites } from "#app/features/favourites/favourites.ts";
import {
  answerFound,
  type FoundPage,
  FoundText,
  foundClass,
  foundListClass,
  searchFieldClass,
  waysToAsk,
} from "./found-link.tsx";
import { type EarlyTyping, isSearchKey, searchPage } from "./search-opener.tsx";

/** How many of what was found are offered; the page of results has them all. */
const offered = 8;

/** How much of a visitor's own is offered before anything is typed, and questions after it. */
const mostKept = 6;
const questions = themes.slice(0, 3).map(({ examples: [{ label, search }] }) => ({
  name: label,
  detail: "",
  kind: "Question",
  path: `/ask/?${searchText(search)}`,
  group: "Questions",
}));

type SearchPaletteProps = {
  /** What was typed before the palette could take it, collected until its field has the focus. */
  earlyTyping: EarlyTyping;
  onClose: () => void;
};

/** A search with every keystroke, over whatever page is open; a combobox in the platform's dialog. */
export function SearchPalette({ earlyTyping, onClose }: SearchPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(() => earlyTyping.text().slice(0, maxTyped));
  useLayoutEffect(() => {
    dialog.current?.showModal();
    earlyTyping.end();
  }, [earlyTyping]);
  // In the body, so that no part of the page which hides itself hides the palette with it.
  return createPortal(
    <dialog
      ref={dialog}
      className="mx-auto mt-[8dvh] mb-auto max-h-[min(36rem,calc(100dvh-2rem))] w-[min(36rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-4 text-ink backdrop:bg-black/50"
      aria-label="Search"
      onClose={onClose}
      onKeyDown={(event) => {
        // The keys that opened it close it; holding them does not.
        if (isSearchKey(event) && !event.repeat) {
          event.preventDefault();
          event.currentTarget.close();
        }
      }}
    >
      <PaletteBody typed={typed} onType={setTyped} close={() => dialog.current?.close()} />
    </dialog>,
    document.body,
  );
}

type PaletteBodyProps = { typed: string; onType: (typed: string) => void; close: () => void };

function PaletteBody({ typed, onType, close }: PaletteBodyProps) {
  const { search, failed } = useSearch();
  const [active, setActive] = useState(0);
  const id = useId();
  const router = useRouter();
  const read = useMemo(() => (search === null ? null : readWords(typed, search)), [search, typed]);
  const found = useShown(typed, search, read);

  const status = statusOf({
    typed,
    found: found[0] === waysToAsk[0] ? 0 : found.length,
    isGuess: found[0]?.isGuess === true,
    read,
    loaded: search !== null,
    failed,
  });

  function go(path: string) {
    close();
    void router.navigate({ href: path });
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and the arrows choose among the input method's own offers.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key === "Enter") go(found[active]?.path ?? searchPage(typed));
  }

  return (
    <>
      <div className="flex items-center gap-2">
        <input
          type="search"
          role="combobox"
          className={searchFieldClass}
          aria-label="Driver, team, circuit, race or season"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder="A name, a year, or a question"
          autoComplete="off"
          maxLength={maxTyped}
          value={typed}
          onChange={(event) => {
            onType(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <form method="dialog">
          <button
            type="submit"
            className="button max-md:min-h-(--touch-height) md:px-2 md:text-small text-soft"
            title="Close"
          >
            <span className="max-md:hidden">
              Esc<span className="sr-only">: close</span>
            </span>
            <span className="md:hidden">Close</span>
          </button>
        </form>
      </div>
      <Options id={id} found={found} active={active} typed={typed} onPoint={setActive} onChoose={go} />
      <p
        role="status"
        className={status.isSeen ? "sr-only" : "my-2 text-[0.8125rem] wrap-anywhere text-soft"}
      >
        {status.text}
      </p>
      <p className="text-[0.75rem] text-soft max-md:hidden" aria-hidden="true">
        ↑ ↓ to choose · Enter to open · / or Ctrl K from any page
      </p>
    </>
  );
}

type Shown = FoundPage & { group?: string };

/** What is offered: before anything is typed a visitor's own pages and questions, then what was found. */
function useShown(typed: string, search: NameSearch | null, read: ReadWords | null): ReadonlyArray<Shown> {
  const favourites = useFavourites();
  // The header has asked already.
  const { data: race } = useQuery({ ...nextRaceQuery(), enabled: false });
  const next = race?.available === true ? race.value : null;
  return useMemo(() => {
    if (typed.trim() === "")
      return [...offersBeforeTyping(favourites, next).slice(0, mostKept), ...questions];
    if (search === null) return [];
    const found = answerFound(read, search.find(typed, offered + 1));
    return found.length > offered ? [...found.slice(0, offered), allResults(typed)] : found;
  }, [search, read, typed, favourites, next]);
}

/** The page of results, where more was found than is offered. */
function allResults(typed: string): Shown {
  return {
    name: `All results for “${typed.trim()}”`,
    detail: "",
    kind: "Page",
    path: searchPage(typed),
  };
}

type OptionsProps = {
  /** Of the list; an option's is this and its place. */
  id: string;
  found: ReadonlyArray<Shown>;
  /** The place of the one that Enter opens. */
  active: number;
  typed: string;
  onPoint: (place: number) => void;
  onChoose: (path: string) => void;
};

/** What the field offers: the focus stays there, and the keys with it. */
function Options({ id, found, active, typed, onPoint, onChoose }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label="Found" className={foundListClass}>
      {groupsOf(found).map(({ group, options }) => (
        <div
          key={group ?? ""}
          role={group === null ? "presentation" : "group"}
          aria-label={group ?? undefined}
        >
          {group === null ? null : (
            <p className="px-4 pt-2.5 text-small font-strong text-soft" aria-hidden="true">
              {group}
            </p>
          )}
          {options.map(({ each, place }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the field, which names the active option
            <div
              key={each.path}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={`${foundClass} cursor-pointer ${place === active ? "bg-raised shadow-[inset_3px_0_var(--color-accent)] forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none] forced-colors:*:text-[HighlightText]" : ""}`}
              onClick={() => onChoose(each.path)}
              onPointerMove={() => onPoint(place)}
            >
              <FoundText
                found={each}
                isLikeliest={place === 0 && typed.trim() !== ""}
                saysKind={each.kind !== group?.replace(/s$/, "")}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Options under the heads that they have before anything is typed; what was found has none. */
function groupsOf(found: ReadonlyArray<Shown>) {
  const placed = found.map((each, place) => ({ each, place }));
  return [...Map.groupBy(placed, ({ each }) => each.group ?? null)].map(([group, options]) => ({
    group,
    options,
  }));
}

function useSearch(): { search: NameSearch | null; failed: boolean } {
  const [state, setState] = useState<{ search: NameSearch | null; failed: boolean }>({
    search: null,
    failed: false,
  });
  useEffect(() => {
    loadSearch().then(
      (search) => setState({ search, failed: false }),
      () => setState({ search: null, failed: true }),
    );
  }, []);
  return state;
}

type PaletteState = {
  typed: string;
  found: number;
  isGuess: boolean;
  read: ReadWords | null;
  loaded: boolean;
  failed: boolean;
};

type Status = { text: string; isSeen?: boolean };

/** What is said of the search. How many were found is seen in the list: it is said to screen readers alone. */
function statusOf({ typed, found, isGuess, read, loaded, failed }: PaletteState): Status {
  if (failed) return { text: "The names could not be loaded. Enter leads to the page of results." };
  if (typed.trim() === "")
    return { text: "Type a name, a nickname, a code, a year, or a question such as leclerc poles." };
  if (!loaded) return { text: "Loading the names …" };
  if (found === 0) return { text: `No results for “${typed}”. Look among the records, or ask the archive.` };
  if (isGuess) return { text: `Nothing is called “${typed}”. Did you mean this?` };
  const count = found > offered ? `More than ${offered} found` : `${found} found`;
  const { leftOut = [], understood = [] } = read ?? {};
  const said = [
    ...(leftOut.length === 0 ? [] : [`Not understood: ${leftOut.join(", ")}.`]),
    ...understood.flatMap(({ words, or }) =>
      or.length === 0 ? [] : [withFullStop(`Other matches for “${words}”: ${or.join(", ")}`)],
    ),
  ];
  return said.length === 0 ? { text: count, isSeen: true } : { text: `${count}. ${said.join(" ")}` };
}
