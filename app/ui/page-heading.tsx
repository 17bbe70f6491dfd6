import type { ReactNode } from "react";

type PageHeadingProps = {
  /** The title, and what stands in its line. */
  children: ReactNode;
  /** Links to related pages, at the end of the line. */
  links?: ReactNode;
  /** True where on a phone they have no room beside the title: below it from the first one on, they do not move there. */
  areLinksBelow?: boolean;
  /** A sentence below the title. */
  about?: ReactNode;
  /** What the page is asked with: a search field, selects, a switch. */
  controls?: ReactNode;
};

/** The head of a page that has no subject of its own: a band from edge to edge, which a row of tabs may end. */
export function PageHeading({ children, links, areLinksBelow = false, about, controls }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-auto flex-wrap items-center gap-x-3 gap-y-2 md:min-h-(--control-height)">
          {children}
        </div>
        {/* Each is 24 px high, so that a finger hits one and not its neighbour in the next line. */}
        {links === undefined ? null : (
          <p
            className={`heading-links flex gap-4 text-[0.875rem] *:py-0.5 ${areLinksBelow ? "max-md:basis-full" : ""}`}
          >
            {links}
          </p>
        )}
      </div>
      {about === undefined ? null : <p className="mt-1 max-w-240 text-[0.875rem] text-soft">{about}</p>}
      {controls === undefined ? null : <div className="mt-3">{controls}</div>}
    </div>
  );
}

type EntityHeadingProps = { name: string; className?: string };

/** The name in the heading of the pages of a driver, a team, a circuit or a race. */
export function EntityHeading({ name, className = "text-hero" }: EntityHeadingProps) {
  return <h1 className={`flex min-h-[1.2em] items-center tracking-[-0.022em] ${className}`}>{name}</h1>;
}

/** A short fact, or null for one that does not exist. */
export type EntityFact = { key: string; fact: ReactNode; className?: string };

/** Short facts in lines. The dot before the first of a line lies beyond the edge, and is cut off there. */
const dottedFacts =
  "-ms-(--dot) flex flex-wrap [--dot:1.15em] [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_calc(var(--dot)-0.25rem))] [&_li]:ps-(--dot) [&_li]:before:-ms-(--dot) [&_li]:before:inline-block [&_li]:before:w-(--dot) [&_li]:before:text-center [&_li]:before:content-['·']";

/** Short facts below the heading of a block. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={dottedFacts}>{children}</ul>;
}

/**
 * Two groups of short facts: one line on a wide screen, a line for each on a phone. Their height is reserved while
 * they load, so that nothing below them moves.
 */
export function EntityFacts({ groups }: { groups: ReadonlyArray<ReadonlyArray<EntityFact>> }) {
  return (
    <div
      className={`entity-facts min-h-6 content-start text-[0.875rem]/6 text-soft *:contents max-md:block max-md:min-h-11 max-md:text-[0.8125rem]/5.5 max-md:*:flex max-md:*:flex-wrap [&_b]:text-ink [&_li:empty]:hidden ${dottedFacts}`}
    >
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups have no id: their place is their identity
        <ul key={index}>
          {group.map(({ key, fact, className }) =>
            fact === null ? null : (
              <li key={key} className={className}>
                {fact}
              </li>
            ),
          )}
        </ul>
      ))}
    </div>
  );
}
