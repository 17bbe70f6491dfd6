import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, lazyRouteComponent, Link } from "@tanstack/react-router";
import { Suspense } from "react";
import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import { nameFromId } from "#contract/ids.ts";
import { isUpcoming } from "#contract/races.ts";
import { valueOf } from "#app/data/api-query.ts";
import { circuitProfileQuery, prefetchOutline } from "#app/data/circuits.queries.ts";
import { canonicalAddress, circuitNotFound, requireCircuit } from "#app/data/require-entity.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { CircuitShape } from "#app/features/circuits/circuit-shape.tsx";
import { heldText, kilometres, kindText } from "#app/features/circuits/circuit-texts.ts";
import { teamHonours } from "#app/features/circuits/circuit-history.ts";
import { When } from "#app/features/races/when.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { notFoundHead } from "#app/seo/head.ts";
import { raceResultsPath, teamPath } from "#app/text/page-paths.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { EntityFacts, EntityHeading } from "#app/ui/page-heading.tsx";
import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";

export const Route = createFileRoute("/circuits/$circuitId")({
  beforeLoad: ({ context, params, location }) =>
    canonicalAddress(params.circuitId, location, () =>
      circuitNotFound(context.queryClient, params.circuitId),
    ),
  loader: async ({ context: { queryClient }, params: { circuitId } }) => {
    await requireCircuit(queryClient, circuitId);
    await prefetchOutline(queryClient, circuitId);
  },
  head: ({ match, matches }) => notFoundHead(match, matches),
  component: CircuitLayout,
  // Not the plugin's part of the route, all of which a page preloads: few ever see it.
  codeSplitGroupings: [["component"]],
  notFoundComponent: lazyRouteComponent(
    () => import("#app/features/shell/entity-not-found.tsx"),
    "CircuitNotFound",
  ),
});

/** What all pages of a circuit share: which it is, its form, the next race there, and tabs. */
function CircuitLayout() {
  const { circuitId } = Route.useParams();
  const name = nameFromId(circuitId);
  return (
    <div className="page">
      <Suspense
        fallback={
          <>
            <WithoutScripts />
            <CircuitHeader name={name} profile={null} />
          </>
        }
      >
        <Header circuitId={circuitId} name={name} />
      </Suspense>
      <Tabs label={name} tabs={circuitTabs(circuitId)} />
      <PageOutlet />
    </div>
  );
}

function Header({ circuitId, name }: { circuitId: string; name: string }) {
  const { data } = useSuspenseQuery(circuitProfileQuery(circuitId));
  const profile = valueOf(data);
  return <CircuitHeader name={profile?.circuit_name ?? name} profile={profile} />;
}

type CircuitHeaderProps = {
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  profile: CircuitProfile | null;
};

/** As high without its facts as with them. */
function CircuitHeader({ name, profile }: CircuitHeaderProps) {
  const most = mostSuccessful(profile?.races ?? []);
  return (
    <header
      className={`entity-header wide:*:pe-80 ${teamClass(most?.id ?? null, most?.last_win ?? undefined)}`}
    >
      <p className="flex min-h-6 items-center gap-2 text-table text-soft">
        {profile === null ? null : (
          <>
            <Flag country={profile.country} /> {profile.country}
            <Link to="/circuits/" className="more ms-2">
              All circuits
            </Link>
          </>
        )}
      </p>
      <EntityHeading name={name} />
      {/* On a narrow screen the outline stands beside the facts. */}
      <div className="max-md:pe-28">
        <EntityFacts groups={profile === null ? [] : circuitFacts(profile)} />
        <p className="min-h-6 text-[0.875rem]/6 text-soft max-md:text-[0.8125rem]/5 max-wide:min-h-15">
          {profile === null ? null : (
            <>
              {heldText(profile)}
              <MostWinsThere races={profile.races} />
              <NextRaceThere races={profile.races} />
            </>
          )}
        </p>
        {profile === null ? null : (
          <Suspense>
            <CircuitShape circuitId={profile.circuit_id} narrowClass="absolute end-0 bottom-0 mb-3 h-16">
              <RacesHeld count={profile.races_held} />
            </CircuitShape>
          </Suspense>
        )}
      </div>
    </header>
  );
}

/** How many Grands Prix were held, large in the band; the sentence beside it says it too. */
function RacesHeld({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      className="absolute end-0 bottom-0 mb-3 h-fit text-end text-soft wide:top-1/2 wide:[translate:0_-50%] print:hidden"
      aria-hidden="true"
    >
      <b className="block font-display text-[4rem]/[0.9] wide:text-[6rem]/[0.9] font-extrabold tracking-[-0.04em] text-ink">
        {count}
      </b>
      {count === 1 ? "Grand Prix" : "Grands Prix"} held
    </span>
  );
}

/** The team that won at a circuit most often, in whose colour the band is; null where several share that. */
function mostSuccessful(races: ReadonlyArray<CircuitRace>) {
  const [first, second] = teamHonours(races);
  return first === undefined || first.last_win === null || first.wins === second?.wins ? null : first;
}

/** " · Most wins: Ferrari, 20". */
function MostWinsThere({ races }: Pick<CircuitProfile, "races">) {
  const most = mostSuccessful(races);
  return most === null ? null : (
    <>
      <span className="max-md:hidden"> · </span>
      <span className="max-md:block">
        Most wins: <a href={teamPath(most.id)}>{most.name}</a>, {most.wins}
      </span>
    </>
  );
}

function circuitFacts(profile: CircuitProfile) {
  const { circuit_name, full_name, previous_names, place, length_km, turns } = profile;
  return [
    [
      { key: "name", fact: full_name },
      { key: "place", fact: place === circuit_name ? null : place },
      { key: "names", fact: previous_names.length === 0 ? null : `formerly ${previous_names.join(", ")}` },
    ],
    [
      { key: "length", fact: length_km === null ? null : kilometres(length_km) },
      { key: "turns", fact: turns === null ? null : `${turns} turns` },
      { key: "kind", fact: kindText(profile) },
    ],
  ];
}

function circuitTabs(circuitId: string): ReadonlyArray<Tab> {
  const params = { circuitId };
  return [
    { label: "Grands Prix", link: { to: "/circuits/$circuitId/", params } },
    { label: "Drivers", link: { to: "/circuits/$circuitId/drivers", params } },
    { label: "Teams", link: { to: "/circuits/$circuitId/teams", params } },
    { label: "Stops and starts", link: { to: "/circuits/$circuitId/laps", params } },
    { label: "Layouts", link: { to: "/circuits/$circuitId/layouts", params } },
  ];
}

/** Which Grand Prix comes next at a circuit, and when; nothing where none is on the calendar. */
function NextRaceThere({ races }: { races: ReadonlyArray<CircuitRace> }) {
  const presentMs = usePresentMs();
  const next = races.findLast((race) => isUpcoming(race, presentMs));
  if (next === undefined) return null;
  return (
    <>
      {" · "}
      Next: {/* A narrow screen has room for the day. */}
      <a href={raceResultsPath(next.year, next.round)}>
        <span className="max-wide:hidden">
          {next.year} {next.race_name},{" "}
        </span>
        <When {...next} day="short" time="zoned" />
      </a>
    </>
  );
}
