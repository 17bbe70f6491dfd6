import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Suspense } from "react";
import type { DriverSeasonRating, RatingPair } from "#contract/ratings.ts";
import { sameCarQuery } from "#app/data/ratings.queries.ts";
import type { HolderTeam } from "#app/data/records/compute.ts";
import { pairHeadClass } from "#app/features/compare/part.tsx";
import { ComparedRatings } from "#app/features/ratings/compared-ratings.tsx";
import { sameCarDrivers, sameCarSearch } from "#app/features/ratings/ratings-search.ts";
import { TeammateChain } from "#app/features/ratings/teammate-chain.tsx";
import {
  intervalText,
  noRatings,
  ratingText,
  ratingUnit,
  sameCarFinding,
  sameCarSureness,
} from "#app/features/ratings/rating-texts.ts";
import { comparedLooks, type LineLook } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatPossible, lastNames } from "#app/text/format.ts";
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
  const sides = sidesOf(teams);
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
type Side = LineLook & { className: string };

function sidesOf(teams: ReadonlyArray<HolderTeam | null>): Array<Side> {
  const looks = comparedLooks(
    teams.map((team) => ({ car: { team_id: team?.id ?? null, year: team?.year ?? 0 } })),
  );
  return looks.map((look, index) => ({
    ...look,
    className: teamClass(teams[index]?.id ?? null, teams[index]?.year),
  }));
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

type ChancesProps = { pair: RatingPair; sides: ReadonlyArray<Side> };

/** The finding, how sure it is, and both ways of counting. */
function Chances({ pair, sides }: ChancesProps) {
  const { driver_name, other_name, by_team, by_entrant } = pair;
  if (by_team === null || by_entrant === null)
    return (
      <EmptyNote>
        Chances need 30 classified starts or more from both drivers; one of the two has fewer.
      </EmptyNote>
    );
  const [one, other] = lastNames([driver_name, other_name]);
  const [first, second] = sides;
  return (
    <section aria-labelledby="better-heading" className="grid gap-4">
      <h2 id="better-heading" className="text-title text-balance">
        {sameCarFinding(pair)}
      </h2>
      <p className="max-w-176">{sameCarSureness(pair)}</p>
      <p className="-mx-4 grid grid-cols-2 font-display text-block font-extrabold phone:-mx-5.5">
        <span className={`${pairHeadClass} ${first?.className}`}>
          <b className="text-team-ink">{one}</b>
        </span>
        <span
          className={`${pairHeadClass} text-end ${second?.className} ${second?.stroke === "solid" ? "" : "border-dashed"}`}
        >
          <b className="text-team-ink">{other}</b>
        </span>
      </p>
      <Shared label="Ahead in a race both finish" share={by_team.ahead} sides={sides} />
      <Shared label="The better driver" share={by_team.better} sides={sides} />
      <p className="max-w-176 text-small text-soft">
        With private entrants’ cars apart from the works teams’, {one} is ahead in{" "}
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
  sides: ReadonlyArray<Side>;
};

/** What two share, as one bar with a mark at the half; the second of one colour is hollow. */
function Shared({ label, share, sides: [first, second] }: SharedProps) {
  // Rounded once, so that both are 100% together.
  const shown = Math.round(100 * share) / 100;
  return (
    <div>
      <p className="grid grid-cols-3 items-baseline">
        <b className={`${figureClass} ${first?.className}`}>{formatPossible(shown)}</b>
        <span className="text-center text-small text-soft">{label}</span>
        <b className={`${figureClass} text-end ${second?.className}`}>{formatPossible(1 - shown)}</b>
      </p>
      <svg className="mt-1 h-5 w-full overflow-visible" aria-hidden="true">
        <rect className={`fill-team ${first?.className}`} width={percent(share)} height="100%" />
        {/* Cut off at its own edge, so that of the outline only the inner half is seen. */}
        <svg x={percent(share)} width={percent(1 - share)} height="100%" overflow="hidden">
          <rect
            className={`fill-team stroke-team ${second?.className}`}
            width="100%"
            height="100%"
            fillOpacity={second?.stroke === "solid" ? 1 : 0.26}
            strokeWidth="6"
          />
        </svg>
        <line x1="50%" x2="50%" y1="-4" y2="24" className="stroke-ink" strokeWidth="2" />
      </svg>
    </div>
  );
}

const figureClass = "font-display text-hero font-extrabold tracking-[-0.03em] text-team-ink";

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
      cell: ({ year }) => <span className="max-md:text-[0.8125rem]">{year}</span>,
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
