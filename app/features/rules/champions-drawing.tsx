import { Link } from "@tanstack/react-router";
import type { ChampionsUnderRules, Firsts } from "#contract/rules/answers.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatList, lastName } from "#app/text/format.ts";
import type { RulesSearch } from "./rules-search.ts";

type Of = "driver" | "constructor";

type ChampionsDrawingProps = {
  of: Of;
  answer: ChampionsUnderRules;
  search: RulesSearch;
};

/**
 * All seasons of a championship as one drawing, a decade a row: quiet where the champion stays, and in the colour of the
 * other champion's team where not. Each season opens under the same rules; the table below says the same.
 */
export function ChampionsDrawing({ of, answer, search }: ChampionsDrawingProps) {
  const seasons = answer.seasons.flatMap((season) => {
    const firsts = season[of];
    return firsts === null ? [] : [{ year: season.year, finished: season.finished, firsts }];
  });
  const decades = [...Map.groupBy(seasons, ({ year }) => Math.floor(year / 10))];
  const id = `champions-${of}`;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-6 shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4"
    >
      <div className="grid gap-2">
        <h2 id={id}>{headingOf(of, seasons)}</h2>
        <p className="max-w-200 text-soft">{changesOf(of, seasons)}</p>
      </div>
      <div className="grid gap-0.5">
        {of === "driver" ? (
          <p
            className={`${rowClass.driver} text-center text-[0.75rem] text-soft md:hidden`}
            aria-hidden="true"
          >
            <span />
            {digits.map((digit) => (
              <span key={digit}>{digit}</span>
            ))}
          </p>
        ) : null}
        <ol className="grid gap-0.5 md:gap-1">
          {decades.map(([decade, years]) => (
            <li key={decade} className={rowClass[of]}>
              <span
                className={`self-center text-[0.75rem] text-soft tabular-nums md:text-small ${of === "constructor" ? "max-md:row-span-2" : ""}`}
              >
                <span className="max-md:hidden">{Math.floor(decade / 10)}</span>
                {decade % 10}0s
              </span>
              {years.map(({ year, finished, firsts }) => (
                <Link
                  key={year}
                  to="/standings/$year/rules"
                  params={{ year: String(year) }}
                  search={{ ...search, sort: undefined }}
                  className={`${cellClass} ${cellLook(firsts, year)} ${firstYearClass(of, year)} ${finished ? "" : "border-dashed"}`}
                >
                  <CellText of={of} year={year} finished={finished} firsts={firsts} />
                </Link>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A decade of champions fits on one line of a phone by their codes; constructors have none, and stand on two. */
const rowClass = {
  driver:
    "grid grid-cols-[1.75rem_repeat(10,minmax(0,1fr))] gap-0.5 md:grid-cols-[2.75rem_repeat(10,minmax(0,1fr))] md:gap-1",
  constructor:
    "grid grid-cols-[1.75rem_repeat(5,minmax(0,1fr))] gap-0.5 md:grid-cols-[2.75rem_repeat(10,minmax(0,1fr))] md:gap-1",
} as const;

const cellClass =
  "relative grid min-h-9 min-w-0 content-center justify-items-center rounded-chip border-b-[3px] leading-tight text-ink no-underline hover:underline md:min-h-17 md:content-start md:justify-items-start md:border-b-4 md:px-1.5 md:pt-1.5 md:pb-1";

/** Quiet where nothing changes; else in the colour of the team of who would be first. */
function cellLook({ changed, would }: Firsts, year: number): string {
  if (!changed) return "border-line bg-raised font-normal";
  return `border-team bg-[color-mix(in_oklab,var(--color-team)_26%,var(--color-surface))] font-strong ${teamClass(would[0]?.team_id ?? null, year)}`;
}

/** The constructors' first, 1958, stands under 8. */
function firstYearClass(of: Of, year: number): string {
  return of === "constructor" && year === firstConstructorsSeason ? "col-start-5 md:col-start-10" : "";
}

/** Year and names; a driver's code where there is no room for his name. The champion that was is struck out. */
function CellText({ of, year, finished, firsts }: { of: Of } & Season & { year: number }) {
  const { changed, was } = firsts;
  const names = firsts.would.map(({ name }) => shortName(of, name));
  const quiet = changed ? "" : "text-soft";
  const [nameClass, isCoded] =
    of === "driver"
      ? ["max-[1100px]:sr-only text-[0.9375rem]", true]
      : ["text-[0.75rem] min-[1100px]:text-[0.9375rem]", false];
  return (
    <>
      <span
        className={`text-[0.75rem] font-normal text-soft tabular-nums ${isCoded ? "max-md:sr-only" : ""}`}
      >
        {year}{" "}
      </span>
      <span className={`wrap-anywhere ${nameClass} ${quiet}`}>{formatList(names)}</span>
      {isCoded ? (
        <span className={`text-[0.75rem] tracking-[-0.02em] min-[1100px]:hidden ${quiet}`} aria-hidden="true">
          {codeOf(names[0])}
        </span>
      ) : null}
      {finished ? null : (
        <span className={`text-[0.75rem] font-normal text-soft ${isCoded ? "max-md:sr-only" : ""}`}>
          {" "}
          so far
        </span>
      )}
      {changed && was !== null ? (
        <>
          <span
            className={`font-normal wrap-anywhere ${isCoded ? "max-[1100px]:sr-only text-small" : "text-[0.75rem]"}`}
          >
            <span className="sr-only"> in place of </span>
            <s>{shortName(of, was.name)}</s>
          </span>
          {isCoded ? (
            <s className="text-[0.75rem] font-normal min-[1100px]:hidden" aria-hidden="true">
              {codeOf(shortName(of, was.name))}
            </s>
          ) : null}
        </>
      ) : null}
    </>
  );
}

function codeOf(name: string | undefined): string | undefined {
  return name
    ?.replace(/^De |^Di |^Von /i, "")
    .slice(0, 3)
    .toUpperCase();
}

function shortName(of: Of, name: string): string {
  return of === "driver" ? lastName(name) : name;
}

type Season = { finished: boolean; firsts: Firsts };

function headingOf(of: Of, seasons: ReadonlyArray<Season>): string {
  const over = seasons.filter(({ finished }) => finished);
  const changed = over.filter(({ firsts }) => firsts.changed).length;
  const whose = of === "driver" ? "drivers’" : "constructors’";
  if (changed === 0) return `Not one of ${over.length} ${whose} titles would change hands`;
  return `${changed} of ${over.length} ${whose} titles would change hands`;
}

/** Whose first title it would be, who would have none, and who would have the most more; empty where nothing changes. */
function changesOf(of: Of, seasons: ReadonlyArray<Season>): string {
  const counts = titlesOf(seasons);
  const named = (some: ReadonlyArray<Titles>) => namesText(some.map(({ name }) => shortName(of, name)));
  const gained = counts.filter(({ was, would }) => was === 0 && would > 0);
  const lost = counts.filter(({ was, would }) => was > 0 && would === 0);
  const [most] = counts
    .filter(({ was, would }) => was > 0 && would - was > 1)
    .toSorted((one, other) => other.would - other.was - (one.would - one.was));
  return [
    gained.length === 0 ? "" : `A first title for ${named(gained)}.`,
    lost.length === 0 ? "" : `${named(lost)} would have none.`,
    most === undefined ? "" : `${shortName(of, most.name)} would have ${most.would}, not ${most.was}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type Titles = { name: string; was: number; would: number };

/** How many titles each has and would have, in the order of their first. */
function titlesOf(seasons: ReadonlyArray<Season>): Array<Titles> {
  const titles = new Map<string, Titles>();
  const add = ({ id, name }: { id: string; name: string }, kind: "was" | "would") => {
    const own = titles.get(id) ?? { name, was: 0, would: 0 };
    titles.set(id, { ...own, [kind]: own[kind] + 1 });
  };
  for (const { finished, firsts } of seasons) {
    if (!finished) continue;
    if (firsts.was !== null) add(firsts.was, "was");
    for (const first of firsts.would) add(first, "would");
  }
  return [...titles.values()];
}

/** Names beyond these are counted. */
const mostNamed = 6;

function namesText(names: ReadonlyArray<string>): string {
  return names.length <= mostNamed + 1
    ? formatList(names)
    : `${names.slice(0, mostNamed).join(", ")} and ${names.length - mostNamed} others`;
}
