import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import type { DriverSeasonRating, RatingPair } from "#contract/ratings.ts";
import { sameCarQuery } from "#app/data/ratings.queries.ts";
import { ComparedRatings, ratingColours } from "#app/features/ratings/compared-ratings.tsx";
import { sameCarDrivers, sameCarSearch } from "#app/features/ratings/ratings-search.ts";
import { TeammateChain } from "#app/features/ratings/teammate-chain.tsx";
import {
  intervalText,
  noRatings,
  ratingText,
  ratingUnit,
  sameCarFinding,
} from "#app/features/ratings/rating-texts.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatPossible, lastName } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
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
  const found = one === other ? null : pair;
  const colours = ratingColours(teams);
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <div className="grid gap-5 rounded-card border border-line bg-surface p-6 shadow-card max-phone:p-4">
        <PairForm one={one} other={other} choices={choices} />
        {one === other ? (
          <EmptyNote>These are the same driver twice. Pick two different drivers to compare them.</EmptyNote>
        ) : pair === null ? (
          <EmptyNote>One of the two is not in the archive: choose two drivers.</EmptyNote>
        ) : (
          <Chances pair={pair} colours={colours} />
        )}
      </div>
      {found === null ? null : (
        <>
          <Seasons pair={found} one={ofOne} other={ofOther} colours={colours} />
          <TeammateChain pair={found} />
        </>
      )}
    </div>
  );
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
      className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-3 max-md:grid-cols-2 max-md:[&_.select]:h-(--touch-height) [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
    >
      <SelectField label="Driver" name="one" value={one} options={optionsFor(one)} onPick={pick("one")} />
      <Link
        to="/ratings/same-car"
        search={sameCarSearch({ one: other, other: one })}
        resetScroll={false}
        className="button inline-flex items-center justify-center text-ink no-underline max-md:order-last max-md:col-span-2"
      >
        Swap
      </Link>
      <SelectField
        label="Other driver"
        name="other"
        value={other}
        options={optionsFor(other)}
        onPick={pick("other")}
      />
      <button type="submit" className="button col-span-full [@media(scripting:enabled)]:hidden">
        Compare
      </button>
    </form>
  );
}

type ChancesProps = { pair: RatingPair; colours: ReadonlyArray<string> };

/** The finding, how sure it is, and both ways of counting. */
function Chances({ pair, colours }: ChancesProps) {
  const { driver_name: one, other_name: other, by_team, by_entrant } = pair;
  if (by_team === null || by_entrant === null)
    return (
      <EmptyNote>
        Chances need 30 classified starts or more from both drivers; one of the two has fewer.
      </EmptyNote>
    );
  const [better, chance] = by_team.better >= 0.5 ? [one, by_team.better] : [other, 1 - by_team.better];
  return (
    <section aria-labelledby="better-heading" className="grid gap-4">
      <h2 id="better-heading" className="text-title text-balance">
        {sameCarFinding(pair)}
      </h2>
      <p className="max-w-176">
        In equal cars, of the races that both finish. {lastName(better)} is the better driver with a chance of{" "}
        {formatPossible(chance)}.
      </p>
      <p className="-mb-3 flex justify-between gap-4 font-display text-block font-extrabold">
        <span>{lastName(one)}</span>
        <span>{lastName(other)}</span>
      </p>
      <Shared label="Ahead in a race" share={by_team.ahead} colours={colours} />
      <Shared label="The better driver" share={by_team.better} colours={colours} />
      <p className="max-w-176 text-small text-soft">
        With private entrants’ cars apart from the works teams’, {lastName(one)} is ahead in{" "}
        {formatPossible(by_entrant.ahead)} of races and the better driver with a chance of{" "}
        {formatPossible(by_entrant.better)}. From the joint distribution of both ratings over their careers.
        Much besides the driver decides a single race, so even a clear favourite is often behind.
      </p>
    </section>
  );
}

type SharedProps = {
  label: string;
  /** The first one's. */
  share: number;
  colours: ReadonlyArray<string>;
};

/** What two share, as one bar in the colours of their lines; the second is hollow, so that teammates are told apart. */
function Shared({ label, share, colours: [first, second] }: SharedProps) {
  // Rounded once, so that both are 100% together.
  const shown = Math.round(100 * share) / 100;
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <b className={figureClass}>{formatPossible(shown)}</b>
        <span className="text-center text-small text-soft">{label}</span>
        <b className={figureClass}>{formatPossible(1 - shown)}</b>
      </p>
      <svg className="mt-1 h-5 w-full overflow-visible" aria-hidden="true">
        <rect fill={first} width={percent(share)} height="100%" rx="4" />
        <svg x={percent(share)} width={percent(1 - share)} height="100%" overflow="visible">
          <rect
            fill={second}
            stroke={second}
            x="2"
            y="1.5"
            width="100%"
            height="17"
            fillOpacity="0.26"
            strokeWidth="3"
          />
        </svg>
      </svg>
    </div>
  );
}

const figureClass = "font-display text-hero font-extrabold tracking-[-0.03em]";

type SeasonsProps = ChancesProps & {
  one: ReadonlyArray<DriverSeasonRating>;
  other: ReadonlyArray<DriverSeasonRating>;
};

/** Both careers in one drawing, and season by season beside their cars. */
function Seasons({ pair, one, other, colours }: SeasonsProps) {
  const drivers = [
    { id: pair.driver_id, name: pair.driver_name, seasons: one, stroke: "solid" as const },
    { id: pair.other_id, name: pair.other_name, seasons: other, stroke: "dashed" as const },
  ].map((driver, index) => ({ ...driver, colour: colours[index] ?? "" }));
  const rows = drivers.flatMap(({ name, seasons }) => seasons.map((season) => ({ ...season, name })));
  if (rows.length === 0) return null;
  return (
    <>
      <ComparedRatings drivers={drivers.filter(({ seasons }) => seasons.length > 0)} isByCareer />
      <DataTable
        table={seasonsTable}
        rows={rows}
        method={`Career and season together, for driver and team. ${ratingUnit} Likely ranges hold 89%. Source: F1DB, own calculation.`}
      />
    </>
  );
}

type Row = DriverSeasonRating & { name: string };

const seasonsTable = defineTable<Row>({
  name: "same-car-seasons",
  heading: "Season by season, with their cars",
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
