import { foldName, isUnique } from "./names.ts";

/** The first three letters of a last name, as in most codes, where there is no room for the name: "FAN", "HUL". */
export function threeLetters(name: string): string {
  return (
    foldName(name.replace(/ Jr\.$/, ""))
      .split(" ")
      .at(-1) ?? name
  )
    .slice(0, 3)
    .toUpperCase();
}

/** The same for several people, none alike: with the initial where two have the same letters, "DHI" and "GHI". */
export function threeLettersAmong(names: ReadonlyArray<string>): ReadonlyMap<string, string> {
  const all = [...new Set(names)];
  const letters = all.map(threeLetters);
  return new Map(
    all.map((name, index) => {
      const own = letters[index] ?? "";
      return [name, isUnique(own, letters) ? own : `${name.charAt(0).toUpperCase()}${own.slice(0, 2)}`];
    }),
  );
}
