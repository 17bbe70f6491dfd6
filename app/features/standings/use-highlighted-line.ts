import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

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
