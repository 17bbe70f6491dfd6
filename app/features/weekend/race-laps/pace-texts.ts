import type { Pace } from "#contract/timing/race-laps.ts";
import { formatSigned, lastName, noValue } from "#app/text/format.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { compoundNames } from "#app/features/weekend/marks.tsx";
import type { FactTile } from "#app/ui/fact-tiles.tsx";

type Estimate = { value: number; error: number };

/** "+0.076 ± 0.007". */
export function estimateText({ value, error }: Estimate): string {
  return `${formatSigned(value, 3)} ± ${error.toFixed(3)}`;
}

/** True where twice the error does not reach zero. */
export function isClear({ value, error }: Estimate): boolean {
  return Math.abs(value) > 2 * error;
}

/** Why a race has no model of tyres and pace; null if it has one. */
export function noModelSentence({ without_model }: Pace): string | null {
  if (without_model === null) return null;
  return without_model === "wet"
    ? "No tyre model: the race was run in the wet."
    : "There are too few comparable laps for a model of tyres and pace.";
}

/** What the tyre and pace model of a race says, none without one; "–" for a figure whose interval reaches zero. */
export function modelTiles({ model, drivers, lines }: Pace, year: number): Array<FactTile> {
  if (model === null) return [];
  // A clear slope downwards is no wear: such tyres were quicker with age for another reason.
  const isWear = (slope: Estimate) => slope.value > 0 && isClear(slope);
  const [quickest, next] = lines
    .flatMap(({ driver, behind }) => {
      const who = drivers[driver];
      return behind === null || who === undefined ? [] : [{ ...who, behind }];
    })
    .toSorted((one, other) => one.behind.value - other.behind.value);
  return [
    ...model.compounds.map(({ compound, slope }) => ({
      label: `${compound === null ? "Unknown" : compoundNames[compound]} tyres`,
      ...estimateParts(isWear(slope) ? slope : null, "a lap of age"),
    })),
    {
      label: "Fuel and track",
      ...estimateParts(isClear(model.trend) ? model.trend : null, "a lap"),
    },
    ...(quickest === undefined || next === undefined
      ? []
      : [
          {
            label: "Quickest by the model",
            value: lastName(quickest.driver_name),
            detail: isClear(next.behind)
              ? `${lastName(next.driver_name)} ${estimateText(next.behind)} s a lap`
              : `no clear gap to ${lastName(next.driver_name)}`,
            className: teamClass(quickest.team_id, year),
          },
        ]),
    {
      label: "Comparable laps",
      value: String(model.laps),
      detail: `most within ${model.residual.toFixed(2)} s of the model`,
    },
  ];
}

function estimateParts(estimate: Estimate | null, unit: string): { value: string; detail: string } {
  if (estimate === null) return { value: noValue, detail: `${unit}: not clear` };
  return {
    value: `${formatSigned(estimate.value, 3)} s`,
    detail: `${unit}, ± ${estimate.error.toFixed(3)} s`,
  };
}
