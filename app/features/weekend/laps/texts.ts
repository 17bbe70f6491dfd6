import { formatSpan } from "#app/ui/format-number.ts";
import type { Bands } from "./lap-scale.ts";

const bandWords = { SC: "safety car", VSC: "virtual safety car", RED: "red flag" } as const;

/** What the bands of a drawing say: "Shaded: safety car laps 1–7, 34–41; red flag lap 9." */
export function bandsSentence(bands: Bands): string {
  if (bands === null) return "Safety cars and red flags are not recorded.";
  if (bands.length === 0) return "No safety car, no red flag.";
  const texts = [...Map.groupBy(bands, ({ kind }) => kind)].map(([kind, all]) => {
    const spans = all.map(({ from_lap, to_lap }) => formatSpan(from_lap, to_lap));
    const isOneLap = all.length === 1 && all[0]?.from_lap === all[0]?.to_lap;
    return `${bandWords[kind]} ${isOneLap ? "lap" : "laps"} ${spans.join(", ")}`;
  });
  return `Shaded: ${texts.join("; ")}.`;
}

/** "lap 9" or "laps 1–7". */
export function lapsText(from: number, to: number): string {
  return `${from === to ? "lap" : "laps"} ${formatSpan(from, to)}`;
}
