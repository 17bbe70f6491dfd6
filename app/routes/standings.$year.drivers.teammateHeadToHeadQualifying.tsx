import { createFileRoute, Link } from "@tanstack/react-router";
import { sessionNames } from "#contract/sessions.ts";
import type { QualifyingTeammates } from "#contract/standings.ts";
import { qualifyingTeammatesQuery } from "#app/data/standings.queries.ts";
import { HeadToHeadCard } from "#app/features/drivers/head-to-head-card.tsx";
import { medianGapText, qualifyingFinding } from "#app/features/drivers/qualifying/head-to-head-view.tsx";
import {
  headToHeadTable,
  sessionsOf,
  teamOfPair,
} from "#app/features/standings/qualifying-teammates/head-to-head-table.tsx";
import {
  inTableOrder,
  type Pair,
  pairsIn,
  pairsMethod,
} from "#app/features/standings/qualifying-teammates/pairs.ts";
import { SeasonPairs } from "#app/features/standings/qualifying-teammates/season-pairs.tsx";
import {
  seasonTeammatesSearch,
  type SeasonTeammatesSearch,
} from "#app/features/standings/standings-search.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { lastName } from "#app/text/names.ts";
import { PairCount } from "#app/ui/compared/mirrored-bar.tsx";
import { PairShares } from "#app/ui/compared/compared.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";

export const Route = createFileRoute("/standings/$year/drivers/teammateHeadToHeadQualifying")({
  validateSearch: seasonTeammatesSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(qualifyingTeammatesQuery(Number(params.year)));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "drivers/teammateHeadToHeadQualifying" }),
  pendingComponent: HeadToHeadSkeleton,
  component: HeadToHeadScreen,
});

type Session = "Q" | "SQ";

/** Teammates in a season's qualifying: who was faster how often. */
function HeadToHeadScreen() {
  const year = Number(Route.useParams().year);
  const search = Route.useSearch();
  return (
    <>
      <h2 className="sr-only">Teammates in qualifying</h2>
      <SeasonPairs year={year} search={search}>
        {(pairs, session, answer) => (
          <>
            <Cards year={year} pairs={pairs} session={session} answer={answer} search={search} />
            <PairsTable year={year} pairs={pairs} method={pairsMethod(session)} />
          </>
        )}
      </SeasonPairs>
    </>
  );
}

function PairsTable({ year, pairs, method }: { year: number; pairs: Array<Pair>; method: string }) {
  const table = useTeamColours(headToHeadTable, year, teamOfPair);
  return <DataTable table={table} rows={pairs} method={method} />;
}

function HeadToHeadSkeleton() {
  return (
    <>
      <h2 className="sr-only">Teammates in qualifying</h2>
      <TableSkeleton table={headToHeadTable} />
    </>
  );
}

/** More pairs than these are a table only: private entrants of the 1950s shared makes. */
const mostCards = 24;

type CardsProps = {
  year: number;
  pairs: Array<Pair>;
  session: Session;
  answer: QualifyingTeammates;
  search: SeasonTeammatesSearch;
};

/** One pair large, and all others small; teams in the order of the table, of each who met most often first. */
function Cards({ year, pairs, session, answer, search }: CardsProps) {
  const sorted = inTableOrder(pairs, answer);
  const teams = [...new Map(sorted.map(({ teamId, teamName }) => [teamId, teamName]))];
  const chosen = teams.find(([id]) => id === search.team)?.[0] ?? teams[0]?.[0];
  const ofTeam = sorted.filter(({ teamId }) => teamId === chosen);
  const [large] = ofTeam.toSorted((one, other) => other.gaps.length - one.gaps.length);
  if (large === undefined || pairs.length > mostCards) return null;
  const others = sorted.filter((pair) => pair !== large);
  return (
    <>
      <TeamChips teams={teams} chosen={chosen} year={year} search={search} />
      <LargePair year={year} pair={large} session={session} answer={answer} />
      {others.length === 0 ? null : (
        <>
          <h3 className="mb-3 font-display text-block font-extrabold tracking-tight">
            The other {others.some(({ teamId }) => teamId === chosen) ? "pairs" : "teams"}
          </h3>
          <ul className="mb-8 grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
            {others.map((pair) => (
              <SmallPair
                key={`${pair.first.id} ${pair.second.id}`}
                year={year}
                pair={pair}
                session={session}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type TeamChipsProps = {
  teams: ReadonlyArray<[id: string, name: string]>;
  chosen: string | undefined;
  year: number;
  search: SeasonTeammatesSearch;
};

function TeamChips({ teams, chosen, year, search }: TeamChipsProps) {
  return (
    <nav aria-label="Team">
      <ul className="flex gap-2 overflow-x-auto py-1 md:gap-1.5 [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:flex-wrap">
        {teams.map(([id, name]) => (
          <li key={id} className={teamClass(id, year)}>
            <Link
              to="."
              search={{ ...search, team: id, sort: undefined }}
              resetScroll={false}
              aria-current={id === chosen ? "true" : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm font-semibold whitespace-nowrap before:h-3.5 before:w-1.5 before:[transform:skewX(-14deg)] before:bg-team before:content-[''] hover:no-underline aria-[current]:border-2 aria-[current]:border-team aria-[current]:bg-[color-mix(in_oklab,var(--color-team)_14%,var(--color-surface))] md:min-h-9"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PairProps = { year: number; pair: Pair; session: Session };

function LargePair({ year, pair, session, answer }: PairProps & { answer: QualifyingTeammates }) {
  const { first, second, teamId, teamName, gaps } = pair;
  // The open session first: that is the score.
  const kinds: ReadonlyArray<Session> = session === "Q" ? ["Q", "SQ"] : ["SQ", "Q"];
  const figures = kinds.flatMap((kind) => {
    const same = pairsIn(kind, answer).find(
      (each) => each.teamId === teamId && each.first.id === first.id && each.second.id === second.id,
    );
    if (same === undefined) return [];
    const { driverFaster, teammateFaster } = same;
    const list = sessionsOf(first, second, year, kind);
    return { label: sessionNames[kind], first: driverFaster, second: teammateFaster, list };
  });
  return (
    <HeadToHeadCard
      team={teamName}
      teamClass={teamClass(teamId, year)}
      drivers={[first, second]}
      finding={qualifyingFinding(first.name, second.name, pair)}
      figures={figures}
      leads={{
        title: `Every ${session === "Q" ? "qualifying" : "sprint qualifying"} of ${year}`,
        unit: "Seconds ahead by round",
        format: (size) => size.toFixed(3),
        of: gaps.map(({ round, gap }) => ({ year, round, by: gap === null ? null : -gap })),
      }}
    />
  );
}

function SmallPair({ year, pair, session }: PairProps) {
  const { first, second, teamId, teamName, driverFaster, teammateFaster, medianGap } = pair;
  return (
    <li
      className={`rounded-card border border-s-4 border-line border-s-team bg-surface px-4 py-3 shadow-card ${teamClass(teamId, year)}`}
    >
      <Link to="/teams/$teamId/" params={{ teamId }} className="inline-block text-small/6 text-soft">
        {teamName}
      </Link>
      <Link
        {...sessionsOf(first, second, year, session)}
        title="Each session"
        className="grid max-md:-mb-2 max-md:min-h-11 grid-cols-[auto_1fr_1fr_auto] content-center items-baseline gap-1 md:mt-1"
      >
        <PairCount value={driverFaster} than={teammateFaster} />
        <span className="font-semibold">{lastName(first.name)}</span>
        <span className="text-end font-semibold">{lastName(second.name)}</span>
        <PairCount value={teammateFaster} than={driverFaster} />
      </Link>
      <PairShares first={driverFaster} second={teammateFaster} />
      <p className="mt-1.5 text-small text-soft">
        {medianGapText([first.name, second.name], medianGap) ?? "No median gap"}
      </p>
    </li>
  );
}
