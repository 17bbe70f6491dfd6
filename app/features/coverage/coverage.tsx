import type { ArchiveInfo, DetailKind } from "#contract/archive.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { DriverId, TeamId } from "#contract/ids.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { valueOf, type ApiResult } from "#app/data/api-query.ts";
import { teamProfileQuery } from "#app/data/teams.queries.ts";
import type { ReactNode } from "react";
import type { ResultRow } from "#contract/results.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";

/** What stands where a screen has no facts to show. */
export const notes = {
  /** The same on drivers' and teams' pages. */
  results: "No race results available for this driver.",
  teamChampionship: "No championship data available for this team.",
  driverChampionship: "No championship data available for this driver.",
} as const;

/** From which season to which, both ends included. */
export type Seasons = { from: number; to: number };

/**
 * How much of someone's results an archive holds: all, some (and then which seasons the archive holds of
 * all races), or none although there are some; unknown where it is not known what the archive holds.
 */
export type Coverage = { of: "all" } | { of: "none" } | { of: "unknown" } | { of: "some"; held: Seasons };

/**
 * Compares the seasons of a driver or team with those for which an archive holds race results, or other details.
 *
 * @param archive null when it is not known what the archive holds
 * @param career first and last season with an entry; null when unknown or never entered
 */
export function coverageOf(
  archive: ArchiveInfo | null,
  career: Seasons | null,
  detail: DetailKind = "race",
): Coverage {
  if (career === null) return { of: "all" };
  if (archive === null) return { of: "unknown" };
  const ranges = archive.coverage.filter(({ kind }) => kind === detail);
  if (ranges.some(({ from, to }) => from <= career.from && career.to <= to)) return { of: "all" };
  if (!ranges.some(({ from, to }) => from <= career.to && career.from <= to)) return { of: "none" };
  return {
    of: "some",
    held: {
      from: Math.min(...ranges.map(({ from }) => from)),
      to: Math.max(...ranges.map(({ to }) => to)),
    },
  };
}

/** The first and last season of an entry in the archive's lists; null for someone who never raced. */
export function careerOf(
  entry: { first_year: number | null; last_year: number | null } | null,
): Seasons | null {
  if (entry === null || entry.first_year === null || entry.last_year === null) return null;
  return { from: entry.first_year, to: entry.last_year };
}

/** How much of a team's race results the archive holds. */
export function useTeamCoverage(teamId: TeamId): Coverage {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const profile = useSuspenseQuery(teamProfileQuery(teamId)).data;
  return coverageOf(valueOf(archive), careerOf(valueOf(profile)));
}

/** How much of a driver's race results, or other details, the archive holds. */
export function useDriverCoverage(driverId: DriverId, detail?: DetailKind): Coverage {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const profile = useSuspenseQuery(driverProfileQuery(driverId)).data;
  return coverageOf(valueOf(archive), careerOf(valueOf(profile)), detail);
}

/** The one soft line that says how far facts reach, at the block that it concerns. */
export const coverageLineClass = "max-w-200 text-[0.8125rem] text-soft";

type CoverageNoteProps = {
  coverage: Coverage;
  shows: "results" | "figures";
  /** Of which session the results are. */
  detail?: "race" | "qualifying";
};

/** What of someone's results this archive lacks; nothing where it lacks none. */
export function CoverageNote(props: CoverageNoteProps) {
  const text = coverageText(props);
  return text === undefined ? null : (
    <p
      className={`mt-1 mb-3 ${coverageLineClass}`}
      role={props.coverage.of === "none" ? "status" : undefined}
    >
      {text}
    </p>
  );
}

/** The same for the line beside a table's heading; undefined where nothing is lacking. */
export function coverageText({ coverage, shows, detail = "race" }: CoverageNoteProps): string | undefined {
  if (coverage.of === "all" || coverage.of === "unknown") return undefined;
  if (coverage.of === "none")
    return `${detail === "race" ? "Race-by-race" : "Qualifying"} results are not available yet.`;
  const held = seasonsText(coverage.held);
  return shows === "figures"
    ? `These figures cover ${held} only: ${detail} results of other seasons are not available yet.`
    : `Only ${detail} results of ${held} are available so far.`;
}

/** For example "2025 to 2026", or "2026" for a single season. */
function seasonsText({ from, to }: Seasons): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

type CoveredResultsProps = {
  facts: ApiResult<Array<ResultRow>>;
  coverage: Coverage;
  /** What the screen makes of the results: the rows themselves, or figures over them. */
  shows: "results" | "figures";
  /** What stands in place of results that the archive does not have. */
  instead: ReactNode;
  /** @param note says which seasons the rows are of, where they are not of all */
  children: (rows: Array<ResultRow>, note: string | undefined) => ReactNode;
};

/**
 * Tells apart results that are there, results that the archive does not have, and the note
 * for failure and for none at all. A lack in the archive never looks like a zero.
 */
export function CoveredResults({ facts, coverage, shows, instead, children }: CoveredResultsProps) {
  // What the archive does not have need not be asked for to be known.
  if (!facts.available) return coverage.of === "none" ? instead : <EmptyNote>{notes.results}</EmptyNote>;
  if (facts.value.length === 0)
    return coverage.of === "all" ? <EmptyNote>{notes.results}</EmptyNote> : instead;
  return children(facts.value, coverageText({ coverage, shows }));
}
