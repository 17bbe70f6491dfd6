import { Link, type LinkProps, useMatch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FavouriteButton } from "#app/features/favourites/favourite-button.tsx";
import { type EntityFact, EntityFacts } from "#app/ui/page-heading.tsx";
import { type Figure, Figures } from "#app/ui/figures/figures.tsx";

type CareerHeaderProps = {
  kind: "driver" | "team";
  id: string;
  name: string;
  /** The class of the team in whose colour it is. */
  team: string;
  /** What stands on the car, behind everything; null for slashes. */
  number?: string | null;
  /** What follows the facts on a wide screen. */
  beside?: ReactNode;
  /** Short marks in one line above the name; null while they are on their way. */
  kicker: ReactNode;
  facts: ReadonlyArray<ReadonlyArray<EntityFact>>;
  /** More about who it is, beside the kicker, and on a phone below the facts. */
  children?: ReactNode;
  figures: ReadonlyArray<Figure>;
  /** Why there are no figures. */
  note?: string | undefined;
};

/**
 * The band at the head of a driver's or a team's pages: who it is, and the career in figures. It is as high without
 * its facts as with them, and on a phone so low that a table below it begins on the first screen.
 */
export function CareerHeader(props: CareerHeaderProps) {
  const {
    kind,
    id,
    name,
    team,
    number = null,
    beside = null,
    kicker,
    facts,
    children = null,
    figures,
    note,
  } = props;
  // Who comes to another page of a driver or a team has read the figures, and on a phone they would fill the screen.
  const first = kind === "team" ? "/teams/$teamId/" : "/driver/$driverId/";
  const isFirstPage = useMatch({ from: first, shouldThrow: false, select: () => true }) ?? false;
  const compare: Pick<LinkProps, "to" | "search"> = {
    to: "/compare/",
    search: kind === "team" ? { kind: "teams", ids: id } : { ids: id },
  };
  return (
    <header
      className={`entity-header gap-1 max-md:pt-2 max-md:pb-2.5 md:grid-cols-[max-content_minmax(0,1fr)] md:gap-x-5 md:py-3 md:*:col-span-full ${kind === "team" ? "max-md:[&_.entity-facts]:min-h-5.5" : ""} ${team}`}
    >
      {number === null ? <SlashesBehind /> : <NumberBehind number={number} className={behindBand} />}
      <div className="flex min-h-7 items-center gap-2.5 overflow-clip text-sm whitespace-nowrap max-md:min-h-8.5 max-md:pe-36 md:[grid-area:1/1]! [&>:last-child]:min-w-0 [&>:last-child]:truncate">
        {kicker}
      </div>
      <h1 className="max-md:mt-2 text-[1.75rem]/none tracking-[-0.022em] md:text-hero">{name}</h1>
      <div className="max-md:contents md:mb-2 md:flex md:flex-wrap md:items-center md:gap-x-6">
        <EntityFacts groups={facts} />
        <div className="flex items-center gap-2 max-md:absolute max-md:end-0 max-md:top-2">
          <Link {...compare} className="button grid place-items-center">
            Compare
          </Link>
          <FavouriteButton kind={kind} id={id} name={name} />
        </div>
        {beside}
      </div>
      {children === null ? null : (
        <div className="max-md:order-1 md:relative md:z-2 md:flex md:items-center md:[grid-area:1/2]!">
          {children}
        </div>
      )}
      <div className={isFirstPage ? "max-md:order-2 max-md:mt-1.5" : "max-md:hidden"}>
        <Figures label={`${kind === "team" ? "History" : "Career"} of ${name}`} figures={figures} />
      </div>
      {note === undefined ? null : <p className="max-md:order-2 text-small text-soft">{note}</p>}
    </header>
  );
}

/** Slashes in the colour of the team, behind what stands in a band that has no number; decoration. */
function SlashesBehind() {
  return (
    <span
      className="pointer-events-none absolute top-0 end-0 -z-1 h-3/5 w-80 [transform:skewX(-14deg)] bg-[repeating-linear-gradient(to_right,var(--color-team)_0_1.25rem,transparent_1.25rem_2.75rem)] [mask-image:linear-gradient(to_left,#000,transparent)] opacity-22 max-wide:hidden"
      aria-hidden="true"
    />
  );
}

/** A team's name after a slash in its colour. */
export const teamSlash =
  "py-0.75 before:me-2 before:inline-block before:h-4.5 before:w-1.75 before:[transform:skewX(-14deg)] before:bg-team before:align-[-0.2rem] before:content-['']";

type NumberBehindProps = { number: number | string; className: string };

/** A large number in the colour of the team, behind what stands in a band or a card; decoration. */
function NumberBehind({ number, className }: NumberBehindProps) {
  return (
    <span
      className={`pointer-events-none absolute font-display font-extrabold tracking-[-0.06em] text-team opacity-22 select-none before:content-[attr(data-number)] max-md:hidden ${className}`}
      data-number={number}
      aria-hidden="true"
    />
  );
}

/** Where the number of a band stands, and how large. */
const behindBand =
  "end-0 top-1 pe-4 -z-1 max-h-full overflow-clip text-[9.5rem]/none wide:text-[10.5rem]/none";
