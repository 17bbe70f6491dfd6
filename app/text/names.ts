import { canonicalId, nameFromId } from "#contract/ids.ts";

/** Letters that are no base letter with a mark on it, as people write them without. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
};

/**
 * A name as lower-case words of plain letters and digits, so that spellings can be compared: "Kimi Räikkönen" and
 * "kimi_raikkonen" → "kimi raikkonen". Empty where nothing remains.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’.]/gu, "")
    .replaceAll(/[æðđıłøœßþ]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** The id that a typed name stands for: "Sergio Pérez" → "sergio_perez". Empty for what is no name. */
export function idOfName(name: string): string {
  return foldName(name).replaceAll(" ", "_");
}

/** All of a full name but the first: "Max Verstappen" → "Verstappen", "Juan Pablo Montoya" → "Montoya". */
export function lastName(name: string): string {
  return name.replace(/^(Juan )?\S+ /, "");
}

/**
 * Last names beside each other; with the initial where two share one, "R. Schumacher", and in full where they share that
 * too: "Mick Schumacher".
 */
export function lastNames(names: ReadonlyArray<string>): Array<string> {
  const last = names.map(lastName);
  const withInitial = last.map((name, index) => `${names[index]?.charAt(0)}. ${name}`);
  return shortestUnique(last, withInitial, names);
}

/**
 * The label of each: the first of its labels that nothing else in their list is called, or else its last.
 *
 * @param lists the labels of all, from the shortest to the longest; lists of one length
 */
export function shortestUnique(...lists: ReadonlyArray<ReadonlyArray<string>>): Array<string> {
  const longest = lists.at(-1) ?? [];
  return longest.map(
    (full, index) => lists.find((labels) => isUnique(labels[index] ?? full, labels))?.[index] ?? full,
  );
}

/** Whether nothing else of a list is called the same. */
export function isUnique(name: string, all: ReadonlyArray<string>): boolean {
  return all.filter((other) => other === name).length === 1;
}

/** How the people of a list are called in its texts: by their last names, with the initial where two share one. */
export function lastNameAmong(names: ReadonlyArray<string>): (name: string) => string {
  const all = [...new Set(names)];
  const called = new Map(lastNames(all).map((short, index) => [all[index], short]));
  return (name) => called.get(name) ?? lastName(name);
}

/** The most characters of a typed name that are used. */
export const maxTyped = 100;

/** What was typed, without what cannot be shown. */
export function tidyTyped(typed: string): string {
  return typed.replaceAll(/\p{C}/gu, "").slice(0, maxTyped);
}

/** What was typed for a name, as a name to show: "nobody-at_all" → "Nobody At All". */
export function typedName(typed: string): string {
  return nameFromId(canonicalId(tidyTyped(typed)));
}

let collator: Intl.Collator | undefined;

/** The order of names. It is made when it is first asked for: for that a browser loads the rules of a language. */
export function nameCollator(): Intl.Collator {
  collator ??= new Intl.Collator("en");
  return collator;
}

type WholeName = { name: string; last_name: string };

/** A name in its two parts; the first is empty where the whole name is the last one. */
export type NameParts = { first: string; last: string };

/**
 * The name as it is written, parted before the last name: "Andrea" and "de Cesaris". The archive's last name
 * begins with a capital also where the written one does not.
 */
export function nameParts({ name, last_name }: WholeName): NameParts {
  const first = name.slice(0, name.length - last_name.length);
  const last = name.slice(first.length);
  return last.toLowerCase() === last_name.toLowerCase() ? { first, last } : { first: "", last: name };
}

/** The name as a register has it, last name first: "De Cesaris, Andrea". */
export function registerName(entry: WholeName): string {
  const first = nameParts(entry).first.trim();
  return first === "" ? entry.name : `${entry.last_name}, ${first}`;
}

/** Names that would make their row higher, as Formula 1 shortens them. */
const shortCountries: Readonly<Record<string, string>> = {
  "United Arab Emirates": "UAE",
  "United States of America": "USA",
};

/** A country as pages call it, in tables and in what they are filtered by. */
export function shortCountry(name: string): string {
  return shortCountries[name] ?? name;
}
