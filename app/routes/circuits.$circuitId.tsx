import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { Suspense } from "react";
import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import { nameFromId } from "#contract/ids.ts";
import { isAhead } from "#contract/races.ts";
import { valueOf } from "#app/data/api-query.ts";
import { circuitProfileQuery, prefetchOutline } from "#app/data/circuits.queries.ts";
import { canonicalAddress, circuitNotFound, requireCircuit, unknownName } from "#app/data/require-entity.ts";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { CircuitShape } from "#app/features/circuits/circuit-shape.tsx";
import { heldText, kilometres, kindText, missingResultText } from "#app/features/circuits/circuit-texts.ts";
import { teamHonours } from "#app/features/circuits/honours.ts";
import { When } from "#app/features/races/when.tsx";
import { NothingByThatName } from "#app/features/shell/not-found.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { notFoundHead } from "#app/seo/head.ts";
import { typedName } from "#app/text/names.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { asSuggestions, NearNames } from "#app/ui/near-names.tsx";
import { NoSuchPage } from "#app/ui/error-pages.tsx";
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
  notFoundComponent: CircuitNotFound,
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
  return (
    <header className={`entity-header wide:[&>:not(svg,span)]:pe-80 ${mostSuccessful(profile?.races ?? [])}`}>
      <p className="text-small">
        <Link to="/circuits/" className="no-underline hover:underline">
          ‹ All circuits
        </Link>
      </p>
      <EntityHeading name={name} country={profile?.country ?? null} />
      <EntityFacts groups={profile === null ? [] : circuitFacts(profile)} />
      <p className="min-h-5 text-[0.8125rem]/5 text-soft max-md:min-h-15">
        {profile === null ? null : (
          <>
            {heldText(profile)}. <MissingResults races={profile.races} />
            <NextRaceThere races={profile.races} />
          </>
        )}
      </p>
      {profile === null ? null : (
        <Suspense>
          <CircuitShape circuitId={profile.circuit_id}>
            <RacesHeld count={profile.races_held} />
          </CircuitShape>
        </Suspense>
      )}
    </header>
  );
}

/** How many Grands Prix were held, large in the band; the sentence beside it says it too. */
function RacesHeld({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      className="absolute end-0 top-1/2 text-end text-soft [translate:0_-50%] max-wide:hidden print:hidden"
      aria-hidden="true"
    >
      <b className="block font-display text-[6rem]/[0.9] font-extrabold tracking-[-0.04em] text-ink">
        {count}
      </b>
      {count === 1 ? "Grand Prix" : "Grands Prix"} held
    </span>
  );
}

/** The colour of the team that won at a circuit most often; none where several share that. */
function mostSuccessful(races: ReadonlyArray<CircuitRace>): string {
  const [first, second] = teamHonours(races);
  if (first === undefined || first.last_win === null || first.wins === second?.wins) return "";
  return teamClass(first.id, first.last_win);
}

function MissingResults({ races }: Pick<CircuitProfile, "races">) {
  const text = missingResultText(races, usePresentMs());
  return text === null ? null : `${text} `;
}

function circuitFacts(profile: CircuitProfile) {
  const { full_name, previous_names, place, country, length_km, turns } = profile;
  return [
    [
      { key: "name", fact: full_name },
      { key: "place", fact: `${place}, ${country}` },
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
  const next = races.findLast((race) => race.winner === null && isAhead(race, presentMs));
  if (next === undefined) return null;
  return (
    <>
      Next:{" "}
      <a href={raceResultsPath(next.year, next.round)}>
        {next.year} {next.race_name}
      </a>
      , <When {...next} shows="time and zone" />.
    </>
  );
}

/** The view of an address under `/circuits/` that leads nowhere: to no circuit, or to no page of a circuit. */
function CircuitNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = unknownName(data);
  if (typed === null) return <NoSuchPage about="circuit" />;
  return (
    <NothingByThatName
      near={<NearCircuits typed={typed} />}
      ways={
        <Link to="/circuits/" className="button">
          All circuits
        </Link>
      }
    />
  );
}

function NearCircuits({ typed }: { typed: string }) {
  const { data } = useSuspenseQuery(nearNamesQuery("Circuit", typed));
  const names = data.available ? data.value : [];
  return (
    <>
      <p role="status">No circuit is called “{typedName(typed)}”.</p>
      <NearNames names={asSuggestions("Circuit", names)} />
    </>
  );
}
