import { Link } from "@tanstack/react-router";
import { Compared } from "#app/ui/compared/compared.tsx";
import { formatPercent, shareOf } from "#app/ui/compared/share.ts";
import { formatValue } from "#app/ui/format-number.ts";
import { careerYears } from "../career-years.ts";
import type { HeadToHead } from "./head-to-head.ts";

/** Two teammates: how often each was ahead, and the points of both in these races. */
export function HeadToHeadTable({ pair }: { pair: HeadToHead }) {
  const { driver, teammate, all, finished, points } = pair;
  return (
    <div className="comparison-frame">
      <table className="comparison-table">
        <caption>
          {pair.teams}, {careerYears({ first_year: pair.seasons.from, last_year: pair.seasons.to })}{" "}
          <Link
            to="/driver/$driverId/race_teammate"
            params={{ driverId: driver.id }}
            search={{ view: "driver", teammate: teammate.id }}
          >
            Each race
          </Link>
        </caption>
        <thead>
          <tr>
            <th scope="col">Ahead in</th>
            <th scope="col">{driver.name}</th>
            <th scope="col">{teammate.name}</th>
          </tr>
        </thead>
        <tbody>
          <Duel label={`All races (${all.races})`} one={all.driverWins} other={all.teammateWins} share />
          <Duel
            label={`Finished (${finished.races})`}
            one={finished.driverWins}
            other={finished.teammateWins}
            share
          />
          <Duel label="Points in all races" one={points.driver} other={points.teammate} />
        </tbody>
      </table>
    </div>
  );
}

type DuelProps = {
  label: string;
  one: number;
  other: number;
  /** True where each one's part of both is of interest. */
  share?: boolean;
};

/** A line of two amounts, of which more is better. */
function Duel({ label, one, other, share = false }: DuelProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {[
        { id: "one", own: one, theirs: other },
        { id: "other", own: other, theirs: one },
      ].map(({ id, own, theirs }) => (
        <td key={id}>
          <Compared by={own - theirs}>
            {formatValue(own)}
            {share ? ` (${formatPercent(shareOf(own, theirs))})` : null}
          </Compared>
        </td>
      ))}
    </tr>
  );
}
