import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { checkOptions, choose } from "./select-field.tsx";

const radix = readFileSync(createRequire(import.meta.url).resolve("@radix-ui/react-select"), "utf8");

const options = [
  { value: "<", label: "less than" },
  { value: ">", label: "more than" },
] as const;

test("an option without a value is a developer's error", () => {
  expect(() => checkOptions([{ value: "", label: "None" }])).toThrow("A select option needs a value");
  expect(() => checkOptions(options)).not.toThrow();
});

test("a choice is handed on only if it is one of the options", () => {
  const chosen: Array<string> = [];
  const props = {
    label: "Operator",
    value: "",
    options,
    onChange: (value: string) => chosen.push(value),
  } as const;
  choose(props, ">");
  choose(props, "");
  choose(props, "=");
  expect(chosen).toEqual([">"]);
});

test("what was typed into the list is forgotten after 1 s", () => {
  expect(radix).toMatch(/setTimeout\(\(\) => updateSearch\(""\), 1e3\)/);
});

test("a scroll button repeats every 50 ms", () => {
  expect(radix.match(/setInterval\(onAutoScroll, (\d+)\)/)?.[1]).toBe("50");
});
