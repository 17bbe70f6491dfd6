import type { CircuitRace } from "#contract/circuits.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lastName, noValue } from "#app/text/format.ts";
import { threeLetters } from "#app/text/names.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";

/**
 * Who won at a circuit in each season, in the colour of the team: a row for each decade, so that the same place in a row
 * is the same year of it.
 *
 * @param races newest first
 */
export function WinnersByDecade({ races }: { races: ReadonlyArray<CircuitRace> }) {
  return (
    <section className="rounded-card border border-line bg-surface px-4 py-4 shadow-card max-md:-mx-4 max-md:rounded-none max-md:border-x-0 md:px-5">
      <h2>Every winner</h2>
      <p className="text-small text-soft">One row for each decade, in the colours of the teams</p>
      <div className="mt-3 grid gap-0.5 md:gap-1">
        {decadesOf(races).map(({ decade, seasons }) => (
          <ol key={decade} className="grid grid-cols-10 gap-0.5 md:gap-1" aria-label={`${decade}s`}>
            {seasons.map(({ year, races: held }) =>
              held.length === 0 ? (
                <li key={year} aria-hidden="true" />
              ) : (
                <li key={year} className="grid gap-0.5">
                  {held.map((race) => (
                    <Winner key={race.round} race={race} />
                  ))}
                </li>
              ),
            )}
          </ol>
        ))}
      </div>
    </section>
  );
}

/** The winner of one race: the last name, or on a phone its first letters, below the year. */
function Winner({ race: { year, round, race_name, winner } }: { race: CircuitRace }) {
  const name = winner?.driver_name ?? null;
  const both = [name, winner?.shared_with?.driver_name].filter((each) => each !== undefined).join(" / ");
  const text = `${year} ${race_name}: ${winner === null ? "no result yet" : `${both}, ${winner.team_name}`}`;
  return (
    <a
      href={raceResultsPath(year, round)}
      title={text}
      className={`grid min-h-11 content-center rounded-chip leading-tight hover:no-underline max-md:justify-items-center md:min-h-12 md:px-2 ${winner === null ? "border border-dashed border-line-strong bg-raised" : "border-b-4 border-team bg-[color-mix(in_oklab,var(--color-team)_26%,var(--color-surface))] hover:bg-[color-mix(in_oklab,var(--color-team)_38%,var(--color-surface))]"} ${teamClass(winner?.team_id ?? null, year)}`}
    >
      <span className="sr-only">{text}</span>
      <span className="text-xs" aria-hidden="true">
        <span className="max-md:hidden">{year}</span>
        <span className="md:hidden">’{String(year).slice(2)}</span>
      </span>
      <b className="truncate text-xs md:text-small" aria-hidden="true">
        <span className="max-md:hidden">{name === null ? noValue : lastName(name)}</span>
        <span className="md:hidden">{name === null ? noValue : threeLetters(name)}</span>
      </b>
    </a>
  );
}

type Decade = {
  /** Its first year: 1950. */
  decade: number;
  /** Ten, in order; without races where none was held. */
  seasons: Array<{ year: number; races: Array<CircuitRace> }>;
};

/** The decades in which there were races, the newest first. @param races newest first */
export function decadesOf(races: ReadonlyArray<CircuitRace>): Array<Decade> {
  const byYear = Map.groupBy(races, ({ year }) => year);
  const decades = [...new Set(races.map(({ year }) => year - (year % 10)))];
  return decades.map((decade) => ({
    decade,
    seasons: Array.from({ length: 10 }, (_, index) => ({
      year: decade + index,
      races: byYear.get(decade + index)?.toReversed() ?? [],
    })),
  }));
}
