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
        {/* The contents stay beside the text where there is room, and elsewhere folded at the top of the screen: there
            the head, the contents and the text are one sheet. */}
        <details className="sticky top-0 z-3 -mx-4 -mt-5 self-start max-md:-mt-4 border-b border-line bg-surface wide:hidden print:hidden">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-4 font-strong after:content-['▾'_/_''] [&::-webkit-details-marker]:hidden">
            On this page
          </summary>
          <Contents className="absolute inset-x-0 max-h-[70svh] overflow-y-auto border-y border-line bg-surface shadow-card" />
        </details>
        <Contents className="mt-5 self-start overflow-clip rounded-card border border-line bg-surface shadow-card max-wide:hidden wide:sticky wide:top-6" />
        <div className="min-w-0">
          {method.sections.map((section) => (
            <MethodSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Paragraphs({ of }: { of: Section["paragraphs"] }) {
  return of.map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the text is the same for everyone and never changes
    <p key={index} className={`mb-3 ${measureClass}`}>
      <Inlines parts={paragraph} />
    </p>
  ));
}

/** Lines of text are no longer than about 70 letters. */
const measureClass = "max-w-140";

/** The sections as links; browsers that know the section in sight mark its link. */
function Contents({ className }: { className: string }) {
  return (
    <nav aria-label="On this page" className={`print:hidden ${className}`}>
      <ul className="grid text-[0.875rem] [scroll-target-group:auto]">
        {method.sections.map(({ id, title, items }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <a
              href={`#${id}`}
              className="flex items-center justify-between gap-3 px-4 py-2.5 font-medium hover:bg-raised [&:target-current]:font-strong [&:target-current]:shadow-[inset_3px_0_var(--color-accent)]"
            >
              {title}
              <span className="text-small font-normal text-soft">
                {items.length}
                <span className="sr-only"> definitions</span>
              </span>
            </a>
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
      className="mt-5 rounded-card border border-line bg-surface p-6 shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4 max-md:first:mt-0 max-md:first:border-t-0"
    >
      <h2 id={id} className="mb-3 scroll-mt-6 text-[1.375rem]">
        <a href={`#${id}`}>{title}</a>
      </h2>
      <Paragraphs of={paragraphs} />
      <ul>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the text is the same for everyone and never changes
          <li key={index} className="border-t border-line py-4 first:border-t-0 last:pb-0">
            <Definition item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A definition below its term, and its example beside it where there is room. */
function Definition({ item: { term, paragraphs, figure, example } }: { item: Item }) {
  return (
    <div className="grid gap-x-8 gap-y-2.5 wide:grid-cols-[minmax(0,35rem)_minmax(12rem,1fr)]">
      <div>
        <h3 className="mb-1 font-display text-[1.125rem] leading-tight font-extrabold tracking-[-0.02em]">
          {term}
        </h3>
        <Paragraphs of={paragraphs} />
      </div>
      {example === null ? null : (
        <div className="h-fit rounded-tile bg-raised px-4 py-3 text-[0.875rem] text-soft">
          <p className="text-small font-strong">Example</p>
          {figure === null ? null : <p className="my-1 text-base font-strong text-ink">{figure}</p>}
          <p>
            <Inlines parts={withPages(example)} />
          </p>
        </div>
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
