import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examplePages, withPages } from "./example-pages.ts";
import { type Inline, readPage } from "./markdown.ts";

const source = readFileSync(new URL("../../../docs/method.md", import.meta.url), "utf8");

function words(parts: ReadonlyArray<Inline>): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

const page = readPage(`# Method

Every figure follows
these definitions.

## Counting laps

Laps are counted.

- **Lap.** A **lap** is once
  round the track, \`+1 Lap\` says who did not.

  It ends at
  the line.
  > **5.793 km**
  > Monza: [5.793 km](https://f1.example/monza).
- **Out-lap.** Another one.
`);

test("a page has a title, an introduction and sections", () => {
  expect(page.title).toBe("Method");
  expect(page.paragraphs.map(words)).toEqual(["Every figure follows these definitions."]);
  expect(page.sections.map(({ id, title }) => [id, title])).toEqual([["counting-laps", "Counting laps"]]);
});

test("a definition has its marks and its example", () => {
  expect(page.sections[0]?.items).toEqual([
    {
      term: "Lap",
      id: "lap",
      paragraphs: [
        [
          "A ",
          { kind: "strong", text: "lap" },
          " is once round the track, ",
          { kind: "code", text: "+1 Lap" },
          " says who did not.",
        ],
        ["It ends at the line."],
      ],
      figure: "5.793 km",
      example: ["Monza: ", { kind: "link", text: "5.793 km", href: "https://f1.example/monza" }, "."],
    },
    { term: "Out-lap", id: "out-lap", paragraphs: [["Another one."]], figure: null, example: null },
  ]);
});

test.each([
  ["no title", "Method"],
  ["a deeper heading", "# M\n\n## A\n\n### B\n"],
  ["a table", "# M\n\n| a |\n"],
  ["code over several lines", "# M\n\n```\nx\n```\n"],
  ["a list within a list", "# M\n\n## A\n\n- **A.** a\n  - b\n"],
  ["a definition without its term", "# M\n\n## A\n\n- a **b** c\n"],
  ["a numbered list", "# M\n\n1. a\n"],
  ["markup", "# M\n\n<b>a</b>\n"],
  ["bold that is not closed", "# M\n\n**a\n"],
  ["a link that runs a script", "# M\n\n[a](javascript:alert(1))\n"],
  ["a list under no heading", "# M\n\n- a\n"],
])("%s is not understood", (_, markdown) => {
  expect(() => readPage(markdown)).toThrow(/not understood|begins with its (?:title|term)|under a heading/);
});

test("nothing of the method's text is lost", () => {
  const method = readPage(source);
  const shown = [
    method.title,
    ...method.paragraphs.map(words),
    ...method.sections.flatMap(({ title, paragraphs, items }) => [
      title,
      ...paragraphs.map(words),
      ...items.flatMap(({ term, paragraphs: ofItem, figure, example }) => [
        `${term}.`,
        ...ofItem.map(words),
        ...(figure === null ? [] : [figure]),
        ...(example === null ? [] : [words(example)]),
      ]),
    ]),
  ].join(" ");
  const written = source
    .replaceAll(/^(?:#+|-| {2}>) |\*\*|`/gm, "")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
  expect(shown.split(/\s+/)).toEqual(written.trim().split(/\s+/));
});

test("every section and every definition has an address of its own", () => {
  const ids = readPage(source).sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every definition of the method has an example", () => {
  const without = readPage(source).sections.flatMap(({ items }) =>
    items.filter(({ example }) => example === null),
  );
  expect(without.map(({ term }) => term)).toEqual([]);
});

test("what examples mention leads to its page, and every such page is mentioned", () => {
  const examples = readPage(source).sections.flatMap(({ items }) =>
    items.flatMap(({ example }) => (example === null ? [] : [example])),
  );
  const linked = examples.map(withPages);
  expect(linked.map(words)).toEqual(examples.map(words));
  const paths = new Set(
    linked.flat().flatMap((part) => (typeof part !== "string" && part.kind === "link" ? part.href : [])),
  );
  expect(examplePages.filter(([, path]) => !paths.has(path))).toEqual([]);
  const without = linked.filter((parts) => parts.every((part) => typeof part === "string"));
  expect(without.length).toBeLessThan(linked.length / 10);
});

test("every example has a figure, all in one look", () => {
  const without = readPage(source).sections.flatMap(({ items }) =>
    items.filter(({ figure }) => figure === null),
  );
  expect(without.map(({ term }) => term)).toEqual([]);
});
