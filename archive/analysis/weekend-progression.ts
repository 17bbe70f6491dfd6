import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { Progression } from "#contract/weekend.ts";

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
