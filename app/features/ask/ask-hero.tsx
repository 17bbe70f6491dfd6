import { type Measure, namesItsPart, type Question } from "#contract/ask/question.ts";
import { lineKey } from "#contract/ask/address.ts";
import { type AskLine, askValueText, yearsText } from "#app/data/ask/lines.ts";
import { teamSlash } from "#app/features/figures/career-header.tsx";
import { figureClass, HolderBand, leadText, longFigure } from "#app/features/figures/holder-band.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount } from "#app/text/format.ts";
import { SubjectLink } from "./subject-link.tsx";

type HeroProps = {
  /** The words that were typed; undefined where the question was built from its parts. */
  words: string | undefined;
  /** How the question is understood. */
  sentence: string;
  question: Question;
  lines: ReadonlyArray<AskLine>;
};

/** The question, and who is first in its answer: the largest on the page. */
export function Hero({ words, sentence, question, lines }: HeroProps) {
  const firsts = lines.filter(({ place }) => place === 1);
  const lead =
    question.per === "career" && counts.has(question.measure) ? leadText(lines.map(counted)) : null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        {words === undefined ? null : <p className="mb-1 text-[0.875rem] text-soft">“{words}” is read as</p>}
        <h2 id="ask-sentence" className="max-w-200">
          {sentence.replace(/\.$/, "")}
        </h2>
      </div>
      {firsts.length > mostBands ? (
        <Shared question={question} lines={firsts} />
      ) : (
        <div className="flex gap-3 *:flex-1 max-md:flex-col">
          {firsts.map((line) => (
            <HolderBand
              key={lineKey(line)}
              beside={[...besides(line, question), lead]}
              value={askValueText(question.measure, line)}
              isAlone={firsts.length === 1}
              className={lookOf(line)}
            >
              <SubjectLink of={question.of} line={line} />
            </HolderBand>
          ))}
        </div>
      )}
    </div>
  );
}

/** So many share a first place in a band each. */
const mostBands = 3;
/** So many are named of those who share it. */
const mostNamed = 12;

/** Many who are first: the value they share, and their names. */
function Shared({ question, lines }: Pick<HeroProps, "question" | "lines">) {
  const [first] = lines;
  if (first === undefined) return null;
  const value = askValueText(question.measure, first);
  return (
    <div className="flex items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-6 shadow-card max-phone:flex-col max-phone:items-start max-phone:p-4">
      <b className={`${figureClass} ${value.length > longFigure ? "text-title" : "text-hero"}`}>{value}</b>
      <div className="grid gap-1">
        <span className="text-soft">Shared by {lines.length}</span>
        <p className="flex flex-wrap gap-x-5 gap-y-1 font-strong [&_a]:no-underline">
          {lines.slice(0, mostNamed).map((line) => (
            <span key={lineKey(line)} className={`${teamSlash} ${lookOf(line)}`}>
              <SubjectLink of={question.of} line={line} />
            </span>
          ))}
          {lines.length > mostNamed ? (
            <span className="text-soft">and {lines.length - mostNamed} more</span>
          ) : null}
        </p>
      </div>
    </div>
  );
}

function lookOf({ team }: AskLine): string {
  return teamClass(team?.id ?? null, team?.year);
}

/** Measures whose values are numbers of something. */
const counts: ReadonlySet<Measure> = new Set(["count", "races", "streak", "wait", "until", "sum"]);

function counted({ subject, value }: AskLine) {
  return { name: subject, value: Number(value) };
}

/** Where and when a line's races were, and how many they are where its value does not say that. */
function besides(line: AskLine, question: Question): ReadonlyArray<string | null> {
  return [
    namesItsPart(question) ? null : line.part,
    question.per === "season" ? null : yearsText(line),
    line.races === line.value ? null : formatCount(line.races, "race"),
  ];
}
