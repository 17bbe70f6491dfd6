import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { meetingsQuery } from "#app/data/compare/compare.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import { CoverageNote } from "#app/features/coverage/coverage-note.tsx";
import { type Coverage, raceCoverage } from "#app/features/coverage/coverage.ts";
import { noRecords } from "#app/features/drivers/teammates/teammates-texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type AsTeammates, commonSeasons, asTeammates } from "./as-teammates.ts";
import { Link } from "@tanstack/react-router";
import { BlockCard } from "#app/ui/embed/block-menu.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatSpan } from "#app/text/format.ts";
import { aheadFinding, amountLine, sharedLine } from "./head-to-head-section.tsx";
import { MirroredTable } from "./mirrored-table.tsx";

type AsTeammatesProps = {
  /** The ids of the address, unknown ones included: the loader cannot tell which exist. */
  ids: ReadonlyArray<DriverId>;
  careers: ReadonlyArray<Pick<DriverCareerRow, "driver_id" | "team_id" | "first_year" | "last_year">>;
};

/** The compared drivers as teammates, pair by pair. */
export function AsTeammatesSection({ ids, careers }: AsTeammatesProps) {
  const { data } = useSuspenseQuery(meetingsQuery(ids));
  const coverage = useCommonCoverage(careers);
  const pairs = useMemo(() => (data.available ? asTeammates(data.value, careers) : []), [data, careers]);
  if (!data.available) return <EmptyNote>{noRecords}</EmptyNote>;
  if (pairs.length === 0) return <NoPairs coverage={coverage} />;
  return (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      <div className="grid gap-x-6 gap-y-3 wide:grid-cols-2">
        {pairs.map((pair) => (
          <AsTeammatesTable key={`${pair.driver.id} ${pair.teammate.id}`} pair={pair} careers={careers} />
        ))}
      </div>
      <p className="table-method max-w-200 text-[0.8125rem] text-soft">
        All: Grands Prix that both entered for the same team; ahead is who stands higher in the order of
        classification, in which retired cars have a place too. Finished: only those in which both were
        classified. Sprints are not counted. Source: F1DB.
      </p>
    </>
  );
}

/** Teammates whose races this archive lacks must not look like drivers who never were teammates. */
function NoPairs({ coverage }: { coverage: Coverage }) {
  if (coverage.of !== "all") return <CoverageNote coverage={{ of: "none" }} shows="results" />;
  return <p className="note">They were never teammates in a Grand Prix.</p>;
}

/** How much the archive holds of the seasons in which any two of the drivers may have been teammates. */
function useCommonCoverage(careers: AsTeammatesProps["careers"]): Coverage {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return raceCoverage(valueOf(data), commonSeasons(careers));
}

/** Two teammates: how often each was ahead, and the points of both in these races. */
function AsTeammatesTable({ pair, careers }: { pair: AsTeammates } & Pick<AsTeammatesProps, "careers">) {
  const { driver, teammate, all, finished, points } = pair;
  const team = careers.find(({ driver_id }) => driver_id === driver.id) ?? null;
  const where = `${pair.teams}, ${formatSpan(pair.seasons.from, pair.seasons.to)}`;
  const side = { team_id: team?.team_id ?? null, last_year: pair.seasons.to };
  return (
    <BlockCard
      name={blockOf(`teammates ${driver.id} ${teammate.id}`)}
      title={`${driver.name} and ${teammate.name} as teammates`}
      finding={aheadFinding(
        [driver.name, teammate.name],
        { one: all.driverWins, other: all.teammateWins, of: all.races },
        "drivers",
      )}
      about={where}
      beside={
        <Link
          to="/driver/$driverId/race_teammate"
          params={{ driverId: driver.id }}
          search={{ view: "driver", teammate: teammate.id }}
          className="more text-table"
        >
          Each race
        </Link>
      }
    >
      <MirroredTable
        caption={<caption className="sr-only">{where}</caption>}
        corner="Ahead in"
        sides={[side, side]}
        heads={[<b key="driver">{driver.name}</b>, <b key="teammate">{teammate.name}</b>]}
        lines={[
          sharedLine(`All races (${all.races})`, all.driverWins, all.teammateWins),
          sharedLine(`Finished (${finished.races})`, finished.driverWins, finished.teammateWins),
          amountLine("Points in all races", points.driver, points.teammate),
        ]}
      />
    </BlockCard>
  );
}
