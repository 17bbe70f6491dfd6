import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense, useDeferredValue } from "react";
import { ruleText } from "#contract/rules/address.ts";
import type { ChampionsUnderRules, First, Firsts } from "#contract/rules/answers.ts";
import { countsWins, presets } from "#contract/rules/presets.ts";
import { championsQuery } from "#app/data/standings.queries.ts";
import { ChampionsDrawing } from "#app/features/rules/champions-drawing.tsx";
import { Presets } from "#app/features/rules/presets-nav.tsx";
import { RulesForm } from "#app/features/rules/rules-form.tsx";
import { championsSearch, rulesOf, type RulesSearch, rulesSearch } from "#app/features/rules/rules-search.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { formatValue, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath, teamPath } from "#app/text/page-paths.ts";
import { refusedText } from "#app/text/refused-text.ts";
import { ruleLabels } from "#app/features/rules/rule-labels.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { formatList } from "#contract/values.ts";

export const Route = createFileRoute("/champions/")({
  validateSearch: championsSearch,
  loaderDeps: ({ search }) => ({ rules: ruleText(search) }),
  loader: ({ context: { queryClient }, deps: { rules } }) => {
    void queryClient.prefetchQuery(championsQuery(rules));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "champions"),
  pendingComponent: ChampionsSkeleton,
  component: ChampionsScreen,
});

const path = "/champions/";

/** Whom the titles of all seasons would have gone to under chosen rules. */
function ChampionsScreen() {
  // While others are asked for, the rules that were chosen stand there, and their fields keep focus.
  const search = useDeferredValue(Route.useSearch());
  return (
    <div className="page grid grid-cols-1 gap-4 [&_.page-heading]:mb-0">
      <Heading />
      <Suspense fallback={<TableSkeleton table={tables.points} />}>
        <Champions search={search} />
      </Suspense>
    </div>
  );
}

function Heading() {
  return (
    <PageHeading links={<Link to="/records/">Records</Link>}>
      <h1>Champions under other rules</h1>
    </PageHeading>
  );
}

function ChampionsSkeleton() {
  return (
    <div className="page grid grid-cols-1 gap-4 [&_.page-heading]:mb-0">
      <Heading />
      <TableSkeleton table={tables.points} />
    </div>
  );
}

function Champions({ search }: { search: RulesSearch }) {
  const { data } = useSuspenseQuery(championsQuery(ruleText(search)));
  if (!data.available) return <EmptyNote>No championship data available.</EmptyNote>;
  if (data.value.kind === "refused")
    return (
      <>
        <EmptyNote>{refusedText(data.value, ruleLabels)}</EmptyNote>
        <RulesForm path={path} search={search} choices={null} isOpen />
      </>
    );
  const { answer } = data.value;
  const rules = { ...rulesOf(answer.rules), sort: search.sort };
  const preset = presets(answer.choices).find((each) => ruleText(each.search) === answer.rules);
  const isByWins = countsWins(answer.rules);
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <Presets path={path} search={rules} choices={answer.choices} />
        <RulesForm path={path} search={rules} choices={answer.choices} isOpen={preset === undefined} />
      </div>
      <ChampionsDrawing of="driver" answer={answer} search={rules} />
      <ChampionsDrawing of="constructor" answer={answer} search={rules} />
      <DataTable
        table={isByWins ? tables.wins : tables.points}
        rows={rowsOf(answer, rules)}
        method={[
          "In colour: the title goes to somebody else. Of the present season, its leaders.",
          isByWins ? "Half a win: a race that was stopped early, or a car that two drivers shared." : "",
          "Source: F1DB.",
        ].join(" ")}
      />
    </>
  );
}

function rowsOf(answer: ChampionsUnderRules, search: RulesSearch): Array<ChampionRow> {
  return championRows(answer.seasons).map((row) => ({ ...row, search }));
}

/** A season's champions as they were and as they would be. */
type ChampionRow = Pick<
  ChampionsUnderRules["seasons"][number],
  "year" | "finished" | "driver" | "constructor"
> & {
  /** The rules that its link keeps. */
  search: RulesSearch;
};

/** The rows of the table, the newest season first. */
function championRows(seasons: ChampionsUnderRules["seasons"]): Array<Omit<ChampionRow, "search">> {
  return seasons.toReversed();
}

function wouldText(firsts: Firsts | null): string | null {
  return firsts === null || firsts.would.length === 0
    ? null
    : formatList(firsts.would.map(({ name }) => name));
}

const nameWidth = [11, 1.4] as const;

/** Where the title goes to somebody else, the name stands on the colour of the team, and on a phone beside who it was. */
function would(id: string, label: string, of: "driver" | "constructor"): Column<ChampionRow> {
  return {
    id,
    label,
    value: (row) => wouldText(row[of]),
    cell: ({ [of]: firsts, finished, year }) => {
      if (firsts === null) return <WithoutTitle />;
      const { was, changed } = firsts;
      const [first] = firsts.would;
      return (
        <span className={of === "constructor" ? teamClass(first?.team_id ?? null, year) : ""}>
          {of === "constructor" ? (
            <>
              <span
                className="me-2 inline-block h-5.5 w-1 rounded-[2px] bg-team align-middle max-md:hidden"
                aria-hidden="true"
              />
              <span className="md:hidden">Constructors: </span>
            </>
          ) : null}
          <span
            className={
              changed
                ? "rounded-chip bg-[color-mix(in_oklab,var(--color-team)_26%,var(--color-surface))] px-1.5 py-0.5 font-strong text-ink"
                : "font-normal"
            }
          >
            {firsts.would.length === 1 && first !== undefined ? (
              <FirstLink first={first} of={of} />
            ) : (
              formatValue(wouldText(firsts))
            )}
          </span>
          {finished ? null : <span className="text-small font-normal text-soft"> so far</span>}
          {changed && was !== null ? (
            <span className="text-small font-normal text-soft md:hidden" aria-hidden="true">
              {" "}
              was {of === "driver" ? lastName(was.name) : was.name}
            </span>
          ) : null}
        </span>
      );
    },
    width: nameWidth,
  };
}

/** A first place linked to its driver or team. */
function FirstLink({ first: { id, name, team_id }, of }: { first: First; of: "driver" | "constructor" }) {
  if (of === "driver") return <a href={driverPath(id)}>{name}</a>;
  return team_id === null ? name : <a href={teamPath(team_id)}>{name}</a>;
}

/** Until 1957 constructors had no title. */
function WithoutTitle() {
  return (
    <>
      <span className="max-md:hidden">{noValue}</span>
      <span className="md:hidden">No constructors’ title yet</span>
    </>
  );
}

/** Who is champion in truth: struck out where the rules change it. */
function actual(of: "driver" | "constructor", label: string): Column<ChampionRow> {
  return {
    id: `${of}_was`,
    label,
    value: (row) => row[of]?.was?.name ?? null,
    cell: ({ [of]: firsts }) => {
      const text = firsts?.was ? <FirstLink first={firsts.was} of={of} /> : noValue;
      return firsts?.changed === true ? <s className="text-ink decoration-1">{text}</s> : text;
    },
    look: "quiet",
    width: nameWidth,
  };
}

/** The champions of all seasons under other rules, beside those that are. @param unit what the rules count */
function championsTable(unit: "Points" | "Wins") {
  return defineTable<ChampionRow>({
    name: "champions",
    caption: "Champions under other rules",
    noun: ["season", "seasons"],
    columns: [
      {
        id: "year",
        label: "Season",
        value: (row) => row.year,
        cell: ({ year, search }) => (
          <Link
            to="/standings/$year/rules"
            params={{ year: String(year) }}
            search={rulesSearch(search)}
            className="max-md:text-[0.875rem]"
          >
            {year}
          </Link>
        ),
        phone: "place",
        width: 5,
      },
      { ...would("driver", "Champion by these rules", "driver"), head: "Champion", phone: "name" },
      {
        id: "driver_points",
        label: unit,
        value: ({ driver }) => driver.would[0]?.points ?? null,
        numeric: true,
        phone: "value",
        phoneWords: unit === "Wins" ? { after: " wins", one: " win" } : { after: " points", one: " point" },
        width: 5.25,
      },
      actual("driver", "Real champion"),
      {
        ...would("constructor", "Constructor by these rules", "constructor"),
        head: "Constructor",
        phone: "lead",
      },
      actual("constructor", "Real constructor"),
    ],
    twoStickyColumns: false,
    rowClass: ({ year, driver }) => teamClass(driver.would[0]?.team_id ?? null, year),
    bar: "driver",
  });
}

const tables = { points: championsTable("Points"), wins: championsTable("Wins") };
