import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CalendarRow } from "#contract/calendar.ts";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { Weekend } from "#contract/weekend.ts";
import { valueOf } from "#app/data/api-query.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { Podium } from "#app/features/results/podium.tsx";
import { formatLapTime, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { MissingCard, cardButtonClass } from "../layout/missing-card.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { formatList } from "#contract/values.ts";

type ResultsNotHeldProps = {
  session: SessionCode;
  /** The nearest season with results of such a session; null where there is none. */
  nearest: number | null;
  /** Null where it could not be had. */
  weekend: Weekend | null;
};

/** What stands in place of a session's results that are not held: who won the race, as the calendar has it. */
export function ResultsNotHeld({ session, nearest, weekend }: ResultsNotHeldProps) {
  const { year } = useRace();
  const winner = useCalendarRow()?.winner ?? null;
  const results = `${sessionNames[session].toLowerCase()} results`;
  return (
    <MissingCard
      title={(session === "R" ? winnerText(winner) : null) ?? `No ${results} yet`}
      reason={`The full ${results} of ${year} are not available yet.`}
      aside={<RaceWinner />}
    >
      <p className="flex flex-wrap gap-2">
        {nearest === null ? null : (
          <Link to="/races/" search={{ year: nearest }} className={`${cardButtonClass} filled`}>
            Races of {nearest}, with all results
          </Link>
        )}
        {weekend === null ? null : (
          <Link
            to="/circuits/$circuitId/"
            params={{ circuitId: weekend.circuit_id }}
            className={cardButtonClass}
          >
            {weekend.circuit_name}
          </Link>
        )}
      </p>
    </MissingCard>
  );
}

/** What the calendar says of the race that the address names. */
function useCalendarRow(): CalendarRow | undefined {
  const { year, round } = useRace();
  const calendar = valueOf(useSuspenseQuery(calendarQuery(year)).data);
  return calendar?.races.find((race) => race.round === round);
}

/** "Senna wins for McLaren"; null where nobody is known to have won. */
export function winnerText(winner: CalendarRow["winner"]): string | null {
  if (winner === null) return null;
  const names = winnersOf(winner).map(({ driver_name }) => lastName(driver_name));
  return `${formatList(names)} ${names.length === 1 ? "wins" : "win"} for ${winner.team_name}`;
}

function winnersOf(winner: NonNullable<CalendarRow["winner"]>) {
  return winner.shared_with === null ? [winner] : [winner, winner.shared_with];
}

/** Who won the race, or the two of a shared car, with pole position and fastest lap; nothing before there is a winner. */
export function RaceWinner() {
  const race = useCalendarRow();
  if (race === undefined || race.winner === null) return null;
  const { year, winner, pole, fastest_lap } = race;
  const { team_id, team_name } = winner;
  const places = winnersOf(winner).map((driver) => ({ ...driver, position: 1, team_id, team_name }));
  return (
    <div>
      <p className="text-small text-soft">Race winner</p>
      <Podium places={places} year={year} label="Race winner" />
      <div className="mt-3">
        <FactTiles
          tiles={[
            { label: "Pole position", value: pole?.driver_name ?? noValue, detail: "" },
            {
              label: "Fastest lap",
              value: fastest_lap?.driver_name ?? noValue,
              detail: fastest_lap === null ? "" : formatLapTime(fastest_lap.time),
            },
          ]}
        />
      </div>
    </div>
  );
}
