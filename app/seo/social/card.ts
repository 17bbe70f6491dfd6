/** A figure and what it counts, for example 71 and "Wins". */
export type CardFigure = { label: string; value: string };

/** A line of a classification or of a list of honours. */
export type CardRow = {
  /** A place ("1"), or what the line is about ("Pole", "2025"). */
  lead: string;
  name: string;
  /** What stands small beside the name, for example the team. */
  beside: string;
  /** At the end of the line, for example points; empty for nothing. */
  value: string;
  /** The team's colour, as `#rrggbb`; null where it has none. */
  colour: string | null;
};

/** What a preview picture says, before it is drawn: short enough to be read at a third of its size. */
export type Card = {
  /** What kind of thing it is about, in capitals, for example "DRIVER". */
  kind: string;
  title: string;
  /** One line beneath the title. */
  subtitle: string;
  /** Whose flag stands before the kind; null for none. */
  country: string | null;
  /** The picture's own colour, as `#rrggbb`; null for the site's. */
  colour: string | null;
  /** Up to five. */
  figures: ReadonlyArray<CardFigure>;
  /** Up to five; a card has either figures or rows. */
  rows: ReadonlyArray<CardRow>;
};
