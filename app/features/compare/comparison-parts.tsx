import { Link } from "@tanstack/react-router";
import { CircuitsSection } from "./circuits-section.tsx";
import { cardsClass, type ComparisonProps, ComparisonSection } from "./comparison-section.tsx";
import {
  aheadFinding,
  amountLine,
  type AsTeammates,
  asTeammates,
  commonSeasons,
  HeadToHeadSection,
  sharedLine,
  wereAlwaysTeammates,
} from "./head-to-head-section.tsx";
import { driverFigures, teamFigures } from "./figures.ts";
import { FiguresTable, type FiguresTableProps, togetherTexts } from "./figures-table.tsx";
import { SeasonsSection, shortNamesOf } from "./seasons-section.tsx";
import { pairOf } from "./compare-search.ts";
import { SharedSection } from "./shared-section.tsx";
import { barsText, namesOf, careersMethod, kinds, teammatesMethod } from "./compare-texts.ts";
import { useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { valueOf } from "#app/data/api-query.ts";
import { driverRatingsQuery } from "#app/data/ratings.queries.ts";
import { ComparedRatings, shareYears } from "#app/features/ratings/compared-ratings.tsx";
import { comparedLooks } from "#app/features/team-colours/line-looks.ts";
import { noRatings, ratingUnit } from "#app/features/ratings/rating-texts.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { Suspense, useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { headToHeadsQuery, meetingsQuery } from "#app/data/compare/compare.queries.ts";
import { type Coverage, CoverageNote, coverageOf } from "#app/features/coverage/coverage.tsx";
import { noRecords } from "#app/features/drivers/teammates/teammates-texts.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { lastTeamId } from "#contract/teams.ts";
import { MirroredTable } from "./mirrored-table.tsx";

/** Everything about two to four drivers or teams, part by part. */
export function ComparisonParts(props: ComparisonProps) {
  const { search, kind, ids, careers } = props;
  const pair = pairOf(search);
  return (
    <div className="grid gap-9 *:min-w-0 [&_.table-section]:min-h-0 [&_h3]:text-[1.125rem]">
      <ComparisonSection id="careers" title="Careers" isPlain>
        {kind === "drivers" && careers.length === 2 ? <TwoDrivers {...props} /> : <Careers {...props} />}
        <p className="table-method mt-2 max-w-200 text-[0.8125rem] text-soft">
          {barsText(kind, careers.length)}. {careersMethod}
        </p>
      </ComparisonSection>
      <ComparisonSection id="seasons" title="Season by season" isPlain>
        <SeasonsSection {...props} />
      </ComparisonSection>
      <div>
        <ComparisonSection id="grid" title="On the same grid" isPlain={careers.length === 2}>
          <HeadToHeadSection {...props} />
        </ComparisonSection>
        {kind === "teams" ? null : (
          <Suspense fallback={<WithoutScripts />}>
            <AsTeammatesSection
              ids={ids}
              careers={careers.map(({ id, ...career }) => ({ driver_id: id, ...career }))}
            />
          </Suspense>
        )}
      </div>
      {pair === null ? null : <SharedSection {...props} pair={pair} />}
      {kind === "teams" ? null : (
        <ComparisonSection id="ratings" title="Ratings, apart from the car" isPlain>
          <RatingsSection {...props} />
        </ComparisonSection>
      )}
      <ComparisonSection id="circuits" title="By circuit">
        <CircuitsSection {...props} />
      </ComparisonSection>
    </div>
  );
}

/** The careers of two drivers; teammates are headed by the races in which they met. */
function TwoDrivers(props: ComparisonProps) {
  const { ids, careers } = props;
  const { data: meetings } = useSuspenseQuery(meetingsQuery(ids));
  const { data: headToHeads } = useSuspenseQuery(headToHeadsQuery("drivers", ids));
  const [met] = valueOf(headToHeads) ?? [];
  const wereTeammates = (valueOf(meetings) ?? []).length > 0;
  const nameOf = (id: string) => careers.find((career) => career.id === id)?.name ?? id;
  return (
    <Careers
      {...props}
      together={
        met === undefined || !wereTeammates ? null : togetherTexts([nameOf(met.one), nameOf(met.other)], met)
      }
    />
  );
}

type CareersProps = ComparisonProps & Pick<FiguresTableProps, "together">;

function Careers({ kind, careers, together = null }: CareersProps) {
  return (
    <FiguresTable
      careers={careers}
      figures={kind === "drivers" ? driverFigures : teamFigures}
      names={careers.map(({ id, name }) => (
        <a key={id} href={kinds[kind].path(id)}>
          {name}
        </a>
      ))}
      together={together}
      shortNames={
        kind === "teams"
          ? null
          : shortNamesOf(namesOf(kind, careers)).map((shortName, index) => (
              <a
                key={careers[index]?.id}
                href={kinds[kind].path(careers[index]?.id ?? "")}
                title={careers[index]?.name}
              >
                {shortName}
              </a>
            ))
      }
    />
  );
}

/** A link to two drivers in the same car; nothing where more are compared. */
function SameCarLink({ careers }: Pick<ComparisonProps, "careers">) {
  const [one, other, ...more] = careers;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return (
    <Link
      to="/ratings/same-car"
      search={{ one: one.id, other: other.id }}
      className="more text-table md:leading-9"
      aria-label={`${one.name} and ${other.name} in the same car`}
    >
      In the same car
    </Link>
  );
}

/** The drivers' ratings by season: in one drawing. */
function RatingsSection({ careers }: ComparisonProps) {
  const answers = useSuspenseQueries({ queries: careers.map(({ id }) => driverRatingsQuery(id)) });
  const looks = comparedLooks(careers);
  const curves = careers.flatMap(({ id, name }, index) => {
    const seasons = answers[index] === undefined ? null : valueOf(answers[index].data);
    const look = looks[index] ?? { colour: "var(--color-team)", stroke: "solid" as const };
    return seasons === null || seasons.length === 0 ? [] : [{ id, name, seasons, ...look }];
  });
  if (curves.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  return (
    <>
      <ComparedRatings
        drivers={curves}
        isByCareer={!shareYears(curves.map(({ seasons }) => seasons))}
        beside={<SameCarLink careers={careers} />}
      />
      <p className="table-method mt-2 max-w-200 text-[0.8125rem] text-soft">
        {ratingUnit} Source: F1DB, own calculations.
      </p>
    </>
  );
}

type AsTeammatesProps = {
  /** The ids of the address, unknown ones included: the loader cannot tell which exist. */
  ids: ReadonlyArray<DriverId>;
  careers: ReadonlyArray<Pick<DriverCareerRow, "driver_id" | "first_year" | "last_year">>;
};

/** The compared drivers as teammates, pair by pair: cards, or no more than a line where nothing is to be added. */
function AsTeammatesSection({ ids, careers }: AsTeammatesProps) {
  const { data } = useSuspenseQuery(meetingsQuery(ids));
  const { data: headToHeads } = useSuspenseQuery(headToHeadsQuery("drivers", ids));
  const coverage = useCommonCoverage(careers);
  const pairs = useMemo(() => (data.available ? asTeammates(data.value, careers) : []), [data, careers]);
  const onGrid = valueOf(headToHeads) ?? [];
  const always = pairs.filter((pair) => wereAlwaysTeammates(pair, onGrid));
  const others = pairs.filter((pair) => !always.includes(pair));
  if (!data.available) return <EmptyNote>{noRecords}</EmptyNote>;
  if (pairs.length === 0) return <NoPairs coverage={coverage} />;
  const said = (
    <>
      <CoverageNote coverage={coverage} shows="figures" />
      {always.map(({ driver, teammate }) => (
        <p key={`${driver.id} ${teammate.id}`} className="mt-1.5 mb-3 text-[0.8125rem] text-soft">
          {driver.name} and {teammate.name} were teammates in every race both entered:{" "}
          <a href="#compare-grid" className="underline underline-offset-4">
            their figures are above
          </a>
          .
        </p>
      ))}
    </>
  );
  // A line needs no heading: it ends what is said of the same grid.
  if (others.length === 0) return said;
  return (
    <div className="mt-9">
      <ComparisonSection id="teammates" title="As teammates" isPlain={others.length === 1}>
        {said}
        <div className={cardsClass(others.length)}>
          {others.map((pair) => (
            <AsTeammatesTable key={`${pair.driver.id} ${pair.teammate.id}`} pair={pair} />
          ))}
        </div>
        <p className="table-method mt-2 max-w-200 text-[0.8125rem] text-soft">{teammatesMethod}</p>
      </ComparisonSection>
    </div>
  );
}

/** Of drivers whose races this archive lacks nothing is said: they may have been teammates. The grid above says what is lacking. */
function NoPairs({ coverage }: { coverage: Coverage }) {
  if (coverage.of !== "all") return null;
  return <p className="mt-1.5 text-[0.8125rem] text-soft">They were never teammates in a Grand Prix.</p>;
}

/** How much the archive holds of the seasons in which any two of the drivers may have been teammates. */
function useCommonCoverage(careers: AsTeammatesProps["careers"]): Coverage {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return coverageOf(valueOf(data), commonSeasons(careers));
}

function raced({ driverWins, teammateWins, races }: AsTeammates["all"]) {
  return { one: driverWins, other: teammateWins, of: races };
}

/** Two teammates: how often each was ahead, and the points of both in these races. */
function AsTeammatesTable({ pair }: { pair: AsTeammates }) {
  const { driver, teammate, all, finished, points } = pair;
  const where = `${pair.teams}, ${formatSpan(pair.seasons.from, pair.seasons.to)}`;
  const side = { team_id: lastTeamId(pair.teams, pair.seasons.to), year: pair.seasons.to };
  return (
    <BlockCard
      name={blockOf(`teammates ${driver.id} ${teammate.id}`)}
      title={`${driver.name} and ${teammate.name} as teammates`}
      finding={aheadFinding([driver.name, teammate.name], raced(all), "drivers")}
      about={`${where}, ${formatCount(all.races, "race")}`}
      beside={
        <Link
          to="/driver/$driverId/race_teammate"
          params={{ driverId: driver.id }}
          search={{ view: "driver", teammate: teammate.id }}
          className="more text-table md:leading-9"
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
          sharedLine("All races", raced(all)),
          sharedLine("Finished", raced(finished)),
          amountLine("Points", points.driver, points.teammate),
        ]}
      />
    </BlockCard>
  );
}
