import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Figures } from "./figures.tsx";

/** The values in large letters, of figures with these values. */
function large(values: ReadonlyArray<string | null>) {
  const figures = values.map((value, index) => ({
    id: String(index),
    label: "Figure",
    value,
    about: [],
    list: null,
    question: null,
  }));
  const markup = renderToStaticMarkup(<Figures label="Career" figures={figures} />);
  return [...markup.matchAll(/<dd class="[^"]*text-title[^"]*">([^<]*)</g)].map(([, value]) => value);
}

test("the first three are large, none of them a zero", () => {
  expect(large(["4", "71", "48", "131", "3,553.5"])).toEqual(["4", "71", "48"]);
  expect(large(["0", "0", "1", "0", "260", "2", "624"])).toEqual(["1", "260", "2"]);
});

test("none is large while the figures are on their way", () => {
  expect(large([null, null, null])).toEqual([]);
});
