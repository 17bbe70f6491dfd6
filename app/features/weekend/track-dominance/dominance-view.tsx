import { type ReactNode, useMemo } from "react";
import type { Dominance } from "#contract/timing/lap.ts";
import { formatGap, formatLapTime, formatSpan, rounded } from "#app/text/format.ts";
import { useCursor } from "#app/ui/drawing/cursor.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import {
  accuracy,
  byMargin,
  byPartsWon,
  type Contender,
  isClear,
  marginSentence,
  type MiniSector,
  miniSectors,
  reignsOf,
} from "./contest.ts";
import { MarginBars } from "./margin-bars.tsx";
import { sectorSentence, TrackDrawing } from "./track-drawing.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { Compared } from "#app/ui/compared/compared.tsx";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { contrastingColours } from "#app/features/team-colours/contrasting-colours.ts";
import { contrastOfMany } from "#app/features/team-colours/line-looks.ts";
import { formatList } from "#contract/values.ts";

type DominanceViewProps = {
  year: number;
  of: Of;
  document: Dominance;
  /** The same list for as long as it holds the same. */
  contenders: ReadonlyArray<Contender>;
  /** The line below the heading, with the choice of others where not all take part. */
  about?: ReactNode;
};

/** Who is compared. */
type Of = "driver" | "team";

/** Who was fastest where: the circuit, how often each was, and every time. */
export function DominanceView({ year, of, document, contenders, about }: DominanceViewProps) {
  const sectors = useMemo(() => miniSectors(document, contenders), [document, contenders]);
  const table = useMemo(() => dominanceTable(contenders), [contenders]);
  const cursor = useCursor(sectors.map(({ number }) => number));
  const shown = sectors.find(({ number }) => number === cursor.at) ?? null;
  const colours = contenderColours(year, contenders, sectors);
  const onPoint = (sector: MiniSector | null) => cursor.moveTo(sector?.number ?? null, null);
  const tally = <Tally of={of} contenders={contenders} sectors={sectors} colours={colours} />;
  const margins = (
    <MarginBars
      sectors={sectors}
      contenders={byPartsWon(contenders, sectors).map(({ contender }) => contender)}
      colours={colours}
      shown={shown}
      onPoint={onPoint}
    />
  );
  return (
    <div className="drawn">
      <BlockCard
        name="dominance-drawing"
        title="Who was fastest where"
        finding={dominanceSentence(contenders, sectors)}
        about={about ?? <p className="drawing-about">{aboutDominance(document, sectors)}</p>}
        table={<DataTable table={table} rows={sectors} method={dominanceMethod(document.source)} />}
      >
        {/* In one column few names come first, which say whose the colours are; many come after the map. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-3 wide:grid-cols-[23rem_minmax(0,1fr)]">
          {isOfFew(contenders) ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-md:gap-4">
              {tally}
              {margins}
            </div>
          ) : null}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes keys as an application */}
          <div
            className="max-md:-mx-4 wide:col-start-2 wide:row-start-1"
            role="application"
            aria-roledescription="map"
            aria-label="The circuit by mini-sector. The left and right arrow keys go around it."
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys go to what has the focus
            tabIndex={0}
            {...cursor.keys}
          >
            <TrackDrawing
              document={document}
              sectors={sectors}
              colours={colours}
              margins={byMargin(sectors).slice(0, isOfFew(contenders) ? 3 : 1)}
              label={mapSentence(contenders, sectors)}
              shown={shown}
              onPoint={onPoint}
            />
            <p className="mt-2 px-4 text-small text-pretty text-soft">
              <span className="text-ink" aria-live="polite">
                {shown === null ? <MapHint sectors={sectors} /> : `${sectorSentence(shown)}.`}
              </span>{" "}
              Telemetry is accurate to a few hundredths of a second: hollow parts are too close to call.{" "}
              {withoutTelemetry(document)}
            </p>
          </div>
          {isOfFew(contenders) ? null : (
            <>
              <div className="wide:col-start-1 wide:row-start-1">{tally}</div>
              <div className="wide:col-span-2">{margins}</div>
            </>
          )}
        </div>
      </BlockCard>
    </div>
  );
}

/** Where the fastest was the furthest ahead, until a part of the track is pointed at. */
function MapHint({ sectors }: { sectors: ReadonlyArray<MiniSector> }) {
  const [most] = byMargin(sectors);
  return (
    <>
      {most === undefined ? null : <>{marginSentence(most)} </>}
      <span className="needs-scripts text-soft">
        Select a part of the track<span className="max-md:hidden">, or use the arrow keys</span>.
      </span>
    </>
  );
}

type TallyProps = {
  of: Of;
  contenders: ReadonlyArray<Contender>;
  sectors: ReadonlyArray<MiniSector>;
  colours: ReadonlyMap<Contender, string>;
};

/** How many mini-sectors each was fastest through, and their best lap; the most first. */
function Tally({ of, contenders, sectors, colours }: TallyProps) {
  const counts = byPartsWon(contenders, sectors);
  const most = Math.max(1, ...counts.map((each) => each.won));
  const isFew = isOfFew(contenders);
  const fastest = Math.min(...contenders.map(({ seconds }) => seconds));
  return (
    <table className="w-full text-end text-[0.875rem] [&_:is(td,th)]:h-9 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line">
      <caption className="sr-only">Mini-sectors won</caption>
      <thead>
        <tr className="text-small text-soft">
          <th scope="col" className="text-start font-normal">
            {of === "driver" ? "Driver" : "Team"}
          </th>
          <th scope="col" colSpan={2} className="text-start font-normal whitespace-nowrap">
            Mini-sectors<span className="max-[374px]:hidden"> won</span>
          </th>
          <th scope="col" className="font-normal">
            Best lap
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ contender, won, clear }) => (
          <tr key={contender.id} className={isFew ? "h-12" : "h-11"}>
            <th
              scope="row"
              className={`pe-3 text-start whitespace-nowrap ${won === 0 ? "font-normal text-soft" : "font-strong"}`}
            >
              <svg
                viewBox="0 0 4 18"
                className="me-2 inline-block h-4.5 w-1 align-[-0.25em]"
                aria-hidden="true"
              >
                <rect width="4" height="18" rx="2" fill={won === 0 ? "none" : colours.get(contender)} />
              </svg>
              {of === "driver" ? (
                <>
                  <span className="max-[350px]:hidden">
                    {contender.name.slice(0, -contender.short.length)}
                  </span>
                  {contender.short}
                </>
              ) : (
                contender.name
              )}
              {of === "driver" || won === 0 ? null : (
                <small className="ms-1.5 text-[0.75rem] font-normal text-soft max-[350px]:hidden">
                  {contender.code}
                </small>
              )}
            </th>
            <td
              className={`pe-2 text-start ${isFew ? "font-display text-block font-extrabold" : "font-bold"}`}
            >
              {won}
            </td>
            <td className="w-full">
              {/* The longest bar is that of who was fastest most often. */}
              {won === 0 ? null : (
                <WonBar share={won / most} clear={clear / won} colour={colours.get(contender)} />
              )}
            </td>
            <td className={`ps-4 max-md:ps-3 ${contender.seconds === fastest ? "font-bold" : ""}`}>
              {formatLapTime(contender.seconds)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WonBarProps = {
  share: number;
  /** Which part of it was won clearly. */
  clear: number;
  colour: string | undefined;
};

/** How often one was fastest, in the colour of the parts of the map: solid where clearly, hollow where not. */
function WonBar({ share, clear, colour }: WonBarProps) {
  return (
    <svg className="block h-4 w-full overflow-visible" color={colour} fill="currentColor" aria-hidden="true">
      <svg width={percent(Math.round(100 * share) / 100)} className="overflow-visible">
        <rect y="1.5" width="100%" height="13" rx="2.5" fillOpacity="0.2" stroke="currentColor" />
        {clear === 0 ? null : <rect y="1" width={percent(clear)} height="14" rx="3" />}
      </svg>
    </svg>
  );
}

/** Whether so few are compared that names and figures have room to be large. */
function isOfFew(contenders: ReadonlyArray<Contender>): boolean {
  return contenders.length <= roomForBoth;
}

/** The most contenders beside whose times there is room for the difference to the fastest. */
const roomForBoth = 4;

/** The table of a contest: each mini-sector with everyone's time through it, and what the others lost to the fastest. */
function dominanceTable(contenders: ReadonlyArray<Contender>): Table<MiniSector> {
  return defineTable({
    name: `dominance-${contenders.length}`,
    wrapsHeads: true,
    caption: "Times through each mini-sector, in seconds",
    noun: ["mini-sector", "mini-sectors"],
    columns: [
      {
        id: "number",
        label: "Part",
        value: ({ number }) => number,
        numeric: true,
        firstSort: "asc",
        width: 3.5,
        smallWidth: 2.75,
      },
      {
        id: "from",
        label: "From (m)",
        value: ({ from }) => from,
        numeric: true,
        firstSort: "asc",
        width: 5.5,
        smallWidth: 4,
      },
      { id: "fastest", label: "Fastest", value: ({ fastest }) => fastest.name, width: [7, 1], smallWidth: 7 },
      ...contenders.map((contender, index) => timeColumn(contender, index, isOfFew(contenders))),
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
    width: [both ? 7.25 : 5.5, 1],
    smallWidth: both ? 7.25 : 5.5,
  };
}

/** "25 mini-sectors of 170 m. Solid: ahead by 0.03 s or more (4 of 25). Hollow: closer." */
export function aboutDominance(
  { mini_sectors: count, lap_metres: metres }: Dominance,
  sectors: ReadonlyArray<MiniSector>,
): string {
  return `${count} mini-sectors of ${Math.round(metres / count)} m. Solid: ahead by ${accuracy} s or more (${sectors.filter(isClear).length} of ${count}). Hollow: closer.`;
}

/** Who is not in the drawing; empty for nobody. */
export function withoutTelemetry({ missing, drivers }: Dominance): string {
  if (missing.length === 0) return "";
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

/**
 * "Ferrari and Williams are each fastest in 7 of 25 mini-sectors, none of them clearly"; of two it begins with whose lap
 * was the faster: "Norris is 0.588 s faster; Piastri wins 13 of 25 mini-sectors, 5 of them clearly".
 */
export function dominanceSentence(
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): string {
  const won = (each: Contender) => sectors.filter(({ fastest }) => fastest === each).length;
  const most = Math.max(0, ...contenders.map(won));
  const leaders = contenders.filter((each) => won(each) === most);
  const clearly = clearlyText(sectors.filter(({ fastest }) => leaders.includes(fastest)));
  const [faster, slower] = contenders.toSorted((one, other) => one.seconds - other.seconds);
  const gap = ((slower?.seconds ?? 0) - (faster?.seconds ?? 0)).toFixed(3);
  if (faster !== undefined && slower !== undefined && contenders.length === 2 && gap !== "0.000") {
    const winner = won(faster) === most ? " and" : `; ${slower.short}`;
    const wins = won(faster) === won(slower) ? "; each wins" : `${winner} wins`;
    return `${faster.short} is ${gap} s faster${wins} ${most} of ${sectors.length} mini-sectors${clearly}`;
  }
  const are = leaders.length === 1 ? "is" : "are each";
  const names = formatList(leaders.map(({ name }) => name));
  return `${names} ${are} fastest in ${most} of ${sectors.length} mini-sectors${clearly}`;
}

/** ", 4 of them clearly" of mini-sectors that somebody won; empty where all were won so. */
function clearlyText(won: ReadonlyArray<MiniSector>): string {
  const clear = won.filter(isClear).length;
  return clear === won.length ? "" : `, ${clear === 0 ? "none" : clear} of them clearly`;
}

/** The method line under the times. */
function dominanceMethod(source: string): string {
  return `Times are interpolated between samples of speed at about 4 Hz and scaled to the official lap time: they add up to it, and their differences are accurate to a few hundredths of a second, not thousandths. If times are equal, the better classified driver’s counts. Source: ${source}.`;
}

/**
 * The colour of each contender who is fastest anywhere, the most often first: that of the team, or one that is told
 * apart from those before it. The second car of the first team with two is ink. Who is not drawn has none: a green that
 * is on the track would be that of another team.
 */
function contenderColours(
  year: number,
  contenders: ReadonlyArray<Contender>,
  sectors: ReadonlyArray<MiniSector>,
): Map<Contender, string> {
  const counts = byPartsWon(contenders, sectors);
  const all = counts.flatMap(({ contender, won }) => (won > 0 ? contender : []));
  const second = all.find(({ teamId }, index) =>
    all.slice(0, index).some((other) => other.teamId === teamId),
  );
  const drawn = all.filter((contender) => contender !== second);
  const colours = contrastingColours(
    drawn.map(({ teamId }) => ({ team_id: teamId, year })),
    { least: contrastOfMany },
  );
  return new Map(
    counts.map(({ contender }) => [
      contender,
      contender === second ? "var(--color-ink)" : (colours[drawn.indexOf(contender)] ?? "var(--color-line)"),
    ]),
  );
}
