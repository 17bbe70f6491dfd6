import { expect, test } from "vitest";
import { majorOf } from "./node-version.mjs";

test("a Node says its major version with and without the v", () => {
  expect(majorOf("v24.21.0\n")).toBe(24);
  expect(majorOf("18.0.0")).toBe(18);
});

test("what is no version counts as older than any Node", () => {
  expect(majorOf("")).toBe(0);
  expect(majorOf("cannot execute binary file")).toBe(0);
});
