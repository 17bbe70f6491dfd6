import type { TeamEntry } from "#contract/archive.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands } from "#app/text/format.ts";
import { alphabet } from "#app/text/names.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { CardTitles, SeasonBlock, seasonCardClass } from "#app/ui/directory/season-block.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";

type SeasonTeamsProps = { entries: ReadonlyArray<TeamEntry>; year: number };

/** The teams of a season, with what they have won since they began. */
export function SeasonTeams({ entries, year }: SeasonTeamsProps) {
  const teams = entries.filter(({ last_year }) => last_year === year);
  return (
    <SeasonBlock
      title={`${year} teams`}
      about="With all of their Grands Prix; gold is for constructors’ championships."
      standings={`/standings/${year}/constructors/overview`}
    >
      {teams
        .toSorted((one, other) => alphabet().compare(one.team_name, other.team_name))
        .map((team) => (
          <TeamCard key={team.team_id} team={team} year={year} />
        ))}
    </SeasonBlock>
  );
}

function TeamCard({ team, year }: { team: TeamEntry; year: number }) {
  const { team_id, team_name, country, first_year, grands_prix, wins, titles } = team;
  return (
    <li className={`${seasonCardClass} ${teamClass(team_id, year)}`}>
      <div className="flex items-center gap-1.5">
        <Flag country={country} />
        <a
          href={teamPath(team_id)}
          className="min-w-0 truncate py-0.5 font-display text-base font-extrabold max-md:py-2.5"
        >
          {team_name}
        </a>
        <CardTitles titles={titles} what="Constructors’ championships" />
      </div>
      <p className="mt-1 truncate">
        <b className="font-bold">{wins}</b> {wins === 1 ? "win" : "wins"}{" "}
        <span className="text-soft">· {formatThousands(grands_prix)} GP</span>
      </p>
      {first_year === null ? null : <p className="text-small text-soft">Since {first_year}</p>}
    </li>
  );
}
