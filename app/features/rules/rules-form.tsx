import { ruleLabels } from "./rule-labels.ts";
import { ButtonSummary } from "#app/ui/buttons.tsx";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { type RuleParameter, ruleText } from "#contract/rules/address.ts";
import type { RuleChoices, SeasonUnderRules } from "#contract/rules/answers.ts";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { SelectField, type SelectOption } from "#app/ui/select/select-field.tsx";
import { type RulesSearch, rulesSearch } from "./rules-search.ts";

type Options = ReadonlyArray<SelectOption<string>>;

type RulesFormProps = {
  /** The page's path, to which it is sent without scripts. */
  path: string;
  search: RulesSearch;
  /** Points that were ever given; null while that is not known. */
  choices: RuleChoices | null;
  /** The rounds that can be left out. */
  rounds?: SeasonUnderRules["rounds"];
  /** Whether its fields are in sight from the beginning. */
  isOpen: boolean;
};

/** The parts of a rule set to choose. Each choice is answered at once; without scripts it is a form with a button. */
export function RulesForm({ path, search, choices, rounds = [], isOpen }: RulesFormProps) {
  const navigate = useNavigate();
  // What has been chosen stands there before it is answered, and the next choice adds to it.
  const asked: RulesSearch = useSearch({ strict: false });
  const chosen = ruleText(asked) === "" ? search : asked;
  // What is open stays open, or the field in it that has just been used would be gone.
  const isOpenStill = useLatch(isOpen);

  function change(name: RuleParameter, value: string) {
    // A season's rules are all of them; what was chosen for other rules would stay in force beside them.
    const others = name === "like" ? { without: chosen.without } : chosen;
    void navigate({
      to: path,
      search: rulesSearch({ ...others, [name]: value, sort: undefined }),
      resetScroll: false,
    });
  }

  const fields = { search: chosen, change };
  return (
    <details open={isOpenStill}>
      <ButtonSummary>Custom rules</ButtonSummary>
      <form
        action={path}
        aria-label="Rules"
        className="mt-3 grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4 shadow-card [&_.field]:h-(--control-height) [&_.field]:w-full [&_label]:text-small [&_label]:text-soft max-md:[&_.select]:h-(--touch-height) max-md:[&_.field]:h-(--touch-height) max-md:[&_.select]:text-base"
      >
        <div className="grid grid-cols-2 gap-3 *:grid *:gap-1 md:grid-cols-4">
          <Choice label={ruleLabels.like} name="like" options={likeOptions} {...fields} />
          <PointsField search={search} change={change} />
          <Choice label={ruleLabels.best} name="best" options={bestOptions} {...fields} />
          <Choice label={ruleLabels.sprints} name="sprints" options={sprintOptions(choices)} {...fields} />
          <Choice label={ruleLabels.lap} name="lap" options={lapOptions} {...fields} />
          <Choice label={ruleLabels.cars} name="cars" options={carsOptions} {...fields} />
          <Choice label={ruleLabels.last} name="last" options={lastOptions} {...fields} />
          <Choice label={ruleLabels.short} name="short" options={shortOptions} {...fields} />
        </div>
        {rounds.length === 0 ? null : <LeftOut rounds={rounds} {...fields} />}
        <p className="flex gap-3">
          <button type="submit" className="button [@media(scripting:enabled)]:hidden">
            Show
          </button>
          <a href={path} className="button inline-flex items-center no-underline">
            Reset
          </a>
        </p>
      </form>
    </details>
  );
}

/** True once it has been. */
function useLatch(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

type FieldProps = {
  search: RulesSearch;
  /** Takes a choice; "" for none. */
  change: (name: RuleParameter, value: string) => void;
};

/** A list of points, taken when it is left or sent. */
function PointsField({ search, change }: FieldProps) {
  const points = search.points ?? "";
  return (
    <label>
      {ruleLabels.points}
      <input
        key={points}
        name="points"
        defaultValue={points}
        maxLength={250}
        autoComplete="off"
        placeholder="10-6-4-3-2-1"
        className="field"
        onBlur={({ target: { value } }) => {
          if (value.trim() !== points) change("points", value);
        }}
      />
    </label>
  );
}

/** The races of the season, each to be left out. */
function LeftOut({ rounds, search, change }: FieldProps & Pick<SeasonUnderRules, "rounds">) {
  const chosen = rounds
    .map(({ round }) => round)
    .filter((round) => search.without?.split(",").includes(String(round)));

  const isOpenStill = useLatch(search.without !== undefined);

  function toggle(round: number, out: boolean) {
    const left = out ? [...chosen, round] : chosen.filter((each) => each !== round);
    change("without", left.toSorted((one, other) => one - other).join(","));
  }

  return (
    <details open={isOpenStill}>
      <summary className="w-fit min-h-6 cursor-pointer text-[0.875rem] font-strong">
        Leave races out{chosen.length === 0 ? "" : ` (${chosen.length})`}
      </summary>
      <fieldset className="mt-2 grid grid-cols-1 gap-x-3 phone:grid-cols-2 md:grid-cols-4 [&_label]:flex [&_label]:min-h-7 [&_label]:items-center [&_label]:gap-2 max-md:[&_label]:min-h-(--touch-height)">
        <legend className="sr-only">Races to leave out</legend>
        {rounds.map(({ round, race_name }) => (
          <label key={round}>
            <input
              type="checkbox"
              name="without"
              value={round}
              checked={chosen.includes(round)}
              onChange={({ target }) => toggle(round, target.checked)}
            />
            {round}. {race_name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

type ChoiceProps = FieldProps & { label: string; name: RuleParameter; options: Options };

/** A parameter as a select, which always offers what the address has. */
function Choice({ label, name, options, search, change }: ChoiceProps) {
  const value = search[name] ?? options[0]?.value ?? "";
  const own = options.some((option) => option.value === value) ? [] : [{ value, label: value }];
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

const asRules = { value: "", label: "As these rules" } as const;

const likeOptions: Options = [
  { value: "", label: "The season itself" },
  ...newestFirst(championshipSeasons).map((year) => ({ value: String(year), label: String(year) })),
];

const bestOptions: Options = [
  asRules,
  { value: "all", label: "All" },
  ...[4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18].map((count) => ({
    value: String(count),
    label: `Best ${count}`,
  })),
  ...["4-4", "5-5", "6-5", "7-6", "8-7"].map((halves) => ({
    value: halves,
    label: `Best ${halves.replace("-", " and ")} of halves`,
  })),
];

function sprintOptions(choices: RuleChoices | null): Options {
  const scales = choices?.sprints ?? [];
  return [
    asRules,
    { value: "out", label: "Left out" },
    ...scales.map(({ from, points }) => ({
      value: points.join("-"),
      label: `${points.join("–")} (${from})`,
    })),
  ];
}

const lapOptions: Options = [
  asRules,
  { value: "none", label: "No point" },
  { value: "always", label: "A point" },
  { value: "in_points", label: "One point in the points" },
];

const carsOptions: Options = [
  asRules,
  { value: "all", label: "All cars count" },
  { value: "best", label: "Best car counts" },
];

const lastOptions: Options = [
  asRules,
  { value: "once", label: "Counts once" },
  { value: "double", label: "Double points" },
];

const shortOptions: Options = [
  { value: "half", label: "Half points" },
  { value: "full", label: "Full points" },
];
