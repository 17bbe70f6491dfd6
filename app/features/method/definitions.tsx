import type { Inline, Item, Section } from "./markdown.ts";
import { Link } from "@tanstack/react-router";
import method from "../../../docs/method.md?page";

/** Every definition that the site uses, with an example from real races: docs/method.md, which is their one text. */
export function Definitions() {
  return (
    <div className="page method">
      <h1>{method.title}</h1>
      {method.paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.text}>
          <Inlines parts={paragraph} />
        </p>
      ))}
      <nav aria-label="On this page">
        <ul className="method-ways">
          {method.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {method.sections.map((section) => (
        <MethodSection key={section.id} section={section} />
      ))}
    </div>
  );
}

function MethodSection({ section: { id, title, paragraphs, items } }: { section: Section }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph[0]?.text}>
          <Inlines parts={paragraph} />
        </p>
      ))}
      <ul className="method-items">
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
      <p>
        <Inlines parts={text} />
      </p>
      {example === null ? null : (
        <p className="method-example">
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
