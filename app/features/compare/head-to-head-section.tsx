import { use } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { HeadToHead } from "#app/data/compare/head-to-head.ts";
import { headToHeadsQuery } from "#app/data/compare/compare.queries.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { valueOf } from "#app/data/api-query.ts";
import {
  coverageLineClass,
  CoverageNote,
  coverageOf,
  type Seasons,
} from "#app/features/coverage/coverage.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparedKind } from "#app/data/compare/compared-ids.ts";
import { cardsClass, type ComparisonProps } from "./comparison-section.tsx";
import { hollowOf } from "./distinct-cars.ts";
import { HeadToHeadMatrix } from "./head-to-head-matrix.tsx";
import { type MirroredLine, MirroredTable } from "./mirrored-table.tsx";
import { calledAs, headToHeadMethod, kinds, noCareers } from "./compare-texts.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { Embedded } from "#app/ui/embed/embeddable.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatCount, formatPercent, formatSpan, formatThousands, formatValue } from "#app/text/format.ts";
import { shareOf } from "#app/ui/compared/compared.tsx";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import type { Meetings } from "#app/data/compare/compare.functions.ts";
import {
  oncePerRace,
  pointsByTeammate,
  type Wins,
  winsIn,
} from "#app/features/drivers/teammates/summaries.ts";

/** What each two of those compared were to each other in the Grands Prix that both entered. */
export function HeadToHeadSection(props: ComparisonProps) {
  const { kind, ids, careers } = props;
  const { data } = useSuspenseQuery(headToHeadsQuery(kind, ids));
  const { data: archive } = useSuspenseQuery(archiveInfoQuery());
  // Another site may show any of the blocks at any width.
  const isEmbedded = use(Embedded) !== null;
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  const coverage = coverageOf(valueOf(archive), commonSeasons(careers));
  if (data.value.length === 0) {
    return coverage.of === "all" ? (
      <p className="note">No two of these {kinds[kind].several} ever entered the same Grand Prix.</p>
    ) : (
      <p className={coverageLineClass} role="status">
        Results of the races they shared are not available yet.
      </p>
    );
  }
  return (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      {careers.length > 2 ? (
        <div className={isEmbedded ? "" : "md:hidden"}>
          <HeadToHeadMatrix headToHeads={data.value} {...props} />
        </div>
      ) : null}
      {/* A card for each pair of several is as long as six phones. */}
      <div
        className={`${cardsClass(data.value.length)} ${careers.length > 2 && !isEmbedded ? "max-md:hidden" : ""}`}
      >
        {data.value.map((headToHead) => (
          <HeadToHeadTable key={`${headToHead.one} ${headToHead.other}`} headToHead={headToHead} {...props} />
        ))}
      </div>
      <p className="table-method mt-2 max-w-200 text-[0.8125rem] text-soft">{headToHeadMethod[kind]}</p>
    </>
  );
}

/** Two on the same grid: how often each was ahead, and in what. */
function HeadToHeadTable({ headToHead, careers, kind }: ComparisonProps & { headToHead: HeadToHead }) {
  const { one, other, all, finished, qualifying, points } = headToHead;
  const nameOf = (id: string) => careers.find((career) => career.id === id)?.name ?? id;
  const hollow = hollowOf(careers);
  const isHollow = (id: string) => hollow[careers.findIndex((career) => career.id === id)] ?? false;
  const sideOf = (id: string) =>
    careers.find((career) => career.id === id)?.car ?? { team_id: null, year: headToHead.to };
  return (
    <BlockCard
      name={blockOf(`head-to-head ${one} ${other}`)}
      className="flex flex-col justify-between"
      title={`${nameOf(one)} and ${nameOf(other)} on the same grid`}
      finding={aheadFinding([nameOf(one), nameOf(other)], all, kind)}
      about={
        <div className="flex flex-wrap items-baseline gap-x-4">
          <span>
            {formatSpan(headToHead.from, headToHead.to)}, {formatCount(all.of, "race")}
          </span>
          <Link
            from="/compare/"
            to="/compare/"
            search={(present) => ({ ...present, pair: `${one},${other}`, sort: undefined })}
            hash="compare-meetings"
            className="more text-ink"
            aria-label={`Each ${kind === "drivers" ? "race" : "season"} of ${nameOf(one)} and ${nameOf(other)}`}
          >
            Each {kind === "drivers" ? "race" : "season"}
          </Link>
        </div>
      }
    >
      <MirroredTable
        caption={
          <caption className="sr-only">
            {nameOf(one)} and {nameOf(other)}, {formatSpan(headToHead.from, headToHead.to)}
          </caption>
        }
        corner="Ahead in"
        sides={[sideOf(one), sideOf(other)]}
        hollow={[isHollow(one), isHollow(other)]}
        heads={[<b key="one">{nameOf(one)}</b>, <b key="other">{nameOf(other)}</b>]}
        lines={[
          sharedLine("All races", all),
          sharedLine("Finished", finished),
          sharedLine("Qualifying", qualifying),
          ...(points === null ? [] : [amountLine("Points", points.one, points.other)]),
        ]}
      />
    </BlockCard>
  );
}

/** "Verstappen was ahead of Norris in 110 of 160 races". */
export function aheadFinding(
  names: readonly [string, string],
  { one, other, of }: { one: number; other: number; of: number },
  kind: ComparedKind,
): string {
  const [first = "", second = ""] = calledAs(kind, names);
  if (one === other) return `${first} and ${second} were each ahead in ${one} of ${formatCount(of, "race")}`;
  const [winner, loser] = one > other ? [first, second] : [second, first];
  return `${winner} was ahead of ${loser} in ${Math.max(one, other)} of ${formatCount(of, "race")}`;
}

/** How often each of two was ahead, with each one's part of both. */
export function sharedLine(
  short: string,
  { one, other, of }: { one: number; other: number; of: number },
): MirroredLine {
  const texts = [shareText(one, other), shareText(other, one)] as const;
  // On a phone the number of races has no room between both.
  return {
    label: `${short} (${formatThousands(of)})`,
    short,
    texts,
    by: one - other,
    shares: partsOf(one, other),
  };
}

function shareText(own: number, theirs: number): string {
  return `${formatValue(own)} (${formatPercent(shareOf(own, theirs))})`;
}

/** Two amounts, of which more is better. */
export function amountLine(label: string, one: number, other: number): MirroredLine {
  return {
    label,
    texts: [formatThousands(one), formatThousands(other)],
    by: one - other,
    shares: partsOf(one, other),
  };
}

/** Each one's part of both together, in per cent; null where both have none. */
function partsOf(one: number, other: number): MirroredLine["shares"] {
  const share = shareOf(one, other);
  return share === null ? null : [share, 100 - share];
}

/** What two drivers were to each other as teammates. */
export type AsTeammates = {
  driver: { id: DriverId; name: string };
  teammate: { id: DriverId; name: string };
  /** The teams they shared, in the order of time. */
  teams: string;
  seasons: Seasons;
  /** Who was ahead, over all races together, and over those in which both were classified. */
  all: Wins;
  finished: Wins;
  /** Points of both in these races, without sprints. */
  points: { driver: number; teammate: number };
};

/** From which season to which. */
type Career = Pick<DriverCareerRow, "first_year" | "last_year">;

/** Sums up the races of every pair among the compared drivers. */
export function asTeammates(
  meetings: ReadonlyArray<Meetings>,
  careers: ReadonlyArray<Pick<DriverCareerRow, "driver_id">>,
): Array<AsTeammates> {
  const compared = new Set(careers.map(({ driver_id }) => driver_id));
  return meetings
    .filter(({ driver_id, teammate_id }) => compared.has(driver_id) && compared.has(teammate_id))
    .flatMap((pair) => pairAsTeammates(pair) ?? []);
}

/** True for two who never met but as teammates: what they were to each other on the same grid says it all. */
export function wereAlwaysTeammates(
  { driver, teammate, all: { races } }: AsTeammates,
  onGrid: ReadonlyArray<Pick<HeadToHead, "one" | "other" | "all">>,
): boolean {
  const ids: ReadonlyArray<string> = [driver.id, teammate.id];
  return onGrid.some(({ one, other, all }) => ids.includes(one) && ids.includes(other) && all.of === races);
}

/** Sums a pair's races up; null where they had none. */
function pairAsTeammates({ driver_id, teammate_id, all, finished }: Meetings): AsTeammates | null {
  const races = oncePerRace(all);
  const [newest] = races;
  const [points] = pointsByTeammate(races);
  if (newest === undefined || points === undefined) return null;
  const years = races.map(({ year }) => year);
  return {
    driver: { id: driver_id, name: newest.driver_name },
    teammate: { id: teammate_id, name: newest.teammate_name },
    teams: [...new Set(races.toReversed().map(({ team_name }) => team_name))].join(" / "),
    seasons: { from: Math.min(...years), to: Math.max(...years) },
    all: winsIn(races),
    finished: winsIn(oncePerRace(finished)),
    points: { driver: points.driverPoints, teammate: points.teammatePoints },
  };
}

/**
 * The seasons in which at least two of the drivers had a career, so that they may have been teammates; null when
 * there are none. First and last season count, years out of racing between them as well.
 */
export function commonSeasons(careers: ReadonlyArray<Career>): Seasons | null {
  const overlaps = careers.flatMap((one, index) =>
    careers.slice(index + 1).map((other) => ({
      from: Math.max(one.first_year, other.first_year),
      to: Math.min(one.last_year, other.last_year),
    })),
  );
  const common = overlaps.filter(({ from, to }) => from <= to);
  if (common.length === 0) return null;
  return {
    from: Math.min(...common.map(({ from }) => from)),
    to: Math.max(...common.map(({ to }) => to)),
  };
}
