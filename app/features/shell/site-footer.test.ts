import { expect, test } from "vitest";
import type { ArchiveInfo } from "#contract/archive.ts";
import { archiveExtent } from "./site-footer.tsx";

function archive(given: Partial<ArchiveInfo>): ArchiveInfo {
  return {
    version: "v2026.11",
    source: "F1DB",
    licence: "CC BY 4.0",
    imported_at: "2026-11-20T12:00:00.000Z",
    extent: "full",
    last_race: { year: 2026, round: 11, race_name: "Hungarian Grand Prix" },
    coverage: [],
    ...given,
  };
}

test("the sentence tells how far the archive reaches and which version it is", () => {
  expect(archiveExtent(archive({}))).toBe(
    "Full archive through 2026 round 11 (Hungarian Grand Prix), version v2026.11.",
  );
});

test("the archive that ships with the source is called by its name", () => {
  expect(archiveExtent(archive({ extent: "starter" }))).toMatch(/^Starter archive through/);
});

test("an archive without a result says so", () => {
  expect(archiveExtent(archive({ last_race: null }))).toBe(
    "Full archive without results yet, version v2026.11.",
  );
});
