import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import type { AnswerStart } from "#app/data/ask/answers.server.ts";
import { askedQuery } from "#app/data/ask/ask.queries.ts";
import { type Theme, themes } from "#app/data/ask/examples.ts";
import { yearsText } from "#app/data/ask/lines.ts";
import type { RelatedLink } from "#app/data/search/related.server.ts";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { askSearch } from "./ask-search.ts";

type ExamplesProps = {
  /** Whether the first question of each theme stands with its answer. */
  isAnswered: boolean;
};

/** Questions worth asking, a card for each theme; on a phone each has the first few. */
export function Examples({ isAnswered }: ExamplesProps) {
  return (
    <section aria-labelledby="ask-examples" className="min-w-0">
      <h2 id="ask-examples" className="mb-3">
        Questions worth asking
      </h2>
      {isAnswered ? (
        <Suspense>
          <Missing />
        </Suspense>
      ) : null}
      <div className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
        {themes.map((theme, place) => (
          <section
            key={theme.title}
            aria-labelledby={`ask-theme-${place}`}
            className="flex flex-col overflow-clip rounded-card border border-line bg-surface shadow-card"
          >
            <h3 id={`ask-theme-${place}`} className="px-4 pt-3 pb-2 text-small font-strong text-soft">
              {theme.title}
            </h3>
            {isAnswered ? (
              <Suspense fallback={<Answered theme={theme} answer={null} />}>
                <FirstAnswered theme={theme} place={place} />
              </Suspense>
            ) : null}
            <ul className="grid text-[0.9375rem] max-md:[&_li:nth-child(n+4)]:hidden">
              {theme.examples.slice(isAnswered ? 1 : 0).map(({ label, search }) => (
                <li key={label} className="border-t border-line">
                  <Link
                    to="/ask/"
                    search={askSearch(search)}
                    className="block px-4 py-2 hover:bg-raised max-md:py-3"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** That the first questions have no answers now. */
function Missing() {
  const { data } = useSuspenseQuery(askedQuery("", null));
  return data.available ? null : <EmptyNote>No answers available at the moment.</EmptyNote>;
}

function FirstAnswered({ theme, place }: { theme: Theme; place: number }) {
  const { data } = useSuspenseQuery(askedQuery("", null));
  const answers = data.available && data.value.kind === "answer" ? data.value.examples : [];
  return <Answered theme={theme} answer={answers[place] ?? null} />;
}

/** The first question of a theme with who is first in its answer; as high before that is known. */
function Answered({ theme, answer }: { theme: Theme; answer: AnswerStart | null }) {
  const [example] = theme.examples;
  const [first] = answer?.lines ?? [];
  const isSpoiler = useIsSpoiler()({ year: Number(first?.to?.slice(0, 4) ?? Infinity), round: Infinity });
  return (
    <Link
      to="/ask/"
      search={askSearch(example.search)}
      className={`team-band flex min-h-33 flex-col justify-between px-4 py-3 max-md:min-h-28 ${teamClass(first?.team?.id ?? null, first?.team?.year)} ${isSpoiler ? "in-[:root[data-spoilers=hidden]]:[--color-team:transparent]" : ""}`}
    >
      <span className="flex justify-between gap-3 text-[0.9375rem] font-medium after:text-soft after:content-['→'/'']">
        {example.label}
      </span>
      {answer === null || first === undefined || answer.first === null ? null : (
        <span className={`mt-2 flex items-end justify-between gap-3 ${isSpoiler ? "spoiler" : ""}`}>
          <span className="grid min-w-0">
            <span className="font-display text-block font-extrabold">{first.subject}</span>
            <span className="text-small text-soft">{first.part ?? yearsText(first)}</span>
          </span>
          <span className="grid justify-items-end">
            <span className="font-display text-hero font-extrabold">{answer.first.value}</span>
            <span className="text-end text-small whitespace-nowrap text-soft">{answer.first.unit}</span>
          </span>
        </span>
      )}
    </Link>
  );
}

/** Other questions like this one, and a link to all. */
export function RelatedQuestions({ questions }: { questions: ReadonlyArray<RelatedLink> }) {
  return (
    <section aria-labelledby="ask-related" className="mt-4">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="ask-related">Related questions</h2>
        <Link to="/ask/" className="more text-[0.875rem] font-strong">
          All questions
        </Link>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 wide:grid-cols-3">
        {questions.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              className="flex h-full min-h-(--touch-height) items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2.5 text-[0.9375rem] font-medium shadow-card after:text-soft after:content-['→'/''] hover:bg-raised"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
