import { lapEnd, lapSpan } from "#app/features/weekend/laps/lap-parts.tsx";
import {
  compoundLetters,
  compoundNames,
  compoundOrder,
  tyreClass,
  tyreEdgeClass,
  TyreMark,
} from "#app/features/weekend/marks.tsx";
import {
  labelSpan,
  passTitle,
  type Stint,
  type StintLine,
  stintTitle,
  type Stop,
  stopTitle,
} from "./stint-lines.ts";

/** Where a bar lies across its row: neutralised laps show above and below it. */
export const across = { y: 3, height: 20 };

/** How round the corners of a bar are: less so where round ends would be all of it. */
export function corner({ from, to }: Stint): number {
  return to - from < 3 ? 1 : 4;
}

/** A driver's stints in the colours of the tyres, parted by the stops, and drive-throughs across them. */
export function TyreBars({ line, laps, hatch }: BarsProps & { hatch: string }) {
  const { stints, stops, passes } = line;
  const driveThroughs = passes.filter(({ withField }) => !withField);
  return (
    <>
      {stints.map((stint) => (
        <StintBar
          key={stint.from}
          stint={stint}
          stop={stops.find(({ lap }) => lap === stint.to)}
          laps={laps}
          hatch={hatch}
        />
      ))}
      <StintEnds stints={stints} laps={laps} />
      {driveThroughs.map((pass) => (
        <PassMark key={pass.lap} lap={pass.lap} title={passTitle(pass)} laps={laps} />
      ))}
      {stints.map((stint) => (
        <StintLabel key={stint.from} stint={stint} stops={[...stops, ...driveThroughs]} laps={laps} />
      ))}
    </>
  );
}

export type BarsProps = { line: Pick<StintLine, "stints" | "stops" | "passes">; laps: number };

/** A stint and the stop that ended it, in words. */
export function endedTitle(stint: Stint, stop: Stop | undefined): string {
  return [stintTitle(stint), stop === undefined ? "" : stopTitle(stop)].filter(Boolean).join("; ");
}

type StintBarProps = { stint: Stint; stop: Stop | undefined; laps: number; hatch: string };

function StintBar({ stint, stop, laps, hatch }: StintBarProps) {
  const { from, to, compound, age } = stint;
  const bar = { ...lapSpan(from, to, laps), ...across, rx: corner(stint) };
  return (
    <g className={tyreClass(compound)}>
      <title>{endedTitle(stint, stop)}</title>
      <rect className={`fill-(--tyre) ${tyreEdgeClass}`} {...bar} />
      {age === null || age === 0 ? null : <rect fill={`url(#${hatch})`} {...bar} />}
    </g>
  );
}

/** What parts a bar from the next: an outline of all bars would hide neutralised laps above and below them. */
export function StintEnds({ stints, laps }: { stints: ReadonlyArray<Stint>; laps: number }) {
  return (
    <g className="stroke-surface stroke-4">
      {stints.slice(0, -1).map(({ to }) => (
        <line key={to} x1={lapEnd(to, laps)} x2={lapEnd(to, laps)} y1="2" y2="24" />
      ))}
    </g>
  );
}

/**
 * From which share of the race on a bar has room: on wide screens and on phones for its letter, for the number of laps
 * beside it, and for a ring around the letter, to which comes what each digit takes; where tyres are not known for half
 * of the time of a stop.
 */
export const room = {
  wide: { letter: 0.025, count: 0.05, ring: 0.058, digit: 0.025 },
  phone: { letter: 0.05, count: 0.135, ring: 0.1, digit: 0.035 },
  stop: 0.1,
} as const;

type LabelKind = "ring" | "count" | "letter";

/** The most that a bar of this share of the race has room for; null for nothing. */
export function labelKind(
  share: number,
  count: number,
  { letter, count: least, ring, digit }: (typeof room)["wide" | "phone"],
): LabelKind | null {
  if (share >= ring + digit * String(count).length) return "ring";
  return share >= least ? "count" : share >= letter ? "letter" : null;
}

/** The pixels of the narrowest drawing that has names, and those that a label with a name takes: in all, a letter, a digit. */
const namedWidth = 490;
const labelPixels = { ring: 47, letter: 4.4, digit: 8 };

/** Whether a bar of this share of the race has room for the name of its tyre: “Intermediate” takes twice as much as “Soft”. */
export function hasRoomForName(
  share: number,
  count: number,
  compound: NonNullable<Stint["compound"]>,
): boolean {
  const { ring, letter, digit } = labelPixels;
  const pixels = ring + letter * compoundNames[compound].length + digit * String(count).length;
  return share * namedWidth >= pixels;
}

type StintLabelProps = { stint: Stint; stops: ReadonlyArray<Stop>; laps: number };

/** The tyre and the number of laps as far as the bar has room for them; what would leave it is cut off. */
function StintLabel({ stint, stops, laps }: StintLabelProps) {
  const { compound } = stint;
  const span = labelSpan(stint, stops);
  const share = (span.to - span.from + 1) / laps;
  const count = stint.to - stint.from + 1;
  const [wide, phone] = [labelKind(share, count, room.wide), labelKind(share, count, room.phone)];
  if (compound === null || wide === null) return null;
  const isUsed = stint.age !== null && stint.age > 0;
  const label = { count, compound, isUsed, hasName: hasRoomForName(share, count, compound) };
  return (
    <svg
      {...lapSpan(span.from, span.to, laps)}
      className={`outlined fill-(--tyre-ink) stroke-(--tyre) text-[0.75rem] ${tyreClass(compound)}`}
    >
      <LabelText {...label} kind={wide} className={wide === phone ? undefined : "max-md:hidden"} />
      {wide === phone ? null : <LabelText {...label} kind={phone} className="md:hidden" />}
    </svg>
  );
}

type LabelTextProps = {
  count: number;
  compound: NonNullable<Stint["compound"]>;
  hasName: boolean;
  isUsed: boolean;
  kind: LabelKind | null;
  className: string | undefined;
};

function LabelText({ count, compound, hasName, isUsed, kind, className }: LabelTextProps) {
  if (kind === null) return null;
  const letter = compoundLetters[compound];
  if (kind !== "ring")
    return (
      <text className={className} x="50%" y="17" textAnchor="middle">
        {kind === "count" ? `${letter} ${count}` : letter}
      </text>
    );
  const mark = (
    <>
      <circle cx="9.5" cy="13" r="7.25" className="fill-(--tyre) stroke-(--tyre-ink) stroke-2" />
      {/* Its rim would cover the ring. */}
      <text className="font-strong" x="9.5" y="17" textAnchor="middle" stroke="none">
        {letter}
      </text>
    </>
  );
  const ring = (
    <>
      {/* Before the ring, which its rim would cover; a wide one keeps the hatching of used tyres away. */}
      <text x="19.5" y="17" strokeWidth={isUsed ? 9 : undefined}>
        {hasName ? (
          // Where the ring would be, which is for phones then.
          <tspan dx="-9.5" className="font-strong max-wide:hidden">{`${compoundNames[compound]} `}</tspan>
        ) : null}
        {count}
      </text>
      {hasName ? <g className="wide:hidden">{mark}</g> : mark}
    </>
  );
  return className === undefined ? ring : <g className={className}>{ring}</g>;
}

type PassMarkProps = { lap: number; title: string; laps: number };

/** A broken line through the bar where the driver drove through the pit lane. */
function PassMark({ lap, title, laps }: PassMarkProps) {
  const x = lapEnd(lap, laps);
  return (
    <line className="stroke-ink stroke-2 [stroke-dasharray:3_3]" x1={x} x2={x} y1="1" y2="25">
      <title>{title}</title>
    </line>
  );
}

type TyreKeysProps = {
  lines: ReadonlyArray<Pick<StintLine, "stints" | "stops">>;
  laps: number;
  /** What parts the bars. */
  gap?: string;
};

/** What the bars of stints say: the compounds, on a wide screen those alone whose name stands in no bar, used tyres and stops. */
export function TyreKeys({ lines, laps, gap = "Pit stop" }: TyreKeysProps) {
  const stints = lines.flatMap((line) => line.stints);
  const driven = new Set(stints.map(({ compound }) => compound));
  const named = new Set(
    lines.flatMap((line) =>
      line.stints
        .filter((stint) => {
          const { from, to } = labelSpan(stint, line.stops);
          const count = stint.to - stint.from + 1;
          return stint.compound !== null && hasRoomForName((to - from + 1) / laps, count, stint.compound);
        })
        .map(({ compound }) => compound),
    ),
  );
  return (
    <>
      {compoundOrder
        .filter((compound) => driven.has(compound))
        .map((compound) => (
          <span key={compound} className={named.has(compound) ? "wide:hidden!" : ""}>
            <TyreMark compound={compound} /> {compoundNames[compound]}
          </span>
        ))}
      {driven.has(null) ? (
        <span className={tyreClass(null)}>
          <svg className="size-3 fill-(--tyre)" aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>{" "}
          Not recorded
        </span>
      ) : null}
      {stints.some(({ age }) => age !== null && age > 0) ? (
        <span>
          <svg className="h-3.5 w-6" aria-hidden="true">
            <rect width="100%" height="100%" rx="3" className="fill-[light-dark(#e4e4df,#c9cacc)]" />
            <path
              className="stroke-black/50 stroke-[1.5]"
              d="M-2 10L10-2M4 16L16 4M10 16L22 4M-2 4L4-2M16 16L28 4"
            />
          </svg>{" "}
          Used tyres
        </span>
      ) : null}
      {lines.some(({ stops }) => stops.length > 0) ? (
        <span>
          <svg className="h-3.5 w-6 fill-line-strong" aria-hidden="true">
            <path d="M0 0h10v14H0M14 0h10v14H14" />
          </svg>{" "}
          {gap}
        </span>
      ) : stints.length === 0 ? null : (
        <span>No {gap.toLowerCase()}s</span>
      )}
    </>
  );
}
