import type { Pace } from "#contract/timing/race-laps.ts";
import { formatList, formatSigned } from "#app/text/format.ts";
import { compoundNames } from "#app/features/weekend/marks.tsx";

type Estimate = { value: number; error: number };

/** "+0.076 ± 0.007". */
export function estimateText({ value, error }: Estimate): string {
  return `${formatSigned(value, 3)} ± ${error.toFixed(3)}`;
}

/** True where twice the error does not reach zero. */
export function isClear({ value, error }: Estimate): boolean {
  return Math.abs(value) > 2 * error;
}

/** What the tyre and pace model of a race says, in sentences; nothing of a figure whose interval reaches zero. */
export function modelSentences({ model, without_model, drivers, lines }: Pace): Array<string> {
  if (model === null) {
    return [
      without_model === "wet"
        ? "No tyre model: the race was run in the wet."
        : "There are too few comparable laps for a model of tyres and pace.",
    ];
  }
  const named = model.compounds.map((one) => ({
    ...one,
    name: one.compound === null ? "" : compoundNames[one.compound].toLowerCase(),
  }));
  // A clear slope downwards is no wear: such tyres were quicker with age for another reason.
  const isWear = (slope: Estimate) => slope.value > 0 && isClear(slope);
  const clear = named.filter(({ slope }) => isWear(slope));
  const unclear = named.filter(({ slope }) => !isWear(slope));
  const wear = clear.map(
    ({ name, slope }) => `${name} tyres ${slope.value.toFixed(3)} ± ${slope.error.toFixed(3)} s`,
  );
  const behind = lines
    .flatMap(({ driver, behind: gap }) => {
      const code = drivers[driver]?.driver_code;
      return gap === null || code === undefined || !isClear(gap) ? [] : [{ code, gap }];
    })
    .toSorted((one, other) => one.gap.value - other.gap.value)
    .slice(0, 4);
  const quickest = lines.find(({ behind: gap }) => gap !== null && gap.value === 0 && gap.error === 0);
  const name = quickest === undefined ? undefined : drivers[quickest.driver]?.driver_name;
  return [
    wear.length === 0
      ? "Nothing can be said of what each lap of age cost: the errors reach zero."
      : `Each lap of age cost ${formatList(wear)}${unclear.length === 0 ? "" : `; of ${formatList(unclear.map((one) => one.name))} tyres nothing can be said`}.`,
    isClear(model.trend)
      ? `Fuel burnt and the track together made each lap ${Math.abs(model.trend.value).toFixed(3)} ± ${model.trend.error.toFixed(3)} s ${model.trend.value < 0 ? "quicker" : "slower"}.`
      : "What fuel and track gave cannot be told.",
    name === undefined || behind.length === 0
      ? ""
      : `On equal tyres and fuel ${name} was the quickest; behind, by the lap: ${formatList(behind.map(({ code, gap }) => `${code} ${estimateText(gap)} s`))}.`,
    `From ${model.laps} comparable laps, which lie ${model.residual.toFixed(2)} s about the model.`,
  ].filter(Boolean);
}
