import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { LastRace } from "#contract/races.ts";
import { lastRaceQuery, nextRaceQuery } from "#app/data/races.queries.ts";
import { Podium } from "#app/features/results/podium.tsx";
import { valueOf } from "#app/data/api-query.ts";
import { formatShortDay } from "#app/text/dates.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { missingSinceText } from "./standing-after.ts";

/** The last race with a result, and who stood on its podium. */
export function LastRaceHero() {
  const { data } = useSuspenseQuery(lastRaceQuery());
  if (!data.available || data.value === null) return <EmptyNote>No race results available.</EmptyNote>;
  const race = data.value;
  const params = { year: String(race.year), round: String(race.round) };
  return (
    <>
      <p className="flex items-center gap-2 text-table text-soft">
        <Flag country={race.country} alone />
        <b className="text-ink">Latest result</b>
        <time dateTime={race.date_utc}>{formatShortDay(race.date_utc)}</time>
      </p>
      <h2 className="mt-2 text-title tracking-[-0.018em]">
        <Link to="/race/$year/$round/race/results" params={params}>
          {race.race_name}
        </Link>
      </h2>
      <div className="spoiler">
        <Podium places={race.podium} year={race.year} />
      </div>
      <p className="mt-3 text-table">
        <Link to="/race/$year/$round/race/results" params={params} className="more">
          Full result
        </Link>
      </p>
      <MissingSince last={race} />
    </>
  );
}

/** A result of months ago beside the next race's countdown needs a word. */
function MissingSince({ last }: { last: LastRace }) {
  const { data } = useSuspenseQuery(nextRaceQuery());
  const text = missingSinceText(last, valueOf(data));
  return text === null ? null : <p className="mt-1 text-small text-soft">{text}</p>;
}
