import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { chooseTheme, currentTheme, parseTheme, subscribeToTheme, themeScript } from "./theme.tsx";

type FakeStorage = Pick<Storage, "getItem" | "setItem">;

/** A page in a browser: its attributes, its storage, its window. */
function openPage(storage: FakeStorage = storageWith({})) {
  const page = { document: { documentElement: { dataset: emptyDataset() } }, window: new EventTarget() };
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("window", page.window);
  vi.stubGlobal("localStorage", storage);
  return page;
}

function emptyDataset(): Record<string, string> {
  return {};
}

function storageWith(entries: Record<string, string>): FakeStorage {
  const held = new Map(Object.entries(entries));
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

function refuse(): never {
  throw new DOMException("denied", "SecurityError");
}

const forbiddenStorage: FakeStorage = { getItem: refuse, setItem: refuse };

/** What `data-theme` is after the script in the head has run. */
function themeBeforePaint(localStorage: FakeStorage): string | undefined {
  const document = { documentElement: { dataset: emptyDataset() } };
  runInNewContext(themeScript, { localStorage, document });
  return document.documentElement.dataset.theme;
}

function storageEvent(key: string | null, newValue: string | null): Event {
  return Object.assign(new Event("storage"), { key, newValue });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("only the three themes are themes; anything else that is stored means system", () => {
  expect(["system", "light", "dark", "blue", "", null].map(parseTheme)).toEqual([
    "system",
    "light",
    "dark",
    "system",
    "system",
    "system",
  ]);
});

test("the script in the head sets a stored light or dark, and nothing else", () => {
  expect(themeBeforePaint(storageWith({ theme: "dark" }))).toBe("dark");
  expect(themeBeforePaint(storageWith({ theme: "light" }))).toBe("light");
  expect(themeBeforePaint(storageWith({ theme: "system" }))).toBeUndefined();
  expect(themeBeforePaint(storageWith({ theme: '"dark"' }))).toBeUndefined();
  expect(themeBeforePaint(storageWith({}))).toBeUndefined();
});

test("the script in the head does nothing where storage is forbidden", () => {
  expect(themeBeforePaint(forbiddenStorage)).toBeUndefined();
});

test("a choice holds for the page and is kept for the next one", () => {
  const storage = storageWith({});
  openPage(storage);
  chooseTheme("dark");
  expect(currentTheme()).toBe("dark");
  expect(storage.getItem("theme")).toBe("dark");
  chooseTheme("system");
  expect(currentTheme()).toBe("system");
  expect(storage.getItem("theme")).toBe("system");
});

test("a choice holds for the page where storage is forbidden", () => {
  openPage(forbiddenStorage);
  chooseTheme("light");
  expect(currentTheme()).toBe("light");
});

test("a page follows the choice made in another tab, until it stops listening", () => {
  const { window } = openPage();
  const changed = vi.fn<() => void>();
  const stop = subscribeToTheme(changed);
  window.dispatchEvent(storageEvent("theme", "dark"));
  expect(currentTheme()).toBe("dark");
  window.dispatchEvent(storageEvent("something else", "light"));
  expect(currentTheme()).toBe("dark");
  window.dispatchEvent(storageEvent(null, null));
  expect(currentTheme()).toBe("system");
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(storageEvent("theme", "dark"));
  expect(currentTheme()).toBe("system");
});
