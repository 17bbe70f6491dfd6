import type { RaceStory } from "#contract/timing/race-laps.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { mean, median, rounded, sum } from "../arithmetic.ts";
import { type CountedCar, countedCars, type GapBreakdown, gapBreakdown } from "./gap-breakdown.ts";
import { lapPositionsDocument } from "./lap-times.ts";
import { type PaceModel, tyreOn } from "./race-pace.ts";
import { isNeutralised, pitVisits, type RaceLaps, type Racer } from "./race-laps.ts";
import type { RaceVisit } from "./stints.ts";

/** What made up the gaps at the flag: stops, undercuts, overtakes, neutralisations. */
export function storyDocument(head: DocumentHead, race: RaceLaps, model: PaceModel | null): RaceStory {
  const { laps, neutralisations } = race;
  const cars = countedCars(race);
  return {
    ...head,
    laps,
    neutralisations,
    pairs: cars.flatMap((one, index) =>
      cars.slice(index + 1).flatMap((other) => {
        const breakdown = gapBreakdown(one, other, model);
        return breakdown === null ? [] : [pairOf(one, other, breakdown)];
      }),
    ),
    cuts: cutsOf(race),
    stops: cars.flatMap((car) => stopsOf(car, cars, race)),
    places: placesDocument(head, race),
  };
}

function pairOf(one: CountedCar, other: CountedCar, breakdown: GapBreakdown): RaceStory["pairs"][number] {
  return {
    ahead: one.racer.index,
    behind: other.racer.index,
    to_lap: breakdown.toLap,
    gap: breakdown.gap / 1000,
    start: breakdown.start / 1000,
    pace: breakdown.pace / 1000,
    tyres: breakdown.tyres / 1000,
    stops: breakdown.stops / 1000,
    neutralised: breakdown.neutralised / 1000,
    other: breakdown.other / 1000,
    penalties: breakdown.penalties / 1000,
  };
}

/** The second car stops at most this many laps after the first. */
const cutWindow = 10;

/**
 * Undercuts and overcuts among stops on a free track (T. Hirst, "Quantifying Formula One undercuts", 2015). Of two
 * cars, the one behind stops first, the one ahead at most ten laps later, and the order after both stops is reversed:
 * an undercut. If the car ahead stops first and is behind after both stops, the other made an overcut.
 */
function cutsOf(race: RaceLaps): RaceStory["cuts"] {
  const stops = race.racers.flatMap((racer) =>
    racer.stops
      .filter(({ lap }) => lap > 1 && isFreeStop(racer, lap, race))
      .map(({ lap }) => ({ racer, lap })),
  );
  return stops.flatMap((first) =>
    stops.flatMap((second) => {
      if (second.racer === first.racer || second.lap <= first.lap || second.lap - first.lap > cutWindow)
        return [];
      const between = (racer: Racer) =>
        racer.stops.some(({ lap }) => lap > first.lap && lap < second.lap) ||
        racer.passes.some(({ lap }) => lap >= first.lap && lap <= second.lap);
      if (between(first.racer) || between(second.racer)) return [];
      const before = gapAt(second.racer, first.racer, first.lap - 1);
      const after = gapAt(second.racer, first.racer, second.lap + 1);
      if (before === null || after === null || before > 0 === after > 0) return [];
      const isUndercut = before > 0;
      const [winner, loser] = isUndercut ? [first, second] : [second, first];
      const sign = isUndercut ? 1 : -1;
      return [
        {
          kind: isUndercut ? ("undercut" as const) : ("overcut" as const),
          driver: winner.racer.index,
          other: loser.racer.index,
          driver_lap: winner.lap,
          other_lap: loser.lap,
          before: rounded(sign * before, 3),
          after: rounded(sign * after, 3),
        },
      ];
    }),
  );
}

/** A stop on a free track from one dry compound to another: when it rains, stopping first is not an undercut. */
function isFreeStop(racer: Racer, lap: number, race: RaceLaps): boolean {
  const tyres = [lap, lap + 1].map((of) => tyreOn(racer, of).compound);
  const isDry = tyres.every((compound) => compound !== "INTERMEDIATE" && compound !== "WET");
  const isFree = [lap, lap + 1].every((of) => !isNeutralised(racer, of, race.neutralised));
  return isDry && isFree && (racer.crossings[lap + 1] ?? null) !== null;
}

/** Seconds by which the second crossed the line after the first at the end of a lap. */
function gapAt(first: Racer, second: Racer, lap: number): number | null {
  const [one, other] = [first.crossings[lap] ?? null, second.crossings[lap] ?? null];
  return one === null || other === null ? null : (other - one) / 1000;
}

type StopStatus = RaceStory["stops"][number]["under"];

const neutralKinds = ["RED", "SC", "VSC"] as const;

/**
 * What a car stopped under: what there was while it was in the pit lane. Of one that did not leave it again, or whose
 * time in it is not known, what there was as it came in. Without a record of that, the pit lane begins at the line.
 */
function stopStatus({ crossings }: Racer, visit: RaceVisit, { neutralised }: RaceLaps): StopStatus {
  const { lap, enteredAt, laneSeconds } = visit;
  // The line lies beside the pit lane: a car that is in it crosses the line too.
  const entered = enteredAt ?? crossings[lap] ?? crossings[lap - 1] ?? null;
  if (entered === null) return "green";
  const left = entered + 1000 * (laneSeconds ?? 0);
  return (
    neutralKinds.find((kind) =>
      neutralised.some((time) => time.kind === kind && left >= time.from && entered < time.to),
    ) ?? "green"
  );
}

/** Longer stops are repairs or waits under a red flag, and say nothing about the cost of a stop. */
const mostLost = 120_000;

/** A stop under a safety car is compared with at least this many cars that did not stop. */
const fewestOthers = 3;

/** The most milliseconds between the starts of two laps that are compared: what slowed them down is then the same part of both. */
const besideMs = 20_000;

/**
 * The time each stop cost. On a free track: in-lap and out-lap minus the free laps around them. Under a safety car: minus
 * what these two laps took cars that began them beside it and did not stop. Where those were held up more than the stop
 * took, that is not its cost, and nothing is said.
 */
function stopsOf(car: CountedCar, cars: ReadonlyArray<CountedCar>, race: RaceLaps): RaceStory["stops"] {
  const { racer, laps } = car;
  return racer.stops.map((stop) => {
    const { lap } = stop;
    const under = stopStatus(racer, stop, race);
    const two = [laps[lap], laps[lap + 1]];
    const total = two.every((one) => typeof one?.ms === "number")
      ? sum(two.map((one) => one?.ms ?? 0))
      : null;
    const bases = two.flatMap((one) => one?.base ?? []);
    const free = bases.length === 2 ? sum(bases) : null;
    const usual = under === "green" ? free : under === "RED" ? null : usualOfOthers(lap, cars, racer);
    const ms = total === null || usual === null ? null : total - usual;
    return {
      driver: racer.index,
      lap,
      under,
      lost: ms === null || ms > mostLost || (under !== "green" && ms < 0) ? null : rounded(ms / 1000, 3),
    };
  });
}

function usualOfOthers(lap: number, cars: ReadonlyArray<CountedCar>, stopper: Racer): number | null {
  const start = stopper.crossings[lap - 1] ?? null;
  if (start === null) return null;
  const others = cars.flatMap(({ racer, laps }) => {
    // Lapped cars are beside it too, on a lap of another number.
    const before = racer.crossings.findIndex(
      (crossing) => crossing !== null && Math.abs(crossing - start) <= besideMs,
    );
    if (racer === stopper || before === -1) return [];
    const came = pitVisits(racer).some((visit) => visit.lap >= before && visit.lap <= before + 2);
    const [first, second] = [laps[before + 1]?.ms ?? null, laps[before + 2]?.ms ?? null];
    return came || first === null || second === null ? [] : [first + second];
  });
  return others.length < fewestOthers ? null : median(others);
}

function placesDocument(head: DocumentHead, race: RaceLaps): RaceStory["places"] {
  const positions = lapPositionsDocument(head, race).lines.map((line) => line.positions);
  const seconds = neutralisedSeconds(race);
  return race.racers.map((racer, index) => ({
    driver: racer.index,
    grid: racer.driver.grid ?? null,
    first_lap: positions[index]?.[0] ?? null,
    ...placesOf(racer, race),
    neutralised: seconds[index] ?? null,
  }));
}

type Places = Pick<RaceStory["places"][number], "track_won" | "track_lost" | "stops_won" | "stops_lost">;

/** Changes of order on a free track from lap to lap after the first lap, against cars on the same lap. */
function placesOf(racer: Racer, race: RaceLaps): Places {
  const places: Places = { track_won: 0, track_lost: 0, stops_won: 0, stops_lost: 0 };
  for (const other of race.racers) {
    if (other === racer) continue;
    for (let lap = 2; lap < Math.min(racer.crossings.length, other.crossings.length); lap += 1) {
      const [before, after] = [gapAt(racer, other, lap - 1), gapAt(racer, other, lap)];
      if (before === null || after === null || before > 0 === after > 0) continue;
      const isFree = [racer, other].every((one) => !isNeutralised(one, lap, race.neutralised));
      if (!isFree) continue;
      const inPits = [racer, other].some((one) =>
        pitVisits(one).some((visit) => visit.lap === lap || visit.lap === lap - 1),
      );
      places[`${inPits ? "stops" : "track"}_${after > 0 ? "won" : "lost"}`] += 1;
    }
  }
  return places;
}

/**
 * Seconds that each car gained on the field through neutralisations: the change of its gap to the mean of the cars on
 * the leader's lap, from the end of the last lap before to the end of the last lap of a neutralisation. Cars that are
 * not on the leader's lap at both ends are left out, and so is what shares a lap with a red flag: cars wait for the
 * restart, some of them laps behind the others.
 *
 * @returns null for a car to which none applies
 */
function neutralisedSeconds({ racers, neutralisations }: RaceLaps): Array<number | null> {
  const red = (neutralisations ?? []).filter(({ kind }) => kind === "RED");
  const times = (neutralisations ?? []).filter(
    ({ kind, from_lap, to_lap }) =>
      kind !== "RED" && from_lap > 1 && red.every((flag) => flag.to_lap < from_lap || flag.from_lap > to_lap),
  );
  const given = racers.map((): number | null => null);
  for (const { from_lap, to_lap } of times) {
    const cars = racers.flatMap(({ crossings }, index) => {
      const [before, after] = [crossings[from_lap - 1] ?? null, crossings[to_lap] ?? null];
      const isWhole = crossings.slice(from_lap, to_lap).every((one) => one !== null);
      const isOnLap = !isLapped(before, from_lap, racers) && !isLapped(after, to_lap + 1, racers);
      return before === null || after === null || !isWhole || !isOnLap ? [] : [{ index, before, after }];
    });
    if (cars.length === 0) continue;
    const [before, after] = [mean(cars.map((car) => car.before)), mean(cars.map((car) => car.after))];
    for (const car of cars) {
      const seconds = (car.before - before - (car.after - after)) / 1000;
      given[car.index] = (given[car.index] ?? 0) + seconds;
    }
  }
  return given.map((seconds) => (seconds === null ? null : rounded(seconds, 1)));
}

/** Whether the leader had completed the next lap when a car completed its own. */
function isLapped(ended: number | null, next: number, racers: ReadonlyArray<Racer>): boolean {
  return racers.some(({ crossings }) => ended !== null && (crossings[next] ?? Infinity) < ended);
}
