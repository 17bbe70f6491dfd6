import { expect, test } from "vitest";
import { archiveExtent, archiveReach } from "./site-footer.tsx";

test("the foot says through which race the results reach", () => {
  const last_race = { year: 2026, round: 11, rounds: 23, race_name: "Hungarian Grand Prix" };
  expect(archiveReach({ last_race })).toBe("Results up to round 11 of 2026 (Hungarian Grand Prix).");
  expect(archiveReach({ last_race: null })).toBe("No results yet.");
});

test("for whoever runs the site it says which archive it is", () => {
  const imported_at = "2026-07-27T06:00:00Z";
  expect(archiveExtent({ extent: "full", version: "v2026.11", imported_at })).toBe(
    "Full archive, version v2026.11, refreshed on 27 July 2026.",
  );
  expect(archiveExtent({ extent: "starter", version: "v1", imported_at })).toBe(
    "Starter archive, version v1, refreshed on 27 July 2026.",
  );
});
