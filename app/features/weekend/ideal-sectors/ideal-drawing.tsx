import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { formatLapTime } from "#app/text/format.ts";
import { idealFinding, type IdealLap, lapSentence } from "./ideal-laps.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import "../../../ui/chart/chart.css";

const rowClass =
  "grid grid-cols-[1.625rem_calc(var(--names)-1.625rem)_minmax(0,1fr)_var(--left)] items-center text-[0.8125rem]";

type Scale = { fastest: number; length: number };

/** Ideal and best lap of each as two marks on a scale behind the fastest ideal lap; what lies between was left. */
export function IdealDrawing({ year, laps }: { year: number; laps: ReadonlyArray<IdealLap> }) {
  const scale = scaleOf(laps);
  const shown = laps.filter(({ ideal, best }) => ideal !== null && best !== null);
  if (scale === null || shown.length === 0) return null;
  return (
    <BlockCard
      name="ideal-drawing"
      title="Ideal and best laps"
      finding={idealFinding(shown)}
      className={`[--left:4rem] [--names:13rem] max-md:[--left:3.25rem] ${shown.some(({ label, name }) => label === name) ? "max-md:[--names:8rem]" : "max-md:[--names:4.25rem]"}`}
    >
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.8125rem] text-soft [&>span]:inline-flex [&>span]:items-center [&>span]:gap-[0.4rem]">
        <span>
          <MarkSample className="fill-surface stroke-2" /> ideal lap
        </span>
        <span>
          <MarkSample className="fill-ink" /> best lap
        </span>
        <span>Seconds behind the fastest ideal lap, {formatLapTime(scale.fastest)}</span>
      </div>
      <div>
        <div className={`${rowClass} text-soft`}>
          <svg className="col-start-3 h-4.5 w-full overflow-visible" aria-hidden="true">
            {ticksBetween(0, scale.length, 5).map((tick) => (
              <text
                key={tick}
                className="axis-label [text-anchor:middle]"
                x={percent(tick / scale.length)}
                y="12"
              >
                {tick === 0 ? "0" : `+${tick}`}
              </text>
            ))}
          </svg>
          <span className="text-end">Left (s)</span>
        </div>
        <ol>
          {shown.map((lap) => (
            <li key={lap.id} className={rowClass}>
              <span className="pe-2 text-end text-soft">{lap.idealPlace}</span>
              <IdealName lap={lap} />
              <IdealBar lap={lap} scale={scale} colour={drawnTeamColour(lap.team.id, year)} />
              <span className="text-end">{lap.left?.toFixed(3)}</span>
            </li>
          ))}
        </ol>
      </div>
    </BlockCard>
  );
}

function IdealName({ lap: { label, name } }: { lap: IdealLap }) {
  return label === name ? (
    <span>{name}</span>
  ) : (
    <span>
      <abbr title={name} className="no-underline md:hidden">
        {label}
      </abbr>
      <span className="max-md:hidden">{name}</span>
    </span>
  );
}

function IdealBar({ lap, scale, colour }: { lap: IdealLap; scale: Scale; colour: string }) {
  if (lap.ideal === null || lap.best === null) return null;
  const [ideal, best] = [shareOn(scale, lap.ideal), shareOn(scale, lap.best.seconds)];
  return (
    <svg className="h-6 w-full overflow-visible" role="img" aria-label={lapSentence(lap)}>
      <title>{lapSentence(lap)}</title>
      {ticksBetween(0, scale.length, 5).map((tick) => (
        <line
          key={tick}
          className="stroke-line"
          shapeRendering="crispEdges"
          x1={percent(tick / scale.length)}
          x2={percent(tick / scale.length)}
          y2="100%"
        />
      ))}
      <line
        className="stroke-3"
        x1={percent(ideal.share)}
        x2={percent(best.share)}
        y1="50%"
        y2="50%"
        stroke={colour}
      />
      {ideal.beyond ? null : (
        <circle className="fill-surface stroke-2" cx={percent(ideal.share)} cy="50%" r="5" stroke={colour} />
      )}
      {best.beyond ? (
        <text
          className="fill-ink stroke-surface text-[0.75rem] outlined [text-anchor:end] [dominant-baseline:central]"
          x={percent(ideal.share)}
          dx={ideal.beyond ? 0 : -10}
          y="50%"
        >
          {formatLapTime(lap.best.seconds)} ›
        </text>
      ) : (
        <circle cx={percent(best.share)} cy="50%" r="5" fill={colour} />
      )}
    </svg>
  );
}

function MarkSample({ className }: { className: string }) {
  return (
    <svg className="size-3 overflow-visible stroke-ink" viewBox="0 0 12 12" aria-hidden="true">
      <circle className={className} cx="6" cy="6" r="5" />
    </svg>
  );
}

/** Laps this many times as far behind as the middle one would squeeze all others together. */
const furthest = 4;
/** The scale's least length in seconds. */
const leastLength = 0.5;

/** How far a drawing reaches behind the fastest ideal lap, in seconds; null when there is no lap to draw. */
export function scaleOf(laps: ReadonlyArray<IdealLap>): { fastest: number; length: number } | null {
  const fastest = Math.min(...laps.map(({ ideal }) => ideal ?? Infinity));
  if (fastest === Infinity) return null;
  const behind = laps
    .flatMap(({ best }) => (best === null ? [] : [best.seconds - fastest]))
    .toSorted((one, other) => one - other);
  const middle = behind[Math.floor((behind.length - 1) / 2)] ?? 0;
  const length = Math.min(behind.at(-1) ?? 0, furthest * middle);
  return { fastest, length: Math.max(leastLength, length) * 1.04 };
}

/** Where a lap lies on the scale, as a share of its length, and whether it lies beyond its end. */
export function shareOn(
  { fastest, length }: { fastest: number; length: number },
  seconds: number,
): { share: number; beyond: boolean } {
  const share = (seconds - fastest) / length;
  return { share: Math.min(1, share), beyond: share > 1 };
}
