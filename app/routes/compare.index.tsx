import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { type ReactNode, type RefObject, Suspense, useDeferredValue, useMemo, useRef } from "react";
import { ChosenName } from "#app/ui/buttons.tsx";
import { nameFromId } from "#contract/ids.ts";
import {
  compareExamplesQuery,
  comparedCircuitsQuery,
  comparedQuery,
  comparedSeasonsQuery,
  headToHeadsQuery,
  meetingsQuery,
  sharedQuery,
} from "#app/data/compare/compare.queries.ts";
import { comparedIds, type ComparedKind, fewestCompared, idsText } from "#app/data/compare/compared-ids.ts";
import { driverRatingsQuery } from "#app/data/ratings.queries.ts";
import { searchedQuery } from "#app/data/search/search.queries.ts";
import {
  changeCompared,
  compareSearch,
  type CompareSearch,
  kindOf,
  pairOf,
} from "#app/features/compare/compare-search.ts";
import { noCareers, roomText, surplusText, unknownText } from "#app/features/compare/compare-texts.ts";
import { ComparisonParts } from "#app/features/compare/comparison-parts.tsx";
import { type CareerWithCar, withDistinctCars } from "#app/features/compare/distinct-cars.ts";
import { ExamplePairs } from "#app/features/compare/example-pairs.tsx";
import { Picker } from "#app/features/compare/picker.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { withinDeadline } from "#app/platform/deadline.ts";
import { compareHead } from "#app/seo/compare-head.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { NearNames } from "#app/ui/near-names.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { formatList } from "#contract/values.ts";

export const Route = createFileRoute("/compare/")({
  validateSearch: compareSearch,
  beforeLoad: async ({ search }) => ({
    comparedNames: await comparedNames(kindOf(search), comparedIds(search.ids).ids),
  }),
  loaderDeps: ({ search: { kind, ids, pair, add } }) => ({ kind, ids, pair, add }),
  loader: async ({ context: { queryClient }, deps }) => {
    const kind = kindOf(deps);
    const { ids } = comparedIds(deps.ids);
    const pair = pairOf(deps);
    const compared = queryClient.fetchQuery(comparedQuery(kind, ids));
    if (ids.length < fewestCompared) void queryClient.prefetchQuery(compareExamplesQuery(kind));
    if (deps.add !== undefined) void queryClient.prefetchQuery(searchedQuery(deps.add));
    if (ids.length >= 2) {
      void queryClient.prefetchQuery(comparedSeasonsQuery(kind, ids));
      void queryClient.prefetchQuery(comparedCircuitsQuery(kind, ids));
      void queryClient.prefetchQuery(headToHeadsQuery(kind, ids));
      if (kind === "drivers") {
        void queryClient.prefetchQuery(meetingsQuery(ids));
        for (const id of ids) void queryClient.prefetchQuery(driverRatingsQuery(id));
      }
      if (pair !== null) void queryClient.prefetchQuery(sharedQuery(kind, pair));
    }
    if (!import.meta.env.SSR) return [];
    // The title names nobody who is unknown.
    const facts = await withinDeadline(compared);
    return facts?.available ? facts.value.unknown.map(({ id }) => id) : [];
  },
  head: ({ match: { context, search }, loaderData }) =>
    compareHead(context.siteUrl, {
      kind: kindOf(search),
      ids: comparedIds(search.ids).ids,
      names: context.comparedNames,
      unknown: loaderData ?? [],
    }),
  component: CompareScreen,
});

/** What those compared are called before any answer is there: teams by the list of them, drivers by their ids. */
async function comparedNames(kind: ComparedKind, ids: ReadonlyArray<string>): Promise<Array<string>> {
  if (kind === "drivers") return ids.map(nameFromId);
  const { nameOfTeam } = await import("#contract/teams.ts");
  return ids.map(nameOfTeam);
}

/** Two to four drivers, or teams, of any era side by side. */
function CompareScreen() {
  // The comparison before stays until the next one is there: the field in it keeps the focus.
  const search = useDeferredValue(Route.useSearch());
  const kind = kindOf(search);
  return (
    <div className="page compare-page">
      <Suspense fallback={<CompareSkeleton kind={kind} />}>
        <Chosen search={search} kind={kind} />
      </Suspense>
      <p className="mt-6 text-[0.875rem]">
        {kind === "drivers" ? (
          <Link to="/drivers_overview/" className="more">
            All driver statistics
          </Link>
        ) : (
          <Link to="/teams_overview/" className="more">
            All teams
          </Link>
        )}
      </p>
    </div>
  );
}

type HeadingProps = { kind: ComparedKind; controls?: ReactNode };

/** What is compared, and with whom. */
function Heading({ kind, controls }: HeadingProps) {
  return (
    <PageHeading controls={controls}>
      <h1>
        Compare <span className="sr-only">{kind}</span>
      </h1>
      <div className="ms-auto">
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
    </PageHeading>
  );
}

function Chosen({ search, kind }: { search: CompareSearch; kind: ComparedKind }) {
  const { ids: idsOf } = search;
  const { ids, surplus } = useMemo(() => comparedIds(idsOf), [idsOf]);
  const { data } = useSuspenseQuery(comparedQuery(kind, ids));
  const careers = useMemo(() => withDistinctCars(data.available ? data.value.careers : []), [data]);
  const chips = useRef<HTMLUListElement>(null);
  if (!data.available)
    return (
      <>
        <Heading kind={kind} />
        <EmptyNote>{noCareers}</EmptyNote>
      </>
    );
  const { unknown } = data.value;
  const known = careers.map(({ id }) => id);
  const unknownIds = unknown.map(({ id }) => id);
  const room = roomText(kind, careers.length);
  return (
    <>
      <Heading
        kind={kind}
        controls={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 md:min-h-(--control-height)">
            <Picker search={search} kind={kind} careers={careers} unknown={unknownIds} chips={chips} />
            <ComparedChips careers={careers} unknown={unknownIds} list={chips} />
            <div role="status" className="grid flex-1 gap-1 text-[0.875rem] text-soft">
              {careers.length === 0 ? null : (
                <p className="sr-only">{formatList(careers.map(({ name }) => name))}</p>
              )}
              {room === null ? null : <p>{room}</p>}
              {surplus.length === 0 ? null : <p className="mb-2 text-soft">{surplusText(kind, surplus)}</p>}
              {unknown.map((each) => (
                <div key={each.id}>
                  <p className="mb-2 text-soft">{unknownText(kind, each)}</p>
                  <NearNames
                    names={each.near
                      .filter(({ id }) => !known.includes(id))
                      .map((named) => ({
                        ...named,
                        link: {
                          to: "/compare/",
                          search: (present) => ({
                            ...present,
                            ids: idsText(
                              comparedIds(present.ids).ids.map((id) => (id === each.id ? named.id : id)),
                            ),
                          }),
                        },
                      }))}
                  />
                </div>
              ))}
            </div>
          </div>
        }
      />
      {ids.length < fewestCompared ? (
        <ExamplePairs kind={kind} />
      ) : careers.length < fewestCompared ? (
        <Link to="/compare/" search={{ kind: search.kind }} className="more">
          Pairs to compare
        </Link>
      ) : (
        <ComparisonParts search={search} kind={kind} ids={ids} careers={careers} />
      )}
    </>
  );
}

type ComparedChipsProps = {
  careers: ReadonlyArray<CareerWithCar>;
  unknown: ReadonlyArray<string>;
  list: RefObject<HTMLUListElement | null>;
};

/** Who is compared: a chip takes one out. */
function ComparedChips({ careers, unknown, list }: ComparedChipsProps) {
  if (careers.length === 0) return null;
  return (
    <ul ref={list} className="flex flex-wrap gap-1.5 max-md:pt-1" aria-label="Compared">
      {careers.map(({ id, name, car }) => (
        <li key={id} className={teamClass(car.team_id, car.year)}>
          <Link
            from="/compare/"
            to="/compare/"
            search={(present) => ({
              ...changeCompared(unknown, (ids) => ids.filter((other) => other !== id))(present),
              pair: undefined,
            })}
            resetScroll={false}
            className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line-strong bg-surface px-[0.8rem] text-[0.875rem] no-underline hover:border-accent-ink max-md:min-h-11"
            aria-label={`Remove ${name} from the comparison`}
          >
            <ChosenName name={name} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CompareSkeleton({ kind }: { kind: ComparedKind }) {
  return (
    <>
      <Heading kind={kind} controls={<p className="min-h-(--touch-height)" />} />
      <div className="min-h-240 text-small text-soft" aria-busy="true">
        <WithoutScripts />
        <p role="status">Loading…</p>
      </div>
    </>
  );
}
