import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense, useMemo } from "react";
import type { DriverSeasonRating, RatingPair } from "#contract/ratings.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { sameCarQuery } from "#app/data/ratings.queries.ts";
import type { ComparedCar } from "#app/data/compare/compared-cars.ts";
import { carsToldApart } from "#app/features/compare/told-apart.ts";
import { ComparedRatings } from "#app/features/ratings/compared-ratings.tsx";
import { sameCarDrivers, sameCarSearch } from "#app/features/ratings/ratings-search.ts";
import { TeammateChain } from "#app/features/ratings/teammate-chain.tsx";
import {
  intervalText,
  noRatings,
  rangeOfChances,
  ratingText,
  ratingUnit,
  sameCarFinding,
  sameCarSureness,
} from "#app/features/ratings/rating-texts.ts";
import { comparedLooks, type LineLook } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatCount, formatPossible, lastNames } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable, TableNote } from "#app/ui/table/definition.ts";

export const Route = createFileRoute("/ratings/same-car")({
  validateSearch: sameCarSearch,
  loaderDeps: ({ search }) => sameCarDrivers(search),
  loader: ({ context: { queryClient }, deps: { one, other } }) => {
    void queryClient.prefetchQuery(sameCarQuery(one, other));
  },
  head: ({ match }) => ratingsHead(match.context.siteUrl, "same-car"),
  component: SameCarScreen,
});

/** Two drivers of any era in the same car: who would be ahead, and how the model knows. */
function SameCarScreen() {
  const { one, other } = sameCarDrivers(Route.useSearch());
  return (
    <Suspense fallback={<DrawingSkeleton />}>
      <SameCar one={one} other={other} />
    </Suspense>
  );
}

type PairProps = { one: string; other: string };
type Choices = ReadonlyArray<{ id: string; name: string }>;

function SameCar({ one, other }: PairProps) {
  const { data } = useSuspenseQuery(sameCarQuery(one, other));
  if (!data.available || data.value.choices.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  const { pair, choices, one: ofOne, other: ofOther, cars } = data.value;
  const found = one === other ? null : pair;
  const sides = sidesOf(cars);
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <div className="grid gap-5 rounded-card border border-line bg-surface p-4 shadow-card phone:px-5.5 phone:py-5">
        <PairForm one={one} other={other} choices={choices} />
        {one === other ? (
          <EmptyNote>These are the same driver twice. Pick two different drivers to compare them.</EmptyNote>
        ) : pair === null ? (
          <EmptyNote>One of the two is not in the archive: choose two drivers.</EmptyNote>
        ) : (
          <Chances pair={pair} sides={sides} />
        )}
      </div>
      {found === null ? null : (
        <>
          <Seasons pair={found} one={ofOne} other={ofOther} sides={sides} />
          <TeammateChain pair={found} />
        </>
      )}
    </div>
  );
}

/** How one of the two is drawn, and the class with the colour of the team. */
type Side = LineLook & {
  className: string;
  /** The team in whose colour, and the one whose colour the driver has elsewhere; null where that is the same. */
  instead: { of: string; team: string } | null;
};

/** @param choices the cars of each, the likeliest first */
function sidesOf(choices: ReadonlyArray<ReadonlyArray<ComparedCar>>): Array<Side> {
  const cars = carsToldApart(choices);
  const looks = comparedLooks(cars.map((car) => ({ car })));
  return looks.map((look, index) => {
    const { team_id = null, year } = cars[index] ?? {};
    const own = choices[index]?.[0]?.team_id ?? null;
    const isOwn = team_id === own || team_id === null || own === null;
    return {
      ...look,
      className: teamClass(team_id, year),
      instead: isOwn ? null : { team: nameOfTeam(team_id), of: nameOfTeam(own) },
    };
  });
}

/** Chooses both drivers, or has them change places. Without scripts it is a form, sent with its button. */
function PairForm({ one, other, choices }: PairProps & { choices: Choices }) {
  const navigate = useNavigate();
  const pick = (name: "one" | "other") => (id: string) =>
    void navigate({
      to: "/ratings/same-car",
      search: { one, other, [name]: id },
      resetScroll: false,
    });
  const optionsFor = (id: string) => [
    ...(choices.some((choice) => choice.id === id) ? [] : [{ value: id, label: "Choose a driver" }]),
    ...choices.map(({ id: value, name }) => ({ value, label: name })),
  ];
  return (
    <form
      action="/ratings/same-car"
      className="flex flex-wrap items-end gap-3 max-md:[&_.select]:h-(--touch-height) [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
    >
      <SelectField
        label="Driver"
        name="one"
        value={one}
        options={optionsFor(one)}
        onPick={pick("one")}
        className={fieldClass}
      />
      <SelectField
        label="Other driver"
        name="other"
        value={other}
        options={optionsFor(other)}
        onPick={pick("other")}
        className={fieldClass}
      />
      <Link
        to="/ratings/same-car"
        search={sameCarSearch({ one: other, other: one })}
        resetScroll={false}
        className="button inline-flex items-center justify-center text-ink no-underline max-md:min-h-11"
      >
        Swap
      </Link>
      <button type="submit" className="button basis-full [@media(scripting:enabled)]:hidden">
        Compare
      </button>
    </form>
  );
}

/** On a phone the second one stands beside what swaps both. */
const fieldClass = "flex-[1_1_11rem]";

type ChancesProps = { pair: RatingPair; sides: ReadonlyArray<Side> };

/** Who would be ahead in how many races, how sure that is, and what else counting gives. */
function Chances({ pair, sides: [first, second] }: ChancesProps) {
  const { driver_name, other_name, by_team, by_entrant } = pair;
  if (by_team === null || by_entrant === null)
    return (
      <EmptyNote>
        Chances need 30 classified starts or more from both drivers; one of the two has fewer.
      </EmptyNote>
    );
  const [one = "", other = ""] = lastNames([driver_name, other_name]);
  // Rounded once, so that both are 100% together.
  const shown = Math.round(100 * by_team.ahead) / 100;
  return (
    <section aria-labelledby="better-heading" className="grid gap-5">
      <div>
        <h2 id="better-heading" className="text-title text-balance">
          {sameCarFinding(pair)}
        </h2>
        <p className="mt-1 text-soft">Share of the races in equal cars that both finish</p>
      </div>
      <div>
        <p className="grid grid-cols-2 gap-x-4">
          <Ahead name={one} chance={shown} side={first} />
          <Ahead name={other} chance={1 - shown} side={second} isLast />
        </p>
        <ShareBar pair={by_team} apart={by_entrant.ahead} sides={[first, second]} />
      </div>
      <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-4 md:grid-cols-3">
        <Sureness
          label="Likely range (89%)"
          sign={
            <svg width="28" height="8" className="inline fill-line-strong" aria-hidden="true">
              <rect width="28" height="6" y="1" rx="3" />
              <circle cx="14" cy="4" r="4" className="fill-ink" />
            </svg>
          }
          value={rangeOfChances([by_team.ahead_low, by_team.ahead_high])}
        >
          of {one}’s share: no rating is exact
        </Sureness>
        <Sureness
          label="If private teams’ cars are rated separately"
          sign={
            <svg width="12" height="12" className="inline fill-surface stroke-ink" aria-hidden="true">
              <circle cx="6" cy="6" r="5" strokeWidth="2" />
            </svg>
          }
          value={formatPossible(by_entrant.ahead)}
        >
          for {one}, likely {rangeOfChances([by_entrant.ahead_low, by_entrant.ahead_high])}
        </Sureness>
        <Sureness label="Chance of being the better driver" value={sameCarSureness(pair)}>
          over a career, however private teams’ cars are rated
        </Sureness>
      </dl>
      <p className="max-w-176 text-small text-soft">
        From the joint distribution of both career ratings, which rest on finishing orders since 1950. Much
        besides the driver decides a single race, so even a clear favourite is often behind.
        {[first, second].map((side, index) =>
          side === undefined || side.instead === null
            ? null
            : ` ${index === 0 ? one : other} in the colour of ${side.instead.team}: ${side.instead.of}’s is too close to the other one.`,
        )}
      </p>
    </section>
  );
}

type AheadProps = { name: string; chance: number; side: Side | undefined; isLast?: boolean };

/** One of the two with the figure below the name, in the colour of the team. */
function Ahead({ name, chance, side, isLast = false }: AheadProps) {
  return (
    <span className={`grid text-team-ink ${isLast ? "justify-items-end text-end" : ""} ${side?.className}`}>
      <b className="font-display text-block font-extrabold">{name}</b>
      <b className="font-display text-[2.75rem] md:text-[4rem] leading-none font-extrabold tracking-[-0.03em]">
        {formatPossible(chance)}
      </b>
    </span>
  );
}

type ShareBarProps = {
  pair: NonNullable<RatingPair["by_team"]>;
  /** The first one's share with private entrants' cars apart. */
  apart: number;
  sides: readonly [Side | undefined, Side | undefined];
};

/** What two share, as one bar with a mark at the half; the second of one colour is hollow. Below it lies the likely range. */
function ShareBar({ pair: { ahead, ahead_low, ahead_high }, apart, sides: [first, second] }: ShareBarProps) {
  return (
    <svg className="mt-3 block h-11 w-full overflow-visible" aria-hidden="true">
      <rect className={`fill-team ${first?.className}`} width={percent(ahead)} height="24" />
      {/* Cut off at its own edge, so that of the outline only the inner half is seen. */}
      <svg x={percent(ahead)} width={percent(1 - ahead)} height="24" overflow="hidden">
        <rect
          className={`fill-team stroke-team ${second?.className}`}
          width="100%"
          height="100%"
          fillOpacity={second?.stroke === "solid" ? 1 : 0.26}
          strokeWidth="6"
        />
      </svg>
      <text x="50%" y="-9" textAnchor="middle" className="fill-soft text-xs">
        50%
      </text>
      <line x1="50%" x2="50%" y1="-4" y2="28" className="stroke-ink" strokeWidth="2" />
      <line
        x1={percent(ahead_low)}
        x2={percent(ahead_high)}
        y1="36"
        y2="36"
        className="stroke-line-strong"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx={percent(ahead)} cy="36" r="6" className="fill-ink stroke-surface" strokeWidth="2" />
      <circle cx={percent(apart)} cy="36" r="5" className="fill-surface stroke-ink" strokeWidth="2" />
    </svg>
  );
}

type SurenessProps = {
  label: string;
  /** How it is drawn below the bar. */
  sign?: ReactNode;
  value: string;
  children: ReactNode;
};

/** Something that is known of the figure, smaller than it. */
function Sureness({ label, sign, value, children }: SurenessProps) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-small text-soft">
        {sign}
        {label}
      </dt>
      <dd>
        <b className="block font-display text-block font-extrabold">{value}</b>
        <small className="text-small text-soft">{children}</small>
      </dd>
    </div>
  );
}

type SeasonsProps = ChancesProps & {
  one: ReadonlyArray<DriverSeasonRating>;
  other: ReadonlyArray<DriverSeasonRating>;
};

/** Both careers in one drawing, and season by season beside their cars. */
function Seasons({ pair, one, other, sides }: SeasonsProps) {
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
          method={`Career and season together, for driver and team. ${ratingUnit} Likely ranges hold 89%. Source: F1DB, own calculation.`}
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
