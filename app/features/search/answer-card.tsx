import type { AnswerStart } from "#app/data/ask/answers.server.ts";
import { lineKey } from "#contract/ask/address.ts";
import { type AskLine, askValueText, placeText, yearsText } from "#app/data/ask/lines.ts";
import { answerLook } from "#app/features/ask/ask-table.tsx";
import { SubjectLink } from "#app/features/ask/subject-link.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands } from "#app/text/format.ts";
import { PlaceMark } from "#app/ui/place-mark.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";

type AnswerCardProps = {
  answer: AnswerStart;
  /** The page of the whole answer. */
  path: string;
};

/** The answer to a question in words: its sentence, its first lines, and the way to all of them. */
export function AnswerCard({ answer, path }: AnswerCardProps) {
  const { sentence, definitions, measure, lines, total } = answer;
  const { hasBars } = answerLook(answer, lines);
  const most = Math.max(...lines.map(({ value }) => Number(value)));
  return (
    <section
      aria-labelledby="answer"
      className="h-fit overflow-clip rounded-card border border-line bg-surface pb-3 shadow-card"
    >
      <h2 id="answer" className="px-4 pt-4 pb-3 text-block">
        <a href={path}>{sentence.replace(/\.$/, "")}</a>
      </h2>
      {lines.length === 0 ? <p className="px-4 pb-3 text-soft">No result meets these conditions.</p> : null}
      <ol>
        {lines.map((line) => (
          <Line
            key={lineKey(line)}
            answer={answer}
            line={line}
            value={askValueText(measure, line)}
            percent={hasBars ? (100 * Number(line.value)) / most : null}
          />
        ))}
      </ol>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 pt-3">
        <a href={path} className="more inline-block py-1 font-strong">
          {total > lines.length ? `All ${formatThousands(total)}, with their races` : "See the races"}
        </a>
        {definitions.length === 0 ? null : (
          <span className="text-small text-soft">{definitions.join(" ")}</span>
        )}
      </p>
    </section>
  );
}

type LineProps = {
  answer: AnswerStart;
  line: AskLine;
  value: string;
  /** How long its bar is, from 0 to 100; null for none. */
  percent: number | null;
};

/** A line of the answer; who is first stands on the colour of the team. */
function Line({ answer: { of, total }, line, value, percent }: LineProps) {
  const isFirst = line.place === 1;
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2 pe-4 ${isFirst ? "team-band ps-2.5" : "border-t border-line ps-4"} ${teamClass(line.team?.id ?? null, line.team?.year)}`}
    >
      {total > 1 ? <PlaceMark place={line.place}>{placeText(line)}</PlaceMark> : null}
      <span className="grid min-w-0 flex-1">
        <span
          className={
            isFirst
              ? `font-display font-extrabold text-team-ink ${total === 1 ? "text-title" : "text-block"}`
              : "font-strong"
          }
        >
          <SubjectLink of={of} line={line} />
        </span>
        <small className="text-soft">{line.part ?? yearsText(line)}</small>
      </span>
      <b
        className={`font-display font-extrabold whitespace-nowrap ${!isFirst ? "text-block" : total === 1 && value.length < 8 ? "text-hero" : "text-title"}`}
      >
        {value}
      </b>
      {percent === null ? null : <ValueBar percent={percent} fill="fill-team" className="basis-full" />}
    </li>
  );
}
