import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSpans } from "#app/text/format.ts";
import { teamPath } from "#app/text/page-paths.ts";
import type { NamedTeam } from "#contract/teams.ts";

/** A season, and the teams driven for in it, in race order. */
type TeamsOfSeason = { year: number; teams: ReadonlyArray<NamedTeam> };

type TeamSpansProps = {
  /** Oldest first. */
  seasons: ReadonlyArray<TeamsOfSeason>;
  className?: string;
};

/** The teams of a career in their colours, each with its seasons. */
export function TeamSpans({ seasons, className = "mt-1" }: TeamSpansProps) {
  return (
    <ul className={`flex flex-wrap gap-x-4 gap-y-0.5 text-small ${className}`}>
      {teamSpans(seasons).map(({ name, id, years, looks }) => (
        <li key={name}>
          <span className="me-1.5 inline-flex overflow-clip rounded-sm" aria-hidden="true">
            {looks.map((look) => (
              <span key={look} className={`h-2 w-3 bg-team forced-color-adjust-none ${look}`} />
            ))}
          </span>
          {id === null ? (
            <b>{name}</b>
          ) : (
            <a className="py-0.5 font-strong" href={teamPath(id)}>
              {name}
            </a>
          )}{" "}
          <span className="text-soft">{years}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * For which team in which seasons, in the order of the first, and the classes of all colours that the team had in them.
 *
 * @param seasons oldest first
 */
export function teamSpans(
  seasons: ReadonlyArray<TeamsOfSeason>,
): Array<NamedTeam & { years: string; looks: Array<string> }> {
  const spans = new Map<string, NamedTeam & { seasons: Array<number> }>();
  for (const { year, teams } of seasons) {
    for (const team of teams) {
      const span = spans.get(team.name);
      if (span === undefined) spans.set(team.name, { ...team, seasons: [year] });
      else span.seasons.push(year);
    }
  }
  return [...spans.values()].map(({ seasons: years, ...team }) => ({
    ...team,
    years: formatSpans(years),
    looks: [...new Set(years.map((year) => teamClass(team.id, year)))],
  }));
}
