import type { ReactNode } from "react";
import type { ComparedKind } from "#app/data/compare/compared-ids.ts";
import type { HeadToHead } from "#app/data/compare/head-to-head.ts";
import { Best, LineName, MirroredTable, type MirroredLine } from "./mirrored-table.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { type CareerWithCar, hollowOf } from "./distinct-cars.ts";
import { calledAs } from "./compare-texts.ts";
import { ShareBar } from "./share-bar.tsx";
import {
  bestOf,
  type Career,
  type Figure,
  groupsOf,
  partsOfMost,
  rateOf,
  sharesOfMost,
  timesBest,
} from "./figures.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { Facts } from "#app/ui/page-heading.tsx";
import { formatCount, formatSpan, formatThousands } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { formatList } from "#contract/values.ts";

/** A career, the team whose colour stands for it, and all the teams. */
type Coloured = Career & Pick<CareerWithCar, "car" | "cars">;

export type FiguresTableProps = {
  careers: ReadonlyArray<Coloured>;
  figures: ReadonlyArray<Figure>;
  /** For each its name, linked to its own page. */
  names: ReadonlyArray<ReactNode>;
  /** The same in short, where a phone has no room for more than two names; null where that is no name. */
  shortNames: ReadonlyArray<ReactNode> | null;
  /** Of two who were teammates, how they fared against each other: it tells more than how many figures are better. */
  together?: TogetherTexts | null;
};

/** Drivers have teammates. */
function kindOf(careers: ReadonlyArray<Career>): ComparedKind {
  return careers.every(({ teammates }) => teammates !== null) ? "drivers" : "teams";
}

const cardOf = ({ careers, figures, together = null }: FiguresTableProps) => ({
  name: "careers",
  title: "Careers side by side",
  finding: together === null ? <WhoIsAhead careers={careers} figures={figures} /> : together.finding,
  about: (
    <Facts>
      {together === null || together.qualifying === null ? null : <li>{together.qualifying}</li>}
      <li>{racesOfEach(careers)}</li>
    </Facts>
  ),
});

function mostOf({ one, other, of }: HeadToHead["all"]): string {
  return `${Math.max(one, other)} of ${of}`;
}

/** The second is null where no qualifying compares the two. */
type TogetherTexts = { finding: string; qualifying: string | null };

/**
 * "Hamilton finished ahead in 74 of 138 races that both finished" and "Ahead in qualifying: Hamilton, 97 of 180", or
 * "Level in qualifying, 40 each"; null where they never finished the same race.
 *
 * @param names of the first and the second of the head-to-head
 */
export function togetherTexts(
  [one, other]: readonly [string, string],
  { finished, qualifying }: Pick<HeadToHead, "finished" | "qualifying">,
): TogetherTexts | null {
  if (finished.of === 0) return null;
  const [first, second] = lastNames([one, other]);
  const leader = (score: HeadToHead["all"]) =>
    score.one === score.other ? null : score.one > score.other ? first : second;
  const [finisher, qualifier] = [leader(finished), leader(qualifying)];
  return {
    finding:
      finisher === null
        ? `Level in races that both finished, ${finished.one} each`
        : `${finisher} finished ahead in ${mostOf(finished)} races that both finished`,
    qualifying:
      qualifying.of === 0
        ? null
        : qualifier === null
          ? `Level in qualifying, ${qualifying.one} each`
          : `Ahead in qualifying: ${qualifier}, ${mostOf(qualifying)}`,
  };
}

/** "162 Grands Prix against 79", "244, 162 and 79 Grands Prix": totals of long careers are larger. */
export function racesOfEach(careers: ReadonlyArray<Pick<Career, "grands_prix">>): string {
  const races = careers.map(({ grands_prix }) => formatThousands(grands_prix));
  const noun = careers[0]?.grands_prix === 1 ? "Grand Prix" : "Grands Prix";
  return races.length === 2 ? races.join(` ${noun} against `) : `${formatList(races)} Grands Prix`;
}

/** Careers side by side: the best values marked. Two face each other, more have a column each. */
export function FiguresTable(props: FiguresTableProps) {
  const [one, other, ...more] = props.careers;
  return (
    <BlockCard {...cardOf(props)}>
      {one !== undefined && other !== undefined && more.length === 0 ? (
        <PairTable {...props} one={one} other={other} />
      ) : (
        <ColumnsTable {...props} />
      )}
    </BlockCard>
  );
}

const caption = <caption className="sr-only">Careers side by side</caption>;

/** Two careers: a side for each, a line for each figure. */
function PairTable({ figures, names, one, other }: FiguresTableProps & Record<"one" | "other", Coloured>) {
  const groups = groupsOf(figures, [one, other]);
  const linesOf = (title: string | null) =>
    groups
      .filter((group) => group.title === title)
      .flatMap((group) => group.figures.map((figure) => pairLine(figure, one, other)));
  return (
    <MirroredTable
      caption={caption}
      corner="Figure"
      sides={[one.car, other.car]}
      heads={[
        <PairHead key="one" career={one} name={names[0]} />,
        <PairHead key="other" career={other} name={names[1]} />,
      ]}
      lines={linesOf(null)}
      more={groups.flatMap(({ title }) => (title === null ? [] : { title, lines: linesOf(title) }))}
    />
  );
}

/** One career, or more than two: a column for each, a line for each figure. */
function ColumnsTable({ careers, figures, names, shortNames }: FiguresTableProps) {
  const looks = careers.map(({ car }) => teamClass(car.team_id, car.year));
  const isHollow = hollowOf(careers);
  return (
    <div className="comparison-frame -mx-4 mt-3 -mb-4 overflow-x-auto rounded-b-card border-t border-line phone:-mx-5.5 phone:-mb-5">
      <table className="comparison-table w-full table-fixed text-[0.875rem] max-md:text-[0.8125rem]">
        {caption}
        {/* So that the first head has its width before the last has come. */}
        <colgroup>
          <col className="w-48 max-md:w-24" />
          {careers.map(({ name, first_year }) => (
            <col key={`${name} ${first_year}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${cell} ${lineName} border-t-4 border-t-raised bg-raised py-2 leading-snug`}
            >
              Figure
            </th>
            {careers.map((career, index) => (
              <th
                key={`${career.name} ${career.first_year}`}
                scope="col"
                className={`${cell} border-t-4 border-t-team ${isHollow[index] ? "border-dashed" : ""} bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_18%,var(--color-surface)),var(--color-surface))] py-2 leading-snug ${looks[index]}`}
              >
                <ColumnHead
                  career={career}
                  name={names[index]}
                  shortName={shortNames === null ? null : shortNames[index]}
                />
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(figures, careers).map((group) => (
          <tbody key={group.title}>
            {group.title === null ? null : (
              <tr className="border-t border-line bg-raised">
                <th
                  scope="rowgroup"
                  colSpan={careers.length + 1}
                  className={`${cell} ${lineName} py-1.5 text-small`}
                >
                  <b className="font-strong">{group.title}</b>
                </th>
              </tr>
            )}
            {group.figures.map((figure) => (
              <FigureLine
                key={figure.label}
                figure={figure}
                careers={careers}
                looks={looks}
                isHollow={isHollow}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

type FigureLineProps = Pick<FiguresTableProps, "careers"> & {
  figure: Figure;
  /** Of each career the class of its colour, and whether another before it has that. */
  looks: ReadonlyArray<string>;
  isHollow: ReadonlyArray<boolean>;
};

/** A figure of several careers. */
function FigureLine({ figure, careers, looks, isHollow }: FigureLineProps) {
  const best = bestOf(figure, careers);
  const shares = sharesOfMost(figure, careers);
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className={`${cell} ${lineName} bg-surface py-1 whitespace-nowrap text-soft max-md:py-1.5 max-md:text-xs`}
      >
        <LineName label={figure.label} short={figure.short} />
      </th>
      {careers.map((career, index) => (
        <td key={`${career.name} ${career.first_year}`} className={`${cell} py-1 whitespace-nowrap`}>
          <div className="wide:flex wide:items-center wide:gap-2">
            <span className="block shrink-0 wide:w-22">
              {best[index] ? (
                <Best className="flex-row-reverse">{figure.format(figure.value(career))}</Best>
              ) : (
                figure.format(figure.value(career))
              )}
            </span>
            {shares[index] === null || shares[index] === undefined ? null : (
              <ShareBar
                share={shares[index]}
                isHollow={isHollow[index] ?? false}
                className={`max-wide:mt-0.5 wide:h-3 ${looks[index]}`}
              />
            )}
          </div>
        </td>
      ))}
    </tr>
  );
}

type ColumnHeadProps = { career: Coloured; name: ReactNode; shortName: ReactNode };

/** One of several: the name, on a phone in short where that is one, and the span. */
function ColumnHead({ career, name, shortName }: ColumnHeadProps) {
  return (
    <>
      <span className="max-md:hidden">
        <Flag country={career.country} />{" "}
      </span>
      <span className="leading-tight max-md:text-[0.75rem] max-md:tracking-tighter max-md:wrap-anywhere wide:font-display wide:text-[1.125rem] wide:font-extrabold">
        {shortName === null ? (
          name
        ) : (
          <>
            <span className="max-md:hidden">{name}</span>
            <span className="font-display text-table font-extrabold md:hidden">{shortName}</span>
          </>
        )}
      </span>
      <small className="block text-small font-normal whitespace-nowrap text-soft max-md:text-xs">
        <span className="max-md:hidden">{formatSpan(career.first_year, career.last_year)}</span>
        <span className="md:hidden">{shortSpan(career)}</span>
      </small>
    </>
  );
}

/**
 * Of two who has more wins and who the higher win rate (`pairFinding`), of several who has the best value most often: each
 * in the colour of the team, which tells nobody from another who has it too.
 */
export function WhoIsAhead({ careers, figures }: Pick<FiguresTableProps, "careers" | "figures">) {
  const { counts, of, level } = timesBest(figures, careers);
  const most = Math.max(...counts);
  const looks = careers.map(({ car }) => teamClass(car.team_id, car.year));
  const called = calledAs(
    kindOf(careers),
    careers.map(({ name }) => name),
  );
  const named = careers.map((career, index) => (
    <span
      key={`${career.name} ${career.first_year}`}
      className={new Set(looks).size < looks.length ? undefined : `text-team-ink ${looks[index]}`}
    >
      {called[index]}
    </span>
  ));
  const first = counts.indexOf(most);
  const isAlone = counts.filter((count) => count === most).length === 1;
  const [one, other, ...more] = careers;
  if (one !== undefined && other !== undefined && more.length === 0) {
    return <>{pairFinding(one, other).map((part) => (typeof part === "number" ? named[part] : part))}</>;
  }
  return of === 0 || !isAlone ? (
    "Level over their careers"
  ) : (
    <>
      {named[first]} leads in {most} of {formatCount(of + level, "figure")}
    </>
  );
}

/** What two are headed by, the first of these that either has. */
const headed = [
  { of: "wins", noun: "wins", rate: "win rate" },
  { of: "podiums", noun: "podiums", rate: "podium rate" },
  { of: "poles", noun: "poles", rate: "pole rate" },
] as const;

/**
 * Who of two has more wins, and who more of them for each Grand Prix, which is often the other: "0 has more wins, 1 the
 * higher win rate", where 0 and 1 are the places of names. Without wins it is about podiums, then poles.
 */
export function pairFinding(one: Career, other: Career): ReadonlyArray<string | 0 | 1> {
  const found = headed.find(({ of }) => one[of] > 0 || other[of] > 0);
  if (found === undefined) return ["Neither has a win, a podium or a pole"];
  const { of, noun, rate } = found;
  const more = leaderOf(one[of], other[of]);
  const oftener = leaderOf(rateOf(one[of], one) ?? 0, rateOf(other[of], other) ?? 0);
  if (more === null) {
    const level = `Level on ${formatThousands(one[of])} ${one[of] === 1 ? noun.slice(0, -1) : noun}`;
    return oftener === null ? [level] : [`${level}, `, oftener, ` has the higher ${rate}`];
  }
  if (oftener === null) return [more, ` has more ${noun}, at the same ${rate}`];
  return more === oftener
    ? [more, ` has more ${noun} and the higher ${rate}`]
    : [more, ` has more ${noun}, `, oftener, ` the higher ${rate}`];
}

/** Which of two values is the higher; null where neither is. */
function leaderOf(one: number, other: number): 0 | 1 | null {
  return one === other ? null : one > other ? 0 : 1;
}

/** "2007–26". */
function shortSpan({ first_year, last_year }: Career): string {
  return first_year === last_year ? String(last_year) : `${first_year}–${String(last_year).slice(2)}`;
}

/** All columns have the same room at their sides: bars of one row are on one scale. */
const cell = "px-3 text-start align-baseline max-md:not-first:ps-1.5";

/** The names of the lines stay in sight where four do not fit. */
const lineName = "sticky start-0 text-start font-normal phone:px-5.5";

/** One of two: the name as large as the side allows, the span, and a driver's teams. */
function PairHead({ career, name }: { career: Coloured; name: ReactNode }) {
  return (
    <>
      <span className="block font-display text-sm leading-tight font-extrabold tracking-tight md:text-block">
        {name}
      </span>
      <small className="mt-1 block text-small text-soft">
        <Flag country={career.country} /> {formatSpan(career.first_year, career.last_year)}
      </small>
      {career.teammates === null ? null : (
        <small className="block text-small text-soft max-md:hidden">{teamsText(career)}</small>
      )}
    </>
  );
}

/** The most teams that are named. */
const mostTeams = 3;

/**
 * A driver's teams in the order of their last seasons, of many those with the most wins: "McLaren, Mercedes, Ferrari",
 * "Renault, Ferrari and 4 more".
 */
function teamsText({ cars }: Pick<CareerWithCar, "cars">): string {
  const teams = cars.flatMap(({ team_id, year }) => (team_id === null ? [] : [{ team_id, year }]));
  const named = teams.slice(0, teams.length > mostTeams ? mostTeams - 1 : mostTeams);
  const names = named
    .toSorted((one, other) => one.year - other.year)
    .map(({ team_id }) => nameOfTeam(team_id));
  const more = teams.length - named.length;
  return more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
}

/** What careers are known by, and what the heading speaks of. */
const leading: ReadonlySet<string> = new Set(["Titles", "Wins", "Win %"]);

function pairLine(figure: Figure, one: Career, other: Career): MirroredLine {
  const values = [figure.value(one), figure.value(other)] as const;
  const [best, otherBest] = bestOf(figure, [one, other]);
  const [first, second] = values;
  const [share = null, otherShare = null] = partsOfMost(values);
  return {
    label: figure.label,
    short: figure.short,
    texts: [figure.format(first), figure.format(second)],
    by: best === true ? 1 : otherBest === true ? -1 : 0,
    shares: share === null || otherShare === null ? null : [share, otherShare],
    isLead: leading.has(figure.label),
  };
}
