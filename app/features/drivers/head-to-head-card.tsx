import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatPercent, formatThousands, rounded } from "#app/text/format.ts";
import { lastName, typedName } from "#app/text/names.ts";
import { Compared, shareOf } from "#app/ui/compared/compared.tsx";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type Leads, Stems } from "./head-to-head-stems.tsx";

type Driver = { id: string; name: string };

/**
 * What an address asks for that two drivers do not have, and what is shown instead; null where they have it all.
 *
 * @param shown who and which season stand on the page; no season for all of them
 */
export function insteadText(
  asked: { teammate?: string | undefined; season?: number | undefined },
  driver: string,
  shown: { teammate: Driver; season: number | undefined },
): string | null {
  const { teammate, season } = shown;
  if (asked.teammate !== undefined && asked.teammate !== teammate.id)
    return `Nothing to compare with ${typedName(asked.teammate)} here: ${driver} against ${teammate.name} is shown instead.`;
  if (asked.season === undefined || asked.season === season) return null;
  return `Nothing to compare with ${teammate.name} in ${asked.season}: all seasons are shown instead.`;
}

/** What two drivers are compared by; more is better. */
export type HeadToHeadFigure = {
  label: string;
  first: number;
  second: number;
  /** The list of what is counted; null where there is none, or where it stands below. */
  list: Pick<LinkProps, "to" | "params" | "search"> | null;
};

type HeadToHeadCardProps = {
  /** The name of their team, and the class of its colour. */
  team: string;
  teamClass: string;
  /** Where another teammate is chosen. */
  choice?: ReactNode;
  drivers: readonly [Driver, Driver];
  /** What is shown instead of something that was asked for; null for nothing. */
  instead?: string | null;
  /** The finding, in a sentence. */
  finding: string;
  figures: ReadonlyArray<HeadToHeadFigure>;
  leads: Leads;
  /** The seasons to choose from; a single one is no choice. */
  seasons?: ReadonlyArray<ViewLinkItem>;
};

/**
 * Two teammates side by side: what they are compared by as bars from the middle, and who was ahead each time. The table
 * below it has the numbers of the drawing.
 */
export function HeadToHeadCard(props: HeadToHeadCardProps) {
  const {
    team,
    teamClass,
    choice = null,
    drivers,
    instead = null,
    finding,
    figures,
    leads,
    seasons = [],
  } = props;
  const [first, second] = drivers;
  return (
    <section
      aria-label={`${first.name} and ${second.name}`}
      className={`mt-4 mb-6 rounded-card border border-t-4 border-line border-t-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_11%,var(--color-surface)),var(--color-surface)_35%)] p-4 shadow-card md:px-6 md:py-5 ${teamClass}`}
    >
      {instead === null ? null : (
        <p role="status" className="mb-3 text-[0.875rem] text-soft">
          {instead}
        </p>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-table">
        <b className="me-auto before:me-2 before:inline-block before:h-4 before:w-1.5 before:[transform:skewX(-14deg)] before:bg-team before:align-[-0.15rem] before:content-['']">
          {team}
        </b>
        <Link
          to="/compare/"
          search={{ ids: `${first.id},${second.id}` }}
          className="more min-h-6 whitespace-nowrap md:order-last"
        >
          Compare careers
        </Link>
        {choice}
        {seasons.length > 2 ? (
          <div className="min-w-0 max-md:basis-full">
            <ViewLinks label="Season" items={seasons} />
          </div>
        ) : null}
      </div>
      <h3 className="grid grid-cols-2 items-center gap-x-3 gap-y-1 font-display text-block leading-tight font-extrabold tracking-tight md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:text-[2.125rem]">
        <DriverLink driver={first} />
        <Score of={figures[0]} />
        <span className="text-end">
          <DriverLink driver={second} />
        </span>
      </h3>
      <p className="text-center text-balance text-soft max-md:mt-1 max-md:text-table">{finding}</p>
      <ul className="mt-4 grid gap-3">
        {/* The first stands above, as the score. */}
        {(figures.length > 1 ? figures.slice(1) : figures).map((figure) => (
          <Bars key={figure.label} figure={figure} />
        ))}
      </ul>
      <Stems names={[first.name, second.name]} leads={leads} />
    </section>
  );
}

/** The first figure of both, as large as nothing else: who was ahead how often. */
function Score({ of }: { of: HeadToHeadFigure | undefined }) {
  if (of === undefined) return <span className="font-sans text-small font-normal text-soft">v</span>;
  const text = (
    <>
      <span className={of.first < of.second ? "text-soft" : undefined}>{formatThousands(of.first)}</span>
      <span className="mx-1 text-soft">–</span>
      <span className={of.second < of.first ? "text-soft" : undefined}>{formatThousands(of.second)}</span>
    </>
  );
  return (
    <span className="text-[2.75rem] leading-none whitespace-nowrap max-md:order-last max-md:col-span-2 max-md:justify-self-center md:px-4 md:text-[4rem]">
      {of.list === null ? (
        text
      ) : (
        <Link {...of.list} title={`List: ${of.label}`}>
          {text}
        </Link>
      )}
    </span>
  );
}

function DriverLink({ driver: { id, name } }: { driver: Driver }) {
  return (
    <Link to="/driver/$driverId/" params={{ driverId: id }} className="wrap-anywhere">
      <span className="max-md:block max-md:font-sans max-md:text-small max-md:font-normal">
        {name.slice(0, -lastName(name).length)}
      </span>
      {lastName(name)}
    </Link>
  );
}

/** A figure of both: values beside its label, bars from them outwards. On a phone the bars have a line of their own. */
function Bars({ figure }: { figure: HeadToHeadFigure }) {
  const { label, first, second } = figure;
  const share = shareOf(first, second);
  return (
    <li className="grid grid-cols-6 items-center gap-x-1 gap-y-1 text-table md:grid-cols-[minmax(0,1fr)_8rem_6rem_8rem_minmax(0,1fr)] md:gap-x-3">
      <Value figure={figure} value={first} than={second} />
      <span className="col-span-2 text-center text-small text-soft md:col-span-1 md:col-start-3 md:row-start-1">
        {label}
      </span>
      <Value figure={figure} value={second} than={first} isLast />
      <MirroredBar
        share={share ?? 0}
        side="start"
        hollow={false}
        className="col-span-3 md:col-span-1 md:col-start-1 md:row-start-1"
      />
      <MirroredBar
        share={share === null ? 0 : 100 - share}
        side="end"
        hollow
        className="col-span-3 md:col-span-1 md:col-start-5 md:row-start-1"
      />
    </li>
  );
}

type ValueProps = { figure: HeadToHeadFigure; value: number; than: number; isLast?: boolean };

function Value({ figure: { label, list }, value, than, isLast = false }: ValueProps) {
  const text = <Compared by={value - than}>{formatThousands(rounded(value, 2) ?? 0)}</Compared>;
  return (
    <span
      className={`col-span-2 flex flex-wrap items-baseline gap-x-1 md:col-span-1 md:row-start-1 md:gap-x-1.5 ${isLast ? "justify-end md:col-start-4 md:justify-start" : "md:col-start-2 md:flex-row-reverse"}`}
    >
      <span className="text-[1.1875rem]/tight max-md:text-base/tight font-bold">
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

/** Links to the seasons in which two teammates met, oldest first, after a link to all of them. */
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
