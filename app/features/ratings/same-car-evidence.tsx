import { useMemo } from "react";
import type { DriverSeasonRating, RatingPair } from "#contract/ratings.ts";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatSpan } from "#app/text/format.ts";
import { teammatePath } from "#app/text/page-paths.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable, TableNote } from "#app/ui/table/definition.ts";
import { ComparedRatings } from "./compared-ratings.tsx";
import { intervalText, ratingText, ratingUnit } from "./rating-texts.ts";

/* What the chances of two in the same car rest on: the teammates between them, and both careers. */

/** How two drivers hang together: the fewest teammates between them, each step with its teams and its races. */
export function TeammateChain({ pair: { chain, driver_name, other_name } }: { pair: RatingPair }) {
  const classified = (chain ?? []).map((step) => step.classified);
  const [weakest, most] = [Math.min(...classified), Math.max(1, ...classified)];
  return (
    <section aria-labelledby="chain-heading">
      <h2 id="chain-heading" className="mb-3">
        How the two are linked
      </h2>
      {chain === null ? (
        <EmptyNote>
          No chain of teammates leads from {driver_name} to {other_name}: only the cars’ own history joins
          them.
        </EmptyNote>
      ) : (
        <>
          <p className="mb-3 max-w-176">{summary(chain)}</p>
          <ol className="rounded-card border border-line bg-surface p-4 shadow-card phone:px-5.5 wide:grid wide:grid-cols-5">
            {chain.map((step) => (
              <Step key={step.driver_id} step={step} weakest={weakest} most={most} />
            ))}
            <li className="relative ps-8 wide:ps-0 wide:pt-6">
              <Driver name={other_name} />
            </li>
          </ol>
        </>
      )}
    </section>
  );
}

type Steps = NonNullable<RatingPair["chain"]>;
type StepProps = { step: Steps[number]; weakest: number; most: number };

/** A driver, and a link to the next: the more races both were classified in, the stronger; the weakest is dashed. */
function Step({ step, weakest, most }: StepProps) {
  const { driver_id, driver_name, mate_id, mate_name, teams, races, classified } = step;
  const isWeakest = classified === weakest && weakest < most;
  const line = {
    strokeWidth: 1 + (13 * classified) / most,
    strokeDasharray: isWeakest ? "6 4" : undefined,
    className: isWeakest ? "stroke-ink" : "stroke-line-strong",
  };
  return (
    <li className="relative ps-8 pe-4 pb-4 wide:ps-0 wide:pt-6">
      <svg className="absolute start-0 top-1 h-full w-4 wide:hidden" aria-hidden="true">
        <line x1="8" x2="8" y2="100%" {...line} />
      </svg>
      <svg className="absolute start-0 top-1 h-4 w-full max-wide:hidden" aria-hidden="true">
        <line x1="8" x2="100%" y1="8" y2="8" {...line} />
      </svg>
      <Driver name={driver_name} />
      <a href={teammatePath(driver_id, mate_id)} className="block text-small">
        <span className="sr-only">
          {driver_name} and {mate_name}:{" "}
        </span>
        {teams.map((team) => `${team.team_name} ${formatSpan(team.from, team.to)}`).join(", ")}
      </a>
      <span className="block text-small text-soft">
        {formatCount(races, "race")}, both classified in <b className="text-ink">{classified}</b>
      </span>
    </li>
  );
}

function Driver({ name }: { name: string }) {
  return (
    <>
      <svg className="absolute start-0 top-1 size-4" aria-hidden="true">
        <circle cx="8" cy="8" r="7" className="fill-ink stroke-surface" strokeWidth="2" />
      </svg>
      <b className="block font-strong">{name}</b>
    </>
  );
}

function summary(chain: Steps): string {
  const classified = chain.map((step) => step.classified);
  const weakest = Math.min(...classified);
  const races = formatCount(weakest, "race");
  if (chain.length === 1) return `They were teammates: ${races} in which both were classified.`;
  const isOne = weakest < Math.max(...classified);
  return `A chain of teammates leads from one to the other in ${chain.length} steps, the fewest possible. A thicker link has more races in which both were classified${isOne ? `; the weakest, dashed, has only ${weakest}` : `: each has ${weakest}`}.`;
}

type SeasonsProps = {
  pair: RatingPair;
  /** How each of the two is drawn. */
  sides: ReadonlyArray<LineLook>;
  one: ReadonlyArray<DriverSeasonRating>;
  other: ReadonlyArray<DriverSeasonRating>;
};

/** Both careers in one drawing, and season by season beside their cars. */
export function PairSeasons({ pair, one, other, sides }: SeasonsProps) {
  const drivers = [
    { id: pair.driver_id, name: pair.driver_name, seasons: one },
    { id: pair.other_id, name: pair.other_name, seasons: other },
  ].flatMap((driver, index) => {
    const look = sides[index];
    return look === undefined ? [] : [{ ...driver, colour: look.colour, stroke: look.stroke }];
  });
  const rows = drivers.flatMap(({ name, seasons }): Array<Row> => {
    const years = new Set(seasons.map(({ year }) => year)).size;
    return seasons.map((season) => ({ ...season, name, seasons: years }));
  });
  const total = new Set(rows.map(({ name, year }) => `${name} ${year}`)).size;
  const table = useMemo(() => seasonsTable(total), [total]);
  if (rows.length === 0) return null;
  return (
    <>
      <ComparedRatings drivers={drivers.filter(({ seasons }) => seasons.length > 0)} isByCareer />
      {/* The heading of the page leads to its method. */}
      <TableNote value={null}>
        <DataTable
          table={table}
          rows={rows}
          method={`Career and season together, for driver and team. ${ratingUnit} Likely ranges hold 89%. Source: F1DB, own calculations.`}
        />
      </TableNote>
    </>
  );
}

type Row = DriverSeasonRating & {
  name: string;
  /** How many seasons the driver has ratings of. */
  seasons: number;
};

/** @param total seasons of both together: of one with two teams there are two rows */
const seasonsTable = (total: number) =>
  defineTable<Row>({
    name: "same-car-seasons",
    heading: "Season by season, with their cars",
    caption: "Both drivers’ ratings by season, beside their cars’",
    noun: ["car", `cars in ${formatCount(total, "season")}`],
    groupOf: ({ name }) => name,
    groupRows: true,
    rowClass: ({ team_id, year }) => teamClass(team_id, year),
    bar: "team",
    columns: [
      {
        id: "name",
        label: "Driver",
        value: ({ name }) => name,
        cell: ({ name, seasons }) => (
          <>
            <b className="font-strong">{name}</b>{" "}
            <small className="ms-2 text-soft">{formatCount(seasons, "season")}</small>
          </>
        ),
        grouped: true,
        phone: "group",
        width: 0,
      },
      {
        id: "year",
        label: "Year",
        value: ({ year }) => year,
        cell: ({ year }) => <span className="max-md:text-[0.8125rem]">{year}</span>,
        phone: "place",
        numeric: true,
        width: 4.5,
      },
      { id: "team", label: "Team", value: ({ team_name }) => team_name, phone: "name", width: [8, 1.2] },
      {
        id: "rating",
        label: "Rating",
        value: ({ rating }) => rating,
        cell: ({ rating }) => <b className="font-strong">{ratingText(rating)}</b>,
        phone: "value",
        numeric: true,
        width: [5, 1],
      },
      {
        id: "interval",
        label: "Likely range",
        value: (row) => intervalText(row),
        phone: "lead",
        sortable: false,
        numeric: true,
        width: [9, 1],
      },
      {
        id: "car",
        label: "Car",
        value: ({ car }) => car,
        cell: ({ car }) => ratingText(car),
        phone: "second",
        phoneWords: { before: "car " },
        numeric: true,
        width: [5, 1],
      },
      {
        id: "car_interval",
        label: "Car’s likely range",
        value: ({ car_low, car_high }) => intervalText({ low: car_low, high: car_high }),
        sortable: false,
        numeric: true,
        width: [9, 1],
      },
    ],
  });
