import type { ResultRow } from "#contract/results.ts";
import type { Bar } from "#app/ui/chart/bars.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import { medalColours } from "#app/ui/places.tsx";
import { ordinal } from "#contract/values.ts";
import { formatCount } from "#app/text/format.ts";
import type { ChartPoint } from "#app/ui/chart/chart.ts";

/** Of those without a place. */
export const unclassified = "Not classified";

/** The fewest places on the axis, however good all were. */
const fewestColumns = 5;

/** The widest column, as a share of the drawing. */
const widestColumn = 0.055;

/** A column for each place from the first to the last that was reached, and one for all without a place. */
export function PlaceColumns({ places, colour }: { places: ReadonlyArray<Bar>; colour: string }) {
  const classified = places.filter(({ label }) => label !== unclassified);
  const last = Math.max(fewestColumns, ...classified.map(({ label }) => Number.parseInt(label, 10)));
  const columns = [
    ...Array.from({ length: last }, (_, index) => ordinal(index + 1)),
    ...(classified.length < places.length ? [unclassified] : []),
  ];
  const most = Math.max(1, ...places.map(({ value }) => value));
  const count = columns.length;
  const width = Math.min(0.72 / count, widestColumn);
  return (
    <svg
      className="mt-3 h-44 w-full overflow-visible text-xs"
      role="img"
      aria-label={places.map(({ label, value }) => `${label}: ${value}`).join(", ")}
    >
      <line x2="100%" y1="86%" y2="86%" className="stroke-line-strong" />
      {columns.map((label, index) => {
        const value = places.find((place) => place.label === label)?.value ?? 0;
        const isOut = label === unclassified;
        const at = (index + 0.5) / count;
        const top = 0.86 - (0.74 * value) / most;
        const isNamed = last < 13 || index === 0 || (index + 1) % 5 === 0 || isOut;
        const medal = isOut ? "var(--color-line-strong)" : medalColours[index];
        return (
          <g key={label}>
            {value === 0 ? null : (
              <>
                <rect
                  x={percent(at - width / 2)}
                  y={percent(top)}
                  width={percent(width)}
                  height={percent(0.86 - top)}
                  fill={medal ?? colour}
                  fillOpacity={medal === undefined ? 0.35 : undefined}
                  stroke={medal ?? colour}
                  strokeWidth="1.25"
                />
                <text
                  x={percent(at)}
                  y={percent(top)}
                  dy="-6"
                  textAnchor="middle"
                  className="fill-ink font-bold"
                >
                  {value}
                </text>
              </>
            )}
            <text
              x={percent(at)}
              y="100%"
              dy="-5"
              textAnchor="middle"
              className={`fill-soft ${isNamed ? "" : "max-phone:hidden"}`}
            >
              {isOut ? "Out" : label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/**
 * "Most often 2nd: 8 times"; where no place came more than once, or two as often, how far down the finishes go: "Never
 * lower than 6th in 11 Grands Prix", "Half of the finishes 8th or better".
 */
export function placesFinding(places: ReadonlyArray<Bar>): string {
  const classified = places.filter(({ label }) => label !== unclassified);
  const [most, next] = classified.toSorted((one, other) => other.value - one.value);
  if (most !== undefined && most.value > 1 && most.value !== next?.value)
    return `Most often ${most.label}: ${timesText(most.value)}`;
  const finishes = classified.reduce((sum, { value }) => sum + value, 0);
  const races = places.reduce((sum, { value }) => sum + value, 0);
  const all = formatCount(races, "Grand Prix", "Grands Prix");
  const worst = classified.at(-1);
  if (
    worst !== undefined &&
    finishes === races &&
    races > 2 &&
    Number.parseInt(worst.label, 10) <= pointsPlaces
  )
    return `Never lower than ${worst.label} in ${all}`;
  // Who did not qualify has no Grand Prix by our count, but an entry.
  if (finishes < 4) return `Classified in ${finishes} of ${formatCount(races, "entry", "entries")}`;
  let above = 0;
  const half = classified.find(({ value }) => (above += value) >= finishes / 2);
  return `Half of the finishes ${half?.label} or better`;
}

/** To finish no lower than this in each race is news. */
const pointsPlaces = 10;

/** "Twice" as words have it, or how many times. */
export function timesText(times: number): string {
  return times === 2 ? "twice" : `${times} times`;
}

/** How often each place was reached in a season's Grands Prix, the best first; whoever was not classified comes last. */
export function placeCounts(rows: ReadonlyArray<ResultRow>): Array<Bar> {
  const places = finishPoints(rows, "R").map(({ value }) => value);
  const classified = places.flatMap((place) => place ?? []);
  const counts = [...new Set(classified)]
    .toSorted((one, other) => one - other)
    .map((place) => ({ label: ordinal(place), value: classified.filter((each) => each === place).length }));
  const out = places.length - classified.length;
  return out === 0 ? counts : [...counts, { label: unclassified, value: out }];
}

/** One point for each round of a session; of two rows in one race (shared cars) the better one counts. */
export function finishPoints(rows: ReadonlyArray<ResultRow>, session: "R" | "S"): Array<ChartPoint> {
  const best = new Map<number, ResultRow>();
  for (const row of rows) {
    if (row.session_type !== session) continue;
    const other = best.get(row.round);
    if (other === undefined || placeOf(row) < placeOf(other)) best.set(row.round, row);
  }
  return [...best.values()]
    .toSorted((one, other) => one.round - other.round)
    .map((row) => ({ x: row.round, value: row.finish_position, text: outcome(row) }));
}

function placeOf({ finish_position }: ResultRow): number {
  return finish_position ?? Infinity;
}

/** Why there is no place: "DNF (Engine)", or the one word that is known. */
function outcome({ position_text, status }: ResultRow): string {
  if (position_text === undefined || position_text === status) return status;
  return `${position_text} (${status})`;
}
