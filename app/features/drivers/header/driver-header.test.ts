import { expect, test } from "vitest";
import { lifeText } from "./driver-header.tsx";

const birthdayEve = Date.parse("2026-01-06T23:59:59Z");
const birthday = Date.parse("2026-01-07T00:00:00Z");

test("a living driver's age grows on the birthday", () => {
  const life = { born: "1985-01-07", died: null };
  expect(lifeText(life, birthdayEve)).toBe("40 years old");
  expect(lifeText(life, birthday)).toBe("41 years old");
});

test("who died has years and no age", () => {
  expect(lifeText({ born: "1911-06-24", died: "1995-07-17" }, birthday)).toBe("1911–1995");
});

test("without a birth there is no age", () => {
  expect(lifeText({ born: null, died: null }, birthday)).toBeNull();
  expect(lifeText({ born: null, died: "1960-01-01" }, birthday)).toBe("died 1960");
});
