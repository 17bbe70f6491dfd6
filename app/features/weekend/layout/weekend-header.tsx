import { lazyRouteComponent, useRouteContext } from "@tanstack/react-router";
import { useCallback } from "react";
import type { Weekend } from "#contract/weekend.ts";
import { JsonLdScript } from "#app/seo/json-ld/json-ld-script.tsx";
import { raceEventJsonLd } from "#app/seo/json-ld/json-ld.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type EntityFact, EntityFacts, EntityHeading } from "#app/ui/entity-heading.tsx";
import { useRace, useWeekend } from "./use-weekend.ts";
import { circuitText, distanceText } from "./weekend-texts.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { RaceStart } from "#app/features/next-race/race-start.tsx";
import { formatDay } from "#app/text/dates.ts";
import { isAhead } from "#contract/races.ts";

// Shown only where facts that came late say that there is no such round.
const NearWeekends = lazyRouteComponent(() => import("./near-weekends.tsx"), "NearWeekends");
// Requests must not wait for one another's imports (app/edge/start.ts).
if (import.meta.env.SSR) void NearWeekends.preload?.();

/** Which race, when and where; of a round that is none, those near it. */
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
    <header className="entity-header weekend-header">
      <EntityHeading name={`${year} ${name}`} country={weekend?.country ?? null} />
      <EntityFacts groups={weekend === null ? [] : weekendFacts(weekend)} />
    </header>
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
