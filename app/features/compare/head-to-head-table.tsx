import { Link } from "@tanstack/react-router";
import { Embeddable } from "#app/ui/embed/embeddable.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatSpan } from "#app/ui/format-number.ts";
import { DuelLine } from "./duel-line.tsx";
import type { HeadToHead } from "./head-to-head.ts";

/** Two teammates: how often each was ahead, and the points of both in these races. */
export function HeadToHeadTable({ pair }: { pair: HeadToHead }) {
  const { driver, teammate, all, finished, points } = pair;
  return (
    <Embeddable
      name={blockOf(`teammates ${driver.id} ${teammate.id}`)}
      title={`${driver.name} and ${teammate.name} as teammates`}
    >
      <div className="comparison-frame">
        <table className="comparison-table">
          <caption>
            {pair.teams}, {formatSpan(pair.seasons.from, pair.seasons.to)}{" "}
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
            <DuelLine
              label={`All races (${all.races})`}
              one={all.driverWins}
              other={all.teammateWins}
              share
            />
            <DuelLine
              label={`Finished (${finished.races})`}
              one={finished.driverWins}
              other={finished.teammateWins}
              share
            />
            <DuelLine label="Points in all races" one={points.driver} other={points.teammate} />
          </tbody>
        </table>
      </div>
    </Embeddable>
  );
}
