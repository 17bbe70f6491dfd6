import { foldName } from "#app/text/names.ts";

/**
 * Asks whether a name holds every word that was typed, in any order, case and accents aside. Nothing typed
 * matches every name.
 */
export function nameFilter(typed: string): (name: string) => boolean {
  const words = foldName(typed).split(" ").filter(Boolean);
  return (name) => {
    const folded = foldName(name);
    return words.every((word) => folded.includes(word));
  };
}
