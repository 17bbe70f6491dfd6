import type { ReactNode } from "react";

type SeasonBlockProps = {
  title: string;
  /** What the cards say, in a line below the title. */
  about: string;
  /** A card for each team, as items of a list. */
  children: ReactNode;
  /** A link to the season's standings, after the cards. */
  standings: string;
};

/** The teams of the present season as cards above a directory; a phone has them among what the table can show. */
export function SeasonBlock({ title, about, children, standings }: SeasonBlockProps) {
  return (
    <section className="mb-7 max-md:hidden" aria-label={title}>
      <h2>{title}</h2>
      <p className="text-small text-soft">{about}</p>
      <ul className="mt-3 grid gap-3 md:grid-cols-3 wide:grid-cols-6">
        {children}
        <li className="grid">
          <a
            href={standings}
            className="grid place-content-center rounded-tile border border-line bg-surface p-2 text-center text-[0.875rem] font-strong hover:bg-raised"
          >
            Standings →
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
