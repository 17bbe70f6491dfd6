import type { Dominance } from "#contract/timing/lap.ts";
import { formatSpan } from "#app/ui/format-number.ts";
import { type Contender, type MiniSector, reignsOf } from "./contest.ts";

/** What a drawing is made of, and how far it can be trusted. */
export function aboutDominance({ mini_sectors: count, lap_metres: metres }: Dominance): string {
  return `Each driver's fastest lap, cut into ${count} mini-sectors of ${Math.round(metres / count)} m: each in the look of the fastest through it. The times are drawn from telemetry, good to some hundredths of a second.`;
}

/** Who is not in the drawing. */
export function withoutTelemetry({ missing, drivers }: Dominance): string {
  return `Without usable telemetry: ${missing.flatMap((index) => drivers[index]?.driver_name ?? []).join(", ")}.`;
}

/** "… Fastest through mini-sectors: Lando Norris 2–4, 6; Oscar Piastri 1.", for those who do not see the drawing. */
export function mapSentence(
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): string {
  const reigns = reignsOf(sectors);
  const texts = contenders.flatMap((contender) => {
    const own = reigns.filter((reign) => reign.contender === contender);
    if (own.length === 0) return [];
    return `${contender.name} ${own.map(({ from, to }) => formatSpan(from, to)).join(", ")}`;
  });
  return `The circuit from above. Fastest through mini-sectors: ${texts.join("; ")}.`;
}

/** The method line under the times. */
export function dominanceMethod(source: string): string {
  return `Times are interpolated between samples of speed at about 4 Hz and scaled to the official lap time: they add up to it, and their differences are good to some hundredths of a second, not thousandths. Of equal times the better classified driver's counts. Source: ${source}.`;
}
