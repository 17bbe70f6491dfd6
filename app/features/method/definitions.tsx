import type { Inline, Item, Section } from "./markdown.ts";
import { Link } from "@tanstack/react-router";
import method from "../../../docs/method.md?page";

/** Every definition that the site uses, with an example from real races: docs/method.md, which is their one text. */
export function Definitions() {
  return (
    // The contents stand beside the text where there is room: they span more rows than it has.
    <div className="page wide:grid wide:grid-cols-[minmax(0,1fr)_15rem] wide:gap-x-9 [&_p]:max-w-184 [&_li]:max-w-184 wide:*:col-start-1 [&_code]:wrap-anywhere [&_li]:leading-[1.6] [&_p]:leading-[1.6]">
      <h1 className="mb-2">{method.title}</h1>
      {method.paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.text} className="mb-3">
          <Inlines parts={paragraph} />
        </p>
      ))}
      <details className="my-4 rounded-card border border-line bg-surface wide:hidden print:hidden">
        <summary className="cursor-pointer px-4 py-2.5 font-strong">On this page</summary>
        <Contents />
      </details>
      <nav
        aria-label="On this page"
        className="self-start border-s border-line ps-6 max-wide:hidden wide:sticky wide:top-6 wide:col-start-2! wide:row-[1/span_60]"
      >
        <p className="mb-2 text-small font-strong text-soft" aria-hidden="true">
          On this page
        </p>
        <Contents />
      </nav>
      {method.sections.map((section) => (
        <MethodSection key={section.id} section={section} />
      ))}
    </div>
  );
}

function Contents() {
  return (
    <ul className="grid text-[0.875rem] max-wide:px-4 max-wide:pb-3">
      {method.sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-2.5 wide:py-1.5">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function MethodSection({ section: { id, title, paragraphs, items } }: { section: Section }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-5 rounded-card border border-line bg-surface p-6 shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4"
    >
      <h2 id={id} className="mb-3 scroll-mt-6">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.text} className="mb-3">
          <Inlines parts={paragraph} />
        </p>
      ))}
      <ul className="grid gap-5">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the text is the same for everyone and never changes
          <li key={index}>
            <Definition item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Definition({ item: { text, example } }: { item: Item }) {
  return (
    <>
      <p className="mb-1">
        <Inlines parts={text} />
      </p>
      {example === null ? null : (
        <p className="border-s border-line ps-4 text-[0.875rem] text-soft">
          <span className="sr-only">Example: </span>
          <Inlines parts={example} />
        </p>
      )}
    </>
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
  if (part.kind === "link") {
    return part.href.startsWith("/") ? (
      <Link to={part.href}>{part.text}</Link>
    ) : (
      <a href={part.href}>{part.text}</a>
    );
  }
  if (part.kind === "strong") return <strong>{part.text}</strong>;
  return part.kind === "code" ? <code>{part.text}</code> : part.text;
}
