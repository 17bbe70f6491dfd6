import type { ReactNode } from "react";

type SeasonBlockProps = {
  title: string;
  /** What the cards say, in a line below the title. */
  about: string;
  /** A card for each team, as items of a list. */
  children: ReactNode;
  /** Where the season's standings are. */
  standings: string;
};

/** The teams of the present season as cards above a directory; on a phone they scroll sideways, low enough for the first of all. */
export function SeasonBlock({ title, about, children, standings }: SeasonBlockProps) {
  return (
    <section className="mb-7 max-md:mb-4" aria-label={title}>
      <h2>{title}</h2>
      <p className="text-small text-soft max-md:sr-only">{about}</p>
      <ul className="mt-3 max-md:mt-2 grid gap-3 max-md:-mx-4 max-md:auto-cols-[13rem] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none] md:grid-cols-3 wide:grid-cols-6">
        {children}
        <li className="grid rounded-tile border border-line bg-surface hover:bg-raised">
          <a href={standings} className="more flex items-center justify-center gap-1 text-[0.875rem]">
            Standings
          </a>
        </li>
      </ul>
    </section>
  );
}

/** The class of a card in the colour of its team. */
export const seasonCardClass =
  "team-band min-w-0 rounded-tile border-y border-e border-y-line border-e-line py-2 ps-2.5 pe-1.5 text-[0.875rem]";

/** How many championships a card's subject has won, on gold; nothing for none. */
export function CardTitles({ titles, what }: { titles: number; what: string }) {
  return titles === 0 ? null : (
    <b
      className="ms-auto min-w-5 shrink-0 rounded-chip bg-gold px-1 text-center text-small/5 font-bold text-on-medal forced-color-adjust-none"
      title={what}
    >
      {titles}
    </b>
  );
}

/**
 * The sentence about the cards' order: that of a championship, or of wins while it is not known.
 *
 * @param order ids in the order of the championship
 */
export function orderText(order: ReadonlyArray<string>): string {
  return order.length === 0 ? "By wins." : "In the order of the championship.";
}

/** Sorts by the place in an order of ids; those who are not in it stay behind, as they are. */
export function sortedBy<Entry>(
  entries: ReadonlyArray<Entry>,
  order: ReadonlyArray<string>,
  idOf: (entry: Entry) => string,
): Array<Entry> {
  const placeOf = (entry: Entry) => order.indexOf(idOf(entry)) + 1 || order.length + 1;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}
