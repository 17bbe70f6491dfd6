import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import type { QualifyingComparison } from "#contract/qualifying.ts";
import { formatPercent } from "#app/ui/compared/compared.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { formatCount, formatGap } from "#app/text/format.ts";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { choicesAmong, picked } from "#app/ui/pick-form/picks.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { headToHeadTable, sessionsTable } from "./comparison-tables.tsx";
import { type HeadToHead, comparisonsIn, headToHeadOf, headToHeadsByTeammate } from "./head-to-head.ts";
import type { QualifyingSearch } from "./search.ts";
import { comparisonMethod, notes } from "./texts.ts";

type HeadToHeadViewProps = {
  comparisons: ReadonlyArray<QualifyingComparison>;
  search: QualifyingSearch;
};

/** A driver against teammates in qualifying or sprint qualifying: summed up, or session by session. */
export function HeadToHeadView({ comparisons, search }: HeadToHeadViewProps) {
  const { session = "Q", view } = search;
  const ofSession = useMemo(() => comparisonsIn(session, comparisons), [session, comparisons]);
  if (ofSession.length === 0) return <EmptyNote>{notes.comparisons}</EmptyNote>;
  if (view === "sessions") return <Sessions comparisons={ofSession} search={search} />;
  return <HeadToHeads comparisons={ofSession} search={search} />;
}

function HeadToHeads({ comparisons, search }: HeadToHeadViewProps) {
  const rows = useMemo(() => headToHeadsByTeammate(comparisons), [comparisons]);
  return (
    <>
      <HeadToHeadSentence headToHead={headToHeadOf(comparisons)} />
      <DataTable table={headToHeadTable} rows={rows} method={comparisonMethod(search.session ?? "Q")} />
    </>
  );
}

function Sessions({ comparisons, search }: HeadToHeadViewProps) {
  const choices = useMemo(
    () => choicesAmong(comparisons.map((each) => ({ id: each.teammate_id, name: each.teammate_name }))),
    [comparisons],
  );
  const teammate = picked(choices, search.teammate);
  const rows = useMemo(
    () => comparisons.filter((each) => each.teammate_id === teammate?.id),
    [comparisons, teammate],
  );
  if (teammate === null) return null;
  const { view, session } = search;
  return (
    <>
      <div className="picked">
        <PickForm
          label="Teammate"
          name="teammate"
          choices={choices}
          picked={teammate}
          keep={{ view, session }}
        />
        <HeadToHeadSentence headToHead={headToHeadOf(rows)} teammate={teammate} />
      </div>
      <DataTable table={sessionsTable} rows={rows} method={comparisonMethod(session ?? "Q")} />
    </>
  );
}

type HeadToHeadSentenceProps = { headToHead: HeadToHead; teammate?: { id: string; name: string } };

/** "Faster than Carlos Sainz Jr. in 40 of 60 comparisons (66.7%), median gap −0.123 s, 2 left out." */
function HeadToHeadSentence({ headToHead, teammate }: HeadToHeadSentenceProps) {
  const { driverFaster, sessions, fasterPercent, medianGap, leftOut } = headToHead;
  return (
    <p>
      Faster{" "}
      {teammate === undefined ? null : (
        <>
          than{" "}
          <Link to="/driver/$driverId/" params={{ driverId: teammate.id }}>
            {teammate.name}
          </Link>{" "}
        </>
      )}
      in {driverFaster} of {formatCount(sessions, "comparison")} ({formatPercent(fasterPercent)}), median gap{" "}
      {formatGap(medianGap)}&nbsp;s, {leftOut} left out.
    </p>
  );
}
