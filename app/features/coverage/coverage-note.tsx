import type { Coverage, Seasons } from "./coverage.ts";

type CoverageNoteProps = {
  coverage: Coverage;
  shows: "results" | "figures";
  /** Of which session the results are. */
  detail?: "race" | "qualifying";
};

/** What of someone's results this archive lacks, and the command that brings it; nothing where it lacks none. */
export function CoverageNote({ coverage, shows, detail = "race" }: CoverageNoteProps) {
  if (coverage.of === "all") return null;
  if (coverage.of === "none") {
    return (
      <p className="note" role="status">
        These results are not in this archive: <Sync /> brings them.
      </p>
    );
  }
  const held = seasonsText(coverage.held);
  return (
    <p className="coverage-note">
      {shows === "figures"
        ? `These figures are of ${held} only: this archive holds ${detail} results of no other season; `
        : `This archive holds ${detail} results of ${held}; `}
      <Sync /> brings all seasons since 1950.
    </p>
  );
}

function Sync() {
  return <code>npm run data:sync</code>;
}

/** For example "2025 to 2026", or "2026" for a single season. */
function seasonsText({ from, to }: Seasons): string {
  return from === to ? String(from) : `${from} to ${to}`;
}
