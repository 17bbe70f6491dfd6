import { PageOutlet } from "#app/ui/page-outlet.tsx";
import { Suspense, useCallback } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { useOpenPage, useOpenSession, useRace, useWeekend } from "./use-weekend.ts";
import { Link, lazyRouteComponent, useRouteContext } from "@tanstack/react-router";
import type { Weekend } from "#contract/weekend.ts";
import { circuitPath } from "#app/text/page-paths.ts";
import type { Conditions } from "#contract/timing/session.ts";
import { JsonLdScript, raceEventJsonLd } from "#app/seo/json-ld/subjects.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type EntityFact, EntityFacts, EntityHeading } from "#app/ui/page-heading.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { When } from "#app/features/races/when.tsx";
import { formatDay } from "#app/text/dates.ts";
import { hasNotStarted } from "#contract/races.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { isPaged, type SinglePageSession } from "#app/reference/weekend-pages.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { timedClassificationQuery } from "#app/data/weekend.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { CircuitShape } from "#app/features/circuits/circuit-shape.tsx";
import { circuitText, conditionsText, distanceText, drivenText, lapText, rainText } from "./weekend-texts.ts";
import "../weekend.css";

/** What all pages of a race weekend share: which race, when and where, and its neighbours. */
export function WeekendLayout() {
  const { year, round } = useRace();
  return (
    <div className="page">
      {/* Of each race its own: the heading of another race must not stay above this one's page. */}
      <Suspense
        key={`${year}/${round}`}
        fallback={
          <>
            <WithoutScripts />
            <WeekendHeading weekend={null} />
          </>
        }
      >
        <WeekendHeader />
      </Suspense>
      {/*
       * The site's foot stays below the fold, whatever replaces a skeleton: at least 16rem stand above. The weekend's
       * follows the page however short it is, and waits until the page is there.
       */}
      <div className="min-h-[calc(100svh-16rem)] [&:has(>div>[aria-busy])>footer]:hidden [&_.table-section]:min-h-0">
        <div>
          <PageOutlet />
        </div>
        <Suspense>
          <WeekendFooter />
        </Suspense>
      </div>
    </div>
  );
}

/**
 * The foot of a weekend's pages: the races before and after in the calendar, each on the page that is open, where every
 * weekend has it (race and qualifying), or else its race's results; and a link to the season.
 */
function WeekendFooter() {
  const { year } = useRace();
  const data = useWeekend();
  if (!data.available || data.value === null) return null;
  const params = { year: String(year) };
  return (
    <footer className="mt-9 max-phone:mt-7">
      <nav className="grid grid-cols-2 gap-3 phone:gap-4" aria-label="Races before and after">
        <Neighbour race={data.value.previous} label="←" />
        {data.value.next === null ? (
          <Link
            to="/standings/$year/drivers/overview"
            params={params}
            className={`${neighbourClass} col-start-2 text-end`}
          >
            <small className="block text-small text-soft">
              {year} ends here<span aria-hidden="true"> →</span>
            </small>{" "}
            <b className="max-phone:hidden">Drivers’ standings</b>
            <b className="phone:hidden">Standings</b>
          </Link>
        ) : (
          <Neighbour race={data.value.next} label="→" />
        )}
      </nav>
      <p className="mt-4 flex flex-wrap gap-x-5 text-table max-phone:gap-x-3 max-md:mt-1 max-md:[&>a]:py-3">
        <Link to="/races/" search={{ year }} className="more">
          Races of {year}
        </Link>
        {/* A phone has room for all three in one line. */}
        {/* After the last race they stand above. */}
        {data.value.next === null ? null : (
          <Link to="/standings/$year/drivers/overview" params={params} className="more">
            Drivers<span className="max-phone:sr-only">’ standings</span>
          </Link>
        )}
        <Link to="/standings/$year/constructors/overview" params={params} className="more">
          Constructors<span className="max-phone:sr-only">’ standings</span>
        </Link>
      </p>
    </footer>
  );
}

const neighbourClass =
  "rounded-card border border-line bg-surface px-4 py-3 hover:border-line-strong hover:no-underline";

const suffix = / Grand Prix$/;

type NeighbourProps = { race: Weekend["previous"]; label: "←" | "→" };

function Neighbour({ race, label }: NeighbourProps) {
  const open = useOpenPage();
  if (race === null) return null;
  const { year, round, race_name } = race;
  const everywhere = open?.session === "R" || open?.session === "Q";
  const isNext = label === "→";
  return (
    <Link
      to={everywhere ? open.to : "/race/$year/$round/race/results"}
      params={{ year: String(year), round: String(round) }}
      className={`${neighbourClass} ${isNext ? "col-start-2 text-end" : ""}`}
    >
      <small className="block text-small text-soft">
        {isNext ? null : <span aria-hidden="true">← </span>}
        {`${year}, round ${round}`}
        {isNext ? <span aria-hidden="true"> →</span> : null}
      </small>{" "}
      <b>
        {race_name.replace(suffix, "")}
        {/* Two of these stand side by side: a phone has room for "Belgian GP". */}
        {suffix.test(race_name) ? (
          <>
            <span className="max-phone:hidden"> Grand Prix</span>
            <span className="phone:hidden"> GP</span>
          </>
        ) : null}
      </b>
    </Link>
  );
}

// Shown only where facts that came late say that there is no such round.
const NearWeekends = lazyRouteComponent(() => import("./near-weekends.tsx"), "NearWeekends");
// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) void NearWeekends.preload?.();

/** Which race, when and where; for a round that does not exist, those near it. */
function WeekendHeader() {
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

/** A band's colour: that of the winner's team; the site's own before the race; neutral where neither is known. */
function bandClass(weekend: Weekend | null, presentMs: number): string {
  const neutral = "[--color-team:var(--color-line-strong)]";
  if (weekend === null) return neutral;
  if (weekend.winner_team_id === null)
    return hasNotStarted(weekend, presentMs) ? "[--color-team:var(--color-accent)]" : neutral;
  return teamClass(weekend.winner_team_id, weekend.year) || neutral;
}

/**
 * The head of a weekend's pages, quiet for readers who hide how the race ended. It is as high without its facts
 * as with them.
 *
 * @param weekend null while it is on its way, or when it could not be had
 */
function WeekendHeading({ weekend }: { weekend: Weekend | null }) {
  const { year } = useRace();
  const { grandPrix } = useRouteContext({ from: "/race/$year/$round" });
  const presentMs = usePresentMs();
  const session = useOpenSession();
  const name = weekend?.race_name ?? grandPrix;
  // Before the race narrow screens have the outline, too, beside the facts.
  const isUpcoming = weekend !== null && hasNotStarted(weekend, presentMs);
  const facts = <EntityFacts groups={weekend === null ? [] : weekendFacts(weekend, session, isUpcoming)} />;
  return (
    <header
      className={`entity-header weekend-header gap-2! pt-4! pb-4! in-[:root[data-spoilers=hidden]_[data-cover=page]]:[--color-team:var(--color-line-strong)] wide:[&>:not(svg)]:pe-80 ${bandClass(weekend, presentMs)}`}
    >
      <p className="flex min-h-5 flex-wrap items-center gap-x-2.5 text-[0.875rem]/5 text-soft">
        {weekend === null ? null : (
          <>
            <Flag country={weekend.country} alone />
            <b className="text-ink">
              Round {weekend.round}
              {session === null || session === "R" ? null : (
                // A phone has one line, and the name in the menu below.
                <span className="max-phone:hidden"> · {sessionNames[session]}</span>
              )}
            </b>
            <WeekendDate weekend={weekend} session={session} />
          </>
        )}
      </p>
      <EntityHeading
        name={`${year} ${name}`}
        className="text-[length:clamp(1.75rem,1.2rem+2vw,2.75rem)]/none"
      />
      {isUpcoming ? <div className="pe-24">{facts}</div> : facts}
      {weekend === null ? null : (
        <Suspense>
          <CircuitShape
            circuitId={weekend.circuit_id}
            layoutId={weekend.layout_id}
            narrowClass={isUpcoming ? "absolute end-0 bottom-0 mb-3 h-14" : undefined}
          />
        </Suspense>
      )}
    </header>
  );
}

/**
 * Circuit and distance; before the race, the lap length; the open session's weather. Where weather was recorded, a phone
 * shows only the laps.
 */
function weekendFacts(
  weekend: Weekend,
  session: SessionCode | null,
  isUpcoming: boolean,
): Array<Array<EntityFact>> {
  const conditions = weekend.timing.find((each) => each.session === session)?.conditions ?? null;
  const distance = distanceText(weekend, session);
  const held = weekend.sessions.find(({ code, classified }) => code === session && classified)?.code;
  return [
    [{ key: "circuit", fact: <a href={circuitPath(weekend.circuit_id)}>{circuitText(weekend)}</a> }],
    [
      {
        key: "distance",
        fact:
          distance === null || conditions === null ? (
            distance
          ) : (
            <ByWidth wide={distance} phone={distance.replace(/, .*/, "")} />
          ),
      },
      {
        key: "lap",
        fact:
          isUpcoming && distance !== null && session === "R" && weekend.lap_length_km !== null
            ? lapText(weekend.lap_length_km)
            : null,
      },
      { key: "driven", fact: held === undefined || isPaged(held) ? null : <Driven session={held} /> },
      { key: "conditions", fact: conditions === null ? null : <Weather conditions={conditions} /> },
    ],
  ];
}

/** How much was driven in a session that has its results alone. */
function Driven({ session }: { session: SinglePageSession }) {
  return (
    <Suspense>
      <DrivenText session={session} />
    </Suspense>
  );
}

function DrivenText({ session }: { session: SinglePageSession }) {
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), session));
  return data.available && data.value !== null ? drivenText(data.value.lines) : null;
}

function Weather({ conditions }: { conditions: Conditions }) {
  return <span title={rainText(conditions)}>{conditionsText(conditions)}</span>;
}

/** A fact in fewer words where it has to fit into a phone's line. */
function ByWidth({ wide, phone }: { wide: string; phone: string }) {
  if (wide === phone) return wide;
  return (
    <>
      <span className="max-md:hidden">{wide}</span>
      <span className="md:hidden">{phone}</span>
    </>
  );
}

type WeekendDateProps = { weekend: Weekend; session: SessionCode | null };

/**
 * The day of a race that has been; when a session took place whose page is open, and when a race to come starts, in the
 * reader's own time once that is known. Of a session without a day of its own it says that it is the race's.
 */
function WeekendDate({ weekend, session }: WeekendDateProps) {
  const presentMs = usePresentMs();
  const open = weekend.sessions.find(({ code }) => code !== "R" && code === session);
  if (open !== undefined && open.date_utc !== null)
    return <When date_utc={open.date_utc} time_utc={open.time_utc} day="weekday" time="zoned" />;
  // The year stands in the heading.
  const race = hasNotStarted(weekend, presentMs) ? (
    <When date_utc={weekend.date_utc} time_utc={weekend.time_utc} day="weekday" time="zoned" />
  ) : (
    <time dateTime={weekend.date_utc}>{formatDay(weekend.date_utc)}</time>
  );
  // On which day this session was is not on record.
  return open === undefined ? race : <span>Race on {race}</span>;
}
