import { useMemo } from "react";
import type { Dominance } from "#contract/timing/lap.ts";
import { formatLapTime } from "#app/ui/format-time.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { TrackGround } from "#app/ui/track/track-parts.tsx";
import { type Contender, type MiniSector, miniSectors } from "./contest.ts";
import { dominanceTable } from "./dominance-table.tsx";
import { type TrackLook, trackLooks } from "./looks.ts";
import { aboutDominance, dominanceMethod, mapSentence, withoutTelemetry } from "./texts.ts";
import { TrackDrawing } from "./track-drawing.tsx";
import { Embeddable } from "#app/ui/embed/embeddable.tsx";

type DominanceViewProps = {
  year: number;
  document: Dominance;
  /** The same list for as long as it holds the same. */
  contenders: ReadonlyArray<Contender>;
};

/** Who was fastest where: the circuit, how often each was, and every time. */
export function DominanceView({ year, document, contenders }: DominanceViewProps) {
  const sectors = useMemo(() => miniSectors(document, contenders), [document, contenders]);
  const table = useMemo(() => dominanceTable(contenders), [contenders]);
  const looks = trackLooks(year, contenders, sectors);
  return (
    <div className="drawn">
      <Embeddable name="dominance-drawing" title="Who was fastest where">
        <figure className="drawing dominance">
          <figcaption>
            <p className="drawing-about">{aboutDominance(document)}</p>
            <Tally contenders={contenders} sectors={sectors} looks={looks} />
            {document.missing.length === 0 ? null : (
              <p className="drawing-about">{withoutTelemetry(document)}</p>
            )}
          </figcaption>
          <TrackDrawing
            document={document}
            sectors={sectors}
            looks={looks}
            label={mapSentence(contenders, sectors)}
          />
        </figure>
      </Embeddable>
      <DataTable table={table} rows={sectors} method={dominanceMethod(document.source)} />
    </div>
  );
}

type TallyProps = {
  contenders: ReadonlyArray<Contender>;
  sectors: ReadonlyArray<MiniSector>;
  looks: ReadonlyMap<Contender, TrackLook>;
};

/** How many mini-sectors each was fastest through, and their best lap; the most first. */
function Tally({ contenders, sectors, looks }: TallyProps) {
  const counts = contenders
    .map((contender) => ({ contender, won: sectors.filter(({ fastest }) => fastest === contender).length }))
    .toSorted((one, other) => other.won - one.won);
  return (
    <table className="dominance-tally">
      <caption className="sr-only">Fastest through how many mini-sectors</caption>
      <thead>
        <tr>
          <th scope="col">Fastest through</th>
          <th scope="col">Mini-sectors</th>
          <th scope="col">Best lap</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ contender, won }) => (
          <tr key={contender.id}>
            <th scope="row">
              <TrackSample look={looks.get(contender)} />
              {contender.name}
            </th>
            <td>
              <b>{won}</b>
            </td>
            <td>{formatLapTime(contender.seconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What someone's parts of the track look like; an empty place for those who have none. */
function TrackSample({ look }: { look: TrackLook | undefined }) {
  return (
    <svg viewBox="0 0 40 10" aria-hidden="true">
      {look === undefined ? null : (
        <>
          <TrackGround path="M0 5h40" />
          <path className="track-part" d="M0 5h40" stroke={look.colour} strokeDasharray={look.dashes} />
        </>
      )}
    </svg>
  );
}
