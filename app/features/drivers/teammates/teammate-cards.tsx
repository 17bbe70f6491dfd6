import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatSpans, lastName } from "#app/text/format.ts";
import { formatPercent, PairShares } from "#app/ui/compared/compared.tsx";
import { PairCount } from "#app/ui/compared/pair-count.tsx";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { teamsIn } from "#contract/teams.ts";
import { winsByTeammate } from "./summaries.ts";

/** A card for each teammate in the colour of the last team that they shared: who was ahead how often. */
export function TeammateCards({ records }: { records: ReadonlyArray<TeammateRecord> }) {
  const teammates = useMemo(
    () =>
      winsByTeammate(records).map((wins) => ({
        ...wins,
        shared: records.filter(({ teammate_id }) => teammate_id === wins.teammateId),
      })),
    [records],
  );
  const driver = records[0]?.driver_name ?? "";
  return (
    <ul className="my-4 grid gap-3 md:grid-cols-2 md:gap-4 wide:grid-cols-3">
      {teammates.map(({ teammateId, teammateName, driverWins, teammateWins, winPercent, races, shared }) => {
        const years = [...new Set(shared.map(({ year }) => year))].toSorted((one, other) => one - other);
        const teams = teamsIn([...new Set(shared.map(({ team_name }) => team_name))].join(" / "));
        return (
          <li
            key={teammateId}
            className={`rounded-card border border-t-4 border-line border-t-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_8%,var(--color-surface)),var(--color-surface)_60%)] px-4 py-3 shadow-card ${teamClass(teams[0]?.id ?? null, years.at(-1))}`}
          >
            <p className="text-small text-soft">
              {[...new Set(teams.map(({ name }) => name))].join(", ")}, {formatSpans(years)}
            </p>
            <Link
              to="."
              search={(before) => ({ ...before, view: "driver", teammate: teammateId, sort: undefined })}
              resetScroll={false}
              title={`Each race with ${teammateName}`}
              className="mt-1 grid min-h-11 grid-cols-[auto_1fr_1fr_auto] items-baseline gap-2"
            >
              <PairCount value={driverWins} than={teammateWins} />
              <span className="font-semibold">{lastName(driver)}</span>
              <span className="text-end font-semibold">{lastName(teammateName)}</span>
              <PairCount value={teammateWins} than={driverWins} />
            </Link>
            <PairShares first={driverWins} second={teammateWins} />
            <p className="mt-1.5 flex justify-between text-small text-soft">
              <span>
                {races} {races === 1 ? "race" : "races"}
              </span>
              <span>
                {lastName(driver)} ahead in {formatPercent(winPercent)}
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
