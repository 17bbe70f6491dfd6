import { useMemo } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type DriverId, nameFromId } from "#contract/ids.ts";
import type { QualifyingComparison } from "#contract/qualifying.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { formatPercent } from "#app/ui/compared/compared.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatGap, lastName } from "#app/text/format.ts";
import { idOfName } from "#app/text/names.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { choicesAmong, picked } from "#app/ui/pick-form/picks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { comparisonMethod, headToHeadTable, notes, sessionsTable } from "./comparison-tables.tsx";
import { comparisonsIn, type HeadToHead, headToHeadOf, headToHeadsByTeammate } from "./head-to-head.ts";
import { HeadToHeadCard, seasonLinks } from "../head-to-head-card.tsx";
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
  return <HeadToHeads comparisons={ofSession} search={search} />;
}

function HeadToHeads({ comparisons, search }: Omit<HeadToHeadViewProps, "driverId">) {
  const rows = useMemo(() => headToHeadsByTeammate(comparisons), [comparisons]);
  return (
    <>
      <HeadToHeadSentence headToHead={headToHeadOf(comparisons)} />
      <DataTable table={headToHeadTable} rows={rows} method={comparisonMethod(search.session ?? "Q")} />
    </>
  );
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
  const { view, session, season } = search;
  const rows = useMemo(
    () => (season === undefined ? met : met.filter(({ year }) => year === season)),
    [met, season],
  );
  const { data: profile } = useSuspenseQuery(driverProfileQuery(driverId));
  const name = (profile.available ? profile.value?.name : null) ?? nameFromId(driverId);
  const [latest] = rows;
  if (teammate === null) return null;
  const headToHead = headToHeadOf(rows);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PickForm
          label="Teammate"
          name="teammate"
          choices={choices}
          picked={teammate}
          keep={{ view, session }}
        />
      </div>
      {latest === undefined ? null : (
        <HeadToHeadCard
          team={latest.team_name}
          teamClass={teamClass(idOfName(latest.team_name), latest.year)}
          drivers={[
            { id: driverId, name },
            { id: teammate.id, name: teammate.name },
          ]}
          finding={findingOf(name, teammate.name, headToHead)}
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
            unit: "Seconds",
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

type HeadToHeadSentenceProps = { headToHead: HeadToHead };

/** "Faster in 40 of 60 comparisons (66.7%), median gap −0.123 s, 2 left out." */
function HeadToHeadSentence({ headToHead }: HeadToHeadSentenceProps) {
  const { driverFaster, sessions, fasterPercent, medianGap, leftOut } = headToHead;
  return (
    <p>
      Faster in {driverFaster} of {formatCount(sessions, "comparison")} ({formatPercent(fasterPercent)}),
      median gap {formatGap(medianGap)}&nbsp;s, {leftOut} left out.
    </p>
  );
}

/**
 * "Hamilton was faster in 14 of 25 sessions, by 0.103 s (median). 1 session is left out."
 *
 * @param name of the first driver, of whom the head-to-head is
 */
export function findingOf(
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
  const gap =
    medianGap === null || medianGap === 0
      ? ""
      : ` Median gap ${Math.abs(medianGap).toFixed(3)} s to ${lastName(medianGap < 0 ? name : teammate)}.`;
  return `${who}${gap}${leftOut === 0 ? "" : ` ${leftOut} left out.`}`;
}

/** By how much the driver was faster in each session, in seconds, oldest first. */
function leadsOf(rows: ReadonlyArray<QualifyingComparison>) {
  return rows.toReversed().map(({ year, round, gap }) => ({ year, round, by: gap === null ? null : -gap }));
}
