import { Link } from "@tanstack/react-router";
import { type Rank, rankOf } from "../chart.ts";
import { endText, type RowedLine, textIn } from "./bump.ts";

type BumpNamesProps = {
  /** The first names stay in sight where the chart scrolls. */
  at: "start" | "end";
  /** Those of one stage, from its first row down. */
  lines: ReadonlyArray<RowedLine>;
  /** All lines, in the order of the table. */
  all: ReadonlyArray<RowedLine>;
  /** The id of the line that the address picks, and of the one that stands out. */
  picked: string | null;
  shown: string | null;
  onPoint: (id: string | null) => void;
};

/** Words in place of a place are wider than places: all names at the end still begin below each other. */
const placeClasses = {
  start: {
    list: "sticky start-0 z-1 bg-surface",
    item: "",
    link: "flex flex-row-reverse pe-2",
    place: "text-end",
  },
  end: {
    list: "grid auto-rows-[24px] grid-cols-[max-content_minmax(0,1fr)] content-start",
    item: "col-span-full grid grid-cols-subgrid",
    link: "col-span-full grid grid-cols-subgrid ps-2.5 max-md:ps-2",
    place: "text-start",
  },
};

const rankClasses: Readonly<Record<Rank, string>> = {
  front: "font-bold",
  next: "font-semibold",
  rest: "font-medium text-soft",
};

/** The names at one end of a bump chart, each in the row of its line: a link picks the line, and again lets it go. */
export function BumpNames({ at, lines, all, picked, shown, onPoint }: BumpNamesProps) {
  const classes = placeClasses[at];
  return (
    <ol
      className={`row-start-2 text-small ${classes.list}`}
      aria-label={at === "start" ? "At the start" : "At the end"}
    >
      {lines.map((line) => (
        <li key={line.id} className={classes.item}>
          <Link
            to="."
            search={(before) => ({ ...before, highlight: line.id === picked ? undefined : line.id })}
            replace
            resetScroll={false}
            preload={false}
            aria-current={line.id === picked ? "true" : undefined}
            data-shown={line.id === shown || undefined}
            title={line.name}
            className={`h-[24px] items-center gap-2 whitespace-nowrap hover:[text-decoration:underline] hover:font-strong focus-visible:-outline-offset-2 max-md:gap-1 aria-[current]:font-strong aria-[current]:text-ink data-shown:[text-decoration:underline] data-shown:font-strong data-shown:text-ink ${rankClasses[rankOf(all.indexOf(line))]} ${classes.link}`}
            onMouseEnter={() => onPoint(line.id)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(line.id)}
            onBlur={() => onPoint(null)}
          >
            <span className={`min-w-[1.4em] flex-none ${classes.place}`}>
              {at === "start" ? textIn(line, 0) : endText(line)}
            </span>
            <span className="truncate max-md:hidden">{line.name}</span>
            <abbr className="md:hidden" aria-hidden="true">
              {line.short}
            </abbr>
          </Link>
        </li>
      ))}
    </ol>
  );
}
