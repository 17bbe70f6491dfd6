import type { DriverCareerRow } from "#contract/careers.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { alphabet } from "#app/text/names.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { CardTitles, SeasonBlock, seasonCardClass } from "#app/ui/directory/season-block.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";

/** The drivers of the present season by team, with who has been champion. @param careers of everyone, by wins */
export function SeasonGrid({ careers }: { careers: ReadonlyArray<DriverCareerRow> }) {
  const current = careers.filter((career) => career.current);
  const [first] = current;
  if (first === undefined) return null;
  return (
    <SeasonBlock
      title={`${first.last_year} grid`}
      about="Each driver with the team of the last race; gold is for world championships."
      standings={`/standings/${first.last_year}/drivers/overview`}
    >
      {byTeam(current).map(([teamId, drivers]) => (
        <li key={teamId} className={`${seasonCardClass} ${teamClass(teamId, first.last_year)}`}>
          <a href={teamPath(teamId)} className="block truncate py-0.5 font-display text-base font-extrabold">
            {nameOfTeam(teamId)}
          </a>
          <ul className="mt-1">
            {drivers.map((driver) => (
              <GridDriver key={driver.driver_id} driver={driver} />
            ))}
          </ul>
        </li>
      ))}
    </SeasonBlock>
  );
}

function GridDriver({ driver: { driver_id, name, country, titles } }: { driver: DriverCareerRow }) {
  return (
    <li className="flex items-center gap-1.5 text-small">
      <Flag country={country} />
      <a href={driverPath(driver_id)} className="min-w-0 truncate py-1 font-strong max-md:py-3">
        {name}
      </a>
      <CardTitles titles={titles} what="World championships" />
    </li>
  );
}

/** The teams in order of their names, each with its drivers. */
function byTeam(careers: ReadonlyArray<DriverCareerRow>): Array<[teamId: string, Array<DriverCareerRow>]> {
  const teams = Map.groupBy(careers, ({ team_id }) => team_id);
  return [...teams]
    .flatMap(([id, drivers]): Array<[string, Array<DriverCareerRow>]> => (id === null ? [] : [[id, drivers]]))
    .toSorted(([one], [other]) => alphabet().compare(nameOfTeam(one), nameOfTeam(other)));
}
