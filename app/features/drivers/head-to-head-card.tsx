import { Link, type LinkProps } from "@tanstack/react-router";
import { useId } from "react";
import { formatThousands, lastName, rounded } from "#app/text/format.ts";
import { Compared, formatPercent, shareOf } from "#app/ui/compared/compared.tsx";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { median } from "./qualifying/head-to-head.ts";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";

type Driver = { id: string; name: string };

/** What two drivers are compared by; more is better. */
export type HeadToHeadFigure = {
  label: string;
  first: number;
  second: number;
  /** The list of what is counted; null where there is none, or where it stands below. */
  list: Pick<LinkProps, "to" | "params" | "search"> | null;
};

/** By how much one was ahead in a session or a race; null where that cannot be said. */
type Lead = {
  key: string;
  /** Positive where the first driver was ahead. */
  by: number | null;
  /** What stands on the axis below it; "" for nothing. */
  mark: string;
};

type HeadToHeadCardProps = {
  /** The name of their team, and the class of its colour. */
  team: string;
  teamClass: string;
  drivers: readonly [Driver, Driver];
  /** The finding, in a sentence. */
  finding: string;
  figures: ReadonlyArray<HeadToHeadFigure>;
  leads: {
    title: string;
    /** "Seconds", "Places". */
    unit: string;
    format: (size: number) => string;
    /** True where the few that lie far out stay at the edge, so that the others can be told apart. */
    clip?: boolean;
    /** Oldest first. */
    of: ReadonlyArray<Lead>;
  };
  /** The seasons to choose from; a single one is no choice. */
  seasons?: ReadonlyArray<ViewLinkItem>;
};

/**
 * Two teammates side by side: what they are compared by as bars from the middle, and who was ahead each time. The table
 * below it has the numbers of the drawing.
 */
export function HeadToHeadCard(props: HeadToHeadCardProps) {
  const { team, teamClass, drivers, finding, figures, leads, seasons = [] } = props;
  const [first, second] = drivers;
  return (
    <section
      aria-label={`${first.name} and ${second.name}`}
      className={`mt-4 mb-6 rounded-card border border-t-4 border-line border-t-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_11%,var(--color-surface)),var(--color-surface)_35%)] p-4 shadow-card md:px-6 md:py-5 ${teamClass}`}
    >
      <div className="mb-3 flex items-center justify-between gap-3 text-table">
        <b className="before:me-2 before:inline-block before:h-4 before:w-1.5 before:[transform:skewX(-14deg)] before:bg-team before:align-[-0.15rem] before:content-['']">
          {team}
        </b>
        <Link
          to="/compare/"
          search={{ ids: `${first.id},${second.id}` }}
          className="more min-h-6 whitespace-nowrap"
        >
          Compare careers
        </Link>
      </div>
      <h3 className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-baseline gap-3 font-display text-block leading-tight font-extrabold tracking-tight md:text-[2.125rem]">
        <DriverLink driver={first} />
        <span className="font-sans text-small font-normal text-soft">v</span>
        <span className="text-end">
          <DriverLink driver={second} />
        </span>
      </h3>
      <p className="mt-2 text-soft md:text-center">{finding}</p>
      {seasons.length > 2 ? (
        <div className="mt-3 flex overflow-x-auto md:justify-center">
          <ViewLinks label="Season" items={seasons} />
        </div>
      ) : null}
      <ul className="mt-4 grid gap-3">
        {figures.map((figure) => (
          <Bars key={figure.label} figure={figure} />
        ))}
      </ul>
      <Leads drivers={drivers} leads={leads} />
    </section>
  );
}

function DriverLink({ driver: { id, name } }: { driver: Driver }) {
  return (
    <Link to="/driver/$driverId/" params={{ driverId: id }} className="wrap-anywhere">
      {name}
    </Link>
  );
}

/** A figure of both: values outside, bars from the middle. On a phone the bars have a line of their own. */
function Bars({ figure }: { figure: HeadToHeadFigure }) {
  const { label, first, second } = figure;
  const share = shareOf(first, second);
  return (
    <li className="grid grid-cols-4 items-center gap-x-1 gap-y-1 text-table md:grid-cols-[7.5rem_minmax(0,1fr)_10rem_minmax(0,1fr)_7.5rem] md:gap-x-3">
      <Value figure={figure} value={first} than={second} />
      <span className="col-span-2 text-center text-small text-soft md:col-span-1 md:col-start-3 md:row-start-1">
        {label}
      </span>
      <Value figure={figure} value={second} than={first} isLast />
      <MirroredBar
        share={share ?? 0}
        side="start"
        hollow={false}
        className="col-span-2 md:col-span-1 md:col-start-2 md:row-start-1"
      />
      <MirroredBar
        share={share === null ? 0 : 100 - share}
        side="end"
        hollow
        className="col-span-2 md:col-span-1 md:col-start-4 md:row-start-1"
      />
    </li>
  );
}

type ValueProps = { figure: HeadToHeadFigure; value: number; than: number; isLast?: boolean };

function Value({ figure: { label, list }, value, than, isLast = false }: ValueProps) {
  const text = <Compared by={value - than}>{formatThousands(rounded(value, 2) ?? 0)}</Compared>;
  return (
    <span
      className={`flex flex-wrap items-baseline gap-x-1.5 ${isLast ? "justify-end md:col-start-5" : ""} md:row-start-1`}
    >
      <span className="text-[1.1875rem]/tight font-bold">
        {list === null ? (
          text
        ) : (
          <Link {...list} title={`List: ${label}`} className="inline-block">
            {text}
          </Link>
        )}
      </span>
      <span className="text-small text-soft">{formatPercent(shareOf(value, than))}</span>
    </span>
  );
}

/** More of them leave no room for what stands at each. */
const mostWithValues = 26;
const mostWithValuesOnPhone = 8;

/** The height of the drawing in pixels, without the marks below it. */
const height = 190;
const marks = 22;

type LeadsProps = Pick<HeadToHeadCardProps, "drivers" | "leads">;

/** A stem for each time: up where the first driver was ahead, down where the second was. */
function Leads({ drivers: [first, second], leads: { title, unit, format, clip = false, of } }: LeadsProps) {
  const id = useId();
  const sizes = of.flatMap(({ by }) => (by === null ? [] : [Math.abs(by)]));
  if (sizes.length < 2) return null;
  const edge = clip ? Math.min(4 * (median(sizes) ?? 0), Math.max(...sizes)) : Math.max(...sizes);
  // Values stand above and below the dots.
  const most = Math.max(edge, 0.001) * 1.25;
  const heightOf = (value: number) => height / 2 - (value / most) * (height / 2);
  const y = (by: number) => heightOf(Math.max(-edge, Math.min(edge, by)));
  const isClipped = sizes.some((size) => size > edge);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      <p className="text-small text-soft">
        Dots above the line: {lastName(first.name)} ahead. Below: {lastName(second.name)}. {unit}.
        {isClipped ? " What is further apart stays at the edge." : ""}
      </p>
      <svg
        className="mt-2 block w-full overflow-visible ps-9"
        height={height + marks}
        aria-labelledby={id}
        role="img"
      >
        {ticksBetween(-most, most, 4).map((tick) => (
          <g key={tick} className={tick === 0 ? "stroke-line-strong" : "stroke-line"}>
            <line x2="100%" y1={heightOf(tick)} y2={heightOf(tick)} />
            <text
              x="-8"
              y={heightOf(tick)}
              dy="0.35em"
              textAnchor="end"
              className="fill-soft stroke-none text-xs"
            >
              {Math.abs(tick)}
            </text>
          </g>
        ))}
        {of.map(({ key, by, mark }, index) => {
          const x = percent((index + 0.5) / of.length);
          return (
            <g key={key}>
              {mark === "" ? null : (
                <text
                  x={x}
                  y={height + 16}
                  textAnchor="middle"
                  className={`fill-soft text-xs ${of.length > 16 && index % 2 === 1 ? "max-md:hidden" : ""}`}
                >
                  {mark}
                </text>
              )}
              {by === null ? null : (
                <>
                  <line x1={x} x2={x} y1={y(0)} y2={y(by)} className="stroke-team" strokeWidth="2" />
                  <circle
                    cx={x}
                    cy={y(by)}
                    r={of.length > mostWithValues ? 3.5 : 5}
                    className={`stroke-team ${by < 0 ? "fill-surface" : "fill-team"} ${of.length > mostWithValues ? "max-md:[r:2px]" : ""}`}
                    strokeWidth="2"
                  />
                  {of.length > mostWithValues ? null : (
                    <text
                      x={x}
                      y={y(by)}
                      dy={by < 0 ? "1.5em" : "-0.8em"}
                      textAnchor="middle"
                      className={`fill-ink text-xs font-semibold ${of.length > mostWithValuesOnPhone ? "max-md:hidden" : ""}`}
                    >
                      {format(Math.abs(by))}
                    </text>
                  )}
                </>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Ways to the seasons in which two teammates met, oldest first, after the way to all of them. */
export function seasonLinks(
  met: ReadonlyArray<{ year: number }>,
  chosen: number | undefined,
): Array<ViewLinkItem> {
  const years = [...new Set(met.map(({ year }) => year))].toSorted((one, other) => one - other);
  return [undefined, ...years].map((season) => ({
    label: season === undefined ? "All seasons" : String(season),
    current: season === chosen,
    link: { to: ".", search: (previous) => ({ ...previous, season }) },
  }));
}

/**
 * The marks below what is drawn, oldest first: rounds where all are of one season, otherwise each season where it
 * begins.
 */
export function marksOf(sessions: ReadonlyArray<{ year: number; round: number }>): Array<string> {
  const [first] = sessions;
  const isOneSeason = sessions.every(({ year }) => year === first?.year);
  return sessions.map(({ year, round }, index) => {
    if (isOneSeason) return String(round);
    return sessions[index - 1]?.year === year ? "" : String(year);
  });
}
