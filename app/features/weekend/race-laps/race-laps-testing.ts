import type { RaceLapTimes, RaceStory } from "#contract/timing/race-laps.ts";
import { timedDriver } from "#app/features/sample-rows-testing.ts";
import { lapTones } from "./lap-tones.ts";

/** Three drivers, of whom the first and the last are teammates. */
export const drivers = [
  timedDriver("lando_norris", "NOR", "mclaren"),
  timedDriver("max_verstappen", "VER", "red_bull"),
  timedDriver("oscar_piastri", "PIA", "mclaren"),
];

/** A driver's laps for tests: how long each took and when it ended, in the place of the driver. */
export function line(driver: number, seconds: Array<number | null>, ended: Array<number | null>) {
  const positions = seconds.map(() => driver + 1);
  const rest = { stints: [], pit_laps: [], neutralised_laps: [] };
  return { driver, position: driver + 1, grid: driver + 1, seconds, ended, positions, ...rest };
}

/** A race of three laps for tests: the last driver did not end the third. */
export const laps: RaceLapTimes = {
  source: "hand-made",
  drivers,
  laps: 3,
  neutralisations: [],
  lines: [
    line(0, [null, 90, 92], [0, 90, 182]),
    line(1, [null, 91, 92], [1, 92, 184]),
    line(2, [null, 95, null], [2, 97, null]),
  ],
};

/** The lines of that race with the colours of their laps. */
export const toned = laps.lines.map((each, index) => ({
  driver: drivers[index] ?? timedDriver("", "", ""),
  line: { ...each, tones: lapTones(laps)[index] ?? [], isDisqualified: false },
}));

type Stint = RaceLapTimes["lines"][number]["stints"][number];

/** The cars with their stints, each from the lap after the one before to some lap. */
export function onTyres(...cars: ReadonlyArray<ReadonlyArray<[Stint["compound"], to: number]>>) {
  return cars.map((stints, index) => {
    const own = stints.map(([compound, to_lap], at) => ({
      compound,
      from_lap: (stints[at - 1]?.[1] ?? 0) + 1,
      to_lap,
      age_at_start: at === 0 ? 0 : 3,
    }));
    const [driver, car] = [
      drivers[index] ?? timedDriver("", "", ""),
      line(index, [90, 91, 92], [0, 91, 183]),
    ];
    return { driver, line: { ...car, tones: [], isDisqualified: false, stints: own } };
  });
}

/** Cars that stopped at the end of some laps of three, the last of them retired. */
export function stopping(...cars: ReadonlyArray<ReadonlyArray<number>>) {
  return cars.map((stops, index) => {
    const stintEnds = [...stops.filter((lap) => lap < 3), 3];
    const [row] = onTyres(stintEnds.map((to): [Stint["compound"], number] => ["HARD", to]));
    if (row === undefined) throw new Error("no car");
    const position = index === cars.length - 1 ? null : index + 1;
    return { ...row, line: { ...row.line, position, pit_laps: [...stops] } };
  });
}

const parts = { start: 0, pace: 0, tyres: 0, stops: 0, neutralised: 0, other: 0, penalties: 0 };

/** A race for tests: two pairs with the parts of their gaps, an undercut and a stop. */
export const story: RaceStory = {
  source: "hand-made",
  drivers,
  laps: 50,
  neutralisations: [{ kind: "SC", from_lap: 30, to_lap: 33 }],
  pairs: [
    { ahead: 0, behind: 1, to_lap: 50, gap: 6.2, ...parts, start: 1, pace: 8.2, stops: -3 },
    { ahead: 0, behind: 2, to_lap: 20, gap: -4, ...parts, other: -3.7, tyres: -0.3 },
  ],
  cuts: [{ kind: "undercut", driver: 1, other: 0, driver_lap: 18, other_lap: 19, before: 1.2, after: -0.8 }],
  stops: [{ driver: 1, lap: 18, under: "green", lost: 22 }],
  places: [],
};
