import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Duel } from "#app/data/compare/duels.ts";
import { duelsQuery } from "#app/data/compare/compare.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { raceCoverage } from "#app/features/coverage/coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";
import { commonSeasons } from "./head-to-head.ts";
import { duelMethod, kinds, noCareers } from "./texts.ts";
import { Embeddable } from "#app/ui/embed/embeddable.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatSpan } from "#app/text/format-span.ts";
import { formatValue } from "#app/ui/format-number.ts";
import { Compared, formatPercent, shareOf } from "#app/ui/compared/compared.tsx";

/** What each two of those compared were to each other in the Grands Prix that both entered. */
export function DuelsSection(props: ComparisonProps) {
  const { kind, ids, careers } = props;
  const { data } = useSuspenseQuery(duelsQuery(kind, ids));
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  const coverage = raceCoverage(valueOf(archive), commonSeasons(careers));
  if (data.value.length === 0) {
    return coverage.of === "all" ? (
      <p className="note">No two of these {kinds[kind].several} ever entered the same Grand Prix.</p>
    ) : (
      <CoverageNote coverage={{ of: "none" }} shows="results" />
    );
  }
  return (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      <div className="head-to-heads">
        {data.value.map((duel) => (
          <DuelTable key={`${duel.one} ${duel.other}`} duel={duel} {...props} />
        ))}
      </div>
      <p className="table-method">{duelMethod[kind]}</p>
    </>
  );
}

/** Two on the same grid: how often each was ahead, and in what. */
function DuelTable({ duel, careers, search, kind }: ComparisonProps & { duel: Duel }) {
  const nameOf = (id: string) => careers.find((career) => career.id === id)?.name ?? id;
  const { one, other, all, finished, qualifying, points } = duel;
  return (
    <Embeddable
      name={blockOf(`duel ${one} ${other}`)}
      title={`${nameOf(one)} and ${nameOf(other)} on the same grid`}
    >
      <div className="comparison-frame">
        <table className="comparison-table">
          <caption>
            {nameOf(one)} and {nameOf(other)}, {formatSpan(duel.from, duel.to)}{" "}
            <Link
              to="/compare/"
              search={{ ...search, pair: `${one},${other}`, sort: undefined }}
              hash="compare-meetings"
              aria-label={`Each ${kind === "drivers" ? "race" : "season"} of ${nameOf(one)} and ${nameOf(other)}`}
            >
              Each {kind === "drivers" ? "race" : "season"}
            </Link>
          </caption>
          <thead>
            <tr>
              <th scope="col">Ahead in</th>
              <th scope="col">{nameOf(one)}</th>
              <th scope="col">{nameOf(other)}</th>
            </tr>
          </thead>
          <tbody>
            <DuelLine label={`All races (${all.of})`} one={all.one} other={all.other} share />
            <DuelLine label={`Finished (${finished.of})`} one={finished.one} other={finished.other} share />
            <DuelLine
              label={`Qualifying (${qualifying.of})`}
              one={qualifying.one}
              other={qualifying.other}
              share
            />
            {points === null ? null : (
              <DuelLine label="Points in all races" one={points.one} other={points.other} />
            )}
          </tbody>
        </table>
      </div>
    </Embeddable>
  );
}

type DuelLineProps = {
  label: string;
  one: number;
  other: number;
  /** True where each one's part of both is of interest. */
  share?: boolean;
};

/** A line of two amounts, of which more is better. */
export function DuelLine({ label, one, other, share = false }: DuelLineProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {[
        { id: "one", own: one, theirs: other },
        { id: "other", own: other, theirs: one },
      ].map(({ id, own, theirs }) => (
        <td key={id}>
          <Compared by={own - theirs}>
            {formatValue(own)}
            {share ? ` (${formatPercent(shareOf(own, theirs))})` : null}
          </Compared>
        </td>
      ))}
    </tr>
  );
}
