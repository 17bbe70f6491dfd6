import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AllTime, PastRace } from "#app/data/all-time.ts";
import { allTimeQuery } from "#app/data/home.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatShortDay } from "#app/text/dates.ts";
import { formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { AsBefore, PanelRow, useHiddenRound } from "./panel.tsx";

/** The great records, each with its first holders. */
export function AllTimeRecords() {
  return (
    <PanelRow title="All-time records">
      <History missing="No records available.">{(history) => <Records {...history} />}</History>
    </PanelRow>
  );
}

/** Who won on this day, or in this week, in other years, or that nobody did. */
export function OnThisDay() {
  return (
    <PanelRow title="On this day">
      <History missing="No past races available.">{(history) => <Past {...history.past} />}</History>
    </PanelRow>
  );
}

type HistoryProps = { missing: string; children: (history: AllTime) => ReactNode };

function History({ missing, children }: HistoryProps) {
  const { data } = useSuspenseQuery(allTimeQuery());
  return data.available ? children(data.value) : <p className="text-small text-soft">{missing}</p>;
}

const recordTitles: Readonly<Record<AllTime["records"][number]["kind"], string>> = {
  wins: "Most wins",
  poles: "Most poles",
  podiums: "Most podiums",
  titles: "Most titles",
};

function Records({ records }: Pick<AllTime, "records">) {
  const isHidden = useHiddenRound() !== null;
  const before = records.map((record) => ({ ...record, rows: record.before ?? record.rows }));
  return (
    <>
      <p className="-mt-2 mb-3 flex flex-wrap justify-between gap-x-6 text-small text-soft">
        <span>
          Every Grand Prix since 1950. <Link to="/champions/">Champions under other rules</Link>
        </span>
        <Link to="/records/" className="more text-ink">
          All records
        </Link>
      </p>
      <AsBefore before={isHidden ? <RecordCards records={before} /> : null}>
        <RecordCards records={records} />
      </AsBefore>
    </>
  );
}

function RecordCards({ records }: Pick<AllTime, "records">) {
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4 wide:gap-4">
      {records.map(({ kind, rows }) => (
        <li
          key={kind}
          className={`rounded-card border border-t-4 border-line border-t-team bg-surface p-4 shadow-card ${teamClass(rows[0]?.team?.id ?? null, rows[0]?.team?.year)}`}
        >
          <h3 className="text-small">
            <Link to="/records/" search={kind === "wins" ? {} : { kind }} className="py-1 text-soft">
              {recordTitles[kind]}
            </Link>
          </h3>
          <p className="font-display text-[2.75rem] leading-tight font-extrabold tracking-[-0.03em]">
            {formatThousands(rows[0]?.value ?? 0)}
          </p>
          <ol className="mt-1">
            {rows.map(({ id, name, path, value }, index) => (
              <li
                key={id}
                className={`flex min-h-6.5 items-baseline justify-between gap-2 ${index === 0 ? "font-strong" : "text-small text-soft"}`}
              >
                <a href={path ?? "/records/"} className="min-h-6 min-w-0 py-0.5 wrap-anywhere">
                  {/* Two cards beside each other on a phone have room for last names. */}
                  <span className="max-phone:sr-only">{name.slice(0, -lastName(name).length)}</span>
                  {lastName(name)}
                </a>
                {/* The first one's is the figure above. */}
                <span className={index === 0 ? "sr-only" : ""}>{formatThousands(value)}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

function Past({ onThisDay, races }: AllTime["past"]) {
  const about = onThisDay
    ? "Grands Prix on this date in other years"
    : races.length === 0
      ? "No Grand Prix was ever held in this week of the year."
      : "No Grand Prix was held on this date. These were close to it.";
  return (
    <>
      <p className="-mt-2 mb-3 text-small text-soft">{about}</p>
      <ul className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] wide:gap-4">
        {races.map((race) => (
          <PastWin key={race.date} {...race} />
        ))}
      </ul>
    </>
  );
}

function PastWin({ year, round, name, country, date, winner, team_id }: PastRace) {
  return (
    <li
      className={`rounded-card border border-s-4 border-line border-s-team bg-surface px-4 py-3 shadow-card ${teamClass(team_id, year)}`}
    >
      <p className="flex items-baseline gap-2 text-small text-soft">
        <Flag country={country} alone />
        {formatShortDay(date)} {year}
      </p>
      <Link
        to="/driver/$driverId/"
        params={{ driverId: winner.id }}
        className="mt-1 block min-h-6 py-0.5 font-strong wrap-anywhere"
      >
        {winner.name}
      </Link>
      <Link
        to="/race/$year/$round/race/results"
        params={{ year: String(year), round: String(round) }}
        className="block min-h-6 py-1 text-small text-soft"
      >
        won the {name}
      </Link>
    </li>
  );
}
