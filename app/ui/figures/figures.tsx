import { Link, type LinkProps } from "@tanstack/react-router";
import { useId } from "react";

/** A number with a name, and what it counts. */
export type Figure = {
  id: string;
  label: string;
  /** As it is shown; null while it is on its way. */
  value: string | null;
  /** What is counted, sentence by sentence. */
  about: ReadonlyArray<string>;
  /** The page that lists what is counted; null where there is no such list. */
  list: Pick<LinkProps, "to" | "params" | "search"> | null;
  /** The question that it answers, to be varied; null where there is none. */
  question: Pick<LinkProps, "to" | "search"> | null;
};

/** Of twelve columns on a narrow screen, what those after the seventh take; all others take a third. */
const spans = ["col-span-3", "col-span-3", "col-span-2 max-md:px-2"] as const;

type FiguresProps = { label: string; figures: ReadonlyArray<Figure> };

/**
 * Ten figures side by side, on a narrow screen in rows of three, the last one of four. Each value leads to the list that it counts, and each label is a button that opens how it is
 * counted and the question behind it: a popover of the browser's own, so that mouse, finger and keyboard reach it, and
 * readers without scripts too.
 */
export function Figures({ label, figures }: FiguresProps) {
  const id = useId();
  // Those that matter most come first, and a zero does not matter.
  const large = figures.filter(({ value }) => (value ?? "0") !== "0").slice(0, 3);
  return (
    <dl
      className="grid grid-cols-12 gap-px overflow-hidden rounded-card border border-line bg-line shadow-card @min-[56.25rem]/page:grid-cols-10"
      aria-label={label}
    >
      {figures.map((figure, index) => (
        <div
          key={figure.id}
          className={`figure relative flex flex-col-reverse justify-end bg-surface px-3 pt-1.5 pb-1 hover:bg-raised md:pt-3 md:pb-2 @min-[56.25rem]/page:col-span-1 ${spans[index - 7] ?? "col-span-4"}`}
        >
          <dt className="text-xs leading-tight text-soft md:text-small">
            <button
              type="button"
              popoverTarget={`${id}${figure.id}`}
              className="relative z-1 min-h-6 cursor-help text-start decoration-dotted underline-offset-[0.2em] hover:underline"
            >
              {figure.label}
              <span className="sr-only">: what is counted</span>
            </button>
          </dt>
          {/* All lines are of one height, so that nothing moves when the values arrive; small figures stand on the line of large ones. */}
          <dd
            className={`font-display leading-6 font-extrabold tracking-[-0.02em] md:leading-7 ${large.includes(figure) ? "text-[1.375rem] md:text-title" : "text-[1.1875rem] md:-mb-1 md:pt-1"}`}
          >
            <FigureValue figure={figure} />
            <div
              id={`${id}${figure.id}`}
              popover="auto"
              className="m-auto max-w-[min(20rem,calc(100vw-2rem))] min-w-[min(14rem,calc(100vw-9.5rem))] rounded-tile border border-line-strong bg-surface px-3 py-2.5 font-sans text-[0.875rem]/[1.45] font-normal tracking-normal text-ink shadow-pop [position-area:block-end_span-inline-end] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] supports-[position-area:block-end]:mx-0 supports-[position-area:block-end]:my-1"
            >
              <b>{figure.label}</b>
              {figure.about.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {figure.question === null ? null : (
                <p className="mt-1">
                  <Link {...figure.question} preload={false} className="inline-block min-h-6 py-0.5">
                    Open as a question
                  </Link>
                </p>
              )}
            </div>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The value, or an empty line of the same height while it is on its way. The whole cell can be hit. */
function FigureValue({ figure: { label, value, list } }: { figure: Figure }) {
  if (value === null) return <>&nbsp;</>;
  if (list === null) return value;
  return (
    <Link
      {...list}
      preload={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className="-mx-2 -my-2.5 inline-block px-2 py-2.5 after:absolute after:inset-0 hover:no-underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-ink"
      title={`List: ${label}`}
    >
      {value}
    </Link>
  );
}
