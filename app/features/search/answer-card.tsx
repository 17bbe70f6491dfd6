import type { AnswerStart } from "#app/data/ask/answers.server.ts";
import { askValueText, placeText, yearsText } from "#app/data/ask/lines.ts";
import { SubjectLink } from "#app/features/ask/subject-link.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands } from "#app/text/format.ts";
import { PlaceMark } from "#app/ui/place-mark.tsx";

type AnswerCardProps = {
  answer: AnswerStart;
  /** The page of the whole answer. */
  path: string;
};

/** The answer to a question in words: its sentence, its first lines, and the way to all of them. */
export function AnswerCard({ answer, path }: AnswerCardProps) {
  const { sentence, definitions, measure, of, lines, total } = answer;
  return (
    <section
      aria-labelledby="answer"
      className={
        total === 1
          ? `team-band rounded-card p-2 shadow-card max-phone:px-0 ${lookOf(lines[0])}`
          : "h-fit rounded-card border border-line bg-surface pb-3 shadow-card"
      }
    >
      <h2 id="answer" className="px-4 pt-4 pb-3 text-block">
        <a href={path}>{sentence.replace(/\.$/, "")}</a>
      </h2>
      {lines.length === 0 ? <p className="px-4 pb-3 text-soft">No result meets these conditions.</p> : null}
      <ol>
        {lines.map((line) => (
          <li
            key={`${line.subject_id} ${line.part_id ?? ""}`}
            className={`flex items-center gap-x-5 gap-y-2 px-4 py-2 ${total === 1 ? "flex-row-reverse justify-end" : `border-t border-line ${lookOf(line)}`}`}
          >
            {total > 1 ? <PlaceMark place={line.place}>{placeText(line)}</PlaceMark> : null}
            {total > 1 && (of === "drivers" || of === "teams") ? (
              <span className="h-6 w-1 flex-none bg-team forced-color-adjust-none" aria-hidden="true" />
            ) : null}
            <span className={`grid min-w-0 ${total === 1 ? "" : "flex-1"}`}>
              <span className={total === 1 ? "font-display text-block font-extrabold" : "font-strong"}>
                <SubjectLink of={of} line={line} />
              </span>
              <small className="text-soft">{line.part ?? yearsText(line)}</small>
            </span>
            <b
              className={`font-display font-extrabold whitespace-nowrap ${total === 1 ? "text-hero" : "text-block"}`}
            >
              {askValueText(measure, line)}
            </b>
          </li>
        ))}
      </ol>
      {definitions.length === 0 ? null : (
        <p className={`px-4 pt-3 text-small text-soft ${total === 1 ? "max-w-200" : "border-t border-line"}`}>
          {definitions.join(" ")}
        </p>
      )}
      <p className="px-4 pt-3">
        <a href={path} className="more inline-block py-1 font-strong">
          {total > lines.length ? `All ${formatThousands(total)}, with their races` : "See the races"}
        </a>
      </p>
    </section>
  );
}

function lookOf(line: AnswerStart["lines"][number] | undefined): string {
  return teamClass(line?.team?.id ?? null, line?.team?.year);
}
