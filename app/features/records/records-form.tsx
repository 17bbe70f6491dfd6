import { useNavigate } from "@tanstack/react-router";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import {
  holderLabels,
  holders,
  isKept,
  recordKindNames,
  recordKinds,
  type RecordQuestion,
} from "#app/data/records/kinds.ts";
import { recordSearch } from "./search.ts";

/** Picks a record, whose, and the seasons. Without scripts it is a form, sent with its button. */
export function RecordsForm({ question }: { question: RecordQuestion }) {
  const navigate = useNavigate();
  const change = (name: keyof RecordQuestion) => (value: string) =>
    void navigate({
      to: "/records/",
      search: recordSearch({ ...question, [name]: value }),
      resetScroll: false,
    });
  return (
    <form className="records-form" action="/records/">
      <Picker
        label="Record"
        name="kind"
        value={question.kind}
        options={recordKindNames.map((kind) => [kind, recordKinds[kind].label])}
        onPick={change("kind")}
      />
      <Picker
        label="Held"
        name="by"
        value={question.by}
        options={holders.filter((by) => isKept(question.kind, by)).map((by) => [by, holderLabels[by]])}
        onPick={change("by")}
      />
      <Picker
        label="From"
        name="from"
        value={String(question.from)}
        options={seasons}
        onPick={change("from")}
      />
      <Picker label="To" name="to" value={String(question.to)} options={seasons} onPick={change("to")} />
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}

const seasons = newestFirst(championshipSeasons)
  .map(String)
  .map((year) => [year, year] as const);

type PickerProps = {
  label: string;
  name: string;
  value: string;
  options: ReadonlyArray<readonly [value: string, label: string]>;
  onPick: (value: string) => void;
};

function Picker({ label, name, value, options, onPick }: PickerProps) {
  return (
    <label>
      {label}
      <span className="select">
        <select name={name} value={value} onChange={(event) => onPick(event.target.value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
