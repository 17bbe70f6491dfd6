import { firstConstructorsSeason } from "#contract/ids.ts";
import { constructorCountedParts, type CountedPart, countedParts, lastOfBestCar } from "./counted-results.ts";
import { constructorRaceScale, fastestLapPoint, raceScale, type Scale, sprintScale } from "./scales.ts";

/** How drivers' points were given and counted in a season of so many rounds, in two or three sentences. */
export function driversRule(year: number, rounds: number): string {
  const lap = {
    always: ["The fastest lap of a Grand Prix gives one point."],
    in_points: ["The fastest lap of a Grand Prix gives one point to a driver in the first ten."],
    none: [],
  }[fastestLapPoint(year)];
  return [given(raceScale(year), sprintScale(year)), ...lap, counted(countedParts(year), rounds)].join(" ");
}

/** How constructors' points were given and counted in a season; empty before the first, 1958. */
export function constructorsRule(year: number, rounds: number): string {
  if (year < firstConstructorsSeason) return "";
  const cars = year <= lastOfBestCar ? ["Only a make's best car of a race scores."] : [];
  const lap =
    fastestLapPoint(year) === "in_points"
      ? ["The fastest lap of a Grand Prix gives one point if the driver is in the first ten."]
      : [];
  const parts = constructorCountedParts(year);
  return [given(constructorRaceScale(year), sprintScale(year)), ...cars, ...lap, counted(parts, rounds)].join(
    " ",
  );
}

/** Points by place, joined with dashes: "9–6–4–3–2–1". */
export function scaleText(scale: Scale): string {
  return scale.join("–");
}

function given(race: Scale, sprint: Scale): string {
  const forSprints = sprint.length === 0 ? "" : `, a sprint ${scaleText(sprint)}`;
  return `A Grand Prix gives ${scaleText(race)}${forSprints}.`;
}

function counted(parts: ReadonlyArray<CountedPart>, rounds: number): string {
  const [first, second] = parts;
  if (first === undefined || !Number.isFinite(first.best)) return "Every result counts.";
  if (second === undefined) return `The best ${first.best} of ${rounds} results count.`;
  const rest = rounds - first.until;
  return `The best ${first.best} of the first ${first.until} results count, and the best ${second.best} of the other ${rest}.`;
}
