import { nameSearchClass } from "#app/ui/name-search/name-search.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { createClientOnlyFn } from "@tanstack/react-start";
import { type FormEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { ComparedCareer } from "#app/data/compare/compare.functions.ts";
import { type ComparedKind, idsText, mostCompared } from "#app/data/compare/compared-ids.ts";
import type { Found } from "#app/data/search/findable.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import type { NameSearch } from "#app/data/search/name-search.ts";
import { maxTyped } from "#app/text/names.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { HiddenFields } from "#app/ui/pick-form/pick-form.tsx";
import { changeCompared, type CompareSearch } from "./compare-search.ts";
import { fieldText, kinds } from "./compare-texts.ts";

const loadSearch = createClientOnlyFn(async () =>
  (await import("#app/data/search/search-index.client.ts")).loadSearch(),
);

/** More than are offered: those of the other kinds are left out. */
const looked = 60;

type PickerProps = {
  search: CompareSearch;
  kind: ComparedKind;
  careers: ReadonlyArray<ComparedCareer>;
  /** Ids of the address that the archive does not know. */
  unknown: ReadonlyArray<string>;
  /** Those who are compared, in the order of the address. */
  chips: RefObject<HTMLUListElement | null>;
};

/**
 * Finds another to compare: a form whose answer is a list of links. With scripts the list follows the typing, over the
 * same index as the search of the site.
 */
export function Picker({ search, kind, careers, unknown, chips }: PickerProps) {
  const ids = careers.map(({ id }) => id);
  const [typed, setTyped] = useState(search.add ?? "");
  const [index, setIndex] = useState<NameSearch | null>(null);
  const found = useFound(typed, search.add, index);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useFocusAfterChange(ids.length, field, chips);
  if (ids.length >= mostCompared) return null;
  const offered = found === null ? null : offers(found, kind, ids);
  const { add: _add, ...others } = search;

  function type(text: string) {
    setTyped(text);
    // Without the index there is still the form.
    if (index === null) loadSearch().then(setIndex, () => undefined);
  }

  /** Adds the likeliest of those offered; without any the form is sent. */
  function addFirst(event: FormEvent) {
    const [likeliest] = offered ?? [];
    if (likeliest === undefined) return;
    event.preventDefault();
    setTyped("");
    void navigate({
      from: "/compare/",
      to: "/compare/",
      search: withAnother(likeliest.id),
      resetScroll: false,
    });
  }

  function withAnother(id: string) {
    return changeCompared(unknown, (present) => [...present, id]);
  }

  return (
    <search className="relative block w-full max-w-100 text-[0.875rem]">
      <form action="/compare/" onSubmit={addFirst} className={`${nameSearchClass} [&_.field]:flex-1`}>
        <HiddenFields search={{ ...others, ids: idsText(ids) }} />
        <label className="sr-only" htmlFor="compare-add">
          Find a {kinds[kind].one} to compare
        </label>
        <input
          ref={field}
          id="compare-add"
          type="search"
          name="add"
          className="field"
          placeholder={fieldText(kind, careers.length)}
          autoComplete="off"
          maxLength={maxTyped}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className="button [@media(scripting:enabled)]:hidden">
          Find
        </button>
      </form>
      <div role="status" className="text-soft">
        {offered === null ? null : offered[0] === undefined ? (
          <p className="mt-1">
            No {kinds[kind].one} is called “{typed.trim()}”.
          </p>
        ) : (
          <p className="sr-only">Enter adds {offered[0].name}.</p>
        )}
      </div>
      {offered === null || offered.length === 0 ? null : (
        <Offers
          kind={kind}
          offered={offered}
          searchWith={withAnother}
          onAdd={() => {
            setTyped("");
            field.current?.focus();
          }}
        />
      )}
    </search>
  );
}

/** Moves the focus on when what had it is gone: a chip that took one out, or the field, which goes when the fourth comes. */
function useFocusAfterChange(
  compared: number,
  field: RefObject<HTMLInputElement | null>,
  chips: PickerProps["chips"],
): void {
  const count = useRef(compared);
  useEffect(() => {
    if (document.activeElement === document.body) {
      if (compared < count.current) field.current?.focus();
      else if (compared > count.current && field.current === null)
        chips.current?.querySelector<HTMLElement>("li:last-child a")?.focus();
    }
    count.current = compared;
  }, [compared, field, chips]);
}

type OffersProps = {
  kind: ComparedKind;
  offered: ReturnType<typeof offers>;
  /** The address with one more compared. */
  searchWith: (id: string) => ReturnType<typeof changeCompared>;
  onAdd: () => void;
};

/** Those who can be added, as links: they need no scripts. */
function Offers({ kind, offered, searchWith, onAdd }: OffersProps) {
  return (
    <ul
      className="z-10 w-full rounded-tile border border-line bg-surface shadow-pop *:flex [@media(scripting:enabled)]:absolute *:items-baseline *:justify-between *:gap-3 *:px-3 *:py-1.5 *:not-first:border-t *:not-first:border-line max-md:[&_a]:py-1.5 [&_small]:text-soft"
      aria-label={`${kinds[kind].title} found`}
    >
      {offered.map(({ id, name, detail, country = null, team = null }) => (
        <li key={id}>
          <span
            className={`h-4 w-1 self-center rounded-[2px] bg-team ${teamClass(team?.id ?? null)}`}
            aria-hidden="true"
          />
          {country === null ? null : <Flag country={country} />}
          <Link
            from="/compare/"
            to="/compare/"
            search={searchWith(id)}
            resetScroll={false}
            onClick={onAdd}
            className="flex-1"
          >
            Add {name}
          </Link>{" "}
          <small>{detail}</small>
        </li>
      ))}
    </ul>
  );
}

/** What the typed text may mean: the page's own answer until the index is there; null where nothing was typed. */
function useFound(
  typed: string,
  sent: string | undefined,
  index: NameSearch | null,
): ReadonlyArray<Found> | null {
  const { data } = useQuery({ ...searchedQuery(sent ?? ""), enabled: sent !== undefined });
  return useMemo(() => {
    if (typed.trim() === "") return null;
    if (index !== null) return index.find(typed, looked);
    return typed === sent && data?.available === true ? data.value.found : null;
  }, [typed, sent, index, data]);
}

/** The most that are offered. */
const mostOffered = 8;

/** Who can be added of what a search found: those of the kind who are not compared already, likeliest first. */
function offers(
  found: ReadonlyArray<Found>,
  kind: ComparedKind,
  compared: ReadonlyArray<string>,
): Array<Pick<Found, "name" | "detail" | "country" | "team"> & { id: string }> {
  const wanted = kind === "drivers" ? "Driver" : "Team";
  return found
    .filter((each) => each.kind === wanted)
    .map(({ path, ...each }) => ({ ...each, id: path.split("/")[2] ?? "" }))
    .filter(({ id }) => !compared.includes(id))
    .slice(0, mostOffered);
}
