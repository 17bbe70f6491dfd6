import { Fragment, type PointerEvent } from "react";
import { percent, short } from "#app/ui/drawing/lengths.ts";
import { accuracy, byMargin, type Contender, isClear, type MiniSector } from "./contest.ts";

type MarginBarsProps = {
  sectors: ReadonlyArray<MiniSector>;
  /** In the order of their list. Of two the bars of the second point down. */
  contenders: ReadonlyArray<Contender>;
  colours: ReadonlyMap<Contender, string>;
  /** The part of the track that is pointed at; null for none. */
  shown: MiniSector | null;
  onPoint: (sector: MiniSector | null) => void;
};

/** Pixels: the room of the biggest margin's figure and of the numbers of the mini-sectors. */
const [valueHeight, numbersHeight] = [18, 20];

/** Seconds between two lines of the scale, and fewer lines than this. */
const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5];
const mostLines = 5;

/** By how much the fastest was ahead in each mini-sector, in the colours of the map. */
export function MarginBars({ sectors, contenders, colours, shown, onPoint }: MarginBarsProps) {
  const ranked = byMargin(sectors);
  if (ranked.length === 0) return null;
  // Of few there is the height of the circuit beside it.
  const barsHeight = contenders.length > 4 ? 128 : 210;
  const below = contenders.length === 2 ? contenders[1] : undefined;
  const highest = (isBelow: boolean) => ranked.find(({ fastest }) => (fastest === below) === isBelow);
  const [up, down] = [highest(false), highest(true)];
  const [upSize = 0, downSize = 0] = [up, down].map((sector) => (sector === undefined ? 0 : size(sector)));
  const step = steps.find((each) => (upSize + downSize) / each < mostLines) ?? 1;
  // A side that reaches half of the way to a line has one, too.
  const [most = 0, least = 0] = [upSize, downSize].map((each) =>
    Math.floor(each / step + (each < step ? 0.5 : 0)),
  );
  const [top, low] = [Math.max(upSize, step * most), Math.max(downSize, step * least)];
  const scale = barsHeight / (top + low);
  const zero = valueHeight + scale * top;
  const bottom = valueHeight + barsHeight + (down === undefined ? 0 : valueHeight);
  const slot = 1 / sectors.length;
  const values = Array.from({ length: least + most + 1 }, (_, index) => step * (index - least));
  const pointAt = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(sectors[Math.floor((clientX - left) / width / slot)] ?? null);
  };
  return (
    <figure>
      <figcaption className="mb-1 text-small text-soft">
        Seconds ahead by mini-sector
        {below === undefined ? "" : `: ${contenders[0]?.label} up, ${below.label} down`}.{" "}
        <span className="inline-block">Below the dashed line: too close to call</span>
      </figcaption>
      <div className="ps-8">
        <svg
          className="block w-full overflow-visible text-small"
          height={bottom + numbersHeight}
          aria-hidden="true"
          onPointerMove={pointAt}
          onPointerDown={pointAt}
          onPointerLeave={({ pointerType }) => (pointerType === "mouse" ? onPoint(null) : undefined)}
        >
          {values.map((value) => {
            const y = short(zero - scale * value);
            return (
              <Fragment key={value}>
                <line className="stroke-line" x2="100%" y1={y} y2={y} shapeRendering="crispEdges" />
                <text className="fill-soft text-[0.75rem] [text-anchor:end]" x="-6" y={y} dy="4">
                  {value === 0 ? "0" : Math.abs(value).toFixed(2)}
                </text>
              </Fragment>
            );
          })}
          <g fill="currentColor" stroke="currentColor">
            {sectors.map((sector, index) => (
              <rect
                key={sector.number}
                x={percent(slot * (index + 0.12))}
                y={short(sector.fastest === below ? zero : zero - Math.max(1, scale * size(sector)))}
                width={percent(slot * 0.76)}
                height={short(Math.max(1, scale * size(sector)))}
                color={colours.get(sector.fastest)}
                fillOpacity={isClear(sector) ? undefined : 0.2}
                opacity={shown === null || shown === sector ? undefined : 0.4}
              />
            ))}
          </g>
          <line className="stroke-line-strong" x2="100%" y1={zero} y2={zero} />
          {/* From here on telemetry can tell. */}
          {[1, -1].map((side) =>
            accuracy > (side === 1 ? top : low) ? null : (
              <line
                key={side}
                className="stroke-ink"
                strokeDasharray="4 3"
                x2="100%"
                y1={short(zero - side * scale * accuracy)}
                y2={short(zero - side * scale * accuracy)}
              />
            ),
          )}
          {[up, down].map((sector) =>
            sector === undefined ? null : (
              <text
                key={sector.number}
                className="fill-ink font-strong [text-anchor:middle]"
                x={percent(slot * (sector.number - 0.5))}
                y={short(sector.fastest === below ? zero + scale * downSize + 13 : zero - scale * upSize - 5)}
              >
                {size(sector).toFixed(2)}
              </text>
            ),
          )}
          {sectors.map(({ number }) =>
            number === 1 || number % 5 === 0 ? (
              <text
                key={number}
                className="fill-soft [text-anchor:middle]"
                x={percent(slot * (number - 0.5))}
                y={bottom + numbersHeight - 5}
              >
                {number}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </figure>
  );
}

function size({ margin }: MiniSector): number {
  return margin ?? 0;
}
