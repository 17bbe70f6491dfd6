import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useId, useState } from "react";
import { questionDefaults, type QuestionParameter } from "#contract/ask/address.ts";
import {
  events,
  figures,
  hasFigure,
  measures,
  parts,
  sequences,
  sessions,
  subjects,
} from "#contract/ask/question.ts";
import { askChoicesQuery } from "#app/data/ask/ask.queries.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { SelectField, type SelectOption } from "#app/ui/select/select-field.tsx";
import { conditionFields, listFields, moreParameters, openLabels, sentenceLabels } from "./fields.ts";
import { type AskSearch, askSearch, yearsOf, yearsParameter } from "./ask-search.ts";
import { figureNouns } from "#contract/ask/sentence.ts";
import { eventLabels, measureLabels, partLabels, subjectLabels } from "./ask-texts.ts";
import { createClientOnlyFn } from "@tanstack/react-start";
import { nameFromId } from "#contract/ids.ts";
import type { NameSearch } from "#app/data/search/name-search.ts";
import { idOfName } from "#app/text/names.ts";

type FieldProps = {
  search: AskSearch;
  /** Takes a choice; "" for none. */
  change: (name: QuestionParameter, value: string) => void;
};

/** The same question with another choice ("" for none), from the start of its answer. */
export function changeQuestion(search: AskSearch, name: QuestionParameter, value: string): AskSearch {
  // What is added up or averaged needs a figure from the beginning.
  const figure = name === "measure" && hasFigure(value) ? (search.figure ?? "points") : search.figure;
  return askSearch({
    ...search,
    of: search.of ?? questionDefaults.of,
    figure,
    [name]: value,
    line: undefined,
    sort: undefined,
    q: undefined,
  });
}

/** The question as a sentence with parts to choose. Without scripts it is a form, sent with its button. */
export function AskForm({ search }: { search: AskSearch }) {
  const navigate = useNavigate();

  function change(name: QuestionParameter, value: string) {
    void navigate({ to: "/ask/", search: changeQuestion(search, name, value), resetScroll: false });
  }

  return (
    <form
      action="/ask/"
      aria-label="Question"
      className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4 shadow-card [&_.field]:h-(--control-height) [&_.field]:w-full [&_label]:grid [&_label]:gap-1 [&_label]:text-small [&_label]:text-soft max-md:[&_.select]:h-(--touch-height) max-md:[&_.field]:h-(--touch-height) max-md:[&_.select]:text-base"
    >
      <Sentence search={search} change={change} />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <MoreConditions search={search} change={change} />
        <p className="flex flex-none gap-3">
          <button type="submit" className="button filled [@media(scripting:enabled)]:hidden">
            Ask
          </button>
          <a href="/ask/" className="button inline-flex items-center no-underline">
            Reset
          </a>
        </p>
      </div>
    </form>
  );
}

function Sentence({ search, change }: FieldProps) {
  const { measure = "count" } = search;
  const years = yearsOf(search.years);
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4 wide:grid-cols-7">
      <Choice
        label={sentenceLabels.of}
        name="of"
        options={labelled(subjects, subjectLabels)}
        {...{ search, change }}
      />
      <Choice
        label={sentenceLabels.measure}
        name="measure"
        options={labelled(measures, measureLabels)}
        {...{ search, change }}
      />
      {hasFigure(measure) ? (
        <Choice
          label={sentenceLabels.figure}
          name="figure"
          options={labelled(figures, figureNouns)}
          {...{ search, change }}
        />
      ) : null}
      <Choice
        label={sentenceLabels.what}
        name="what"
        options={labelled(events, eventLabels)}
        {...{ search, change }}
      />
      {measure === "streak" ? (
        <Choice
          label={sentenceLabels.over}
          name="over"
          options={labelled(sequences, openLabels.over)}
          {...{ search, change }}
        />
      ) : null}
      <Choice
        label={sentenceLabels.session}
        name="session"
        options={labelled(sessions, openLabels.session)}
        {...{ search, change }}
      />
      <Choice
        label={sentenceLabels.per}
        name="per"
        options={labelled(parts, partLabels)}
        {...{ search, change }}
      />
      <SelectField
        label="From"
        name="from"
        value={years.from}
        options={seasons}
        onPick={(from) => change("years", yearsParameter(from, years.to))}
      />
      <SelectField
        label="To"
        name="to"
        value={years.to}
        options={seasons}
        onPick={(to) => change("years", yearsParameter(years.from, to))}
      />
    </div>
  );
}

/** Everything that narrows a question, beside its seasons. */
function MoreConditions({ search, change }: FieldProps) {
  const used = moreParameters.filter((name) => search[name] !== undefined).length;
  return (
    <details className="open:w-full">
      <summary className="w-fit min-h-6 cursor-pointer text-[0.875rem] font-strong">
        More conditions{used === 0 ? "" : ` (${used})`}
      </summary>
      <div className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4 wide:grid-cols-6">
        <NameField label={sentenceLabels.driver} name="driver" value={search.driver} change={change} />
        <NameField label={sentenceLabels.with} name="with" value={search.with} change={change} />
        <Suspense fallback={null}>
          <ListFields search={search} change={change} />
        </Suspense>
        {conditionFields.map(({ name, label, options }) => (
          <Choice key={name} label={label} name={name} options={options} {...{ search, change }} />
        ))}
      </div>
    </details>
  );
}

/** Lists of teams, circuits …; without them what is chosen stays in the form. */
function ListFields({ search, change }: FieldProps) {
  const { data } = useSuspenseQuery(askChoicesQuery());
  return listFields.map(({ name, label, list }) => (
    <Choice
      key={name}
      label={label}
      name={name}
      options={[
        { value: "", label: "Any" },
        ...(data.available ? data.value[list].map(({ id, name: text }) => ({ value: id, label: text })) : []),
      ]}
      {...{ search, change }}
    />
  ));
}

type ChoiceProps = FieldProps & {
  label: string;
  name: QuestionParameter;
  options: ReadonlyArray<SelectOption<string>>;
};

/** A parameter as a select, which always offers what the address has. */
function Choice({ label, name, options, search, change }: ChoiceProps) {
  const value = search[name] ?? options[0]?.value ?? "";
  const own = options.some((option) => option.value === value)
    ? []
    : [{ value, label: value.replaceAll("_", " ") }];
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      options={[...options, ...own]}
      onPick={(picked) => change(name, picked)}
    />
  );
}

function labelled<Name extends string>(
  names: ReadonlyArray<Name>,
  labels: Readonly<Record<Name, string>>,
): Array<SelectOption<string>> {
  return names.map((name) => ({ value: name, label: labels[name] }));
}

const seasons = [
  { value: "", label: "Any season" },
  ...newestFirst(championshipSeasons)
    .map(String)
    .map((year) => ({ value: year, label: year })),
];

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
function NameField({ label, name, value = "", change }: NameFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [search, setSearch] = useState<NameSearch | null>(null);
  const shown = value.split(",").filter(Boolean).map(nameFromId).join(", ");
  const text = typed ?? shown;
  const names = text.split(",").map((part) => part.trim());
  const before = names.slice(0, -1);
  const found =
    search === null || typed === null
      ? []
      : search
          .find(names.at(-1) ?? "", 30)
          .filter(({ kind }) => kind === "Driver")
          .slice(0, offered);

  function take(entered: string) {
    if (typed === null) return;
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
          // While a name is composed by an input method, Enter is a part of writing it.
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
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
