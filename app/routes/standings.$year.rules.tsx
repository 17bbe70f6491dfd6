import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense, useDeferredValue, useMemo } from "react";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { ruleText } from "#contract/rules/address.ts";
import type { DriverRuleLine, SeasonUnderRules } from "#contract/rules/answers.ts";
import { countsWins } from "#contract/rules/presets.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { seasonUnderRulesQuery } from "#app/data/standings.queries.ts";
import { Alternatives } from "#app/features/rules/presets-nav.tsx";
import { RulesForm } from "#app/features/rules/rules-form.tsx";
import { championsSearch, rulesOf, rulesSearch, type RulesSearch } from "#app/features/rules/rules-search.ts";
import { anyTable, constructorsTable, driversTable } from "#app/features/rules/tables.tsx";
import { NoConstructorsLine, SeasonFacts } from "#app/features/standings/layout/season-facts.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { standingsHead } from "#app/seo/standings-head.ts";
import { formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { refusedText } from "#app/text/refused-text.ts";
import { ruleLabels } from "#app/features/rules/rule-labels.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PlaceMark } from "#app/ui/places.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { formatList } from "#contract/values.ts";

export const Route = createFileRoute("/standings/$year/rules")({
  validateSearch: rulesSearch,
  loaderDeps: ({ search }) => ({ rules: ruleText(search) }),
  loader: ({ context: { queryClient }, params, deps: { rules } }) => {
    void queryClient.prefetchQuery(seasonUnderRulesQuery(Number(params.year), rules));
  },
  head: ({ match, params: { year } }) =>
    standingsHead(match.context.siteUrl, { year, page: "rules", rules: ruleText(match.search) || "most" }),
  pendingComponent: SeasonRulesSkeleton,
  component: SeasonRulesScreen,
});

/** Both championships of a season under other rules, beside the tables as they are. */
function SeasonRulesScreen() {
  const year = Number(Route.useParams().year);
  // While others are asked for, the rules that were chosen stand there, and their fields keep focus.
  const search = useDeferredValue(Route.useSearch());
  return (
    <section
      className="grid min-h-svh grid-cols-1 content-start gap-4 [&_.table-section]:min-h-0"
      aria-labelledby="rules-heading"
    >
      <h2 id="rules-heading">Under other rules</h2>
      <Suspense fallback={<TableSkeleton table={anyTable} />}>
        <UnderRules year={year} search={search} />
      </Suspense>
    </section>
  );
}

function SeasonRulesSkeleton() {
  return (
    <>
      <h2>Under other rules</h2>
      <TableSkeleton table={anyTable} />
    </>
  );
}

type UnderRulesProps = { year: number; search: RulesSearch };

function UnderRules({ year, search }: UnderRulesProps) {
  const { data } = useSuspenseQuery(seasonUnderRulesQuery(year, ruleText(search)));
  const path = `/standings/${year}/rules`;
  if (data.available && data.value.kind === "refused")
    return (
      <>
        <EmptyNote>{refusedText(data.value, ruleLabels)}</EmptyNote>
        <RulesForm path={path} search={search} choices={null} isOpen />
      </>
    );
  const facts: ApiResult<SeasonUnderRules> =
    data.available && data.value.kind === "answer"
      ? { available: true, value: data.value.answer }
      : { available: false };
  return (
    <SeasonFacts year={year} facts={facts} detail="standings" isEmpty={({ drivers }) => drivers.length === 0}>
      {(answer) => (
        <>
          <Verdict answer={answer} />
          <Alternatives answer={answer} />
          <RulesForm
            path={path}
            search={rulesOf(answer.rules)}
            choices={answer.choices}
            rounds={answer.rounds}
            isOpen={!isListed(answer)}
          />
          <Tables answer={answer} />
        </>
      )}
    </SeasonFacts>
  );
}

/** Whether the rules are among those that stand there as links. */
function isListed({ year, rules, alternatives }: SeasonUnderRules): boolean {
  return ["", `like=${year}`, ...alternatives.map((each) => each.rules)].includes(rules);
}

function Tables({ answer }: { answer: SeasonUnderRules }) {
  const { year, rules, drivers, constructors, notes } = answer;
  const isByWins = countsWins(rules);
  const driversDefinition = useMemo(() => driversTable(drivers, year, isByWins), [drivers, year, isByWins]);
  const constructorsDefinition = useMemo(
    () => constructorsTable(constructors, year, isByWins),
    [constructors, year, isByWins],
  );
  return (
    <>
      <DataTable
        table={driversDefinition}
        rows={drivers}
        method={[answer.drivers_rule, ...notes, method].join(" ")}
      />
      {year < firstConstructorsSeason ? (
        <>
          <h2 className="mt-3">Constructors</h2>
          <NoConstructorsLine year={year} />
        </>
      ) : (
        <DataTable
          table={constructorsDefinition}
          rows={constructors}
          method={`${answer.constructors_rule} Source: F1DB.`}
        />
      )}
    </>
  );
}

const method =
  "Change: positions gained or lost by these rules. Results, exclusions and deducted points stay as they were decided. Source: F1DB.";

/** Who would be champion, by how many points, and who was: in the colour of that driver's team. */
function Verdict({ answer }: { answer: SeasonUnderRules }) {
  const { year, title, rules, alternatives, drivers, summary } = answer;
  const leaders = (lines: ReadonlyArray<{ line: DriverRuleLine; place: number | null; points: number }>) =>
    lines.map(({ line, place, points }) => ({
      id: line.driver_id,
      place,
      name: lastName(line.driver_name),
      value: formatThousands(points),
      look: teamClass(line.team_id, year),
    }));
  const asItWas = drivers
    .filter(({ was_position }) => was_position !== null)
    .toSorted((one, other) => (one.was_position ?? 0) - (other.was_position ?? 0));
  const known = alternatives.find((alternative) => alternative.rules === rules);
  const firsts = drivers.filter(({ position }) => position === 1);
  const countText = (points: number) =>
    `${formatThousands(points)} ${countsWins(rules) ? "win" : "point"}${points === 1 ? "" : "s"}`;
  const second = drivers.find(({ position }) => position !== null && position > 1);
  return (
    <div
      className={`team-band grid grid-cols-1 items-center gap-x-12 gap-y-4 rounded-card p-5 max-phone:p-4 wide:grid-cols-2 ${teamClass(firsts[0]?.team_id ?? null, year)}`}
    >
      <div className="grid gap-2">
        <p className="text-small font-strong text-soft">{known?.label ?? title}</p>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-display text-title leading-tight font-extrabold tracking-tight">
          <span className="border-s-4 border-s-team ps-2.5">
            {formatList(firsts.map(({ driver_name }) => lastName(driver_name)))}{" "}
            {countText(firsts[0]?.points ?? 0)}
          </span>
          {second === undefined ? null : (
            <span className={`border-s-4 border-s-team ps-2.5 ${teamClass(second.team_id, year)}`}>
              {lastName(second.driver_name)} {countText(second.points)}
            </span>
          )}
        </p>
        <div className="grid gap-1">
          {summary.map((sentence) => (
            <p key={sentence}>{sentence.replace(`${title}, `, "")}</p>
          ))}
        </div>
        <p className="text-table">
          <Link to="/champions/" search={championsSearch(rulesOf(rules))} className="more inline-block">
            All champions under these rules
          </Link>
        </p>
      </div>
      {/* A phone has no room: the table follows. */}
      <div className="grid grid-cols-2 gap-3 max-wide:hidden">
        <Leaders
          title="By these rules"
          lines={leaders(drivers.map((line) => ({ line, place: line.position, points: line.points })))}
        />
        <Leaders
          title="As it was"
          lines={leaders(
            asItWas.map((line) => ({ line, place: line.was_position, points: line.was_points ?? 0 })),
          )}
        />
      </div>
    </div>
  );
}

/** How many stand beside a finding. */
const mostLeaders = 5;

type LeadersProps = {
  title: string;
  /** In their order; `look` is the class of the team's colour. */
  lines: ReadonlyArray<{ id: string; place: number | null; name: string; value: string; look: string }>;
};

/** The first of a table, as a small card beside a finding. */
function Leaders({ title, lines }: LeadersProps) {
  return (
    <div className="min-w-0 rounded-tile border border-line bg-surface px-4 pt-2.5 pb-1">
      <h3 className="text-small font-semibold text-soft">{title}</h3>
      <ol className="mt-1 text-table">
        {lines.slice(0, mostLeaders).map(({ id, place, name, value, look }, index) => (
          <li
            key={id}
            className={`flex items-center gap-2 border-line py-1.5 ${index === 0 ? "" : "border-t"} ${look}`}
          >
            <PlaceMark place={place} className="text-center">
              {place ?? "–"}
            </PlaceMark>
            <TeamBar />
            <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
            <b className="font-bold">{value}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
