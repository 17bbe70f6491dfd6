import { TeamSpans } from "#app/features/summary/team-spans.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { lastName, lastNames } from "#app/text/names.ts";
import { MirroredBar } from "#app/ui/compared/mirrored-bar.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import { lastTeamId, teamsIn } from "#contract/teams.ts";

/** How often a driver and the teammates of a season were ahead of each other; `teams` in race order, joined. */
type Season = { year: number; teams: string; driverWins: number; teammateWins: number };

type AgainstTeammatesProps = {
  /** Who the driver is; the name in full. */
  driver: string;
  /** Names by id of the teammates, at least one. */
  teammates: ReadonlyMap<string, string>;
  /** Oldest first. */
  seasons: ReadonlyArray<Season>;
  /** The finding, in a sentence. */
  finding: string;
  /** What the bars count, in a sentence, and what else belongs to the finding. */
  explains: string;
  detail?: string;
  /** What stands beside the names: "ahead", "faster". */
  word: string;
  /** What the drawing is, for those who do not see it. */
  label: string;
  /** Without seasons it is the sentence alone. */
  hasSeasons?: boolean;
};

/** How often a driver was ahead of all teammates: a sentence, and a bar up and down for each season. */
export function AgainstTeammates(props: AgainstTeammatesProps) {
  const { teammates, seasons, finding, explains, detail, word, label, hasSeasons = true } = props;
  const [only = ""] = teammates.values();
  const [driver = "", teammate = ""] = lastNames([props.driver, only]);
  const sides = {
    driver: teammates.size === 1 ? driver : lastName(props.driver),
    teammate: teammates.size === 1 ? teammate : "Teammate",
    word,
    seasons,
  };
  const isShort = seasons.length < fewestColumns;
  const years = formatSpan(seasons[0]?.year ?? 0, seasons.at(-1)?.year ?? 0);
  const about = [
    formatCount(teammates.size, "teammate"),
    ...(seasons.length === 0 ? [] : [years]),
    ...(detail === undefined ? [] : [detail]),
  ].join(", ");
  if (!hasSeasons || seasons.length < 2)
    return (
      <p className="my-3">
        <b className="me-1 font-display text-block/tight font-extrabold">{finding}</b>{" "}
        <span className="text-small text-soft max-md:block">{about}</span>
      </p>
    );
  return (
    <section className="mt-3 mb-6 rounded-card border border-line bg-surface p-4 shadow-card md:px-6 md:py-5">
      <h3 className="font-display text-block font-extrabold tracking-tight">{finding}</h3>
      <p className="text-small text-soft">
        {explains} {about}
      </p>
      {isShort ? null : (
        <div className="mt-3 flex gap-4 max-md:hidden">
          <Sides {...sides} />
          <Seasons seasons={seasons} label={label} />
        </div>
      )}
      <SeasonRows {...sides} className={isShort ? "max-w-3xl" : "md:hidden"} />
      <TeamSpans
        className={`mt-3 border-t border-line pt-3 ${isShort ? "" : "md:ps-28"}`}
        seasons={seasons.map(({ year, teams }) => ({ year, teams: teamsIn(teams, year) }))}
      />
    </section>
  );
}

/** Of fewer seasons columns would stand far apart: they are rows on a wide page too. */
const fewestColumns = 5;

/** The height of the drawing in pixels; the years stand below it. */
const height = 260;
const valueRoom = 20;

/** How high one session is, and where the line stands that parts the two sides, in pixels. */
function scaleOf(seasons: ReadonlyArray<Season>) {
  const up = Math.max(...seasons.map(({ driverWins }) => driverWins));
  const down = Math.max(...seasons.map(({ teammateWins }) => teammateWins));
  const each = (height - 2 * valueRoom) / Math.max(1, up + down);
  return { each, zero: valueRoom + up * each };
}

type SidesProps = {
  driver: string;
  /** Who that is, where there was one. */
  teammate: string;
  word: string;
  seasons: ReadonlyArray<Season>;
};

/** What stands above the line and below it, beside the drawing. */
function Sides({ driver, teammate, word, seasons }: SidesProps) {
  const { zero } = scaleOf(seasons);
  const sides = [
    { name: driver, y: zero - 30 },
    { name: teammate, y: zero + 24 },
  ];
  return (
    <svg className="w-24 shrink-0 text-small" height={height + 20} aria-hidden="true">
      {sides.map(({ name, y }) => (
        <text key={name} y={y} className="fill-ink font-semibold">
          {name}
          <tspan x="0" dy="17" className="fill-soft font-normal">
            {word}
          </tspan>
        </text>
      ))}
      <line x2="100%" y1={zero} y2={zero} className="stroke-line-strong" />
    </svg>
  );
}

/** A column for each season: up by how often the driver was ahead, filled, and down by the others, hollow. */
function Seasons({ seasons, label }: { seasons: ReadonlyArray<Season>; label: string }) {
  const { each, zero } = scaleOf(seasons);
  const step = 1 / seasons.length;
  const width = Math.min(0.62 * step, 0.06);
  return (
    <svg className="block min-w-0 flex-1 overflow-visible" height={height + 20} role="img" aria-label={label}>
      {seasons.map(({ year, teams, driverWins, teammateWins }, index) => {
        const middle = percent((index + 0.5) * step);
        const bar = { x: percent((index + 0.5) * step - width / 2), width: percent(width) };
        return (
          <g key={year} className={teamClass(lastTeamId(teams, year), year)}>
            <rect {...bar} y={zero - driverWins * each} height={driverWins * each} className="fill-team" />
            <rect
              {...bar}
              y={zero + 1}
              height={Math.max(0, teammateWins * each - 1)}
              className="fill-team stroke-team"
              fillOpacity="0.26"
              strokeWidth={teammateWins === 0 ? 0 : 1.5}
            />
            <g textAnchor="middle" className="text-xs">
              <text x={middle} y={zero - driverWins * each - 6} className="fill-ink font-semibold">
                {driverWins}
              </text>
              <text x={middle} y={zero + teammateWins * each + 15} className="fill-ink font-semibold">
                {teammateWins}
              </text>
              <text x={middle} y={height + 16} className="fill-soft">
                ’{String(year).slice(2)}
              </text>
            </g>
          </g>
        );
      })}
      <line x2="100%" y1={zero} y2={zero} className="stroke-line-strong" />
    </svg>
  );
}

/**
 * The same as a row for each season, the latest first: for a phone, where the values of twenty columns would run together,
 * and for few seasons.
 */
function SeasonRows({ seasons, driver, teammate, word, className }: SidesProps & { className: string }) {
  const most = Math.max(1, ...seasons.flatMap(({ driverWins, teammateWins }) => [driverWins, teammateWins]));
  return (
    <ol className={`mt-3 grid gap-1 text-table ${className}`}>
      <li
        className="flex flex-wrap justify-between gap-x-3 ps-17 pe-7 text-small font-strong"
        aria-hidden="true"
      >
        <span>
          {driver} {word}
        </span>
        <span className="ms-auto">
          {teammate} {word}
        </span>
      </li>
      {seasons.toReversed().map(({ year, teams, driverWins, teammateWins }) => (
        <li
          key={year}
          className={`grid grid-cols-[2.5rem_1.5rem_minmax(0,1fr)_minmax(0,1fr)_1.5rem] items-center gap-x-1 ${teamClass(lastTeamId(teams, year), year)}`}
        >
          <span className="text-small text-soft">{year}</span>
          <span className={`text-end ${driverWins > teammateWins ? "font-bold" : ""}`}>{driverWins}</span>
          <MirroredBar share={(100 * driverWins) / most} side="start" hollow={false} />
          <MirroredBar share={(100 * teammateWins) / most} side="end" hollow />
          <span className={teammateWins > driverWins ? "font-bold" : ""}>{teammateWins}</span>
        </li>
      ))}
    </ol>
  );
}
