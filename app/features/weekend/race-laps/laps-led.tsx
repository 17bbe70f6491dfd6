import type { TimedDriver } from "#contract/timing/session.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";

type LapsLedProps = {
  /** The id of who led at the end of each lap. */
  leaders: ReadonlyArray<string>;
  drivers: ReadonlyArray<TimedDriver>;
  year: number;
};

/** Who led when: the race as one bar in the colours of the leaders' teams, and how many laps each led. */
export function LapsLed({ leaders, drivers, year }: LapsLedProps) {
  const counts = countsOf(leaders);
  if (counts.length < 2) return null;
  const runs = runsOf(leaders);
  const driverOf = (id: string) => drivers.find(({ driver_id }) => driver_id === id);
  const laps = leaders.length;
  /** The second leader of a team is hollow. */
  const isHollow = (id: string) =>
    counts
      .slice(
        0,
        counts.findIndex((each) => each.id === id),
      )
      .some((each) => driverOf(each.id)?.team_id === driverOf(id)?.team_id);
  const classOf = (id: string) => teamClass(driverOf(id)?.team_id ?? null, year);
  return (
    <div className="mt-5">
      <h4 className="text-small font-strong">Laps led</h4>
      <svg className="mt-1 h-5.5 w-full" aria-hidden="true">
        {runs.map(({ id, from, to }) => (
          <svg
            key={from}
            x={percent((from - 1) / laps)}
            width={percent((to - from + 1) / laps)}
            className={classOf(id)}
          >
            <title>{`${driverOf(id)?.driver_name ?? id}: ${from === to ? "lap" : "laps"} ${from === to ? from : `${from}–${to}`}`}</title>
            {/* The half of an edge that lies within is seen. */}
            <rect
              width="100%"
              height="100%"
              className="fill-team stroke-team stroke-2"
              fillOpacity={isHollow(id) ? 0.35 : undefined}
            />
            {from === 1 ? null : <line y2="100%" className="stroke-surface stroke-2" />}
          </svg>
        ))}
      </svg>
      <LapTicks leaders={leaders} />
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
        {counts.map(({ id, count }) => (
          <li key={id} className={`flex items-center gap-2 ${classOf(id)}`}>
            <span
              className={`size-3 rounded-chip border border-team ${isHollow(id) ? "bg-team/35" : "bg-team"}`}
              aria-hidden="true"
            />
            <b className="font-strong">{driverOf(id)?.driver_name ?? id}</b> {formatCount(count, "lap")}
            {spansText(runs.filter((run) => run.id === id))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The most runs of laps that have room beside a name. */
const mostSpans = 3;

/** ", 1–13, 17–56"; empty for a driver who led too often to list. */
function spansText(runs: ReturnType<typeof runsOf>): string {
  return runs.length > mostSpans ? "" : runs.map(({ from, to }) => `, ${formatSpan(from, to)}`).join("");
}

/** The least distance between two laps below the bar, as a share of its width. */
const apart = { full: 0.0165, wide: 0.03, phone: 0.09 };

/** The laps on which the lead changed, below the bar: where two are too near, that of the longer lead. */
function LapTicks({ leaders }: Pick<LapsLedProps, "leaders">) {
  const laps = leaders.length;
  const runs = runsOf(leaders)
    .slice(1)
    .toSorted((one, other) => other.to - other.from - (one.to - one.from));
  const [full, wide, phone] = [apart.full, apart.wide, apart.phone].map((least) => {
    // The first text is longer.
    const taken = [0, Math.max(least, apart.wide) / 2, 1];
    return runs.flatMap(({ from }) => {
      const at = (from - 1) / laps;
      if (taken.some((other) => Math.abs(other - at) < least)) return [];
      taken.push(at);
      return from;
    });
  });
  return (
    <svg className="h-4 w-full text-[0.75rem] text-soft" aria-hidden="true" fill="currentColor">
      <text y="13">Lap 1</text>
      {full?.map((from) => (
        <text
          key={from}
          className={
            phone?.includes(from) === true
              ? undefined
              : wide?.includes(from) === true
                ? "max-md:hidden"
                : "max-[1100px]:hidden"
          }
          x={percent((from - 1) / laps)}
          y="13"
        >
          {from}
        </text>
      ))}
      <text x="100%" y="13" textAnchor="end">
        {laps}
      </text>
    </svg>
  );
}

/** How many laps each led, the most first. */
function countsOf(leaders: ReadonlyArray<string>): Array<{ id: string; count: number }> {
  return [...Map.groupBy(leaders, (id) => id)]
    .map(([id, own]) => ({ id, count: own.length }))
    .toSorted((one, other) => other.count - one.count);
}

/** Laps in a row with the same leader, counted from 1. */
export function runsOf(leaders: ReadonlyArray<string>): Array<{ id: string; from: number; to: number }> {
  const runs: Array<{ id: string; from: number; to: number }> = [];
  for (const [index, id] of leaders.entries()) {
    const last = runs.at(-1);
    if (last?.id === id) last.to = index + 1;
    else runs.push({ id, from: index + 1, to: index + 1 });
  }
  return runs;
}
