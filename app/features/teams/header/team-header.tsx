import { useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import type { TeamId } from "#contract/ids.ts";
import type { TeamChampionshipRow } from "#contract/championship.ts";
import { nameOfTeam, teamCareerSeasons, titleYears } from "#contract/teams.ts";
import { teamChampionshipQuery, teamProfileQuery } from "#app/data/teams.queries.ts";
import { JsonLdScript, sportsTeamJsonLd } from "#app/seo/json-ld/subjects.tsx";
import { type EntityFact, EntityHeading } from "#app/ui/page-heading.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { Link } from "@tanstack/react-router";
import { NearTeams } from "#app/features/search/near-entities.tsx";
import { askSearch } from "#app/features/ask/ask-search.ts";
import type { Figure } from "#app/ui/figures/figures.tsx";
import type { TeamEntrant, TeamProfile } from "#contract/profiles.ts";
import {
  headerFigures,
  type CountedIn,
  type FigureDefinitions,
  seasonsText,
} from "#app/features/figures/career-figures.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { CareerHeader } from "#app/features/figures/career-header.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { shortCountry } from "#app/text/names.ts";
import { ordinal } from "#contract/values.ts";
import { formatCount, formatSpans } from "#app/text/format.ts";
import { medalClasses } from "#app/ui/places.tsx";
import { valueOf } from "#app/data/api-query.ts";
import "../teams.css";

/** Who a team is, and its history in figures. The name, from the list of teams, is there before any answer. */
export function TeamHeader({ teamId }: { teamId: TeamId }) {
  const name = nameOfTeam(teamId);
  return (
    <Suspense
      fallback={
        <>
          <WithoutScripts />
          <TeamHistory teamId={teamId} name={name} profile={null} />
        </>
      }
    >
      <Header teamId={teamId} name={name} />
    </Suspense>
  );
}

function Header({ teamId, name }: { teamId: TeamId; name: string }) {
  const { data } = useSuspenseQuery(teamProfileQuery(teamId));
  if (!data.available) {
    return (
      <TeamHistory
        teamId={teamId}
        name={name}
        profile={null}
        note="No figures are available for this team now."
      />
    );
  }
  if (data.value !== null) {
    const profile = data.value;
    return (
      <>
        <JsonLdScript about={(siteUrl) => sportsTeamJsonLd(siteUrl, profile)} />
        <Suspense fallback={<TeamHistory teamId={teamId} name={profile.team_name} profile={profile} />}>
          <TeamHistoryBySeason teamId={teamId} profile={profile} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <EntityHeading name={name} />
      <NearTeams typed={teamId} />
    </>
  );
}

function TeamHistoryBySeason({ teamId, profile }: { teamId: TeamId; profile: TeamProfile }) {
  const seasons = valueOf(useSuspenseQuery(teamChampionshipQuery(teamId)).data) ?? [];
  return <TeamHistory teamId={teamId} name={profile.team_name} profile={profile} seasons={seasons} />;
}

/** The latest season with a win; null for a team that has not won. */
export function lastWinOf(seasons: ReadonlyArray<{ year: number; wins: number }>): number | null {
  const years = seasons.flatMap(({ year, wins }) => (wins > 0 ? [year] : []));
  return years.length === 0 ? null : Math.max(...years);
}

type TeamHistoryProps = {
  teamId: TeamId;
  name: string;
  /** Null while it is on its way, or when it could not be had. */
  profile: TeamProfile | null;
  /** None while they are not known. */
  seasons?: ReadonlyArray<TeamChampionshipRow>;
  /** Why there are no figures. */
  note?: string;
};

/** A team's name, facts, figures and entrants. It is as high without its facts as with them. */
function TeamHistory({ teamId, name, profile, seasons = [], note }: TeamHistoryProps) {
  const won = titleYears(teamCareerSeasons(seasons), profile?.figures.titles ?? 0);
  const differences = profile?.pole_differences ?? [];
  const figures = headerFigures(
    teamDefinitions,
    (counted) => linksOf(teamId, counted),
    profile?.figures ?? null,
    differences,
  );
  return (
    <CareerHeader
      kind="team"
      id={teamId}
      name={name}
      team={teamClass(teamId)}
      beside={<BestSeasons seasons={seasons} won={won} />}
      kicker={
        <>
          {profile === null ? null : <Flag country={profile.country} />}
          {profile === null ? null : (
            // A phone has no room for the full name beside the buttons.
            <span className="truncate">
              <span className="max-md:sr-only">{profile.full_name}, </span>
              {shortCountry(profile.country)}
            </span>
          )}
        </>
      }
      facts={profile === null ? [] : teamFacts(profile, won.at(-1), lastWinOf(seasons))}
      figures={figures}
      note={note}
    >
      <Entrants entrants={profile?.entrants ?? []} />
    </CareerHeader>
  );
}

/** How many seasons stand there of a team that has no title. */
const mostSeasons = 5;

type BestSeasonsProps = {
  seasons: ReadonlyArray<TeamChampionshipRow>;
  /** Those of its titles. */
  won: ReadonlyArray<number>;
};

/** The seasons of a team's titles, or those in which it was placed highest. */
function BestSeasons({ seasons, won }: BestSeasonsProps) {
  const placed = seasons.flatMap(({ year, position }) =>
    position === null ? [] : [{ year, place: position }],
  );
  const best = placed.toSorted((one, other) => one.place - other.place).slice(0, mostSeasons);
  if (won.length === 0 && best.length === 0) return null;
  return (
    <div className="flex items-center gap-3 whitespace-nowrap max-[75rem]:hidden">
      <h2 className="font-sans text-small font-semibold text-soft">
        {won.length > 0 ? "Champions" : "Best seasons"}
      </h2>
      <ol className="flex justify-end gap-2 text-table font-bold">
        {won.length > 0
          ? spansOf(won).map((years) => (
              <li key={years} className={`rounded-chip px-2 py-0.5 ${medalClasses[0]}`}>
                {years}
              </li>
            ))
          : best.map(({ year, place }) => (
              <li key={year} className={`rounded-chip px-2 py-0.5 ${medalClasses[place - 1] ?? "bg-raised"}`}>
                {ordinal(place)} <span className="text-small font-normal">{year}</span>
              </li>
            ))}
      </ol>
    </div>
  );
}

/** Years as the spans that they make: "1961", "1975–77", "1999–2004". */
function spansOf(years: ReadonlyArray<number>): Array<string> {
  return formatSpans(years)
    .split(", ")
    .map((span) => span.replace(/^(\d\d)(\d\d)–\1/, "$1$2–"));
}

function teamFacts(
  profile: TeamProfile,
  lastTitle: number | undefined,
  lastWin: number | null,
): Array<Array<EntityFact>> {
  const { first_year, last_year, figures } = profile;
  const view = { f: ["session_type.eq.R", "finish_position.eq.1", `year.eq.${lastWin}`] };
  const titles = formatCount(figures.titles, "constructors’ title");
  return [
    [
      {
        key: "titles",
        // A wide screen has all years.
        className: "min-[75rem]:hidden",
        fact:
          figures.titles === 0 ? null : (
            <>
              <b>{titles}</b>
              {lastTitle === undefined || figures.titles === 1 ? null : `, last in ${lastTitle}`}
            </>
          ),
      },
      {
        key: "seasons",
        fact: (
          <>
            {/* The line's first words where no titles stand before them. */}
            <span
              className={`inline-block ${figures.titles === 0 ? "first-letter:uppercase" : "min-[75rem]:first-letter:uppercase"}`}
            >
              {seasonsText(first_year, last_year)}
            </span>
            {lastWin === null || lastWin === last_year ? null : (
              <span className="max-md:hidden">
                , last win in{" "}
                <Link
                  to="/teams/$teamId/"
                  params={{ teamId: profile.team_id }}
                  search={view}
                  className="text-ink"
                >
                  {lastWin}
                </Link>
              </span>
            )}
          </>
        ),
      },
    ],
  ];
}

/** Links to what a team's figures count. Fastest laps have none: the races page lists them by driver only. */
function linksOf(teamId: TeamId, { page, view, question }: CountedIn): Pick<Figure, "list" | "question"> {
  return {
    list:
      page === "races"
        ? null
        : {
            to: page === "results" ? "/teams/$teamId/" : "/teams/$teamId/championship",
            params: { teamId },
            search: view,
          },
    // A team's average counts a place once that two drivers of a shared car had; a question counts both.
    question:
      question === null || question.measure === "mean"
        ? null
        : { to: "/ask/", search: askSearch({ ...question, of: "teams", team: teamId }) },
  };
}

/** What a team's figures count (docs/method.md). Every car of the make counts, whoever entered it. */
const teamDefinitions: FigureDefinitions = {
  grands_prix:
    "Races with a car of the team, without DNS, DNQ, DNPQ, DNP and EX. Sprints do not count as Grands Prix.",
  wins: "Grands Prix won by a car of the team.",
  podiums: "Places 1 to 3 in Grands Prix: two cars on one podium count twice, a shared car once.",
  poles: "Grands Prix that a car of the team started from grid slot 1.",
  fastest_laps: "Grands Prix with the fastest lap of the race by a car of the team.",
  points: "Points that counted in the constructors’ championship, which began in 1958.",
  titles: "World constructors’ championships won.",
  best_finish: "The best place in the classification of a Grand Prix.",
  avg_finish: "The mean place over the team’s classified cars in Grands Prix.",
  dnfs: "Cars with the result DNF (did not finish) in Grands Prix.",
};

/**
 * The names under which a team's cars were entered, with their years. More than one line of them opens on demand;
 * private entrants are set apart.
 */
function Entrants({ entrants }: { entrants: ReadonlyArray<TeamEntrant> }) {
  const summary = entrantsSummary(entrants);
  if (!summary.more) return <p className={lineClass}>{summary.text}</p>;
  return (
    <details className={`max-md:relative ${lineClass}`} data-menu>
      <summary className="w-fit max-w-full cursor-pointer list-none truncate max-md:-my-2.5 max-md:py-2.5 after:content-['_▾'_/_''] [&::-webkit-details-marker]:hidden">
        {summary.text}
      </summary>
      <div className="md:absolute md:start-0 md:top-full md:mt-1 md:max-h-96 md:w-[min(40rem,90cqi)] md:overflow-y-auto md:rounded-tile md:border md:border-line-strong md:bg-surface md:px-4 md:pt-1 md:pb-3 md:shadow-pop">
        <EntrantList
          title="The team’s own entries"
          entrants={entrants.filter((entrant) => !entrant.private)}
        />
        <EntrantList title="Private entrants" entrants={entrants.filter((entrant) => entrant.private)} />
      </div>
    </details>
  );
}

function EntrantList({ title, entrants }: { title: string; entrants: ReadonlyArray<TeamEntrant> }) {
  if (entrants.length === 0) return null;
  return (
    <>
      <h2 className="mt-1.5 text-[length:inherit]">{title}</h2>
      <ul className="columns-[18rem] leading-[1.4]">
        {entrants.map(({ name, years }) => (
          <li key={name} className="break-inside-avoid py-0.5 text-ink">
            {name} <small className="text-soft">{formatSpans(years)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

const lineClass = "min-h-6 shrink-0 max-w-full text-small/6 text-soft";

/** As many letters fit on one line of a phone. */
const lineLength = 46;

/**
 * The names under which a team entered, in one line: the latest of its own, and how many others there are; all of
 * them where they fit.
 *
 * @returns `more` is true when there is more to show than the text
 */
export function entrantsSummary(entrants: ReadonlyArray<TeamEntrant>): { text: string; more: boolean } {
  const [only] = entrants;
  if (only === undefined) return { text: "", more: false };
  if (entrants.length === 1) {
    const text = `Entered by ${only.name}${only.private ? " (private)" : ""} ${formatSpans(only.years)}`;
    return text.length <= lineLength
      ? { text, more: false }
      : { text: `Entered by ${only.name}`, more: true };
  }
  const lead = entrants.findLast((entrant) => !entrant.private) ?? only;
  const others = entrants.length - 1;
  return { text: `Entered by ${lead.name} and ${others} more`, more: true };
}
