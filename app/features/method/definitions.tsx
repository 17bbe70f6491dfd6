import { Fragment } from "react";
import type { Inline, Item, Section } from "./markdown.ts";
import { withPages } from "./example-pages.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import method from "../../../docs/method.md?page";

/** Every definition that the site uses, with an example from real races: docs/method.md, which is their one text. */
export function Definitions() {
  return (
    <div className="page leading-[1.6] [&_code]:wrap-anywhere">
      <PageHeading
        about={method.paragraphs.map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the text is the same for everyone and never changes
          <Inlines key={index} parts={paragraph} />
        ))}
      >
        <h1>{method.title}</h1>
      </PageHeading>
      <div className="grid grid-cols-1 gap-x-6 wide:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents />
        <div className="grid min-w-0 gap-5 max-md:gap-3">
          {method.sections.map((section) => (
            <MethodSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Paragraphs({ of }: { of: Section["paragraphs"] }) {
  return of.map((paragraph, index) => {
    const codes = codesOf(paragraph);
    return codes === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- the text is the same for everyone and never changes
      <p key={index} className={`mb-2 ${measureClass}`}>
        <Inlines parts={paragraph} />
      </p>
    ) : (
      <dl
        // oxlint-disable-next-line react/no-array-index-key -- as above
        key={index}
        className={`method-codes ${measureClass}`}
      >
        {codes.map(([code, meaning]) => (
          <Fragment key={code}>
            <dt>{code}</dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    );
  });
}

/** The codes that a paragraph explains one after the other, with what they mean; null for any other paragraph. */
function codesOf(paragraph: ReadonlyArray<Inline>): Array<[code: string, meaning: string]> | null {
  const codes = paragraph.flatMap((part, index): Array<[string, string]> => {
    const meaning = paragraph[index + 1];
    return typeof part !== "string" && part.kind === "strong" && typeof meaning === "string"
      ? [[part.text, meaning.replace(/^ |[,.] ?$/g, "")]]
      : [];
  });
  return codes.length > 3 && codes.length * 2 === paragraph.length ? codes : null;
}

/** Lines of text are no longer than about 70 letters. */
const measureClass = "max-w-140";

/** The sections as links, and on a wide screen the terms of the one in sight (method.css). */
function Contents() {
  return (
    <nav aria-label="On this page" className="method-contents print:hidden">
      <ul className="strip">
        {method.sections.map(({ id, title, items }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <a href={`#${item.id}`}>{item.term}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MethodSection({ section: { id, title, paragraphs, items } }: { section: Section }) {
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-surface p-6 shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4 max-md:first:border-t-0"
    >
      <h2 id={id} className="mb-3 scroll-mt-6 text-[1.375rem]">
        <a href={`#${id}`}>{title}</a>
      </h2>
      <Paragraphs of={paragraphs} />
      {/* Beside the text on wide screens, where the contents have them. */}
      <p className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 text-[0.875rem] [scrollbar-width:none] wide:hidden print:hidden">
        {items.map((item) => (
          <a
            key={item.id}
            href={`#${item.id}`}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-3.5 text-ink no-underline"
          >
            {item.term}
          </a>
        ))}
      </p>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            className="border-t border-line py-5 last:pb-0 wide:first:border-t-0 wide:first:pt-0"
          >
            <Definition item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A definition below its term, and its example beside it where there is room. */
function Definition({ item: { id, term, paragraphs, figure, example } }: { item: Item }) {
  return (
    <div className="grid gap-x-8 gap-y-2 wide:grid-cols-[minmax(0,35rem)_minmax(12rem,1fr)]">
      <div>
        <h3 id={id} className="text-[1.0625rem] font-bold">
          {term}
        </h3>
        <Paragraphs of={paragraphs} />
      </div>
      {example === null ? null : (
        <p className="h-fit border-s border-line-strong ps-3 text-[0.875rem] text-soft">
          Example: {figure === null ? null : <b className="text-ink">{figure}. </b>}
          <Inlines parts={withPages(example)} />
        </p>
      )}
    </div>
  );
}

/** The parts of a line. Text is text: nothing of it is taken for markup. */
export function Inlines({ parts }: { parts: ReadonlyArray<Inline> }) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no identity beside their place
    <InlinePart key={index} part={part} />
  ));
}

function InlinePart({ part }: { part: Inline }) {
  if (typeof part === "string") return part;
  if (part.kind === "link") return <a href={part.href}>{part.text}</a>;
  if (part.kind === "strong") return <strong>{part.text}</strong>;
  return <code>{part.text}</code>;
}
