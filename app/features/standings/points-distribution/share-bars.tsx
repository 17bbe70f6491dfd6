import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { Bars } from "#app/ui/chart/bars.tsx";
import { formatPercent } from "#app/ui/compared/share.ts";
import { EmbedAction } from "#app/ui/embed/embed-action.tsx";
import { useBlockClass } from "#app/ui/embed/embedded.ts";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatCount, formatValue } from "#app/ui/format-number.ts";
import type { Shares } from "./shares.ts";

/** For teams of older seasons, whose colours changed with their sponsors. */
const plain = "var(--color-series-2)";

type ShareBarsProps = {
  year: number;
  title: string;
  shares: Shares;
  noun: readonly [one: string, several: string];
};

/** Shares of a season's points as bars in the teams' colours where they have any, with points and per cent. */
export function ShareBars({
  year,
  title,
  shares: { scored, without, total },
  noun: [one, several],
}: ShareBarsProps) {
  const block = blockOf(`points ${title}`);
  const bars = scored.map(({ name, teamId, points, percent }) => ({
    label: name,
    value: points,
    text: `${formatValue(points)} · ${formatPercent(percent)}`,
    colour: teamId === null ? undefined : drawnTeamColour(teamId, year),
  }));
  return (
    <section className={`chart ${useBlockClass(block)}`}>
      <h3>{title}</h3>
      <p className="chart-readout">
        {formatValue(total)} points to {formatCount(scored.length, one, several)}
        {without === 0 ? "" : `, ${without} without`}
      </p>
      <Bars bars={bars} colour={plain} />
      <EmbedAction block={block} title={`Points ${title.toLowerCase()}`} />
    </section>
  );
}
