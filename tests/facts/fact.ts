import { inject, test } from "vitest";
import { type Archive, openArchive } from "./archive/open.ts";
import { needsFull } from "../support/full-release.ts";

const fullFile = inject("fullArchive");
const starter = { name: "starter archive", facts: openArchive(inject("starterArchive")) };
const full = fullFile === null ? null : { name: "full archive", facts: openArchive(fullFile) };
const archives = full === null ? [starter] : [starter, full];

/** Asks an archive, and expects what the record book says. */
type Proof = (archive: Archive) => void;

/**
 * A fact that every archive must know: from the summaries and the calendar of all seasons, or from the sessions
 * of 2025 and later. It is checked on the starter, and on the full archive where there is one.
 *
 * @param statement the fact, as a sentence that can be looked up
 * @param source where it is written: a record book or a person, never F1DB or an output of this project
 */
export function fact(statement: string, source: string, proof: Proof): void {
  for (const { name, facts } of archives) test(`${statement} (${source}), ${name}`, () => proof(facts));
}

/**
 * A fact about single races before 2025, which only a full archive knows.
 *
 * @param statement as for `fact`
 * @param source as for `fact`
 */
export function factOfRaces(statement: string, source: string, proof: Proof): void {
  test(`${statement} (${source}), full archive`, ({ skip }) => {
    if (full === null) return skip(needsFull);
    return proof(full.facts);
  });
}
