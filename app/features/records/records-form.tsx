import { useNavigate } from "@tanstack/react-router";
import { championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { holders, isKept, recordKindNames, type RecordQuestion } from "#app/data/records/kinds.ts";
import { holderLabels, recordTexts } from "#app/data/records/record-texts.ts";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { recordSearch } from "./records-search.ts";

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
    <form
      className="my-3 flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2 max-md:[&_.select]:h-(--touch-height) [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
      action="/records/"
    >
      <SelectField
        label="Record"
        name="kind"
        value={question.kind}
        options={recordKindNames.map((kind) => ({ value: kind, label: recordTexts[kind].label }))}
        onPick={change("kind")}
      />
      <SelectField
        label="Held"
        name="by"
        value={question.by}
        options={holders
          .filter((by) => isKept(question.kind, by))
          .map((by) => ({ value: by, label: holderLabels[by] }))}
        onPick={change("by")}
      />
      <SelectField
        label="From"
        name="from"
        value={String(question.from)}
        options={seasons}
        onPick={change("from")}
      />
      <SelectField label="To" name="to" value={String(question.to)} options={seasons} onPick={change("to")} />
      {/* Where scripts run, a choice is shown as soon as it is made. */}
      <button type="submit" className="button [@media(scripting:enabled)]:hidden">
        Show
      </button>
    </form>
  );
}

const seasons = newestFirst(championshipSeasons)
  .map(String)
  .map((year) => ({ value: year, label: year }));
