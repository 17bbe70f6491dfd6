import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { HeadToHead } from "#app/data/compare/head-to-head.ts";
import { headToHeadsQuery } from "#app/data/compare/compare.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { raceCoverage } from "#app/features/coverage/coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";
import { commonSeasons } from "./as-teammates.ts";
import { headToHeadMethod, kinds, noCareers } from "./compare-texts.ts";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatSpan, formatValue } from "#app/text/format.ts";
import { Compared, formatPercent, shareOf } from "#app/ui/compared/compared.tsx";

/** What each two of those compared were to each other in the Grands Prix that both entered. */
export function HeadToHeadSection(props: ComparisonProps) {
  const { kind, ids, careers } = props;
  const { data } = useSuspenseQuery(headToHeadsQuery(kind, ids));
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
      <div className="grid gap-x-6 gap-y-3 wide:grid-cols-2">
        {data.value.map((headToHead) => (
          <HeadToHeadTable key={`${headToHead.one} ${headToHead.other}`} headToHead={headToHead} {...props} />
        ))}
      </div>
      <p className="table-method max-w-200 text-[0.8125rem] text-soft">{headToHeadMethod[kind]}</p>
    </>
  );
}

/** Two on the same grid: how often each was ahead, and in what. */
function HeadToHeadTable({
  headToHead,
  careers,
  search,
  kind,
}: ComparisonProps & { headToHead: HeadToHead }) {
  const nameOf = (id: string) => careers.find((career) => career.id === id)?.name ?? id;
  const { one, other, all, finished, qualifying, points } = headToHead;
  return (
    <Embeddable
      name={blockOf(`head-to-head ${one} ${other}`)}
      title={`${nameOf(one)} and ${nameOf(other)} on the same grid`}
    >
      <div className="comparison-frame">
        <table className="comparison-table">
          <caption>
            {nameOf(one)} and {nameOf(other)}, {formatSpan(headToHead.from, headToHead.to)}{" "}
            <Link
              to="/compare/"
              search={{ ...search, pair: `${one},${other}`, sort: undefined }}
              hash="compare-meetings"
              aria-label={`Each ${kind === "drivers" ? "race" : "season"} of ${nameOf(one)} and ${nameOf(other)}`}
            >
              Each {kind === "drivers" ? "race" : "season"}
            </Link>
          </caption>
          <colgroup>
            <col />
            <col />
            <col />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Ahead in</th>
              <th scope="col">{nameOf(one)}</th>
              <th scope="col">{nameOf(other)}</th>
            </tr>
          </thead>
          <tbody>
            <HeadToHeadLine label={`All races (${all.of})`} one={all.one} other={all.other} share />
            <HeadToHeadLine
              label={`Finished (${finished.of})`}
              one={finished.one}
              other={finished.other}
              share
            />
            <HeadToHeadLine
              label={`Qualifying (${qualifying.of})`}
              one={qualifying.one}
              other={qualifying.other}
              share
            />
            {points === null ? null : (
              <HeadToHeadLine label="Points in all races" one={points.one} other={points.other} />
            )}
          </tbody>
        </table>
      </div>
    </Embeddable>
  );
}

type HeadToHeadLineProps = {
  label: string;
  one: number;
  other: number;
  /** True where each one's part of both is of interest. */
  share?: boolean;
};

/** A line of two amounts, of which more is better. */
export function HeadToHeadLine({ label, one, other, share = false }: HeadToHeadLineProps) {
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
