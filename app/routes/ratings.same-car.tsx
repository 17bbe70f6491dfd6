import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useDeferredValue } from "react";
import type { RatingPair } from "#contract/ratings.ts";
import { sameCarQuery } from "#app/data/ratings.queries.ts";
import type { ComparedCar } from "#app/data/compare/compared-cars.ts";
import { distinctCars } from "#app/features/compare/distinct-cars.ts";
import { sameCarDrivers, sameCarSearch } from "#app/features/ratings/ratings-search.ts";
import { PairSeasons, TeammateChain } from "#app/features/ratings/same-car-evidence.tsx";
import { noRatings, sameCarChance, sameCarSureness } from "#app/features/ratings/rating-texts.ts";
import { comparedLooks, type LineLook } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ratingsHead } from "#app/seo/ratings-head.ts";
import { formatPossible } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { DrawingSkeleton } from "#app/ui/drawing/plane.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { SelectField } from "#app/ui/select/select-field.tsx";

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
  const picked = Route.useSearch();
  // The last pair stays until the next one is there: in its place the focus would be lost with the form.
  const shown = useDeferredValue(picked);
  return (
    <Suspense fallback={<DrawingSkeleton />}>
      <SameCar {...sameCarDrivers(shown)} picked={sameCarDrivers(picked)} />
    </Suspense>
  );
}

type PairProps = { one: string; other: string };
type Choices = ReadonlyArray<{ id: string; name: string }>;

function SameCar({ one, other, picked }: PairProps & { picked: PairProps }) {
  const { data } = useSuspenseQuery(sameCarQuery(one, other));
  if (!data.available || data.value.choices.length === 0) return <EmptyNote>{noRatings}</EmptyNote>;
  const { pair, choices, one: ofOne, other: ofOther, cars } = data.value;
  const found = one === other ? null : pair;
  const sides = sidesOf(cars);
  return (
    <div className="grid gap-9 [&>*]:min-w-0 [&_.table-section]:min-h-0">
      <div className="grid gap-5 rounded-card border border-line bg-surface p-4 shadow-card phone:px-5.5 phone:py-5">
        <PairForm {...picked} choices={choices} />
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
          <TeammateChain pair={found} />
          <PairSeasons pair={found} one={ofOne} other={ofOther} sides={sides} />
        </>
      )}
    </div>
  );
}

/** How one of the two is drawn, and the class with the colour of the team. */
type Side = LineLook & { className: string };

/** @param choices the cars of each, the likeliest first */
function sidesOf(choices: ReadonlyArray<ReadonlyArray<ComparedCar>>): Array<Side> {
  const cars = distinctCars(choices);
  const looks = comparedLooks(cars.map((car) => ({ car })));
  return looks.map((look, index) => {
    const { team_id = null, year } = cars[index] ?? {};
    return { ...look, className: teamClass(team_id, year) };
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
      className="flex flex-wrap items-end gap-3 max-md:grid max-md:items-center max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[&_.select]:h-(--touch-height) [&_label]:grid [&_label]:gap-1 [&_label]:text-[0.8125rem] [&_label]:text-soft"
    >
      <SelectField
        label="Driver"
        name="one"
        value={one}
        options={optionsFor(one)}
        onPick={pick("one")}
        className={fieldClass}
      />
      <Link
        to="/ratings/same-car"
        search={sameCarSearch({ one: other, other: one })}
        resetScroll={false}
        className="button inline-flex items-center justify-center text-ink no-underline max-md:row-span-2 max-md:min-h-11"
      >
        Swap
      </Link>
      <SelectField
        label="Other driver"
        name="other"
        value={other}
        options={optionsFor(other)}
        onPick={pick("other")}
        className={fieldClass}
      />
      <button type="submit" className="button col-span-full basis-full [@media(scripting:enabled)]:hidden">
        Compare
      </button>
    </form>
  );
}

/** On a phone they stand one above the other, and what swaps them beside both. */
const fieldClass = "flex-[1_1_11rem]";

type ChancesProps = { pair: RatingPair; sides: ReadonlyArray<Side> };

/** The likelier one's chance and its range, then what a reader asks next. */
function Chances({ pair, sides: [first, second] }: ChancesProps) {
  const { driver_name, other_name, by_team, by_entrant } = pair;
  const found = sameCarChance(pair);
  if (found === null || by_team === null || by_entrant === null)
    return (
      <EmptyNote>
        Chances need 30 classified starts or more from both drivers; one of the two has fewer.
      </EmptyNote>
    );
  const [one, other] = lastNames([driver_name, other_name]);
  return (
    <section aria-labelledby="chance-heading" className="grid gap-5">
      <h2
        id="chance-heading"
        className={`grid items-end gap-x-5 gap-y-2 md:flex ${(found.isFirst ? first : second)?.className}`}
      >
        <b className="text-[4rem] leading-[0.85] tracking-[-0.03em] text-team-ink wide:text-[5rem]">
          {formatPossible(found.chance)}
        </b>{" "}
        <span className="max-w-200 text-title">{found.words}</span>
      </h2>
      <div>
        <p className="flex items-center gap-2 text-soft">
          <svg width="28" height="8" className="shrink-0 fill-line-strong" aria-hidden="true">
            <rect width="28" height="6" y="1" rx="3" />
            <circle cx="14" cy="4" r="4" className="fill-ink" />
          </svg>
          {found.range}
        </p>
        <p className="mt-4 flex justify-between gap-4 font-strong">
          <span className={`text-team-ink ${first?.className}`}>{one}</span>
          <span className={`text-team-ink ${second?.className}`}>{other}</span>
        </p>
        <ShareBar pair={by_team} apart={by_entrant.ahead} sides={[first, second]} />
      </div>
      <dl className="grid gap-x-6 gap-y-1 border-t border-line pt-4 text-table md:grid-cols-[auto_minmax(0,1fr)] md:gap-y-2">
        <dt className="text-soft">Who was the better driver?</dt>
        <dd className="max-md:mb-2">
          <b className="font-strong">{sameCarSureness(pair)}</b>, over a whole career
        </dd>
        <dt className="flex items-center gap-2 text-soft">
          What if private teams are rated apart?
          <svg width="12" height="12" className="shrink-0 fill-surface stroke-ink" aria-hidden="true">
            <circle cx="6" cy="6" r="5" strokeWidth="2" />
          </svg>
        </dt>
        <dd className="max-md:mb-2">
          <b className="font-strong">{found.apart}</b>: they raced cars that they had bought from others
        </dd>
        <dt className="text-soft">Why is it not clearer?</dt>
        <dd>
          A race depends on more than the driver. Only races that both finish count. The true chance is in its
          likely range with a probability of 89%.
        </dd>
      </dl>
    </section>
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
    <svg className="mt-3 block h-16 w-full overflow-visible" aria-hidden="true">
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
        Level
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
      <text
        x={percent(apart)}
        y="58"
        textAnchor={apart < 0.2 ? "start" : apart > 0.8 ? "end" : "middle"}
        className="fill-soft text-xs"
      >
        Private teams rated apart
      </text>
    </svg>
  );
}
