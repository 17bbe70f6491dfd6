import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import { valueOf } from "#app/data/api-query.ts";
import type { RaceRef } from "#app/data/weekend.functions.ts";
import { raceClassificationQuery } from "#app/data/weekend.queries.ts";
import { Bars } from "#app/ui/chart/bars.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { formatCount, formatGap, noValue, rounded } from "#app/text/format.ts";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import type { RaceClassification, RaceLine } from "#contract/weekend.ts";
import { pairColumns } from "./gap-tables.tsx";

/** Teammates at the flag, from the classification: all that is known where no laps are. */
export function FlagGapsView({ race, session }: { race: RaceRef; session: ScoringSession }) {
  const { data } = useSuspenseQuery(raceClassificationQuery(race, session));
  const answer = valueOf(data);
  const gaps = useMemo(() => (answer === null ? [] : flagGaps(answer)), [answer]);
  if (gaps.length === 0) return null;
  return (
    <div className="drawn">
      <FlagBars gaps={gaps} />
      <DataTable table={flagTable} rows={gaps} method={flagMethod} />
    </div>
  );
}

/** Those that can be drawn, the closest first. */
function FlagBars({ gaps }: { gaps: ReadonlyArray<FlagGap> }) {
  const timed = gaps
    .flatMap((gap) => (gap.seconds === null ? [] : { ...gap, seconds: gap.seconds }))
    .toSorted((one, other) => one.seconds - other.seconds);
  if (timed.length === 0) return null;
  return (
    // Two names leave no room beside them: on a small screen the bar stands below.
    <section className="drawing max-md:[&_.bars]:grid-cols-[minmax(0,1fr)_auto] max-md:[&_.bars]:gap-y-1.5 max-md:[&_.bars_span:first-child]:col-span-full">
      <h3 className="mb-1.5 text-[0.875rem] font-strong">Gap at the flag, in seconds</h3>
      <Bars
        colour="var(--color-series-2)"
        bars={timed.map((gap) => ({
          label: `${gap.ahead.driver_name} – ${gap.behind.driver_name}`,
          value: gap.seconds,
          text: flagGapText(gap),
        }))}
      />
    </section>
  );
}

function placeColumn(id: string, of: (gap: FlagGap) => RaceLine): Column<FlagGap> {
  return {
    id,
    label: "Pos",
    value: (gap) => of(gap).position,
    cell: (gap) => of(gap).position ?? of(gap).position_text,
    numeric: true,
    firstSort: "asc",
  };
}

/** Teammates at the flag. */
const flagTable = defineTable<FlagGap>({
  name: "gap-flag",
  caption: "Gaps between teammates at the flag",
  noun: ["pair", "pairs"],
  columns: [
    { ...pairColumns.team, width: [8, 1], phone: "detail" },
    { ...pairColumns.betterClassified, width: [10, 1.4], phone: "name" },
    { ...placeColumn("ahead_position", ({ ahead }) => ahead), width: 4.5, phone: "place" },
    { ...pairColumns.teammate, width: [10, 1.4], phone: "lead", phoneWords: { before: "to " } },
    { ...placeColumn("behind_position", ({ behind }) => behind), width: 4.5 },
    {
      id: "gap",
      label: "Gap",
      value: ({ seconds }) => rounded(seconds, 3),
      cell: flagGapText,
      numeric: true,
      firstSort: "asc",
      width: [8, 1],
      phone: "value",
    },
  ],
});

/** Two teammates at the flag. */
type FlagGap = {
  ahead: RaceLine;
  behind: RaceLine;
  /** Seconds between them; null unless both were classified with a time. */
  seconds: number | null;
  /** Laps between them; null unless both were classified, and 0 on the same lap. */
  laps: number | null;
};

/** Who was entered but kept out of the race. */
const keptOut = ["DNQ", "DNPQ", "DNP"];

/**
 * The gap at the flag of each team: its best placed driver against every other, in order of classification. A car that
 * was not classified has no gap; one that did not qualify is left out.
 */
export function flagGaps({ lines }: RaceClassification): Array<FlagGap> {
  const inRace = lines.filter(({ position_text: text }) => !keptOut.includes(text));
  return [...Map.groupBy(inRace, ({ team_id: id }) => id).values()].flatMap((team) => {
    const [ahead, ...others] = team;
    if (ahead === undefined) return [];
    return others
      .filter(({ driver_id: id }) => id !== ahead.driver_id)
      .map((behind) => {
        const laps = lapsBetween(ahead, behind);
        const seconds =
          laps === null || ahead.time === null || behind.time === null ? null : behind.time - ahead.time;
        return { ahead, behind, seconds, laps };
      });
  });
}

/** How many laps lie between two cars; null where one is not classified, or that is not recorded. */
function lapsBetween(ahead: RaceLine, behind: RaceLine): number | null {
  if (ahead.position === null || behind.position === null) return null;
  const [one, other] = [lapsDown(ahead), lapsDown(behind)];
  if (one !== null && other !== null) return other - one;
  // A classified car that stopped has neither a time nor a gap.
  const laps = ahead.laps === null || behind.laps === null ? null : ahead.laps - behind.laps;
  return laps === null || laps < 0 ? null : laps;
}

/** How many laps a car was behind the winner; null where that is not recorded. */
function lapsDown({ gap_laps, time }: RaceLine): number | null {
  return gap_laps ?? (time === null ? null : 0);
}

/** The method line of a race without laps. */
const flagMethod =
  "The gap at the flag: the difference of both race times, penalties included, or of laps where one was lapped. Teams with more than two cars: the best placed against each other one. Source: F1DB.";

/** How far the second was behind at the flag: "+38.250", "+1 lap", "same lap", or why there is no gap. */
export function flagGapText({ seconds, laps, behind }: FlagGap): string {
  if (seconds !== null) return formatGap(seconds);
  if (laps === null) return behind.position === null ? behind.status : noValue;
  if (laps === 0) return "same lap";
  return `+${formatCount(laps, "lap")}`;
}
