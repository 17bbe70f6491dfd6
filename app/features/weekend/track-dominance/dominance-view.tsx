import { useMemo } from "react";
import type { Dominance } from "#contract/timing/lap.ts";
import { formatGap, formatLapTime, formatSpan, rounded } from "#app/text/format.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { TrackGround } from "#app/ui/track/track-parts.tsx";
import { type Contender, type MiniSector, miniSectors, reignsOf } from "./contest.ts";
import { type TrackLook, trackLooks } from "./looks.ts";
import { TrackDrawing } from "./track-drawing.tsx";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";
import { Compared } from "#app/ui/compared/compared.tsx";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";

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
      <caption className="sr-only">Mini-sectors won</caption>
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

/** With up to so many contenders there is room for both a time and its difference to the fastest. */
const roomForBoth = 4;

/** The table of a contest: each mini-sector with everyone's time through it, and what the others lost to the fastest. */
function dominanceTable(contenders: ReadonlyArray<Contender>): Table<MiniSector> {
  return defineTable({
    name: `dominance-${contenders.length}`,
    caption: "Times through each mini-sector, in seconds",
    noun: ["mini-sector", "mini-sectors"],
    columns: [
      { id: "number", label: "Part", value: ({ number }) => number, numeric: true, firstSort: "asc" },
      { id: "from", label: "From (m)", value: ({ from }) => from, numeric: true, firstSort: "asc" },
      { id: "fastest", label: "Fastest", value: ({ fastest }) => fastest.name },
      ...contenders.map((contender, index) => timeColumn(contender, index, contenders.length <= roomForBoth)),
    ],
  });
}

function timeColumn(contender: Contender, index: number, both: boolean): Column<MiniSector> {
  return {
    id: contender.id,
    label: contender.label,
    value: ({ times }) => rounded(times[index] ?? null, 3),
    cell: ({ times, fastest }) => {
      const time = times[index] ?? Infinity;
      if (fastest === contender) return <Compared by={1}>{time.toFixed(3)}</Compared>;
      const lost = formatGap(time - Math.min(...times));
      if (!both) return lost;
      return (
        <>
          {time.toFixed(3)} <small>{lost}</small>
        </>
      );
    },
    numeric: true,
    firstSort: "asc",
  };
}

/** What a drawing is made of, and how far it can be trusted. */
function aboutDominance({ mini_sectors: count, lap_metres: metres }: Dominance): string {
  return `Each driver's fastest lap, cut into ${count} mini-sectors of ${Math.round(metres / count)} m: coloured by who was fastest. The times are drawn from telemetry, good to some hundredths of a second.`;
}

/** Who is not in the drawing. */
export function withoutTelemetry({ missing, drivers }: Dominance): string {
  return `Without usable telemetry: ${missing.flatMap((index) => drivers[index]?.driver_name ?? []).join(", ")}.`;
}

/** "… Fastest through mini-sectors: Lando Norris 2–4, 6; Oscar Piastri 1.", for those who do not see the drawing. */
export function mapSentence(
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): string {
  const reigns = reignsOf(sectors);
  const texts = contenders.flatMap((contender) => {
    const own = reigns.filter((reign) => reign.contender === contender);
    if (own.length === 0) return [];
    return `${contender.name} ${own.map(({ from, to }) => formatSpan(from, to)).join(", ")}`;
  });
  return `The circuit from above. Fastest through mini-sectors: ${texts.join("; ")}.`;
}

/** The method line under the times. */
function dominanceMethod(source: string): string {
  return `Times are interpolated between samples of speed at about 4 Hz and scaled to the official lap time: they add up to it, and their differences are good to some hundredths of a second, not thousandths. Of equal times the better classified driver's counts. Source: ${source}.`;
}
