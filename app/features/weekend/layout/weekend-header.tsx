import { lazyRouteComponent, Link, useParams, useRouteContext } from "@tanstack/react-router";
import { Suspense, useCallback } from "react";
import { firstTimedSeason } from "#contract/timing/session.ts";
import type { Weekend } from "#contract/weekend.ts";
import { JsonLdScript } from "#app/seo/json-ld/json-ld-script.tsx";
import { raceEventJsonLd } from "#app/seo/json-ld/json-ld.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type EntityFact, EntityFacts, EntityHeading, dottedFacts } from "#app/ui/entity-heading.tsx";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { RaceStart } from "#app/features/next-race/race-start.tsx";
import { formatDay } from "#app/text/dates.ts";
import { isAhead } from "#contract/races.ts";
import { practiceSession } from "#app/reference/weekend-pages.ts";
import { CircuitShape } from "#app/features/circuits/circuit-shape.tsx";
import { useOpenPage, useRace, useWeekend } from "./use-weekend.ts";
import { circuitText, conditionsFacts, distanceText } from "./weekend-texts.ts";

// Shown only where facts that came late say that there is no such round.
const NearWeekends = lazyRouteComponent(() => import("./near-weekends.tsx"), "NearWeekends");
// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) void NearWeekends.preload?.();

/** Which race, when and where; for a round that does not exist, those near it. */
export function WeekendHeader() {
  const { year, round } = useRace();
  const data = useWeekend();
  if (!data.available)
    return (
      <>
        <WeekendHeading weekend={null} />
        <EmptyNote>No calendar available.</EmptyNote>
      </>
    );
  if (data.value !== null)
    return (
      <>
        <RaceEvent weekend={data.value} />
        <WeekendHeading weekend={data.value} />
      </>
    );
  return (
    <>
      <WeekendHeading weekend={null} />
      <NearWeekends year={String(year)} round={String(round)} />
    </>
  );
}

/** Tells search engines of the race as an event. */
function RaceEvent({ weekend }: { weekend: Weekend }) {
  const about = useCallback((siteUrl: string) => raceEventJsonLd(siteUrl, weekend), [weekend]);
  return <JsonLdScript about={about} />;
}

/**
 * The head of a weekend's pages. It is as high without its facts as with them.
 *
 * @param weekend null while it is on its way, or when it could not be had
 */
export function WeekendHeading({ weekend }: { weekend: Weekend | null }) {
  const { year } = useRace();
  const { grandPrix } = useRouteContext({ from: "/race/$year/$round" });
  const name = weekend?.race_name ?? grandPrix;
  return (
    <header className="entity-header weekend-header one-line gap-1.5! pt-3! pb-4! [--color-team:var(--color-accent)] max-md:[&_li:has(time>span)]:basis-full wide:[&>:not(svg)]:pe-80 max-[481px]:[&>.entity-facts]:min-h-16.5">
      <nav
        className="flex min-h-6 items-center gap-4 text-small max-md:min-h-11"
        aria-label="Previous and next race"
      >
        {weekend === null ? null : (
          <>
            <NeighbourLink race={weekend.previous} isNext={false} />
            <NeighbourLink race={weekend.next} isNext />
          </>
        )}
      </nav>
      <EntityHeading
        name={`${year} ${name}`}
        country={weekend?.country ?? null}
        className="text-[length:clamp(1.75rem,1.2rem+2vw,2.75rem)]/none"
      />
      <EntityFacts groups={weekend === null ? [] : weekendFacts(weekend)} />
      {weekend !== null ? (
        <Conditions weekend={weekend} />
      ) : year < firstTimedSeason ? null : (
        <div className={conditionsPlace} />
      )}
      {weekend === null ? null : (
        <Suspense>
          <CircuitShape circuitId={weekend.circuit_id} />
        </Suspense>
      )}
    </header>
  );
}

type NeighbourLinkProps = { race: Weekend["previous"]; isNext: boolean };

/** The race before or after, by its round; its name is read out. */
function NeighbourLink({ race, isNext }: NeighbourLinkProps) {
  const { year } = useRace();
  if (race === null) return null;
  return (
    <Link
      to="/race/$year/$round/race/results"
      params={{ year: String(race.year), round: String(race.round) }}
      className="inline-flex items-center self-stretch text-soft hover:text-ink"
      title={race.race_name}
    >
      <span className="sr-only">
        {isNext ? "Next race: " : "Previous race: "}
        {race.race_name},{" "}
      </span>
      {isNext ? null : "‹ "}
      {race.year === year ? "" : `${race.year} `}Round {race.round}
      {isNext ? " ›" : null}
    </Link>
  );
}

/** How high the weather is. */
const conditionsPlace = "min-h-5 max-phone:min-h-10";

/** The weather of the open session, where it was recorded. */
function Conditions({ weekend }: { weekend: Weekend }) {
  const { session = "" } = useParams({ strict: false });
  const open = useOpenPage()?.session ?? practiceSession(session);
  const conditions = weekend.timing.find((each) => each.session === open)?.conditions ?? null;
  if (conditions === null) return null;
  return (
    <ul className={`${dottedFacts} text-small text-soft ${conditionsPlace}`} aria-label="Conditions">
      {conditionsFacts(conditions).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function weekendFacts(weekend: Weekend): Array<Array<EntityFact>> {
  return [
    [
      { key: "round", fact: `Round ${weekend.round}` },
      { key: "date", fact: <WeekendDate weekend={weekend} /> },
    ],
    [
      { key: "circuit", fact: <a href={`/circuits/${weekend.circuit_id}/`}>{circuitText(weekend)}</a> },
      { key: "distance", fact: distanceText(weekend) },
    ],
  ];
}

/** The day of a race that has been; of one to come, when it starts, in the reader's own time once that is known. */
function WeekendDate({ weekend }: { weekend: Weekend }) {
  const presentMs = usePresentMs();
  if (isAhead(weekend, presentMs)) return <RaceStart race={weekend} />;
  return <time dateTime={weekend.date_utc}>{formatDay(weekend.date_utc)}</time>;
}
