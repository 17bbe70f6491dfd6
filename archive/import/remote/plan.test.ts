import { expect, test } from "vitest";
import { describePlan } from "./plan.ts";

test("a push of all of history needs the paid plan, or several days of the free one", () => {
  const words = describePlan({ tables: new Map(), rows: 240_000, billed: 410_000 });
  expect(words).toContain("240,000 rows will be written");
  expect(words).toContain("410,000 with index entries");
  expect(words).toContain("Workers Paid plan");
  expect(words).toContain("5 days in all");
});

test("a small push fits into the free plan's day", () => {
  expect(describePlan({ tables: new Map(), rows: 20_000, billed: 35_000 })).toContain(
    "Cloudflare's free plan (100,000 a day) is enough",
  );
});
