import type { ReadWords } from "#app/data/search/read-words.ts";

/** The field that is typed into, on the page and in the palette. */
export const searchFieldClass =
  "min-h-(--touch-height) w-full rounded-tile border border-line-strong bg-surface px-3 text-base text-ink";

/** The list of what was found, and a line of it. */
export const foundListClass = "my-2 max-w-2xl border-b border-line";
export const foundClass =
  "flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 border-t border-line px-2 py-2.5 text-ink no-underline";

/** An answer to what was asked in words stands before what is only called so. */
export function answerFound(
  read: ReadWords | null,
  found: ReadonlyArray<FoundTextProps & { path: string }>,
): Array<FoundTextProps & { path: string }> {
  if (read === null) return [...found];
  const answer = found.find(({ path }) => path === read.path) ?? {
    name: read.sentence.replace(/\.$/, ""),
    detail: "",
    kind: read.question === null ? "Page" : "Question",
    path: read.path,
  };
  return [answer, ...found.filter(({ path }) => path !== read.path)];
}

type FoundTextProps = { name: string; detail: string; kind: string };

/** What a search found, as its name, what tells it from namesakes, and its kind. */
export function FoundText({ found }: { found: FoundTextProps }) {
  return (
    <>
      <span className="font-strong">{found.name}</span> <small className="text-soft">{found.detail}</small>{" "}
      <small className="ms-auto text-soft">{found.kind}</small>
    </>
  );
}
