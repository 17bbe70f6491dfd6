import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { is } from "valibot";
import type { CircuitProfile, CircuitRace } from "#contract/circuits.ts";
import type { CircuitOutline } from "#app/data/circuit-outline.ts";
import { circuitOutlineQuery, circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { type Frame, fittedOutline, spotOn } from "#app/ui/track/outline.ts";
import { StartMark, TrackGround } from "#app/ui/track/track-parts.tsx";
import { kilometres } from "./circuit-texts.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { scoringSession, sessionNames } from "#contract/sessions.ts";
import { firstTimedSeason } from "#contract/timing/session.ts";

/** Flat, so that a table below it begins in sight. */
const frame: Frame = { width: 480, height: 240, marginX: 14, marginY: 14 };

/**
 * A circuit from above, where positions on track were recorded.
 *
 * @param saysWhyNot true where a page says why there is none, instead of nothing
 */
export function CircuitOutlineFigure({ saysWhyNot = false }: { saysWhyNot?: boolean }) {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const profile = useSuspenseQuery(circuitProfileQuery(circuitId)).data;
  const outline = useSuspenseQuery(circuitOutlineQuery(circuitId)).data;
  if (!profile.available || profile.value === null || !outline.available) return null;
  const { races } = profile.value;
  const recorded = outline.value;
  const race = races.find(({ year, round }) => year === recorded?.year && round === recorded.round);
  if (recorded !== null && race !== undefined)
    return <Outline profile={profile.value} outline={recorded} race={race} />;
  return saysWhyNot ? <NoOutline races={races} /> : null;
}

type OutlineProps = { profile: CircuitProfile; outline: CircuitOutline; race: CircuitRace };

function Outline({ profile, outline, race }: OutlineProps) {
  const { points } = fittedOutline(outline.points, frame);
  const start = spotOn(points, 0);
  const isFormer = race.layout_id !== profile.races[0]?.layout_id;
  return (
    <BlockCard name="circuit-outline" title="Outline of the circuit" className="my-3">
      <figure className="circuit-outline grid items-center gap-x-8 [&_.track-edge]:stroke-none [&_.track-ground]:stroke-soft [&_.track-ground]:stroke-5 wide:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <svg
          className="track max-w-136"
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          role="img"
          aria-label={outlineLabel(profile, outline, race)}
        >
          <TrackGround path={`${linePath(points)}Z`} />
          {start === null ? null : <StartMark start={start} />}
        </svg>
        <figcaption className="drawing-about mt-2 mb-0">
          As driven in <a href={recordedAt(outline)}>{recordedIn(outline, race)}</a>,{" "}
          {kilometres(race.lap_length_km)} a lap{isFormer ? "; the layout has changed since" : ""}. The arrow
          stands beyond the start, in the direction of travel. Source: {outline.source}.
        </figcaption>
      </figure>
    </BlockCard>
  );
}

/** Why there is no outline, and since when there are any. */
function NoOutline({ races }: { races: ReadonlyArray<CircuitRace> }) {
  return (
    <p className="mt-2 mb-4 max-w-200 text-[0.875rem] text-soft" role="status">
      {missingOutline(races)}
    </p>
  );
}

/** "Outline of Monza, driven clockwise, as recorded in qualifying for the 2025 Italian Grand Prix". */
function outlineLabel(profile: CircuitProfile, outline: CircuitOutline, race: CircuitRace): string {
  const way = profile.direction === "CLOCKWISE" ? "clockwise" : "anti-clockwise";
  return `Outline of ${profile.circuit_name}, driven ${way}, as recorded in ${recordedIn(outline, race)}`;
}

/** "qualifying for the 2025 Italian Grand Prix". */
function recordedIn({ session }: CircuitOutline, { year, race_name }: CircuitRace): string {
  const name = sessionNames[session].toLowerCase();
  return is(scoringSession, session)
    ? `the ${name} of the ${year} ${race_name}`
    : `${name} for the ${year} ${race_name}`;
}

/** The address of the results of the session that an outline is from. */
function recordedAt({ year, round, session }: CircuitOutline): string {
  return `/race/${year}/${round}/${sessionNames[session].toLowerCase().replace(" ", "-")}/results`;
}

/** @param races those at the circuit, newest first */
function missingOutline(races: ReadonlyArray<CircuitRace>): string {
  const since = `Outlines are drawn from positions on track, which are recorded since ${firstTimedSeason}`;
  const last = races.find(({ winner }) => winner !== null);
  if (last === undefined || last.year < firstTimedSeason) return `${since}: there are none of this circuit.`;
  return `${since}, with gaps. There is none of this circuit yet.`;
}
