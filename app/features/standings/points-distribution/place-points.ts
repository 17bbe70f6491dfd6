import type { Classified, DriverRaceDetails } from "#contract/standings.ts";

/** What a finishing place gave over a season. */
export type PlacePoints = {
  /** Null for those who were not classified and have points nevertheless, for example for the fastest lap. */
  place: number | null;
  /** Points of Grands Prix and of sprints in that place. */
  race: number;
  sprint: number;
  /** Both together, and in per cent of all points. */
  points: number;
  percent: number;
};

/** How many points were won from each finishing place, the first place first; places without points are left out. */
export function pointsByPlace({ drivers }: DriverRaceDetails): Array<PlacePoints> {
  const cells = drivers.flatMap(({ races }) => races.filter((race) => race !== null));
  const race = sums(cells.map(([place, , , points]) => [place, points]));
  const sprint = sums(cells.map(([, , , , , place, points]) => [place, points ?? 0]));
  const total = [...race.values(), ...sprint.values()].reduce((sum, points) => sum + points, 0);
  const places = [...new Set([...race.keys(), ...sprint.keys()])];
  return places
    .toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
    .flatMap((place) => {
      const [ofRace, ofSprint] = [race.get(place) ?? 0, sprint.get(place) ?? 0];
      const points = ofRace + ofSprint;
      if (points === 0) return [];
      return { place, race: ofRace, sprint: ofSprint, points, percent: (100 * points) / total };
    });
}

/** Points by place; all that is no place is null. */
function sums(results: ReadonlyArray<readonly [Classified | null, number]>): Map<number | null, number> {
  const all = new Map<number | null, number>();
  for (const [classified, points] of results) {
    const place = typeof classified === "number" ? classified : null;
    all.set(place, (all.get(place) ?? 0) + points);
  }
  return all;
}
