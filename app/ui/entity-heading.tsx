import type { ReactNode } from "react";
import { Flag } from "./flag/flag.tsx";

/**
 * The name in the heading of a driver's or a team's pages, with the flag of the country.
 *
 * @param country null while it is loading: room for its flag is reserved, so that nothing moves; no flag where
 *   there is none
 */
export function EntityHeading({ name, country }: { name: string; country?: string | null }) {
  return (
    <h1 className="entity-name">
      {country === undefined ? null : country === null ? (
        <i className="flag-place" />
      ) : (
        <Flag country={country} />
      )}
      {name}
    </h1>
  );
}

/** A short fact, or null for one that does not exist. */
export type EntityFact = { key: string; fact: ReactNode };

/**
 * Two groups of short facts: one line on a wide screen, a line for each on a phone. Their height is reserved while
 * they load, so that nothing below them moves.
 */
export function EntityFacts({ groups }: { groups: ReadonlyArray<ReadonlyArray<EntityFact>> }) {
  return (
    <div className="entity-facts">
      {groups.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group is what stands at its place, no more
        <ul key={index}>
          {group.map(({ key, fact }) => (fact === null ? null : <li key={key}>{fact}</li>))}
        </ul>
      ))}
    </div>
  );
}
