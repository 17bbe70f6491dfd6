/** A part of a line: plain text, or text with a mark. */
export type Inline =
  | string
  | { kind: "strong" | "code"; text: string }
  | { kind: "link"; text: string; href: string };

/** A definition: its term, what it says, and an example of it with the figure that it is about; null where it has none. */
export type Item = {
  term: string;
  /** The term’s name in addresses. */
  id: string;
  paragraphs: ReadonlyArray<ReadonlyArray<Inline>>;
  figure: string | null;
  example: ReadonlyArray<Inline> | null;
};

/** What stands under one heading: paragraphs, then definitions. */
export type Section = {
  title: string;
  /** The heading's name in addresses: "Times and dates" → "times-and-dates". */
  id: string;
  paragraphs: ReadonlyArray<ReadonlyArray<Inline>>;
  items: ReadonlyArray<Item>;
};

/** A text of sections; what stands before the first of them is `paragraphs`. */
export type Page = Omit<Section, "items"> & { sections: ReadonlyArray<Section> };

/**
 * Reads the part of Markdown that docs/method.md is written in: one title, headings of the second level, paragraphs,
 * lists of one level, whose items begin with their term in bold and may have several paragraphs, and under each of them an
 * example as a quotation, whose first line may be a figure in bold; in lines bold, code and links.
 *
 * @throws Error for anything else: what is not understood must not be lost, nor shown as it stands
 */
export function readPage(markdown: string): Page {
  const [first = "", ...rest] = markdown.split(/^## /m);
  const title = /^# (.+)\n/.exec(first)?.[1];
  if (title === undefined) throw new Error("a page begins with its title");
  const { paragraphs, items } = readBody(first.slice(title.length + 3));
  if (items.length > 0) throw new Error("lists stand under a heading");
  return { title, id: idOf(title), paragraphs, sections: rest.map(readSection) };
}

function readSection(text: string): Section {
  const [title = "", ...lines] = text.split("\n");
  return { title, id: idOf(title), ...readBody(lines.join("\n")) };
}

function readBody(text: string): Pick<Section, "paragraphs" | "items"> {
  // What is moved in after an empty line is another paragraph of its item.
  const blocks = text.split(/\n{2,}(?! {2}\S)/).map((block) => block.trim());
  const filled = blocks.filter((block) => block !== "");
  const lists = filled.filter((block) => block.startsWith("- "));
  return {
    paragraphs: filled
      .filter((block) => !block.startsWith("- "))
      .map((block) => readInline(unwrapped(block))),
    items: lists.flatMap((block) => block.split(/^- /m).slice(1)).map(readItem),
  };
}

function readItem(text: string): Item {
  const lines = text.trimEnd().split("\n");
  const quoted = lines.findIndex((line) => line.startsWith("  > "));
  const own = quoted === -1 ? lines : lines.slice(0, quoted);
  const quotation = quoted === -1 ? [] : lines.slice(quoted).map((line) => line.replace(/^ {2}> /, ""));
  const figure = /^\*\*([^*]+)\*\*$/.exec(quotation[0] ?? "")?.[1] ?? null;
  const example = figure === null ? quotation : quotation.slice(1);
  const [first = "", ...more] = own
    .map((line) => line.replace(/^ {2}(?! )/, ""))
    .join("\n")
    .split(/\n{2,}/);
  const [beginning = "", term] = /^\*\*([^*]+)\.\*\*\s/.exec(first) ?? [];
  if (term === undefined) throw new Error(`a definition begins with its term: ${first}`);
  return {
    term,
    id: idOf(term),
    paragraphs: [first.slice(beginning.length), ...more].map((paragraph) => readInline(unwrapped(paragraph))),
    figure,
    example: example.length === 0 ? null : readInline(unwrapped(example.join("\n"))),
  };
}

/** One line of a block's several. @throws Error where a line begins with a mark that is not understood */
function unwrapped(block: string): string {
  for (const line of block.split("\n")) {
    if (/^(?:#|>|\||```|\s|[-*+] |\d+\. |<)/.test(line)) throw new Error(`not understood: ${line}`);
  }
  return block.replaceAll("\n", " ");
}

const marks = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(((?:https:\/\/|\/)[^\s)]*)\)/g;

function readInline(line: string): Array<Inline> {
  const parts: Array<Inline> = [];
  let end = 0;
  for (const match of line.matchAll(marks)) {
    const [whole, strong, code, text, href] = match;
    parts.push(...plain(line.slice(end, match.index)));
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    if (code !== undefined) parts.push({ kind: "code", text: code });
    if (text !== undefined && href !== undefined) parts.push({ kind: "link", text, href });
    end = match.index + whole.length;
  }
  return [...parts, ...plain(line.slice(end))];
}

/** @throws Error where a mark was left standing, as of bold that is not closed */
function plain(text: string): Array<Inline> {
  if (/\*\*|`|\]\(/.test(text)) throw new Error(`not understood: ${text}`);
  return text === "" ? [] : [text];
}

function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
