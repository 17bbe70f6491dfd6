import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RaceClassification, TimedClassification, RaceLine } from "#contract/weekend.ts";
import { valueOf } from "#app/data/api-query.ts";
import { raceClassificationQuery, timedClassificationQuery } from "#app/data/weekend.queries.ts";
import { firstThree, Podium, type PodiumPlace } from "#app/features/results/podium.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { useRace, useWeekend } from "../layout/use-weekend.ts";
import { ClassificationOrNote } from "#app/features/weekend/results/classification-or-note.tsx";
import { withSegments, type Segment, type SegmentLine } from "../results/segments.ts";
import { Link } from "@tanstack/react-router";
import { sessionNames } from "#contract/sessions.ts";
import { heldPagesOf, type PagedSession, pagesOf } from "#app/reference/weekend-pages.ts";
import { weekendAbout } from "#app/seo/weekend-about.ts";
import { formatGap, formatLapTime } from "#app/text/format.ts";
import { raceTimeText } from "#app/features/weekend/results/race-texts.ts";

/** A sprint at a glance. */
export function SprintOverviewScreen() {
  const { data } = useSuspenseQuery(raceClassificationQuery(useRace(), "S"));
  return (
    <>
      <h2 className="sr-only">Sprint</h2>
      <ClassificationOrNote session="S" facts={data}>
        {(classification) => <SprintOverview classification={classification} />}
      </ClassificationOrNote>
    </>
  );
}

function SprintOverview({ classification: { lines } }: { classification: RaceClassification }) {
  const facts = useMemo(() => sprintFacts(lines), [lines]);
  return <Overview session="S" first="First three" places={firstThree(lines)} facts={facts} />;
}

/** Sprint qualifying at a glance. */
export function SprintQualifyingOverviewScreen() {
  const { data } = useSuspenseQuery(timedClassificationQuery(useRace(), "SQ"));
  return (
    <>
      <h2 className="sr-only">Sprint qualifying</h2>
      <ClassificationOrNote session="SQ" facts={data}>
        {(classification) => <SprintQualifyingOverview classification={classification} />}
      </ClassificationOrNote>
    </>
  );
}

function SprintQualifyingOverview({ classification }: { classification: TimedClassification }) {
  const { lines, format } = classification;
  const facts = useMemo(() => qualifyingFacts(withSegments(lines, format), "SQ"), [lines, format]);
  return <Overview session="SQ" first="Fastest three" places={firstThree(lines)} facts={facts} />;
}

/** Stands in for the overview of any session until its classification is there. */
export function OverviewSkeleton() {
  return (
    <div className={overviewClass} aria-busy="true">
      <WithoutScripts />
      <p role="status">Loading…</p>
    </div>
  );
}

const overviewClass = "grid gap-4 md:grid-cols-2";
const cardClass = "rounded-card border border-line bg-surface px-5 py-4 shadow-card max-phone:px-4";
const titleClass = "text-[0.875rem] font-strong";

type OverviewProps = {
  session: PagedSession;
  /** What the first three are called. */
  first: string;
  places: ReadonlyArray<PodiumPlace>;
  facts: ReadonlyArray<KeyFact>;
};

/** A session at a glance: its first three, its key figures, and a link to more of it. */
function Overview({ session, first, places, facts }: OverviewProps) {
  const { year } = useRace();
  return (
    <div className={overviewClass}>
      <section className={cardClass}>
        <h3 className={titleClass}>{first}</h3>
        <Podium places={places} year={year} label={first} />
      </section>
      <section className={cardClass}>
        <h3 className={titleClass}>Key figures</h3>
        <dl className="mt-2.5 text-[0.875rem]">
          {facts.map(({ label, text }) => (
            <div key={label} className="flex justify-between gap-6 border-t border-line py-1.5">
              <dt className="flex-none text-soft">{label}</dt>
              <dd className="text-end">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SessionPages session={session} />
    </div>
  );
}

/** The other pages of a session that have something to show, each with what it holds. */
function SessionPages({ session }: { session: PagedSession }) {
  const { year, round } = useRace();
  const params = { year: String(year), round: String(round) };
  const weekend = valueOf(useWeekend());
  const [, ...others] = weekend === null ? pagesOf(session) : heldPagesOf(session, weekend);
  return (
    <nav className="md:col-span-full" aria-label={`More of the ${sessionNames[session].toLowerCase()}`}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4 max-phone:gap-2">
        {others.map(({ to, title }) => (
          <li key={to} className={`relative hover:border-line-strong ${cardClass}`}>
            <Link to={to} params={params} className="font-strong after:absolute after:inset-0">
              {title}
            </Link>
            <p className="mt-0.5 text-small text-soft first-letter:uppercase">{weekendAbout(to, weekend)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Something worth knowing of a session at a glance. */
type KeyFact = { label: string; text: string };

/** The key figures of a sprint, from its classification in order; what is not recorded is left out. */
export function sprintFacts(lines: ReadonlyArray<RaceLine>): Array<KeyFact> {
  const [winner, second] = lines;
  const first = lines.find(({ grid_position }) => grid_position === 1);
  const most = Math.max(0, ...lines.map(({ positions_gained: gained }) => gained ?? 0));
  const gainers = lines.filter(({ positions_gained: gained }) => gained === most);
  const classified = lines.filter(({ position }) => position !== null);
  return [
    ...fact("Winning time", winner === undefined ? null : raceTimeText(winner)),
    ...fact("Laps", winner?.laps?.toString() ?? null),
    ...fact("Gap to second", second === undefined ? null : raceTimeText(second)),
    ...fact("Started first", first?.driver_name ?? null),
    ...fact("Most places gained", most === 0 ? null : `${namesOf(gainers)} (${most})`),
    ...fact("Classified", `${classified.length} of ${lines.length}`),
  ];
}

/** The key figures of a qualifying in segments; what is not recorded is left out. */
export function qualifyingFacts(lines: ReadonlyArray<SegmentLine>, prefix: string): Array<KeyFact> {
  const out = (segment: Segment) => namesOf(lines.filter(({ reached }) => reached === segment));
  return [
    ...fact("Gap to second", lines[1]?.gap ? formatGap(lines[1].gap) : null),
    ...fact(`Fastest in ${prefix}1`, fastestText(lines, 1)),
    ...fact(`Fastest in ${prefix}2`, fastestText(lines, 2)),
    ...fact(`Fastest in ${prefix}3`, fastestText(lines, 3)),
    ...fact(
      `Last into ${prefix}2`,
      lastText(lines, 2, (line) => line.q1),
    ),
    ...fact(
      `Last into ${prefix}3`,
      lastText(lines, 3, (line) => line.q2),
    ),
    ...fact(`Out in ${prefix}2`, out(2) || null),
    ...fact(`Out in ${prefix}1`, out(1) || null),
  ];
}

function fact(label: string, text: string | null): Array<KeyFact> {
  return text === null ? [] : [{ label, text }];
}

function namesOf(lines: ReadonlyArray<{ driver_name: string }>): string {
  return lines.map(({ driver_name }) => driver_name).join(", ");
}

function fastestText(lines: ReadonlyArray<SegmentLine>, segment: Segment): string | null {
  const fastest = lines.filter(({ best }) => best.has(segment));
  const time = fastest[0]?.[`q${segment}`];
  return time ? `${namesOf(fastest)}, ${formatLapTime(time)}` : null;
}

/** Who went on with the slowest time of the segment before. */
function lastText(
  lines: ReadonlyArray<SegmentLine>,
  into: Segment,
  before: (line: SegmentLine) => number | null,
): string | null {
  const [slowest] = lines
    .filter((line) => line.reached >= into && before(line) !== null)
    .toSorted((one, other) => (before(other) ?? 0) - (before(one) ?? 0));
  if (slowest === undefined) return null;
  return `${slowest.driver_name}, ${formatLapTime(before(slowest))}`;
}
