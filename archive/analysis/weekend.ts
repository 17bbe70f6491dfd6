import { firstSprintQualifyingSeason, type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { Weekend, Progression } from "#contract/weekend.ts";

/** What a weekend's sessions are derived from. */
export type KnownSessions = {
  year: number;
  /** True for a weekend with a sprint. */
  sprint: boolean;
  /** Sessions with a date on the calendar. */
  calendar: ReadonlyArray<{ code: SessionCode; date_utc: string; time_utc: string | null }>;
  /** Sessions with a classification in the archive. */
  classified: ReadonlyArray<SessionCode>;
};

/**
 * Every session of a weekend in order: by date and time if all are on the calendar, otherwise in the order customary in
 * its season. Every weekend has a race and a qualifying; the sessions of a sprint follow from the season's rules, even
 * if the archive has no classification of them.
 */
export function sessionsOf({ year, sprint, calendar, classified }: KnownSessions): Weekend["sessions"] {
  const certain: Array<SessionCode> = ["Q", "R"];
  if (sprint) certain.push("S");
  if (sprint && year >= firstSprintQualifyingSeason) certain.push("SQ");
  const codes = new Set([...certain, ...calendar.map(({ code }) => code), ...classified]);
  const sessions = [...codes].map((code) => {
    const day = calendar.find((each) => each.code === code);
    return {
      code,
      date_utc: day?.date_utc ?? null,
      time_utc: day?.time_utc ?? null,
      classified: classified.includes(code),
    };
  });
  const order = customaryOrder(year, sprint);
  const inOrder = sessions.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code));
  if (inOrder.some(({ date_utc, time_utc }) => date_utc === null || time_utc === null)) return inOrder;
  return inOrder.toSorted((one, other) => start(one).localeCompare(start(other)));
}

function start({ date_utc, time_utc }: Weekend["sessions"][number]): string {
  return `${date_utc}T${time_utc}`;
}

/**
 * The customary order of a weekend's sessions by the rules of its season. Pre-qualifying opened a weekend; when
 * qualifying took two days, each followed a practice; the warm-up was on race morning, in 2003 before qualifying. A
 * result combined from runs on two days or in two sessions comes after them.
 */
function customaryOrder(year: number, sprint: boolean): ReadonlyArray<SessionCode> {
  if (year < 2003) return ["PQ", "FP1", "Q1D", "FP2", "FP3", "FP4", "Q2D", "Q", "WU", "SQ", "S", "R"];
  if (year === 2003) return ["PQ", "FP1", "Q1D", "FP2", "FP3", "FP4", "WU", "Q2D", "Q", "SQ", "S", "R"];
  if (!sprint) return ["PQ", "FP1", "FP2", "FP3", "FP4", "Q1D", "Q2D", "WU", "Q", "SQ", "S", "R"];
  if (year < 2023) return ["PQ", "FP1", "Q1D", "Q2D", "Q", "FP2", "FP3", "FP4", "WU", "SQ", "S", "R"];
  if (year === 2023) return ["PQ", "FP1", "FP2", "FP3", "FP4", "WU", "Q1D", "Q2D", "Q", "SQ", "S", "R"];
  return ["PQ", "FP1", "FP2", "FP3", "FP4", "WU", "SQ", "S", "Q1D", "Q2D", "Q", "R"];
}

/** A column of the progression: a session's classification, or a grid. */
export type Stage = Progression["stages"][number]["key"];

/** A driver's line in one stage. */
export type StageLine = {
  stage: Stage;
  driver_id: string;
  driver_name: string;
  driver_code: string | null;
  team_id: string;
  team_name: string;
  position: number | null;
  /** The position in words if there is no number. */
  position_text: string;
};

/** The stage before a race's classification: its grid. */
const gridOf: Partial<Record<SessionCode, Stage>> = { R: "grid", S: "sprint_grid" };

const stageNames: Readonly<Record<Stage, string>> = {
  ...sessionNames,
  grid: "Grid",
  sprint_grid: "Sprint grid",
  R: "Finish",
};

/**
 * Each driver's position through the stages of a weekend (docs/method.md).
 *
 * Drivers are ordered by the last stage, which after the race is its classification; drivers not in it follow in the
 * order of the stage before, and so on. For a driver with two lines in a stage the better one counts, which comes
 * first; the team is that of the last stage.
 *
 * @param sessions the weekend's sessions in chronological order
 * @param lines of each stage in order of classification
 */
export function progressionOf(
  sessions: ReadonlyArray<SessionCode>,
  lines: ReadonlyArray<StageLine>,
): Pick<Progression, "stages" | "drivers"> {
  const byStage = Map.groupBy(lines, ({ stage }) => stage);
  const stages = sessions
    .flatMap((code): Array<Stage> => [gridOf[code] ?? code, code])
    .filter((stage, index, all) => byStage.has(stage) && all.indexOf(stage) === index);
  const lastFirst = stages.toReversed().flatMap((stage) => byStage.get(stage) ?? []);
  const byDriver = Map.groupBy(lastFirst, ({ driver_id }) => driver_id);
  return {
    stages: stages.map((key) => ({ key, name: stageNames[key] })),
    drivers: [...byDriver.values()].flatMap((own) => driverLine(stages, own)),
  };
}

function driverLine(stages: ReadonlyArray<Stage>, own: ReadonlyArray<StageLine>): Progression["drivers"] {
  const [last] = own;
  if (last === undefined) return [];
  const { driver_id, driver_name, driver_code, team_id, team_name } = last;
  const lines = stages.map((stage) => own.find((line) => line.stage === stage));
  return [
    {
      driver_id,
      driver_name,
      driver_code,
      team_id,
      team_name,
      places: lines.map((line) => line?.position ?? null),
      place_texts: lines.map((line) =>
        line === undefined || line.position !== null ? null : line.position_text,
      ),
    },
  ];
}
