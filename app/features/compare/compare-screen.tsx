import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { comparedQuery } from "#app/data/compare/compare.queries.ts";
import { type ComparedKind, comparedIds, fewestCompared, idsText } from "#app/data/compare/compared-ids.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { NearNames } from "#app/ui/near-names.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { ComparisonParts } from "./comparison-parts.tsx";
import { Examples } from "./examples.tsx";
import { namesText } from "./names-text.ts";
import { Picker } from "./picker.tsx";
import { type CompareSearch, kindOf } from "./search.ts";
import { noCareers, roomText, surplusText, unknownText } from "./texts.ts";
import "../drivers-overview/drivers-overview.css";
import "./compare.css";

/** Two to four drivers, or teams, of any era side by side. */
export function CompareScreen() {
  const search = useSearch({ from: "/compare/" });
  const kind = kindOf(search);
  return (
    <div className="page compare-page">
      <PageHeading ways={<Ways kind={kind} />}>
        <h1>{kind === "drivers" ? "Compare drivers" : "Compare teams"}</h1>
      </PageHeading>
      <div className="view-controls">
        <ViewLinks
          label="What is compared"
          items={[
            { label: "Drivers", current: kind === "drivers", link: { to: "/compare/", search: {} } },
            {
              label: "Teams",
              current: kind === "teams",
              link: { to: "/compare/", search: { kind: "teams" } },
            },
          ]}
        />
      </div>
      <Suspense fallback={<CompareSkeleton />}>
        <Chosen search={search} kind={kind} />
      </Suspense>
    </div>
  );
}

function Ways({ kind }: { kind: ComparedKind }) {
  return kind === "drivers" ? (
    <Link to="/drivers_overview/">Drivers overview</Link>
  ) : (
    <Link to="/teams_overview/">All teams</Link>
  );
}

function Chosen({ search, kind }: { search: CompareSearch; kind: ComparedKind }) {
  const { ids: idsOf } = search;
  const { ids, surplus } = useMemo(() => comparedIds(idsOf), [idsOf]);
  const { data } = useSuspenseQuery(comparedQuery(kind, ids));
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  const { careers, unknown } = data.value;
  const known = careers.map(({ id }) => id);
  return (
    <>
      <div role="status" className="compare-status">
        {careers.length === 0 ? null : (
          <p className="sr-only">{namesText(careers.map(({ name }) => name))}</p>
        )}
        <p>{roomText(kind, careers.length)}</p>
        {surplus.length === 0 ? null : <p className="comparison-note">{surplusText(kind, surplus)}</p>}
        {unknown.map((each) => (
          <div key={each.id}>
            <p className="comparison-note">{unknownText(kind, each)}</p>
            <NearNames
              names={each.near
                .filter(({ id }) => !known.includes(id))
                .map((named) => ({
                  ...named,
                  link: {
                    to: "/compare/",
                    search: { ...search, ids: idsText(ids.map((id) => (id === each.id ? named.id : id))) },
                  },
                }))}
            />
          </div>
        ))}
      </div>
      <Picker search={search} kind={kind} careers={careers} />
      {careers.length < fewestCompared ? (
        <Examples kind={kind} />
      ) : (
        <ComparisonParts search={search} kind={kind} ids={ids} careers={careers} />
      )}
    </>
  );
}

function CompareSkeleton() {
  return (
    <div className="comparison-skeleton" aria-busy="true">
      <WithoutScripts />
      <p role="status">Loading…</p>
    </div>
  );
}
