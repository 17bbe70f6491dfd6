import { DatabaseSync } from "node:sqlite";
import { beforeAll, expect, inject, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { searchText } from "#contract/ask/address.ts";
import { driverProfiles, teamProfiles } from "#contract/profiles.ts";
import { driverRecords, raceRecords, teamRecords } from "#contract/records.ts";
import { holders, isKept, recordKindNames } from "#app/data/records/kinds.ts";
import { questionOfRecord } from "#app/data/records/record-texts.ts";
import { recordTable } from "#app/data/records/compute.ts";
import { figureQuestions } from "#app/features/figures/career-figures.ts";
import { needsFull } from "../support/full-release.ts";
import { type Archive, openArchive } from "./archive/open.ts";
import { documentOf } from "./archive/rows.ts";

/** Figures that stand elsewhere on the site are those of the questions that they lead to, in all of history. */

const file = inject("fullArchive");
let db: DatabaseSync;
let archive: Archive;

beforeAll(() => {
  if (file === null) return;
  db = new DatabaseSync(file, { readOnly: true });
  archive = openArchive(file);
});

const spans = [
  [1950, 2026],
  [1950, 1959],
  [2010, 2020],
] as const;
const records = recordKindNames.flatMap((kind) =>
  holders
    .filter((by) => isKept(kind, by))
    .flatMap((by) => spans.map(([from, to]) => ({ kind, by, from, to })))
    .filter((question) => questionOfRecord(question) !== null),
);

test.for(
  records.map((question) => ({
    ...question,
    name: `${question.kind} by ${question.by}, ${question.from}–${question.to}`,
  })),
)("the record $name has the values of its question", ({ name: _name, ...record }, { skip }) => {
  if (file === null) return skip(needsFull);
  const history = {
    drivers: documentOf(db, driverRecords, paths.recordDrivers()),
    teams: documentOf(db, teamRecords, paths.recordTeams()),
    races: documentOf(db, raceRecords, paths.recordRaces()),
  };
  const held = recordTable(history, record).slice(0, 50);
  const asked = archive.ask(searchText(questionOfRecord(record) ?? {})).slice(0, held.length);
  return expect(asked.map(({ value }) => value)).toEqual(held.map(({ value }) => value));
});

const ofDrivers = {
  kind: "drivers",
  column: "driver_id",
  path: paths.driverProfile,
  schema: driverProfiles,
} as const;
const ofTeams = {
  kind: "teams",
  column: "team_id",
  path: paths.teamProfile,
  schema: teamProfiles,
} as const;

for (const { kind, column, path, schema } of [ofDrivers, ofTeams])
  test(
    `every figure of ${kind} has the value of its question`,
    { timeout: 120_000, tags: ["deep"] },
    ({ skip }) => {
      if (file === null) return skip(needsFull);
      const ids = db.prepare(`SELECT DISTINCT ${column} AS id FROM result`).all();
      const wrong = ids.flatMap(({ id }) => {
        const [profile] = documentOf(db, schema, path(String(id)));
        return Object.entries(figureQuestions).flatMap(([figure, question]) => {
          if (question === null || (kind === "teams" && question.measure === "mean")) return [];
          const whose = kind === "teams" ? { of: kind, team: String(id) } : { driver: String(id) };
          const [line] = archive.ask(searchText({ ...question, ...whose }));
          const shown = Object.entries(profile?.figures ?? {}).find(([name]) => name === figure)?.[1] ?? 0;
          return Math.abs(shown - (line?.value ?? 0)) < 0.001
            ? []
            : [{ id, figure, shown, asked: line?.value }];
        });
      });
      return expect(wrong).toEqual([]);
    },
  );
