import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { HeadToHead } from "#app/data/compare/head-to-head.ts";
import { headToHeadsQuery } from "#app/data/compare/compare.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { raceCoverage } from "#app/features/coverage/coverage.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";
import { MirroredTable, type MirroredLine } from "./mirrored-table.tsx";
import { commonSeasons } from "./as-teammates.ts";
import { headToHeadMethod, kinds, noCareers } from "./compare-texts.ts";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatSpan, formatThousands, formatValue } from "#app/text/format.ts";
import { formatPercent, shareOf } from "#app/ui/compared/compared.tsx";

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
  const { one, other, all, finished, qualifying, points } = headToHead;
  const nameOf = (id: string) => careers.find((career) => career.id === id)?.name ?? id;
  const sideOf = (id: string) =>
    careers.find((career) => career.id === id) ?? { team_id: null, last_year: headToHead.to };
  return (
    <Embeddable
      name={blockOf(`head-to-head ${one} ${other}`)}
      title={`${nameOf(one)} and ${nameOf(other)} on the same grid`}
    >
      <MirroredTable
        caption={
          <PairCaption>
            {nameOf(one)} and {nameOf(other)}, {formatSpan(headToHead.from, headToHead.to)}{" "}
            <Link
              to="/compare/"
              search={{ ...search, pair: `${one},${other}`, sort: undefined }}
              hash="compare-meetings"
              aria-label={`Each ${kind === "drivers" ? "race" : "season"} of ${nameOf(one)} and ${nameOf(other)}`}
            >
              Each {kind === "drivers" ? "race" : "season"}
            </Link>
          </PairCaption>
        }
        corner="Ahead in"
        sides={[sideOf(one), sideOf(other)]}
        heads={[<b key="one">{nameOf(one)}</b>, <b key="other">{nameOf(other)}</b>]}
        lines={[
          sharedLine(`All races (${all.of})`, all.one, all.other),
          sharedLine(`Finished (${finished.of})`, finished.one, finished.other),
          sharedLine(`Qualifying (${qualifying.of})`, qualifying.one, qualifying.other),
          ...(points === null ? [] : [amountLine("Points in all races", points.one, points.other)]),
        ]}
      />
    </Embeddable>
  );
}

/** What a table of two is about, with the way to more of it at its end. */
export function PairCaption({ children }: { children: ReactNode }) {
  return (
    <caption className="block bg-raised px-4 py-2 text-start text-small text-soft [&>a]:float-end [&>a]:font-strong [&>a]:text-ink">
      {children}
    </caption>
  );
}

/** How often each of two was ahead, with each one's part of both. */
export function sharedLine(label: string, one: number, other: number): MirroredLine {
  const texts = [shareText(one, other), shareText(other, one)] as const;
  return { label, texts, by: one - other, sizes: [one, other] };
}

function shareText(own: number, theirs: number): string {
  return `${formatValue(own)} (${formatPercent(shareOf(own, theirs))})`;
}

/** Two amounts, of which more is better. */
export function amountLine(label: string, one: number, other: number): MirroredLine {
  return {
    label,
    texts: [formatThousands(one), formatThousands(other)],
    by: one - other,
    sizes: [one, other],
  };
}
