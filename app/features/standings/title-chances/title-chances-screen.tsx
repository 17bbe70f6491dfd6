import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { lastSeason } from "#contract/ids.ts";
import type { TitleSwing } from "#contract/title-odds.ts";
import { titleSwingsQuery } from "#app/data/standings.queries.ts";
import { formatChance } from "#app/text/format.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { ReportCardLine, ReportCards } from "./report-card.tsx";
import { driverPath } from "#app/text/page-paths.ts";
import { type Table, defineTable } from "#app/ui/table/definition.ts";
import { ValueBar, phoneFigureClass } from "#app/ui/value-bar.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";

const anyTable = swingsTable(1);

/** The races that changed the chances of a title most, and how good such chances were. */
export function TitleChancesScreen() {
  return (
    <div className="page">
      <PageHeading
        ways={
          <Link
            to="/standings/$year/$"
            params={{ year: String(lastSeason), _splat: "drivers/odds" }}
          >{`Title chances ${lastSeason}`}</Link>
        }
      >
        <h1>Title chances: the biggest swings</h1>
      </PageHeading>
      <p className="mb-4 max-w-176 text-[0.875rem] text-soft">
        For every round since 1950 we simulated the rest of the season 4,000 times, from the results until
        then. These races changed who was likely to become champion most.{" "}
        <a href="/method/#title-chances">How chances are computed</a>
      </p>
      <Suspense fallback={<TableSkeleton table={anyTable} />}>
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
        method="The 200 rounds that changed the chances of the drivers’ title most. Moved: half the sum of all changes, in percentage points. A race that decided a title counts as any other. Source: F1DB, and the model of the method page."
      />
    </section>
  );
}

/** The race that changed most, and for whom: the largest on the page. */
function Biggest({ swing: { year, race_name, moved, gained, lost } }: { swing: TitleSwing }) {
  return (
    <div className="team-band mb-5 grid gap-4 rounded-card p-6 shadow-card max-phone:p-4">
      <h2 id="swings" className="max-w-200 text-title">
        {`Nothing turned a title race like the ${year} ${race_name}`}
      </h2>
      <p className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <span className="grid">
          <b className="font-display text-hero leading-[0.85] font-extrabold tracking-[-0.03em]">
            {Math.round(moved / 10)}
          </b>
          <span className="mt-1 text-soft">points moved</span>
        </span>
        {[gained, lost].map(({ driver_name, before, after }) => (
          <span key={driver_name} className="grid">
            <b className="font-display text-block font-extrabold">
              {formatChance(before)} → {formatChance(after === 0 ? null : after)}
            </b>
            <span className={after > before ? "better" : "worse"}>{driver_name}</span>
          </span>
        ))}
      </p>
      <p className="text-small text-soft">
        <ReportCardLine of="drivers" />
      </p>
    </div>
  );
}

/** The races that changed a title's chances most. @param most the largest change, in thousandths */
function swingsTable(most: number): Table<TitleSwing> {
  return defineTable<TitleSwing>({
    name: "title-swings",
    caption: "Races that changed the chances of the drivers’ title most",
    noun: ["race", "races"],
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
        phone: "lead",
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
              {race_name}
            </Link>
          </>
        ),
        phone: "name",
        width: [13, 1.4],
      },
      {
        id: "moved",
        label: "Moved",
        value: (row) => row.moved / 10,
        cell: ({ moved }) => (
          <span className="flex items-center justify-end gap-3">
            <ValueBar percent={(100 * moved) / most} fill="fill-soft" />
            <b className={`md:min-w-8 ${phoneFigureClass}`}>{Math.round(moved / 10)}</b>
          </span>
        ),
        numeric: true,
        phone: "value",
        phoneBar: true,
        width: [7, 0.8],
      },
      {
        id: "gained",
        label: "Gained",
        value: (row) => row.gained.driver_name,
        cell: ({ gained }) => <Change {...gained} look="text-better" />,
        phone: "detail",
        width: [15, 1.6],
      },
      {
        id: "lost",
        label: "Lost",
        value: (row) => row.lost.driver_name,
        cell: ({ lost }) => <Change {...lost} look="text-worse" />,
        width: [15, 1.6],
      },
      {
        id: "champion",
        label: "Champion",
        value: (row) => row.champion,
        width: [10, 1],
      },
    ],
  });
}

type ChangeProps = TitleSwing["gained"] & { look: "text-better" | "text-worse" };

function Change({ driver_id, driver_name, before, after, look }: ChangeProps) {
  return (
    <>
      <a href={driverPath(driver_id)}>{driver_name}</a>{" "}
      <span className="text-soft">
        {formatChance(before)} → <span className={look}>{formatChance(after === 0 ? null : after)}</span>
      </span>
    </>
  );
}
