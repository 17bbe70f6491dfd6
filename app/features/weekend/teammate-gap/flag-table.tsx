import { rounded } from "#app/ui/format-number.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import type { RaceLine } from "#contract/weekend.ts";
import type { FlagGap } from "./flag-gaps.ts";
import { flagGapText } from "./texts.ts";

function driverColumn(id: string, label: string, of: (gap: FlagGap) => RaceLine): Column<FlagGap> {
  return {
    id,
    label,
    value: (gap) => of(gap).driver_name,
    cell: (gap) => <a href={`/driver/${of(gap).driver_id}/`}>{of(gap).driver_name}</a>,
  };
}

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
    {
      id: "team",
      label: "Team",
      value: ({ ahead }) => ahead.team_name,
      cell: ({ ahead }) => <a href={`/teams/${ahead.team_id}/`}>{ahead.team_name}</a>,
    },
    driverColumn("ahead", "Better Classified", ({ ahead }) => ahead),
    placeColumn("ahead_position", ({ ahead }) => ahead),
    driverColumn("behind", "Teammate", ({ behind }) => behind),
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
