import { expect, test } from "vitest";
import { statements } from "./all.ts";

test("lists every statement that the files of this folder export, so that none escapes the check of its plan", () => {
  const files = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./all.ts", "!./*.test.ts"], {
    eager: true,
  });
  const exported = Object.values(files)
    .flatMap((file) => Object.entries(file))
    .flatMap(([name, value]) => (name.endsWith("Sql") ? [value] : []));
  expect(new Set(exported)).toEqual(new Set(Object.values(statements).map((statement) => statement.sql)));
});
