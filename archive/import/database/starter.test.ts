import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parse } from "valibot";
import { expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { driverRatings } from "#contract/ratings.ts";
import { answer, checkDocuments, readDocuments } from "../testing/mini-archive.ts";
import { miniRelease, zipOf } from "../testing/mini-release.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { buildArchive } from "./build.ts";
import { importArchive } from "./local.ts";
import { maxStarterBytes, starterBytes, starterFolder, starterSource, writeStarter } from "./starter.ts";

function rowsOf(file: string, sql: string): Array<Record<string, unknown>> {
  using db = new DatabaseSync(file, { readOnly: true });
  return db.prepare(sql).all();
}

test("the starter with timing, laps and models is smaller than 2.6 MB", () => {
  const files = readdirSync(starterFolder, { recursive: true, encoding: "utf8" });
  const bytes = files.map((name) => statSync(join(starterFolder, name))).filter((each) => each.isFile());
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(2_600_000);
});

test("the shipped starter's tables are as small as the command that writes them asks, and name their source and licence", () => {
  expect(starterBytes(starterFolder)).toBeLessThanOrEqual(maxStarterBytes);
  const readme = readFileSync(join(starterFolder, "README.md"), "utf8");
  expect(readme).toContain("github.com/f1db/f1db");
  expect(readme).toContain("CC BY 4.0");
});

test("the shipped starter becomes an archive whose answers are of the contract's shapes", () => {
  using folder = temporaryFolder();
  const file = folder.file("starter.sqlite");
  buildArchive(starterSource(), file, () => {});
  expect(checkDocuments(file)).toBeGreaterThan(1000);
  const answers = readDocuments(file);
  expect(parse(driverRatings, answer(answers, paths.ratingDrivers()))[0]).toMatchObject({
    driver_name: "Juan Manuel Fangio",
    by_team: { rank: 1, rank_low: 1 },
    by_entrant: { rank: 1 },
  });
  expect(answer(answers, paths.driverRatings("lewis_hamilton")).map(({ year }) => year)).toContain(2007);
  expect(answer(answers, paths.ratingSeasonTeams(1988))[0]).toMatchObject({ team_id: "mclaren" });
  expect(rowsOf(file, "SELECT kind, from_year FROM coverage WHERE to_year = 2026")).toMatchObject([
    { kind: "calendar", from_year: 1950 },
    { kind: "fastest_laps", from_year: 2025 },
    { kind: "pit_stops", from_year: 2025 },
    { kind: "practice", from_year: 2025 },
    { kind: "qualifying", from_year: 2025 },
    { kind: "race", from_year: 2025 },
    { kind: "round_standings", from_year: 2025 },
    { kind: "sprint", from_year: 2025 },
    { kind: "sprint_qualifying", from_year: 2025 },
    { kind: "standings", from_year: 1950 },
    { kind: "summaries", from_year: 1950 },
  ]);
});

test("a starter keeps the calendar, the summaries and the tables of the archive it was written from", () => {
  using folder = temporaryFolder();
  const full = folder.file("full.sqlite");
  const copy = folder.file("copy.sqlite");
  writeFileSync(folder.file("release.zip"), zipOf(miniRelease()));
  importArchive({ release: folder.file("release.zip"), file: full });
  mkdirSync(folder.file("starter"));
  writeFileSync(folder.file("starter/gone.csv"), "left from before");
  writeStarter(full, folder.file("starter"));
  buildArchive(starterSource(folder.file("starter")), copy, () => {});
  for (const table of [
    "race",
    "session",
    "driver",
    "season_standing",
    "driver_season",
    "driver_season_team",
  ]) {
    expect(rowsOf(copy, `SELECT * FROM ${table}`)).toEqual(rowsOf(full, `SELECT * FROM ${table}`));
  }
  expect(rowsOf(copy, "SELECT * FROM result")).toEqual([]);
});

test("a damaged starter is refused", () => {
  using folder = temporaryFolder();
  expect(() => starterSource(folder.path)).toThrow("there is no starter archive");
  writeFileSync(folder.file("country.csv"), "id,name\nitaly,Italy\n");
  expect(() => buildArchive(starterSource(folder.path), folder.file("a.sqlite"), () => {})).toThrow(
    "country.csv has no column code",
  );
});
