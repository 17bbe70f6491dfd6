import { Link } from "@tanstack/react-router";
import type { ChampionsUnderRules, First, Firsts } from "#contract/rules/answers.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastName, lastNames } from "#app/text/names.ts";
import { threeLettersAmong } from "#app/text/three-letters.ts";
import type { RulesSearch } from "./rules-search.ts";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamCode } from "#app/reference/team-codes.ts";
import { formatList } from "#contract/values.ts";

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
  const counts = titlesOf(of, seasons);
  const codes = codesOf(of, seasons);
  const id = `champions-${of}`;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-6 shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:p-4"
    >
      <div className="grid gap-2">
        <Heading id={id} of={of} seasons={seasons} />
        <p className="max-w-200 text-soft empty:hidden">{changesOf(counts)}</p>
      </div>

      <div className="grid gap-0.5">
        <p className={`${rowClass} text-center text-[0.75rem] text-soft md:hidden`} aria-hidden="true">
          <span />
          {digits.map((digit) => (
            <span key={digit}>{digit}</span>
          ))}
        </p>
        <ol className="grid gap-0.5 md:gap-1">
          {decades.map(([decade, years]) => (
            <li key={decade} className={rowClass}>
              <span className="self-center text-[0.75rem] text-soft tabular-nums md:text-small">
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
                  <CellText of={of} year={year} finished={finished} firsts={firsts} codes={codes} />
                </Link>
              ))}
            </li>
          ))}
        </ol>
      </div>
      <Balance counts={counts} />
    </section>
  );
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A decade of champions fits on one line of a phone by three letters each. */
const rowClass =
  "grid grid-cols-[1.75rem_repeat(10,minmax(0,1fr))] gap-0.5 md:grid-cols-[2.75rem_repeat(10,minmax(0,1fr))] md:gap-1";

const cellClass =
  "relative grid min-h-9 min-w-0 content-center justify-items-center rounded-chip border-b-[3px] leading-tight text-ink no-underline hover:underline md:min-h-17 md:justify-items-start md:border-b-4 md:px-1.5 md:py-1";

/** Quiet where nothing changes; else in the colour of the team of the driver who would be first. */
function cellLook({ changed, would }: Firsts, year: number): string {
  if (!changed) return "border-line bg-raised font-normal";
  return `border-team bg-[color-mix(in_oklab,var(--color-team)_26%,var(--color-surface))] font-strong ${teamClass(would[0]?.team_id ?? null, year)}`;
}

/** The constructors' first, 1958, stands under 8. */
function firstYearClass(of: Of, year: number): string {
  return of === "constructor" && year === firstConstructorsSeason ? "col-start-10" : "";
}

type CellTextProps = { of: Of; year: number; codes: ReadonlyMap<string, string> } & Season;

/** Year and names, on a phone three letters of each. The champion that was is struck out. */
function CellText({ of, year, finished, firsts, codes }: CellTextProps) {
  const { changed, was } = firsts;
  const quiet = changed ? "" : "text-soft";
  return (
    <>
      <span className="text-[0.75rem] font-normal text-soft tabular-nums max-md:sr-only">{year} </span>
      <span className={`text-[0.9375rem] wrap-anywhere max-[1100px]:sr-only ${quiet}`}>
        {formatList(firsts.would.map(({ name }) => shortName(of, name)))}
      </span>
      <Code of={firsts.would[0]} codes={codes} className={quiet} />
      {finished ? null : <span className="text-[0.75rem] font-normal text-soft max-md:sr-only"> so far</span>}
      {changed && was !== null ? (
        <>
          <span className="text-small font-normal wrap-anywhere max-[1100px]:sr-only">
            <span className="sr-only"> in place of </span>
            <s className="decoration-1">{shortName(of, was.name)}</s>
          </span>
          <Code of={was} codes={codes} className="font-normal line-through decoration-1" />
        </>
      ) : null}
    </>
  );
}

type CodeProps = { of: First | undefined; codes: CellTextProps["codes"]; className: string };

/** Three letters where there is no room for the name. */
function Code({ of, codes, className }: CodeProps) {
  return (
    <span className={`text-[0.75rem] tracking-[-0.02em] min-[1100px]:hidden ${className}`} aria-hidden="true">
      {of === undefined ? null : codes.get(of.id)}
    </span>
  );
}

/** The three letters of each champion by id, among those of all seasons. */
function codesOf(of: Of, seasons: ReadonlyArray<Season>): ReadonlyMap<string, string> {
  const all = seasons.flatMap(({ firsts: { was, would } }) => (was === null ? would : [was, ...would]));
  const letters = threeLettersAmong(all.map(({ name }) => name));
  return new Map(
    all.map(({ id, name }) => [id, of === "driver" ? (letters.get(name) ?? name) : teamCode(id, name)]),
  );
}

function shortName(of: Of, name: string): string {
  return of === "driver" ? lastName(name) : name;
}

type Season = { finished: boolean; firsts: Firsts };

/** How many titles change hands, the largest of its card. */
function Heading({ id, of, seasons }: { id: string; of: Of; seasons: ReadonlyArray<Season> }) {
  const over = seasons.filter(({ finished }) => finished);
  const changed = over.filter(({ firsts }) => firsts.changed).length;
  const whose = of === "driver" ? "drivers’" : "constructors’";
  if (changed === 0)
    return (
      <h2 id={id}>
        Not one of {over.length} {whose} titles would change hands
      </h2>
    );
  return (
    <h2 id={id} className="flex items-end gap-3 max-md:items-center">
      <b className="text-hero leading-[0.85]! tracking-[-0.03em]">{changed}</b>{" "}
      <span>
        of {over.length} {whose} titles would change hands
      </span>
    </h2>
  );
}

/** Whose first title it would be, and who would have none; empty where nothing changes. */
function changesOf(counts: ReadonlyArray<Titles>): string {
  const named = (some: ReadonlyArray<Titles>) => namesText(some.map(({ name }) => name));
  const gained = counts.filter(({ was, would }) => was === 0 && would > 0);
  const lost = counts.filter(({ was, would }) => was > 0 && would === 0);
  return [
    gained.length === 0 ? "" : `A first title for ${named(gained)}.`,
    lost.length === 0 ? "" : `${named(lost)} would have none.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** `name` is what sentences call the driver or the team, `look` the class of the team of the last title. */
type Titles = { id: string; name: string; look: string; was: number; would: number };

/** How many titles each has and would have, in the order of their first. */
function titlesOf(of: Of, seasons: ReadonlyArray<Season & { year: number }>): Array<Titles> {
  const titles = new Map<string, Titles>();
  const add = ({ id, name, team_id }: First, kind: "was" | "would", year: number) => {
    const own = titles.get(id) ?? { id, name, look: "", was: 0, would: 0 };
    titles.set(id, { ...own, look: teamClass(team_id, year), [kind]: own[kind] + 1 });
  };
  for (const { year, finished, firsts } of seasons) {
    if (!finished) continue;
    if (firsts.was !== null) add(firsts.was, "was", year);
    for (const first of firsts.would) add(first, "would", year);
  }
  const all = [...titles.values()];
  const names = all.map(({ name }) => name);
  const called = of === "driver" ? lastNames(names) : names;
  return all.map((each, index) => ({ ...each, name: called[index] ?? each.name }));
}

/** The most names in each list. */
const mostListed = 5;

/** Who gains and who loses the most titles. */
function Balance({ counts }: { counts: ReadonlyArray<Titles> }) {
  const change = ({ was, would }: Titles) => would - was;
  const gained = counts
    .filter((each) => change(each) > 0)
    .toSorted((one, other) => change(other) - change(one) || other.would - one.would);
  const lost = counts
    .filter((each) => change(each) < 0)
    .toSorted((one, other) => change(one) - change(other) || other.was - one.was);
  if (gained.length + lost.length === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
      <TitleList label="More titles" mark="▲" look="text-better" titles={gained} />
      <TitleList label="Fewer titles" mark="▼" look="text-worse" titles={lost} />
    </div>
  );
}

type TitleListProps = { label: string; mark: string; look: string; titles: ReadonlyArray<Titles> };

function TitleList({ label, mark, look, titles }: TitleListProps) {
  const others = titles.length - mostListed;
  return (
    <div>
      <h3 className="mb-1.5 text-small font-semibold text-soft">{label}</h3>
      <ul className="flex flex-wrap gap-2 text-table">
        {titles.slice(0, others === 1 ? titles.length : mostListed).map((each) => (
          <li
            key={each.id}
            className={`flex items-center gap-2 rounded-tile border border-line px-2.5 py-1 ${each.look}`}
          >
            <TeamBar isLow />
            <span className="font-strong">{each.name}</span>
            <span className="tabular-nums">
              {each.was} → {each.would}
            </span>
            <span className={`text-[0.75rem] ${look}`} aria-hidden="true">
              {mark}
            </span>
          </li>
        ))}
        {others > 1 ? <li className="self-center text-small text-soft">and {others} others</li> : null}
      </ul>
    </div>
  );
}

/** Names beyond these are counted. */
const mostNamed = 6;

function namesText(names: ReadonlyArray<string>): string {
  return names.length <= mostNamed + 1
    ? formatList(names)
    : `${names.slice(0, mostNamed).join(", ")} and ${names.length - mostNamed} others`;
}
