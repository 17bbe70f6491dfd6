import type { ReactNode } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ordinal } from "#contract/values.ts";
import { formatCount, noValue, formatSpans, formatThousands } from "#app/text/format.ts";
import { percent, short } from "#app/ui/drawing/lengths.ts";
import { medalClasses, medalColours } from "#app/ui/places.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { TeamSpans } from "./team-spans.tsx";
import { type NamedTeam, titleYears } from "#contract/teams.ts";

type CareerCardProps = {
  title: string;
  /** Oldest first; at least one. */
  seasons: ReadonlyArray<CareerSeason>;
  /** Wins and titles of the whole career; null while they are not known. */
  won: { wins: number; titles: number } | null;
  /** The page whose results a season's bar opens. */
  path: string;
  /** What a season's bar opens where its results are not held. */
  seasonPath?: (year: number) => string;
  /** The team whose career it is; its name need not be said. */
  team?: string;
  /** Where it stands: above the results, or on a phone below them. */
  place: CareerPlace;
};

export type CareerPlace = "above" | "below" | "anywhere";

const placeClasses: Readonly<Record<CareerPlace, string>> = {
  above: "max-wide:hidden",
  below: "mt-6 scroll-mt-16 wide:hidden",
  anywhere: "",
};

const careerAnchor = "career";

/** On a phone the card stands below hundreds of results, where nobody looks for it: a link leads there. */
export function CareerLink({ title }: Pick<CareerCardProps, "title">) {
  return (
    <a className="touch me-4 font-strong no-underline wide:hidden" href={`#${careerAnchor}`}>
      {title} <span aria-hidden="true">↓</span>
    </a>
  );
}

/** Season by season in the colour of the team: wins as a bar, and the place in the championship. */
export function CareerCard({ title, seasons, won, path, seasonPath, team, place }: CareerCardProps) {
  const isLong = seasons.length > mostInDetail;
  // Who never won is told apart by points.
  const bars = (won?.wins ?? 1) > 0 || seasons.some(({ wins }) => wins > 0) ? "wins" : "points";
  return (
    <SummaryCard
      title={title}
      about={
        <Won
          won={won}
          years={titleYears(seasons, won?.titles ?? 0)}
          bars={bars}
          isTeam={team !== undefined}
          isLong={isLong}
        />
      }
      anchor={place === "below" ? careerAnchor : undefined}
      more={
        isLong ? (
          <a className="more" href={`${path}championship`}>
            Every season
          </a>
        ) : null
      }
      className={placeClasses[place]}
      isPlain={place === "anywhere"}
    >
      {isLong ? (
        <History seasons={seasons} team={team} bars={bars} />
      ) : (
        <SeasonsInDetail
          seasons={seasons}
          seasonPath={seasonPath ?? ((year) => `${path}?f=year.eq.${year}`)}
          team={team}
          bars={bars}
        />
      )}
      {team === undefined ? (
        <TeamSpans
          seasons={seasons}
          // Beside a season's results, and while they arrive, there is room for two lines.
          className={`mt-auto pt-2 ${place === "anywhere" ? "" : "min-h-10 content-end"}`}
        />
      ) : null}
    </SummaryCard>
  );
}

/** More seasons leave no room for their figures side by side. */
const mostInDetail = 20;

/**
 * Every season of a long history, at one look: wins or points as a thin bar, and below it the first three places, each
 * in a line of its own.
 */
function History({ seasons, team, bars }: Omit<DetailProps, "seasonPath">) {
  const valueOf = (season: CareerSeason) => season[bars] ?? 0;
  const most = Math.max(1, ...seasons.map(valueOf));
  const best = seasons.findLast((season) => valueOf(season) === most);
  const classOf = seasonClass(team);
  const named = namedPeaks(seasons.map(valueOf));
  const step = seasons.length > 40 ? 10 : 5;
  // The first year too, where the next label does not touch it.
  const isLabelled = (year: number) =>
    year % step === 0 || (year === seasons[0]?.year && step - (year % step) > 0.7 * step);
  return (
    <div
      className="mt-auto flex min-h-53 gap-2"
      role="img"
      aria-label={`${bars === "wins" ? "Wins" : "Points"} and places in the championship from ${seasons[0]?.year} to ${seasons.at(-1)?.year}, most ${bars} in ${best?.year}: ${formatThousands(most)}. The Championship tab has the numbers.`}
    >
      <div className="grid shrink-0 self-end text-xs leading-none text-soft">
        {medalColours.map((medal, index) => (
          <span key={medal} className="flex h-3.5 items-center">
            {ordinal(index + 1)}
          </span>
        ))}
        <span className="mt-1 h-4.5" />
      </div>
      <svg className="h-53 min-w-0 flex-1 overflow-visible text-xs forced-color-adjust-none">
        <rect className="fill-line" y={barsBase} width="100%" height="1" />
        {medalColours.map((medal, index) => (
          <rect key={medal} className="fill-line" y={placeTop(index + 1)} width="100%" height="1" />
        ))}
        {seasons.map((season, index) => {
          const { year, rank, teams } = season;
          const value = valueOf(season);
          const start = percent((index + gapShare / 2) / seasons.length);
          const middle = percent((index + 0.5) / seasons.length);
          const width = percent((1 - gapShare) / seasons.length);
          const height = value === 0 && team !== undefined ? 0 : 2 + (barsHeight * value) / most;
          const colour = rank === null ? undefined : medalColours[rank - 1];
          return (
            <g key={year} className={classOf({ year, teams })}>
              <rect
                className="fill-team"
                x={start}
                y={short(barsBase - height)}
                width={width}
                height={short(height)}
                rx="1"
              />
              {named.has(index) ? (
                <text
                  className="fill-ink font-strong"
                  x={middle}
                  y={short(barsBase - height - 4)}
                  textAnchor="middle"
                >
                  {formatThousands(value)}
                </text>
              ) : null}
              {rank === null || colour === undefined ? null : (
                <rect fill={colour} x={start} y={placeTop(rank) + 1} width={width} height={placeHeight - 1} />
              )}
              {isLabelled(year) ? (
                <text className="fill-soft" x={middle} y="207" textAnchor="middle">
                  {year}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/**
 * Which bars have their value above them: the highest for some seasons around, of equals the first, and the last one of
 * all, so far apart that no two numbers touch.
 *
 * @param values of all seasons in their order
 * @returns their indices
 */
export function namedPeaks(values: ReadonlyArray<number>): ReadonlySet<number> {
  const most = Math.max(...values);
  const apart = Math.ceil(values.length * labelShare);
  const peaks = values
    .map((value, index) => ({ value, index }))
    .filter(
      ({ value, index }) =>
        value > 0 &&
        value >= most / 3 &&
        value === Math.max(...values.slice(Math.max(0, index - peakReach), index + peakReach + 1)),
    )
    .toSorted((one, other) => other.value - one.value || one.index - other.index);
  const last = values.findLastIndex((value) => value > 0);
  const named = new Set<number>(last === -1 ? [] : [last]);
  for (const { index } of peaks)
    if ([...named].every((taken) => Math.abs(taken - index) >= apart)) named.add(index);
  return named;
}

/** How many seasons to both sides a peak is higher than, and how much of the width a number takes. */
const peakReach = 3;
const labelShare = 0.034;

/** Of the drawing, in pixels: where the bars stand, the most that one rises, and the lines of the places below. */
const barsBase = 144;
const barsHeight = 124;
const placeHeight = 14;
/** What two seasons leave between them, as a share of one. */
const gapShare = 0.16;

function placeTop(place: number): number {
  return barsBase + 4 + (place - 1) * placeHeight;
}

/** A team has one colour throughout, since nothing says when it changed and why; a driver has those of the teams. */
function seasonClass(team: string | undefined) {
  return ({ year, teams }: Pick<CareerSeason, "year" | "teams">) =>
    team === undefined ? teamClass(teams.at(-1)?.id ?? null, year) : teamClass(team);
}

type DetailProps = Pick<CareerCardProps, "seasons" | "team"> & {
  seasonPath: (year: number) => string;
  bars: "wins" | "points";
};

/** Where a bar begins below the top, in hundredths of the height; of a season without any its foot shows the team. */
function barTop(value: number, most: number): number {
  return 97 - (97 * value) / most;
}

function SeasonsInDetail({ seasons, seasonPath, team, bars }: DetailProps) {
  const most = Math.max(1, ...seasons.map((season) => season[bars] ?? 0));
  const barHeight = `h-16 ${team === undefined ? "wide:h-20" : "wide:h-28"}`;
  return (
    // In reverse a row that does not fit begins at its end, with the latest season.
    <div className="-mx-1 flex flex-row-reverse overflow-x-auto px-1 pb-0.5 [scrollbar-width:none] wide:pt-3">
      <ol
        className={`grid min-w-[calc(100%-3.25rem)] shrink-0 [--share-least:1.5rem] [&_a]:px-px shares-${seasons.length}`}
      >
        {seasons.map((season) => (
          <li key={season.year} className={seasonClass(team)(season)}>
            <a
              href={seasonPath(season.year)}
              className="relative mx-auto grid max-w-16 justify-items-center gap-1 text-xs hover:no-underline [&:hover_svg]:opacity-80"
              title={seasonText(season)}
            >
              <span className="sr-only">{seasonText(season)}</span>
              <svg
                className={`w-0 min-w-full fill-team forced-color-adjust-none ${barHeight}`}
                aria-hidden="true"
              >
                <rect y={percent(barTop(season[bars] ?? 0, most) / 100)} width="100%" height="100%" rx="2" />
              </svg>
              <span className={season[bars] ? "font-strong" : "text-soft"} aria-hidden="true">
                {season[bars] === null ? noValue : formatThousands(season[bars] ?? 0)}
              </span>
              <span
                className={`grid h-5.5 w-full place-items-center rounded-chip font-bold ${placeLook(season.rank)}`}
                aria-hidden="true"
              >
                {season.rank ?? noValue}
              </span>
              <span className="text-soft" aria-hidden="true">
                ’{String(season.year).slice(2)}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {/* The row's heads stay in sight; what scrolls below them fades. */}
      <div
        className="sticky -start-1 z-1 grid w-13 shrink-0 content-start gap-1 bg-[linear-gradient(to_right,var(--color-surface)_75%,transparent)] ps-1 text-xs text-soft"
        aria-hidden="true"
      >
        <span className={barHeight} />
        <span>{bars === "wins" ? "Wins" : "Points"}</span>
        <span className="flex h-5.5 items-center">Pos</span>
      </div>
    </div>
  );
}

type WonProps = {
  won: CareerCardProps["won"];
  years: ReadonlyArray<number>;
  bars: DetailProps["bars"];
  isTeam: boolean;
  /** True where only some bars have their value. */
  isLong: boolean;
};

/** "71 wins, 4 titles: 2021–2024"; of a team, whose band has both, what is drawn. */
function Won({ won, years, bars, isTeam, isLong }: WonProps): ReactNode {
  const drawn = `${bars === "wins" ? "Wins" : "Points"} by season${isLong ? ", peaks and the latest numbered" : ""}, championship place below`;
  if (won === null || won.wins === 0) return drawn;
  if (isTeam)
    return (
      <>
        {drawn}
        {/* The years stand beside its name where there is room. */}
        {years.length === 0 ? null : (
          <span className="wide:hidden">{`. Titles in ${formatSpans(years)}`}</span>
        )}
      </>
    );
  const titles = years.length === 0 ? "" : `, ${formatCount(years.length, "title")}`;
  return (
    <>
      <b className="text-ink">{`${formatCount(won.wins, "win")}${titles}`}</b>
      {years.length === 0 ? null : `: ${formatSpans(years)}`}
    </>
  );
}

function placeLook(rank: number | null): string {
  return rank === null ? "text-soft" : (medalClasses[rank - 1] ?? "bg-raised");
}

/** What a season's bar says to those who do not see it: "2008, McLaren: 5 wins, 1st in the championship". */
function seasonText({ year, teams, wins, rank }: CareerSeason): string {
  const whom = teams.length === 0 ? "" : `, ${teams.map(({ name }) => name).join(" / ")}`;
  return `${year}${whom}: ${formatCount(wins, "win")}, ${rank === null ? "not placed" : `${ordinal(rank)} in the championship`}`;
}

/** One season of a career, as it is drawn. */
export type CareerSeason = {
  year: number;
  wins: number;
  /** Points that counted; absent or null where none are recorded. */
  points?: number | null;
  /** Place in the championship; null when not placed. */
  rank: number | null;
  /** The teams driven for, in race order. */
  teams: ReadonlyArray<NamedTeam>;
};
