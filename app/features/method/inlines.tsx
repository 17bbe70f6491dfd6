import { Link } from "@tanstack/react-router";
import type { Inline } from "./markdown.ts";

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
