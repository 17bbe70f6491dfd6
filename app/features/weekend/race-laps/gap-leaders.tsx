import { percent } from "#app/ui/drawing/lengths.ts";
import { type DrawnGaps, phoneWidth, usualWidth } from "./gap-lines.tsx";
import { type Lead, lapsLed } from "./lap-gaps.ts";

export type NamedLead = Omit<Lead, "driver"> & { line: DrawnGaps };

/** Pixels that a leader's three letters take, and between those of two. */
const letters = 26;
const between = 4;

/** How far letters stand beside the middle of the laps led, in pixels: the nearest first, and never beside all of them. */
const asides = Array.from({ length: letters / 2 + 1 }, (_, step) =>
  step === 0 ? [0] : [step, -step],
).flat();

/**
 * The middle of each leader's letters over the line at zero, as a share of the race: that of the laps led, or as near to
 * it as other letters let them stand, those who led most laps first. Null for no room, and for who led every lap, as the
 * heading says.
 */
export function leadNames(
  leads: ReadonlyArray<Omit<Lead, "driver">>,
  laps: number,
  width: number,
): Array<number | null> {
  const taken: Array<number> = [];
  const places = leads.map((): number | null => null);
  const longest = leads
    .map((lead, index) => ({ ...lead, index }))
    .toSorted((one, other) => lapsLed(other) - lapsLed(one));
  for (const { from, to, index } of longest) {
    if (from === 1 && to === laps) continue;
    const middle = ((from - 1 + to) / 2 / laps) * width;
    const place = asides
      .map((aside) => middle + aside)
      .find(
        (x) =>
          x >= letters / 2 &&
          x <= width - letters / 2 &&
          taken.every((other) => Math.abs(other - x) >= letters + between),
      );
    if (place === undefined) continue;
    taken.push(place);
    places[index] = place / width;
  }
  return places;
}

type LeadersProps = { leads: ReadonlyArray<NamedLead>; laps: number; y: number };

/** Who led, over the line at zero; on a phone a line of names has room for fewer. */
export function Leaders({ leads, laps, y }: LeadersProps) {
  const wide = leadNames(leads, laps, usualWidth);
  if (wide.every((place) => place === null)) return null;
  return (
    <>
      <text className="axis-label" x="-6" y={y} textAnchor="end">
        Lead
      </text>
      <g className="max-md:hidden">
        <LeaderNames leads={leads} places={wide} y={y} />
      </g>
      <g className="md:hidden">
        <LeaderNames leads={leads} places={leadNames(leads, laps, phoneWidth)} y={y} />
      </g>
    </>
  );
}

type LeaderNamesProps = Omit<LeadersProps, "laps"> & { places: ReturnType<typeof leadNames> };

/** Letters without a bar, which would stand between two names: the line below them has the colour. */
function LeaderNames({ leads, places, y }: LeaderNamesProps) {
  return leads.map(({ line, from }, index) => {
    const place = places[index] ?? null;
    // The sentence below names all.
    return place === null ? null : (
      <text
        key={from}
        className="outlined fill-ink stroke-surface font-semibold [text-anchor:middle]"
        x={percent(place)}
        y={y}
      >
        {line.code}
      </text>
    );
  });
}
