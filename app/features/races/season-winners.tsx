import { driverPath } from "#app/text/page-paths.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import type { CalendarRow } from "#contract/calendar.ts";

type Winner = { driver_id: string; driver_name: string; team_id: string; wins: number };

/** Who won the races of a season and how many of them, most first; both drivers of a shared car won. */
export function winnersOf(races: ReadonlyArray<Pick<CalendarRow, "winner">>): Array<Winner> {
  const winners = new Map<string, Winner>();
  for (const { winner } of races) {
    if (winner === null) continue;
    for (const driver of [winner, winner.shared_with]) {
      if (driver === null) continue;
      const { driver_id, driver_name } = driver;
      const before = winners.get(driver_id);
      winners.set(driver_id, {
        driver_id,
        driver_name,
        team_id: winner.team_id,
        wins: (before?.wins ?? 0) + 1,
      });
    }
  }
  return [...winners.values()].toSorted((one, other) => other.wins - one.wins);
}

type SeasonWinnersProps = {
  year: number;
  races: ReadonlyArray<Pick<CalendarRow, "winner">>;
  /** True where the last weekend's race is among them. */
  isSpoiler: boolean;
};

/** The winners of a season with their wins, each in the colour of the team of the last one. */
export function SeasonWinners({ year, races, isSpoiler }: SeasonWinnersProps) {
  const winners = winnersOf(races);
  if (winners.length === 0) return null;
  return (
    <ul
      className={`mb-3 flex gap-2 overflow-x-auto [scrollbar-width:none] max-phone:-mx-4 max-phone:px-4 md:flex-wrap ${isSpoiler ? "spoiler" : ""}`}
      aria-label="Wins"
    >
      {winners.map(({ driver_id, driver_name, team_id, wins }) => (
        <li
          key={driver_id}
          className={`team-band flex shrink-0 items-center gap-3 rounded-tile px-3 shadow-card ${teamClass(team_id, year)}`}
        >
          <a href={driverPath(driver_id)} className="inline-flex min-h-11 items-center font-strong text-ink">
            {driver_name}
          </a>
          <span>
            <b className="font-display text-block font-extrabold">{wins}</b>{" "}
            <small className="text-soft">{wins === 1 ? "win" : "wins"}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
