import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import type { DriverSeasonRating, RatingPair } from "#contract/ratings.ts";
import type { HolderTeam } from "#app/data/records/compute.ts";
import { sameCarQuery } from "#app/data/ratings.queries.ts";
import { curveColours, rangeOf, RatingCurve, sharedYears } from "#app/features/ratings/rating-curve.tsx";
import { sameCarDrivers, sameCarSearch } from "#app/features/ratings/ratings-search.ts";
import { TeammateChain } from "#app/features/ratings/teammate-chain.tsx";
import { intervalText, noRatings, ratingText, ratingUnit } from "#app/features/ratings/rating-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatPossible, lastName } from "#app/text/format.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { SelectField } from "#app/ui/select/select-field.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";

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
  const { pair, choices, one: ofOne, other: ofOther, teams } = data.value;
  return (
    <>
      <PairForm one={one} other={other} choices={choices} />
      {one === other ? (
        <EmptyNote>These are the same driver twice. Pick two different drivers to compare them.</EmptyNote>
      ) : pair === null ? (
        <EmptyNote>One of the two is not in the archive: choose two drivers.</EmptyNote>
      ) : (
        <Pair pair={pair} one={ofOne} other={ofOther} teams={teams} />
      )}
    </>
  );
}

/** Chooses both drivers. Without scripts it is a form, sent with its button. */
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
      className="mb-5 flex flex-wrap items-end gap-3 max-md:grid max-md:grid-cols-2 max-md:[&_.select]:h-(--touch-height) [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
    >
      <SelectField label="Driver" name="one" value={one} options={optionsFor(one)} onPick={pick("one")} />
      <SelectField
        label="Other driver"
        name="other"
        value={other}
        options={optionsFor(other)}
        onPick={pick("other")}
      />
      <button type="submit" className="button [@media(scripting:enabled)]:hidden">
        Compare
      </button>
    </form>
  );
}

type PairFacts = {
  pair: RatingPair;
  one: ReadonlyArray<DriverSeasonRating>;
  other: ReadonlyArray<DriverSeasonRating>;
  teams: ReadonlyArray<HolderTeam | null>;
};

function Pair({ pair, one, other, teams }: PairFacts) {
  const rows = [
    ...one.map((season) => ({ ...season, name: pair.driver_name })),
    ...other.map((season) => ({ ...season, name: pair.other_name })),
  ];
  const range = rangeOf(rows);
  const colours = curveColours(teams);
  const curves = [
    { name: pair.driver_name, seasons: one, colour: colours[0] ?? "" },
    { name: pair.other_name, seasons: other, colour: colours[1] ?? "" },
  ].filter(({ seasons }) => seasons.length > 0);
  const years = sharedYears(curves.map(({ seasons }) => seasons));
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <Chances pair={pair} colours={colours} />
      {rows.length === 0 ? null : (
        <section aria-labelledby="seasons-heading">
          <h2 id="seasons-heading" className="mb-3">
            By season, beside their cars
          </h2>
          <div className="mb-5 grid gap-6 md:grid-cols-2">
            {curves.map((curve) => (
              <RatingCurve key={curve.name} range={range} years={years} {...curve} />
            ))}
          </div>
          <DataTable
            table={seasonsTable}
            rows={rows}
            method={`Career and season together, for driver and team. ${ratingUnit} Likely ranges hold 89%. Source: F1DB, own calculation.`}
          />
        </section>
      )}
      <TeammateChain pair={pair} />
    </div>
  );
}

type ChancesProps = { pair: RatingPair; colours: ReadonlyArray<string> };

/** The finding as one bar that the two share, in the colours of their curves, and in both ways of counting. */
function Chances({ pair, colours: [first, second] }: ChancesProps) {
  const { driver_name: one, other_name: other, by_team, by_entrant } = pair;
  if (by_team === null || by_entrant === null)
    return (
      <EmptyNote>
        Chances need 30 classified starts or more from both drivers; one of the two has fewer.
      </EmptyNote>
    );
  return (
    <section
      aria-labelledby="better-heading"
      className="grid gap-3 rounded-card border border-line bg-surface p-6 shadow-card max-phone:p-4"
    >
      <h2 id="better-heading" className="text-small text-soft">
        Who was the better driver?
      </h2>
      <p className="flex justify-between gap-4">
        <Chance name={lastName(one)} chance={by_team.better} />
        <Chance name={lastName(other)} chance={1 - by_team.better} className="text-end" />
      </p>
      <svg className="h-5 w-full" aria-hidden="true">
        <rect fill={first} width={`${100 * by_team.better}%`} height="100%" rx="4" />
        {/* The second is hollow, so that teammates are told apart. */}
        <svg
          x={`${100 * by_team.better}%`}
          width={`${100 - 100 * by_team.better}%`}
          height="100%"
          overflow="visible"
        >
          <rect
            fill={second}
            stroke={second}
            x="2"
            width="100%"
            height="100%"
            fillOpacity="0.26"
            strokeWidth="3"
          />
        </svg>
      </svg>
      <p className="max-w-176">
        In equal cars {lastName(one)} would finish ahead in {formatPossible(by_team.ahead)} of the races that
        both finish. With private entrants’ cars apart from the works teams’, his chances are{" "}
        {formatPossible(by_entrant.better)} and {formatPossible(by_entrant.ahead)}.
      </p>
      <p className="max-w-176 text-small text-soft">
        From the joint distribution of both ratings over their careers. Much besides the driver decides a
        single race, so even a clear favourite is often behind.
      </p>
    </section>
  );
}

type ChanceProps = { name: string; chance: number; className?: string };

function Chance({ name, chance, className = "" }: ChanceProps) {
  return (
    <span className={`grid font-display font-extrabold ${className}`}>
      <b className="text-hero tracking-[-0.03em]">{formatPossible(chance)}</b>
      <span className="text-block">{name}</span>
    </span>
  );
}

type Row = DriverSeasonRating & { name: string };

const seasonsTable = defineTable<Row>({
  name: "same-car-seasons",
  caption: "Both drivers’ ratings by season, beside their cars’",
  noun: ["season", "seasons"],
  rowClass: ({ team_id, year }) => teamClass(team_id, year),
  bar: "name",
  columns: [
    { id: "name", label: "Driver", value: ({ name }) => name, phone: "name", width: [10, 1.4] },
    {
      id: "year",
      label: "Year",
      value: ({ year }) => year,
      cell: ({ year }) => year,
      phone: "place",
      numeric: true,
      width: 4.5,
    },
    {
      id: "rating",
      label: "Rating",
      value: ({ rating }) => rating,
      cell: ({ rating }) => ratingText(rating),
      phone: "value",
      numeric: true,
      width: 5,
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
    { id: "team", label: "Team", value: ({ team_name }) => team_name, phone: "detail", width: [8, 1.2] },
    {
      id: "car",
      label: "Car",
      value: ({ car }) => car,
      cell: ({ car }) => ratingText(car),
      phone: "second",
      phoneWords: { before: "car " },
      numeric: true,
      width: 5,
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
