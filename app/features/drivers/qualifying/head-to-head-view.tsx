import { useMemo } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import type { QualifyingComparison } from "#contract/qualifying.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatPercent, formatSigned, withFullStop } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { lastTeamId } from "#contract/teams.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { choicesAmong, picked } from "#app/ui/pick-form/picks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { comparisonMethod, headToHeadTable, notes, sessionsTable } from "./comparison-tables.tsx";
import {
  comparisonsIn,
  type HeadToHead,
  headToHeadOf,
  headToHeadsBySeason,
  headToHeadsByTeammate,
} from "./head-to-head.ts";
import { AgainstTeammates } from "../against-teammates.tsx";
import { HeadToHeadCard, insteadText, seasonLinks } from "../head-to-head-card.tsx";
import type { QualifyingSearch } from "#app/features/drivers/driver-search.ts";

type HeadToHeadViewProps = {
  driverId: DriverId;
  comparisons: ReadonlyArray<QualifyingComparison>;
  search: QualifyingSearch;
};

/** A driver against teammates in qualifying or sprint qualifying: summed up, or session by session. */
export function HeadToHeadView({ driverId, comparisons, search }: HeadToHeadViewProps) {
  const { session = "Q", view } = search;
  const ofSession = useMemo(() => comparisonsIn(session, comparisons), [session, comparisons]);
  if (ofSession.length === 0) return <EmptyNote>{notes.comparisons}</EmptyNote>;
  if (view === "sessions") return <Sessions driverId={driverId} comparisons={ofSession} search={search} />;
  return <HeadToHeads driverId={driverId} comparisons={ofSession} search={search} />;
}

function HeadToHeads({ driverId, comparisons, search }: HeadToHeadViewProps) {
  const rows = useMemo(() => headToHeadsByTeammate(comparisons), [comparisons]);
  const seasons = useMemo(() => headToHeadsBySeason(comparisons), [comparisons]);
  const name = useDriverName(driverId);
  const headToHead = headToHeadOf(comparisons);
  const { medianGap, leftOut } = headToHead;
  return (
    // As high at least as a table by itself: the drawing above it is a part of that.
    <div className="min-h-[calc(100svh-20rem)] [&_.table-section]:min-h-0">
      <AgainstTeammates
        driver={name}
        teammates={new Map(rows.map(({ teammateId, teammateName }) => [teammateId, teammateName]))}
        seasons={seasons}
        finding={overallFindingOf(lastName(name), comparisons)}
        explains="Sessions faster in each season."
        detail={`${medianGap === null ? "" : `median gap ${formatSigned(medianGap, 3)}\u00A0s, `}${leftOut} left out`}
        word="faster"
        label="Sessions faster than teammates and slower, season by season; the view Session by session has the numbers"
      />
      <DataTable table={headToHeadTable} rows={rows} method={comparisonMethod(search.session ?? "Q")} />
    </div>
  );
}

function useDriverName(driverId: DriverId): string {
  const { data: profile } = useSuspenseQuery(driverProfileQuery(driverId));
  return (profile.available ? profile.value?.name : null) ?? nameFromId(driverId);
}

function Sessions({ driverId, comparisons, search }: HeadToHeadViewProps) {
  const choices = useMemo(
    () => choicesAmong(comparisons.map((each) => ({ id: each.teammate_id, name: each.teammate_name }))),
    [comparisons],
  );
  const teammate = picked(choices, search.teammate);
  const met = useMemo(
    () => comparisons.filter((each) => each.teammate_id === teammate?.id),
    [comparisons, teammate],
  );
  const { view, session } = search;
  const season = met.some(({ year }) => year === search.season) ? search.season : undefined;
  const rows = useMemo(
    () => (season === undefined ? met : met.filter(({ year }) => year === season)),
    [met, season],
  );
  const name = useDriverName(driverId);
  const [latest] = rows;
  if (teammate === null) return null;
  const headToHead = headToHeadOf(rows);
  return (
    <>
      {latest === undefined ? null : (
        <HeadToHeadCard
          choice={
            <PickForm
              label="Teammate"
              name="teammate"
              choices={choices}
              picked={teammate}
              keep={{ view, session }}
            />
          }
          team={latest.team_name}
          teamClass={teamClass(lastTeamId(latest.team_name, latest.year), latest.year)}
          drivers={[
            { id: driverId, name },
            { id: teammate.id, name: teammate.name },
          ]}
          instead={insteadText(search, name, { teammate, season })}
          finding={qualifyingFinding(name, teammate.name, headToHead)}
          figures={[
            {
              label: "Faster",
              first: headToHead.driverFaster,
              second: headToHead.teammateFaster,
              list: null,
            },
          ]}
          leads={{
            title: season === undefined ? "Every session" : `Every session of ${season}`,
            unit: "Seconds ahead by round",
            format: (size) => size.toFixed(3),
            of: leadsOf(rows),
          }}
          seasons={seasonLinks(met, season)}
        />
      )}
      <DataTable table={sessionsTable} rows={rows} method={comparisonMethod(session ?? "Q")} />
    </>
  );
}

/**
 * "Norris was faster in 111 of 162 sessions (68.5%)", of those in which one of both was. Where several teammates met in
 * a session, comparisons are counted in place of sessions.
 */
export function overallFindingOf(driver: string, comparisons: ReadonlyArray<QualifyingComparison>): string {
  const { driverFaster, teammateFaster, fasterPercent } = headToHeadOf(comparisons);
  if (fasterPercent === null) return "No session with a time of both that could be compared";
  const all = driverFaster + teammateFaster;
  const decided = comparisons.filter(({ gap }) => gap !== null && gap !== 0);
  const sessions = new Set(decided.map(({ year, round }) => `${year} ${round}`)).size;
  const what = formatCount(all, all > sessions ? "comparison" : "session");
  return `${driver} was faster in ${driverFaster} of ${what} (${formatPercent(fasterPercent)})`;
}

/**
 * "Hamilton was faster in 14 of 25 sessions. Hamilton is faster by 0.103 s (median). 1 left out."
 *
 * @param name of the first driver, of whom the head-to-head is
 */
export function qualifyingFinding(
  name: string,
  teammate: string,
  { sessions, driverFaster, teammateFaster, medianGap, leftOut }: HeadToHead,
): string {
  const count = formatCount(sessions, "session");
  const [ahead, faster] = driverFaster >= teammateFaster ? [name, driverFaster] : [teammate, teammateFaster];
  const who =
    driverFaster === teammateFaster
      ? `Each was faster in ${driverFaster} of ${count}.`
      : `${lastName(ahead)} was faster in ${faster} of ${count}.`;
  const median = medianGapText([name, teammate], medianGap);
  const gap = median === null ? "" : ` ${withFullStop(median)}`;
  return `${who}${gap}${leftOut === 0 ? "" : ` ${leftOut} left out.`}`;
}

/** "Hamilton is faster by 0.103 s (median)"; null for no gap. @param gap of the first driver to the second, in seconds */
export function medianGapText(
  [name, teammate]: readonly [string, string],
  gap: number | null,
): string | null {
  if (gap === null || gap === 0) return null;
  return `${lastName(gap < 0 ? name : teammate)} is faster by ${Math.abs(gap).toFixed(3)} s (median)`;
}

/** By how much the driver was faster in each session, in seconds, oldest first. */
function leadsOf(rows: ReadonlyArray<QualifyingComparison>) {
  return rows.toReversed().map(({ year, round, race_name, country, gap }) => ({
    year,
    round,
    name: race_name,
    country,
    by: gap === null ? null : -gap,
  }));
}
