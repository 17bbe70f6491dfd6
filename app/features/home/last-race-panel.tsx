import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { LastRace } from "#contract/races.ts";
import { lastRaceQuery, nextRaceQuery } from "#app/data/races.queries.ts";
import { Podium } from "#app/features/results/podium.tsx";
import { valueOf } from "#app/data/facts.ts";
import { formatDay } from "#app/ui/dates.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { Panel } from "./panel.tsx";
import { missingSinceText } from "./standing-after.ts";

/** The last race with a result, and who stood on its podium. */
export function LastRacePanel() {
  return (
    <Panel title="Latest result" kind="result">
      <LastRaceFacts />
    </Panel>
  );
}

function LastRaceFacts() {
  const { data } = useSuspenseQuery(lastRaceQuery());
  if (!data.available || data.value === null) return <EmptyNote>No race results available.</EmptyNote>;
  const race = data.value;
  const params = { year: String(race.year), round: String(race.round) };
  return (
    <div className="home-race">
      <p className="home-race-name">
        <Flag country={race.country} alone />
        <Link to="/race/$year/$round/race/results" params={params}>
          {race.race_name}
        </Link>
      </p>
      <p>{race.circuit_name}</p>
      <p>
        <time dateTime={race.date_utc}>{formatDay(race.date_utc)}</time>
      </p>
      <div className="spoiler">
        <Podium places={race.podium} year={race.year} />
      </div>
      <MissingSince last={race} />
    </div>
  );
}

/** A result of months ago beside the next race's countdown needs a word. */
function MissingSince({ last }: { last: LastRace }) {
  const { data } = useSuspenseQuery(nextRaceQuery());
  const text = missingSinceText(last, valueOf(data));
  return text === null ? null : <p className="home-missing">{text}</p>;
}
