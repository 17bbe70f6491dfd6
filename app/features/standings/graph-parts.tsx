import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import type { SeasonRound } from "#contract/standings.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { useCallback } from "react";

type RoundAxisProps = {
  year: number;
  /** Those that the drawing has. */
  rounds: ReadonlyArray<SeasonRound>;
  /** What the drawing begins with, before the first round. */
  start?: string;
  /** The round in which the title was decided. */
  decided?: number | undefined;
};

/** The rounds below a drawing, each with its flag and its race; S marks a weekend with a sprint. */
export function RoundAxis({ year, rounds, start, decided }: RoundAxisProps) {
  const places = rounds.length + (start === undefined ? 0 : 1);
  const fromLast = (index: number) => rounds.length - 1 - index;
  // Between phones and desktops every second one, so that each is wide enough for a finger.
  const shownOn = (index: number) =>
    `${isOnPhones(index + 1, rounds.length) ? "" : "max-phone:hidden"} ${places > 15 && fromLast(index) % 2 === 1 ? "phone:max-wide:hidden" : ""}`;
  return (
    <ol className={`grid ps-12 pe-42 max-phone:pe-24 max-md:-mx-2 shares-${places}`} aria-label="Rounds">
      {start === undefined ? null : (
        <li className="pt-4.5 text-center text-[0.75rem]/4 text-soft max-phone:pt-1 max-phone:text-start">
          <span className="max-phone:sr-only">{start}</span>
        </li>
      )}
      {rounds.map(({ round, race_name, country, sprint }, index) => (
        <li key={round} className="min-w-0">
          <Link
            to="/race/$year/$round/race/results"
            params={{ year: String(year), round: String(round) }}
            title={sprint ? `${race_name}, with a sprint` : race_name}
            className={`grid min-h-14 content-start justify-items-center gap-0.5 pt-1 text-[0.75rem]/4 text-soft max-phone:min-h-7 max-phone:w-6 max-phone:translate-x-[calc(-50%+0.375rem)] max-phone:[&>:is(.flag,abbr)]:hidden ${shownOn(index)} ${round === decided ? "font-strong text-ink" : ""}`}
          >
            <Flag country={country} />
            <span className="sr-only">{race_name}, round </span>
            <span>{round}</span>
            {sprint ? (
              <abbr title="With a sprint" className="no-underline">
                S
              </abbr>
            ) : null}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The most rounds of which a phone has room for all numbers, and how far apart numbers stand there at least. */
const roundsOnPhones = 7;
const leastApart = 4;

/** Whether a phone's axis has the number of a round: the first, every fifth, and the last. */
export function isOnPhones(round: number, last: number): boolean {
  if (last <= roundsOnPhones || round === 1 || round === last) return true;
  return round % 5 === 0 && last - round >= leastApart;
}

/**
 * The line that the address highlights, null where it names none of these, and what highlights one by its name; the
 * same name once more highlights none.
 *
 * @param lines the same array for as long as the season stays the same
 */
export function useHighlightedLine<Line extends { id: string; name: string }>(lines: ReadonlyArray<Line>) {
  const { highlight } = useSearch({ strict: false });
  const navigate = useNavigate();
  const picked = lines.find(({ id }) => id === highlight) ?? null;
  const pick = useCallback(
    (name: string) => {
      const id = lines.find((line) => line.name === name)?.id;
      void navigate({
        to: ".",
        search: (before) => ({ ...before, highlight: before.highlight === id ? undefined : id }),
        replace: true,
        resetScroll: false,
      });
    },
    [lines, navigate],
  );
  return { picked, pick };
}
