import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { lastSeason } from "#contract/ids.ts";
import type { TitleSwing } from "#contract/title-odds.ts";
import { titleOddsReportQuery, titleSwingsQuery } from "#app/data/standings.queries.ts";
import { ReportCardLine, ReportCards } from "#app/features/standings/title-odds/report-card.tsx";
import { chanceAfter, SwingDrawing } from "#app/features/standings/title-odds/swing-drawing.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { formatChance, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable, type Table } from "#app/ui/table/definition.ts";
import { tableView } from "#app/ui/table/view.ts";
import { phoneFigureClass, ValueBar } from "#app/ui/value-bar.tsx";

export const Route = createFileRoute("/standings/odds/")({
  validateSearch: tableView,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(titleOddsReportQuery());
    void queryClient.prefetchQuery(titleSwingsQuery());
  },
  head: ({ match }) => listHead(match.context.siteUrl, "odds"),
  component: TitleChancesScreen,
});

const anyTable = swingsTable(1);

/** The races that changed the chances of a title most, and how good such chances were. */
function TitleChancesScreen() {
  return (
    <div className="page">
      <PageHeading
        links={
          <Link
            to="/standings/$year/$"
            params={{ year: String(lastSeason), _splat: "drivers/odds" }}
          >{`Title chances ${lastSeason}`}</Link>
        }
      >
        <h1>Title chances: the biggest swings</h1>
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={anyTable} />}>
        <p className="mb-4 max-w-200 text-[0.875rem] text-soft">
          For every round since 1950 we simulated the rest of the season 4,000 times, from the results until
          then. These races changed who was likely to become champion most. <ReportCardLine of="drivers" />{" "}
          <a href="/method/#title-chances" className="whitespace-nowrap">
            How chances are computed
          </a>
        </p>
        <Swings />
        <ReportCards of="both" />
      </Suspense>
    </div>
  );
}

function Swings() {
  const { data } = useSuspenseQuery(titleSwingsQuery());
  const most = data.available ? (data.value[0]?.moved ?? 1) : 1;
  const table = useMemo(() => swingsTable(most), [most]);
  if (!data.available || data.value.length === 0) return <EmptyNote>No title chances available.</EmptyNote>;
  const [first] = data.value;
  return (
    // What follows stays below the fold, however little of the table has arrived.
    <section aria-labelledby="swings" className="mb-6 min-h-svh">
      {first === undefined ? null : <Biggest swing={first} />}
      <DataTable
        table={table}
        rows={data.value}
        method="The 200 rounds that changed the chances of the drivers’ title most, in percentage points: half the sum of all changes. 0%: in none of the simulated seasons. Champion in bold: not the driver who gained. Source: F1DB, and the model of the method page."
      />
    </section>
  );
}

/** The race that changed most, for whom, and how it came to that: in the colour of the winner's team. */
function Biggest({ swing }: { swing: TitleSwing }) {
  const { year, round, race_name, moved, gained, lost } = swing;
  return (
    <div
      className={`team-band mb-5 grid grid-cols-1 items-start gap-x-12 gap-y-5 rounded-card p-6 shadow-card max-phone:p-4 wide:grid-cols-2 ${teamClass(gained.team_id, year)}`}
    >
      <div className="grid gap-4">
        <h2 id="swings" className="max-w-200 text-title">
          <Link
            to="/race/$year/$round/race/results"
            params={{ year: String(year), round: String(round) }}
            className="no-underline hover:underline"
          >
            {`The biggest swing in a title race: ${year} ${race_name}`}
          </Link>
        </h2>
        <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
          <p className="grid">
            <b className="font-display text-[4rem] leading-[0.85] font-extrabold tracking-[-0.03em] wide:text-[5rem]">
              {Math.round(moved / 10)}
            </b>
            <span className="mt-1.5 text-soft">percentage points moved</span>
          </p>
          <dl className="grid grid-cols-[auto_auto] items-baseline gap-x-4 gap-y-1">
            {[gained, lost].map((change) => (
              <div key={change.driver_id} className="contents">
                <dt>{change.driver_name}</dt>
                <dd className="font-display text-block font-extrabold">
                  {formatChance(change.before)} → <After {...change} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <SwingDrawing swing={swing} />
    </div>
  );
}

/** The races that changed a title's chances most. @param most the largest change, in thousandths */
function swingsTable(most: number): Table<TitleSwing> {
  return defineTable<TitleSwing>({
    name: "title-swings",
    caption: "Races that changed the chances of the drivers’ title most",
    noun: ["race", "races"],
    rowClass: ({ year, gained }) => teamClass(gained.team_id, year),
    columns: [
      {
        id: "year",
        label: "Season",
        value: (row) => row.year,
        cell: ({ year }) => (
          <Link to="/standings/$year/$" params={{ year: String(year), _splat: "drivers/odds" }}>
            {year}
          </Link>
        ),
        numeric: true,
        width: 5,
      },
      {
        id: "race",
        label: "Race",
        value: (row) => row.race_name,
        cell: ({ year, round, race_name, country }) => (
          <>
            <Flag country={country} />{" "}
            <Link to="/race/$year/$round/race/results" params={{ year: String(year), round: String(round) }}>
              <span className="md:hidden">{`${year} `}</span>
              {race_name}
            </Link>
          </>
        ),
        phone: "name",
        width: [14.5, 1],
      },
      {
        id: "moved",
        label: "Percentage points moved",
        head: "Points moved",
        value: (row) => row.moved / 10,
        cell: ({ moved }) => (
          <span className="flex items-center justify-end gap-3">
            <ValueBar percent={(100 * moved) / most} fill="fill-team" />
            <b className={`md:min-w-8 ${phoneFigureClass}`}>{Math.round(moved / 10)}</b>
          </span>
        ),
        numeric: true,
        phone: "value",
        phoneBar: true,
        width: [6.5, 0.6],
      },
      {
        id: "gained",
        label: "Gained",
        value: (row) => row.gained.driver_name,
        cell: ({ year, gained }) => <Change {...gained} year={year} />,
        phone: "lead",
        width: [16, 0.8],
      },
      {
        id: "lost",
        label: "Lost",
        value: (row) => row.lost.driver_name,
        cell: ({ year, lost }) => <Change {...lost} year={year} />,
        phone: "detail",
        width: [16, 0.8],
      },
      {
        id: "champion",
        label: "Champion",
        value: (row) => row.champion,
        // Mostly it is who gained: another one stands out.
        cell: ({ champion, gained }) => (
          <span className={champion === gained.driver_name ? "text-soft" : "font-strong"}>
            {champion === null ? noValue : lastName(champion)}
          </span>
        ),
        width: 8,
      },
    ],
  });
}

type ChangeProps = TitleSwing["gained"] & { year: number };

/** Whose chance changed, and from what to what: on a wide screen in line below each other. */
function Change({ year, ...change }: ChangeProps) {
  const { driver_id, driver_name, team_id, before } = change;
  return (
    <span className={`whitespace-nowrap md:flex md:items-baseline md:gap-2.5 ${teamClass(team_id, year)}`}>
      <span
        className="-my-1 h-5.5 w-1 shrink-0 self-center rounded-[2px] bg-team max-md:hidden"
        aria-hidden="true"
      />
      <span className="min-w-0 md:flex-1 md:truncate">
        <a href={driverPath(driver_id)} title={driver_name}>
          {lastName(driver_name)}
        </a>
      </span>{" "}
      <span className="text-soft tabular-nums md:grid md:flex-none md:grid-cols-[2.25rem_1.25rem_3.75rem] text-center">
        <span className="text-end">
          {formatChance(before).replace("%", "")}
          <span className="max-md:hidden">%</span>
        </span>{" "}
        <span className="max-[23rem]:hidden">→</span>{" "}
        <span className="text-start">
          <After {...change} />
        </span>
      </span>
    </span>
  );
}

/** What a chance became, as better or worse. */
function After({ before, after }: Pick<TitleSwing["gained"], "before" | "after">) {
  return <span className={after > before ? "better" : "worse"}>{chanceAfter(after)}</span>;
}
