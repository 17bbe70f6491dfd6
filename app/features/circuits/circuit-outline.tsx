import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { is } from "valibot";
import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import type { CircuitOutline } from "#app/data/circuit-outline.ts";
import { circuitOutlineQuery, circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { type Frame, fittedOutline, spotOn } from "#app/ui/track/outline.ts";
import { StartMark, TrackGround } from "#app/ui/track/track-parts.tsx";
import { circuitDirections, kilometres } from "./circuit-texts.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { scoringSession, sessionNames } from "#contract/sessions.ts";
import { firstTimedSeason } from "#contract/timing/session.ts";

/** Flat, so that a table below it begins in sight. */
const frame: Frame = { width: 480, height: 240, marginX: 14, marginY: 14 };

/**
 * A circuit from above: its latest layout, as a car drove it or from a map.
 *
 * @param saysWhyNot true where a page says why there is none, instead of nothing
 */
export function CircuitOutlineFigure({ saysWhyNot = false }: { saysWhyNot?: boolean }) {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const profile = useSuspenseQuery(circuitProfileQuery(circuitId)).data;
  const outline = useSuspenseQuery(circuitOutlineQuery(circuitId)).data;
  if (!profile.available || profile.value === null || !outline.available) return null;
  if (outline.value !== null) return <Outline profile={profile.value} outline={outline.value} />;
  return saysWhyNot ? <NoOutline races={profile.value.races} /> : null;
}

/** The track alone, as a line. */
const lineClass =
  "circuit-outline [&_.track-edge]:stroke-none [&_.track-ground]:stroke-soft [&_.track-ground]:stroke-5";

type OutlineProps = { profile: CircuitProfile; outline: CircuitOutline };

/** A circuit with its start and the direction of travel, where it was recorded. */
function Track({ outline }: Pick<OutlineProps, "outline">) {
  const { points } = fittedOutline(outline.points, frame);
  const start = outline.recorded === null ? null : spotOn(points, 0);
  return (
    <>
      <TrackGround path={`${linePath(points)}Z`} />
      {start === null ? null : <StartMark start={start} />}
    </>
  );
}

function Outline({ profile, outline }: OutlineProps) {
  return (
    <BlockCard name="circuit-outline" title="Outline of the circuit" className="my-3">
      <figure
        className={`${lineClass} grid items-center gap-x-8 wide:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]`}
      >
        <svg
          className="track max-w-136"
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={outlineLabel(profile, outline)}
        >
          <Track outline={outline} />
        </svg>
        <figcaption className="drawing-about mt-2 mb-0">
          <AboutOutline profile={profile} outline={outline} /> Source: {outline.source}.
        </figcaption>
      </figure>
    </BlockCard>
  );
}

/** Which layout an outline shows, and where it was driven if it was recorded. */
function AboutOutline({ profile: { races }, outline: { layout_id, recorded } }: OutlineProps) {
  const length = kilometres(races.find((race) => race.layout_id === layout_id)?.lap_length_km ?? null);
  const isFormer = layout_id !== races[0]?.layout_id;
  const race = races.find(({ year, round }) => year === recorded?.year && round === recorded.round);
  if (recorded === null || race === undefined)
    return `${isFormer ? "A former layout" : "The latest layout"}, ${length} a lap, from a map.`;
  return (
    <>
      As driven in <a href={recordedAt(recorded)}>{recordedIn(recorded, race)}</a>, {length} a lap
      {isFormer ? "; the layout has changed since" : ""}. The arrow stands beyond the start, in the direction
      of travel.
    </>
  );
}

/** Why there is no outline. */
function NoOutline({ races }: { races: ReadonlyArray<CircuitRace> }) {
  return (
    <p className="mt-2 mb-4 max-w-200 text-[0.875rem] text-soft" role="status">
      {missingOutline(races)}
    </p>
  );
}

/** "Outline of Monza, driven clockwise, as recorded in qualifying for the 2025 Italian Grand Prix". */
function outlineLabel(
  { circuit_name, direction, races }: CircuitProfile,
  { recorded }: CircuitOutline,
): string {
  const way = circuitDirections[direction].toLowerCase();
  const race = races.find(({ year, round }) => year === recorded?.year && round === recorded.round);
  const source =
    recorded === null || race === undefined ? "from a map" : `as recorded in ${recordedIn(recorded, race)}`;
  return `Outline of ${circuit_name}, driven ${way}, ${source}`;
}

type Recorded = NonNullable<CircuitOutline["recorded"]>;

/** "qualifying for the 2025 Italian Grand Prix". */
function recordedIn({ session }: Recorded, { year, race_name }: CircuitRace): string {
  const name = sessionNames[session].toLowerCase();
  return is(scoringSession, session)
    ? `the ${name} of the ${year} ${race_name}`
    : `${name} for the ${year} ${race_name}`;
}

/** The address of the results of the session that an outline is from. */
function recordedAt({ year, round, session }: Recorded): string {
  return `/race/${year}/${round}/${sessionNames[session].toLowerCase().replace(" ", "-")}/results`;
}

/** @param races those at the circuit, newest first */
function missingOutline(races: ReadonlyArray<CircuitRace>): string {
  const last = races.find(({ winner }) => winner !== null);
  return last === undefined || last.year < firstTimedSeason
    ? "There is no outline of this circuit."
    : "There is no outline of this circuit yet.";
}
