import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { type ComponentProps, type ReactNode, useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { RaceLapTimes } from "#contract/timing/race-laps.ts";
import { raceLapsQuery } from "#app/data/weekend.queries.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { useIsAlone } from "#app/ui/embed/embeddable.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { chipRowClass, LinkChips, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type Bands, bandsSentence } from "../laps/lap-parts.tsx";
import { useRace, useResultTexts } from "../layout/use-weekend.ts";
import { teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { keysClass, NeutralisedKey } from "../laps/row-parts.tsx";
import { TyreKeys } from "../stints/stint-parts.tsx";
import {
  fastestFinding,
  fastestLaps,
  halfStep,
  lappedAreNeutralisedEarlier,
  lapTones,
  quickestFinding,
  tones,
  toneStep,
  type ToneRow,
  tyresFinding,
} from "./lap-tones.ts";
import { toneClass, tyreLine } from "./lap-cells.tsx";
import { LapStrip } from "./lap-strip.tsx";
import { DriverLaps, fastestId, gridTable, jumpId, jumpLaps, LapFoot } from "./lap-tables.tsx";
import type { LapsSearch } from "#app/features/weekend/weekend-search.ts";

const modes = [
  { view: undefined, label: "At a glance" },
  { view: "times", label: "Lap times" },
  { view: "tyres", label: "Tyres" },
] as const;

/** Every lap of every car, or the laps of one. */
export function LapsScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const search: LapsSearch = useSearch({ strict: false });
  const isAlone = useIsAlone();
  const { data } = useSuspenseQuery(raceLapsQuery({ ...race, session }));
  const results = useResultTexts(session);
  const params = { year: String(race.year), round: String(race.round) };
  const to = session === "R" ? "/race/$year/$round/race/laps" : "/race/$year/$round/sprint/laps";
  return (
    <>
      <h2 className="sr-only">Laps</h2>
      <Timed facts={data} session={session} document="laps">
        {(laps) => {
          const index = laps.drivers.findIndex(({ driver_id }) => driver_id === search.driver);
          const views = isAlone ? undefined : (
            <ViewLinks
              label="View"
              items={modes.map(({ view, label }) => ({
                label,
                current: index === -1 && search.view === view,
                link: { to, params, search: { view } },
              }))}
            />
          );
          if (index !== -1)
            return (
              <TableCard>
                <DriverLaps
                  document={laps}
                  driver={index}
                  beside={views}
                  above={isAlone ? null : <DriverChips drivers={laps.drivers} open={search.driver} />}
                />
              </TableCard>
            );
          return (
            <AllLaps document={laps} results={results} session={session} view={search.view} views={views} />
          );
        }}
      </Timed>
    </>
  );
}

/** A link to each driver's laps. */
function DriverChips({ drivers, open }: Pick<RaceLapTimes, "drivers"> & { open: string | undefined }) {
  return (
    <nav aria-label="One driver’s laps" className="mb-1 print:hidden">
      <LinkChips className={chipRowClass} shape="tight">
        <li className="self-center pe-2 text-soft">One driver</li>
        {drivers.map(({ driver_id, driver_code, driver_name }, index) => (
          <li
            key={driver_id}
            // The first ones are in sight as they are.
            className={index > 3 && driver_id === open ? "max-md:[scroll-initial-target:nearest]" : undefined}
          >
            <Link
              to="."
              search={{ driver: driver_id }}
              resetScroll={false}
              preload={false}
              title={`Laps of ${driver_name}`}
              aria-current={driver_id === open ? "page" : undefined}
            >
              {driver_code}
            </Link>
          </li>
        ))}
      </LinkChips>
    </nav>
  );
}

/** A table with its heading in one card, as drawings have it. */
function TableCard({ children }: { children: ReactNode }) {
  return <div className="drawing drawn table-card">{children}</div>;
}

type AllLapsProps = {
  document: RaceLapTimes;
  session: ScoringSession;
  view: LapsSearch["view"];
  /** Links to the other views. */
  views: ReactNode;
} & Pick<ComponentProps<typeof LapStrip>, "results">;

/** Every lap of every car: drawn by pace or by tyres, or as a table of times. */
function AllLaps({ document, results, session, view, views }: AllLapsProps) {
  const { year } = useRace();
  const { drivers, lines, laps, neutralisations: bands, source } = document;
  const rows = useMemo(() => {
    const own = lapTones(document);
    return withDrivers(
      drivers,
      lines.map((line, index) => ({
        ...line,
        tones: own[index] ?? [],
        isDisqualified: results.get(drivers[line.driver]?.driver_id ?? "") === "DSQ",
      })),
    );
  }, [document, drivers, lines, results]);
  const by = view === "tyres" ? "tyres" : "pace";
  const heading = view === "times" ? (fastestFinding(rows) ?? "Lap times") : undefined;
  const fastest = useMemo(() => (by === "pace" ? (fastestLaps(rows)[0] ?? null) : null), [by, rows]);
  const first = rows[0]?.driver.driver_id;
  const plain = useMemo(
    () => gridTable({ laps, by, bands, heading, fastest, first, results }),
    [laps, by, bands, heading, fastest, first, results],
  );
  const table = useTeamColours(plain, year, teamOfRow);
  const isTimes = view === "times";
  const key = (
    <LapKey by={by} isTimes={isTimes} rows={rows} laps={laps} bands={bands} hasFastest={fastest !== null} />
  );
  const method = `${by === "pace" ? `${tonesNote} ` : ""}Select a name or a lap for the driver’s laps. ${source}.`;
  if (isTimes)
    return (
      <TableCard>
        <DataTable
          table={table}
          rows={rows}
          method={method}
          beside={views}
          inCard
          above={
            <>
              {key}
              <LapJumps laps={laps} bands={bands} hasFastest={fastest !== null} />
            </>
          }
          foot={<LapFoot laps={laps} />}
        />
      </TableCard>
    );
  const title = titles[by];
  return (
    <div className="drawn">
      <BlockCard
        name={by === "pace" ? "laps-drawing" : "tyres-drawing"}
        title={title}
        finding={by === "pace" ? (quickestFinding(rows) ?? fastestFinding(rows)) : tyresFinding(rows)}
        beside={views}
        table={
          <DataTable
            table={table}
            rows={rows}
            method={`Lines are visits to the pit lane. ${bandsSentence(bands)} ${method}`}
          />
        }
      >
        {key}
        <LapStrip title={title} by={by} rows={rows} laps={laps} bands={bands} year={year} results={results} />
        <p className="mt-1 max-w-200 text-small text-soft">
          {by === "tyres" ? "The cells below each stint are its laps. " : ""}
          {`${lappedNote(rows, bands)}${tonesNote}`}{" "}
          {by === "tyres" ? <StintsNote session={session} /> : null} Select a name to see the driver’s laps.
        </p>
      </BlockCard>
    </div>
  );
}

/** Links to laps that are more than a screen away. */
function LapJumps({ laps, bands, hasFastest }: { laps: number; bands: Bands; hasFastest: boolean }) {
  return (
    <nav aria-label="Laps" className="print:hidden">
      <LinkChips className={chipRowClass} shape="tight">
        <li className="self-center pe-1 text-soft">Lap</li>
        {jumpLaps(laps, bands).map(({ lap, text }) => (
          <li key={text}>
            <a href={`#${jumpId(lap)}`}>{text}</a>
          </li>
        ))}
        {hasFastest ? (
          <li>
            <a href={`#${fastestId}`}>Fastest</a>
          </li>
        ) : null}
      </LinkChips>
    </nav>
  );
}

type LapKeyProps = Pick<ComponentProps<typeof LapStrip>, "by" | "rows" | "laps" | "bands"> & {
  hasFastest: boolean;
  isTimes: boolean;
};

/** What the colours of laps mean, and what else is drawn. */
function LapKey({ by, isTimes, hasFastest, rows, laps, bands }: LapKeyProps) {
  return (
    <p className={keysClass}>
      {by === "tyres" ? (
        <TyreKeys lines={rows.map(({ line }) => tyreLine(line))} laps={laps} gap="Tyre change" />
      ) : null}
      {/* It takes a phone's whole line, and has it before all of it has come. */}
      <span className="max-md:basis-full">
        Quicker
        <svg className="shrink-0" width={11 * tones.length - 1} height="14" aria-hidden="true">
          {tones.map((tone, index) => (
            <rect
              key={tone}
              x={11 * index}
              width="10"
              height="14"
              className={`fill-(--tone) ${toneClass(tone)}`}
            />
          ))}
        </svg>
        <span>
          slower<span className="max-md:hidden"> than the median</span>; grey: within {halfStep}
        </span>
      </span>
      {hasFastest ? (
        <>
          <span>
            <b className="text-fastest">◆</b> Fastest lap
          </span>
          <span>◇ Personal best</span>
        </>
      ) : null}
      {by === "pace" ? (
        <span>
          <svg className="h-3.5 w-2" aria-hidden="true">
            <line className="stroke-ink stroke-2" x1="4" x2="4" y2="100%" />
          </svg>{" "}
          Pit lane
        </span>
      ) : null}
      {by === "pace" && !isTimes ? <span className="md:hidden!">At the right: laps quicker</span> : null}
      <NeutralisedKey bands={bands} />
    </p>
  );
}

const titles = { pace: "Every lap of every car", tyres: "The tyres and the pace of every lap" } as const;

const tonesNote = `The median leaves out cars that stopped or were neutralised on that lap; each step of colour is ${(100 * toneStep).toFixed(1)}%.`;

/** Why laps of lapped cars are coloured as neutralised on which the leader was free; empty where there are none. */
function lappedNote(rows: ReadonlyArray<ToneRow>, bands: Bands): string {
  return lappedAreNeutralisedEarlier(rows, bands) ? "Lapped cars were neutralised on earlier laps. " : "";
}

/** Where tyres are told stint by stint. */
function StintsNote({ session }: { session: ScoringSession }) {
  const { year, round } = useRace();
  return (
    <>
      <Link
        to={session === "R" ? "/race/$year/$round/race/stints" : "/race/$year/$round/sprint/stints"}
        params={{ year: String(year), round: String(round) }}
        className="underline underline-offset-2"
      >
        Stints
      </Link>{" "}
      lists the stints with their stops.
    </>
  );
}
