import type { Compound } from "#contract/timing/session.ts";
import { formatCount, noValue } from "#app/text/format.ts";
import type { ReactNode } from "react";

type Named = NonNullable<Compound>;

/** The letter by which a compound is known. */
export const compoundLetters: Readonly<Record<Named, string>> = {
  SOFT: "S",
  MEDIUM: "M",
  HARD: "H",
  INTERMEDIATE: "I",
  WET: "W",
};

export const compoundNames: Readonly<Record<Named, string>> = {
  SOFT: "Soft",
  MEDIUM: "Medium",
  HARD: "Hard",
  INTERMEDIATE: "Intermediate",
  WET: "Wet",
};

/** In the order in which they are always named. */
export const compoundOrder: ReadonlyArray<Named> = ["SOFT", "MEDIUM", "HARD", "INTERMEDIATE", "WET"];

/** The class that gives a tyre its colour (weekend.css). */
export function tyreClass(compound: Compound): string {
  return `tyre-${compound?.toLowerCase() ?? "unknown"}`;
}

/** What tyres had done before: "new", "3 laps"; null where not recorded. */
export function lapsDone(age: number | null): string | null {
  if (age === null) return null;
  if (age === 0) return "new";
  return formatCount(age, "lap");
}

/** What tyres were when they were put on: "new", "used (3 laps)"; null where not recorded. */
export function ageText(age: number | null): string | null {
  const done = lapsDone(age);
  return done === null || age === 0 ? done : `used (${done})`;
}

/** The edge of a bar in the colour of tyres, of which some are pale. */
export const tyreEdgeClass = "stroke-[light-dark(rgb(0_0_0/0.35),transparent)]";

/** A tyre as its letter in a ring of its colour; "–" where the compound is not recorded. */
export function TyreMark({ compound }: { compound: Compound }) {
  if (compound === null) return noValue;
  return (
    <abbr
      className={`tyre-mark inline-grid size-5 place-items-center rounded-full border border-[light-dark(rgb(0_0_0/0.35),transparent)] bg-(--tyre) text-[0.75rem] leading-none font-strong text-(--tyre-ink) no-underline ${tyreClass(compound)}`}
      title={compoundNames[compound]}
    >
      {compoundLetters[compound]}
    </abbr>
  );
}

/** The best value of a session, marked by symbol and colour; the style sheet has the words for the mark. */
export function Fastest({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? <b className="fastest">{children}</b> : children;
}
