import { type Measure, namesItsPart, type Question } from "#contract/ask/question.ts";
import { lineKey } from "#contract/ask/address.ts";
import type { ValueInWords } from "#app/data/ask/finding.ts";
import { type AskLine, yearsText } from "#app/data/ask/lines.ts";
import { teamSlash } from "#app/features/figures/career-header.tsx";
import { figureClass, HolderBand, leadText, longFigure } from "#app/features/figures/holder-band.tsx";
import { formatCount } from "#app/text/format.ts";
import { lookOf, SubjectLink } from "./ask-table.tsx";

type HeroProps = {
  /** What the answer says; null where nobody is in it. */
  finding: string | null;
  /** The first value in words; null where nobody is in the answer. */
  first: ValueInWords | null;
  /** How the question is understood. */
  sentence: string;
  /** Whether the question stands in the field above, word by word. */
  isAskedAbove: boolean;
  question: Question;
  lines: ReadonlyArray<AskLine>;
  total: number;
};

/** What the answer says, how words were understood, and who is first: the largest on the page. */
export function Hero({ finding, first, sentence, isAskedAbove, question, lines, total }: HeroProps) {
  const firsts = lines.filter(({ place }) => place === 1);
  const lead =
    question.per === "career" && counts.has(question.measure) ? leadText(lines.map(counted)) : null;
  const asked = sentence.replace(/\.$/, "");
  const hasBands = first !== null && firsts.length <= mostBands;
  // How many there are in all is in no band.
  const isSaid = hasBands && firsts.every(({ subject }) => finding?.includes(subject));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className={isSaid && isAskedAbove ? "sr-only" : ""}>
        {/* Where the answer is hidden the question stays. The bands say all that the answer in words would. */}
        <h1 className={`text-balance ${finding === null ? "" : isSaid ? "spoiler sr-only" : "spoiler"}`}>
          {finding ?? asked}
        </h1>
        <p
          id="ask-sentence"
          className={
            finding === null || isAskedAbove
              ? "sr-only"
              : `visible ${isSaid ? "font-strong" : "mt-1.5 text-soft"}`
          }
        >
          {asked}
        </p>
      </div>
      {first === null ? null : !hasBands ? (
        <Shared
          first={first}
          question={question}
          lines={firsts}
          isMore={firsts.length === lines.length && total > lines.length}
        />
      ) : (
        <div className="flex gap-3 *:flex-1 max-md:flex-col">
          {firsts.map((line) => (
            <HolderBand
              key={lineKey(line)}
              beside={[...besides(line, question), lead]}
              value={first.value}
              unit={first.unit}
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

/** How many who share a first place have a band each. */
const mostBands = 3;
/** How many of those who share it are named. */
const mostNamed = 12;

type SharedProps = {
  first: ValueInWords;
  question: Question;
  lines: ReadonlyArray<AskLine>;
  /** Whether there may be more than these. */
  isMore: boolean;
};

/** Many who are first: the value they share, and their names. */
function Shared({ first: { value, unit }, question, lines, isMore }: SharedProps) {
  return (
    <div className="flex items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-6 shadow-card max-phone:flex-col max-phone:items-start max-phone:p-4">
      <b className={`${figureClass} ${value.length > longFigure ? "text-title" : "text-hero"}`}>{value}</b>
      <div className="grid gap-1">
        <span className="text-soft">
          {unit === "" ? "Shared" : `${unit}, shared`} by {isMore ? "at least " : ""}
          {lines.length}
        </span>
        <p className="flex flex-wrap gap-x-5 gap-y-1 font-strong [&_a]:no-underline">
          {lines.slice(0, mostNamed).map((line) => (
            <span key={lineKey(line)} className={`${teamSlash} ${lookOf(line)}`}>
              <SubjectLink of={question.of} line={line} />
            </span>
          ))}
          {lines.length > mostNamed ? (
            <span className="text-soft">and {isMore ? "many" : lines.length - mostNamed} more</span>
          ) : null}
        </p>
      </div>
    </div>
  );
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
