import type { DriverEntry } from "#contract/archive.ts";

/** A name in its two parts; the first is empty where the whole name is the last one. */
export type NameParts = { first: string; last: string };

/**
 * The name as it is written, parted before the last name: "Andrea" and "de Cesaris". The archive's last name
 * begins with a capital also where the written one does not.
 */
export function nameParts({ name, last_name }: DriverEntry): NameParts {
  const first = name.slice(0, name.length - last_name.length);
  const last = name.slice(first.length);
  return last.toLowerCase() === last_name.toLowerCase() ? { first, last } : { first: "", last: name };
}

/** The name as a register has it, last name first: "De Cesaris, Andrea". */
export function registerName(entry: DriverEntry): string {
  const first = nameParts(entry).first.trim();
  return first === "" ? entry.name : `${entry.last_name}, ${first}`;
}
