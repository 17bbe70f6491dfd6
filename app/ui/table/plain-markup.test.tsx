import { createContext, type ReactNode } from "react";
import { expect, test } from "vitest";
import { Flag } from "#app/ui/flag/flag.tsx";
import { Compared } from "#app/ui/compared/compared.tsx";
import { PlacesGained } from "#app/ui/places-gained/places-gained.tsx";
import { Medal } from "./medal.tsx";
import { plainMarkup } from "./plain-markup.ts";
import { reactMarkup } from "./testing.ts";

const plain: Array<[string, () => ReactNode]> = [
  ["text", () => "Monza"],
  ["signs of HTML", () => `<b>"Tom & Jerry's"</b>`],
  ["numbers", () => [0, -1.5, 1e21]],
  ["nothing", () => [null, undefined, false, true, ""]],
  ["a link", () => <a href="/driver/a/?b=1&c='2'">{"<name>"}</a>],
  ["an attribute without a value", () => <b title={undefined}>1</b>],
  ["attributes", () => <time className="when" dateTime="2026-11-22" aria-hidden="true" data-place={1} />],
  [
    "a fragment in a fragment",
    () => (
      <>
        {["a", <i key="b">{"b"}</i>]}c{1}
      </>
    ),
  ],
  ["a flag", () => <Flag country="Italy" />],
  ["a flag alone", () => <Flag country="Côte d'Ivoire" alone />],
  ["a medal", () => <Medal place={1}>{"1"}</Medal>],
  ["no medal", () => <Medal place={null}>{"–"}</Medal>],
  ["places gained", () => <PlacesGained places={-3} />],
  ["a better value", () => <Compared by={1}>{7}</Compared>],
];

test.each(plain)("%s: what React writes", (_, make) => {
  expect(plainMarkup(make())).toBe(reactMarkup(make()));
});

const Context = createContext("");

const others: Array<[string, () => ReactNode]> = [
  ["an element without an end", () => <br />],
  ["a handler", () => <b onCopy={() => {}}>1</b>],
  ["a style", () => <b style={{ color: "red" }}>1</b>],
  ["markup of its own", () => <b dangerouslySetInnerHTML={{ __html: "1" }} />],
  ["a drawing", () => <svg />],
  ["a promise", () => Promise.resolve("1")],
  ["a context", () => <Context value="a">{"1"}</Context>],
];

test.each(others)("%s: left to React, wherever it stands", (_, make) => {
  expect(plainMarkup(make())).toBeNull();
  expect(plainMarkup([1, <b key="b">{make()}</b>])).toBeNull();
});
