import { rounded } from "#app/ui/format-number.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import type { RaceLine } from "#contract/weekend.ts";
import type { FlagGap } from "./flag-gaps.ts";
import * as pairColumns from "./pair-columns.tsx";
import { flagGapText } from "./texts.ts";

function placeColumn(id: string, of: (gap: FlagGap) => RaceLine): Column<FlagGap> {
  return {
    id,
    label: "Pos.",
    value: (gap) => of(gap).position,
    cell: (gap) => of(gap).position ?? of(gap).position_text,
    numeric: true,
    firstSort: "asc",
  };
}

/** Teammates at the flag. */
export const flagTable = defineTable<FlagGap>({
  name: "gap-flag",
  caption: "Gaps between teammates at the flag",
  noun: ["pair", "pairs"],
  columns: [
    pairColumns.team,
    pairColumns.betterClassified,
    placeColumn("ahead_position", ({ ahead }) => ahead),
    pairColumns.teammate,
    placeColumn("behind_position", ({ behind }) => behind),
    {
      id: "gap",
      label: "Gap",
      value: ({ seconds }) => rounded(seconds, 3),
      cell: flagGapText,
      numeric: true,
      firstSort: "asc",
    },
  ],
});
