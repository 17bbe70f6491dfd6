import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { bar, progressBar } from "./command-line.ts";

test("the bar fills with the share", () => {
  expect(bar(0)).toBe("[------------------------]   0 %");
  expect(bar(0.5)).toBe("[############------------]  50 %");
  expect(bar(1)).toBe("[########################] 100 %");
});

test("a share out of bounds does not break the bar", () => {
  expect(bar(1.2)).toBe(bar(1));
  expect(bar(-1)).toBe(bar(0));
});

test("without a terminal a line is written for each quarter", () => {
  const out = new PassThrough();
  const progress = progressBar("Importing", out);
  for (const share of [0.1, 0.3, 0.4, 0.9, 1]) progress.show(share, "races");
  progress.clear();
  expect(String(out.read())).toBe(
    "Importing: 30 % (races)\nImporting: 90 % (races)\nImporting: 100 % (races)\n",
  );
});
