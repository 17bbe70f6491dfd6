import { createClientOnlyFn } from "@tanstack/react-start";
import { useId, useState } from "react";
import type { QuestionParameter } from "#contract/ask/address.ts";
import { nameFromId } from "#contract/ids.ts";
import type { NameSearch } from "#app/data/search/name-search.ts";
import { idOfName } from "#app/text/names.ts";

const loadSearch = createClientOnlyFn(async () =>
  (await import("#app/data/search/search-index.client.ts")).loadSearch(),
);

type NameFieldProps = {
  label: string;
  name: QuestionParameter;
  /** Ids, joined by commas. */
  value: string | undefined;
  change: (name: QuestionParameter, value: string) => void;
};

const offered = 8;

/** Drivers by name, several with commas between; with scripts names are offered while one types. */
export function NameField({ label, name, value = "", change }: NameFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [search, setSearch] = useState<NameSearch | null>(null);
  const shown = value.split(",").filter(Boolean).map(nameFromId).join(", ");
  const text = typed ?? shown;
  const parts = text.split(",").map((part) => part.trim());
  const before = parts.slice(0, -1);
  const found =
    search === null || typed === null
      ? []
      : search
          .find(parts.at(-1) ?? "", 30)
          .filter(({ kind }) => kind === "Driver")
          .slice(0, offered);

  function take(entered: string) {
    setTyped(null);
    const ids = entered
      .split(",")
      .filter((part) => part.trim() !== "")
      .map((part) => idIn(search, part));
    if (ids.join(",") !== value) change(name, ids.join(","));
  }

  return (
    <label>
      {label}
      <input
        key={value}
        name={name}
        className="field"
        placeholder="Any"
        autoComplete="off"
        maxLength={300}
        list={listId}
        value={text}
        onFocus={() => void loadSearch().then(setSearch, () => undefined)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => take(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take(event.currentTarget.value);
        }}
      />
      <datalist id={listId}>
        {found.map(({ path, name: each }) => (
          <option key={path} value={[...before, each].join(", ")}>
            {each}
          </option>
        ))}
      </datalist>
    </label>
  );
}

/** The id of a driver by this name; the likeliest one where the names are loaded. */
function idIn(search: NameSearch | null, typed: string): string {
  const [likeliest] = search?.find(typed, offered).filter(({ kind }) => kind === "Driver") ?? [];
  return likeliest?.path.split("/")[2] ?? idOfName(typed);
}
