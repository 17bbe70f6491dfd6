import { useQuery } from "@tanstack/react-query";
import type { TitleSwing } from "#contract/title-odds.ts";
import { driverOddsQuery } from "#app/data/standings.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatChance } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";

/** The chances of those who gained and lost most by a race, round by round as steps up to it. */
export function SwingDrawing({ swing: { year, round, gained, lost } }: { swing: TitleSwing }) {
  // Asked for by the browser: the page does not wait for a season of chances.
  const { data } = useQuery(driverOddsQuery(year));
  if (data?.available !== true) return <div className="h-50" />;
  const { drivers } = data.value;
  const lines = [gained, lost].map((change) => ({
    ...change,
    chances: (drivers.find(({ driver_id }) => driver_id === change.driver_id)?.chances ?? [])
      .slice(0, round + 1)
      .map((chance) => chance ?? 0),
  }));
  return (
    <figure className="h-50 min-w-0">
      <svg className="h-44 w-full overflow-visible" aria-hidden="true">
        <svg
          y="8"
          width="74%"
          height="156"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          {[0, 50, 100].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H100`}
              className="stroke-line-strong/40"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {lines.map(({ driver_id, team_id, chances }, nth) => (
            <path
              key={driver_id}
              d={stepsOf(chances)}
              className={`fill-none stroke-team ${teamClass(team_id, year)}`}
              strokeWidth={nth === 0 ? 3.5 : 2.5}
              strokeDasharray={nth === 0 ? undefined : "7 5"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {lines.map(({ driver_id, driver_name, team_id, after, before }) => {
          const y = 8 + 156 * (1 - after / 1000);
          return (
            <g key={driver_id} className={teamClass(team_id, year)}>
              <svg x="74%" y={y} overflow="visible">
                <circle className="fill-team" r="4.5" />
                <text x="12" y={after > before ? 4 : 0} className="fill-ink text-[14px] font-bold">
                  {lastName(driver_name)}
                </text>
                <text x="12" y={after > before ? 21 : -17} className="fill-soft text-[13px]">
                  {chanceAfter(after)}
                </text>
              </svg>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-small text-soft">
        Chance of the title, from before the season to round {round}
      </figcaption>
    </figure>
  );
}

/** What a chance became, in thousandths: 0% where it came true in none of the simulated seasons. */
export function chanceAfter(after: number): string {
  return after === 0 ? "0%" : formatChance(after);
}

/** Values in thousandths as steps over the whole width. */
function stepsOf(chances: ReadonlyArray<number>): string {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((chance, index) => {
      const [x, y] = [round((100 * index) / last), round(100 - chance / 10)];
      return index === 0 ? `M0 ${y}` : `H${x}V${y}`;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;
