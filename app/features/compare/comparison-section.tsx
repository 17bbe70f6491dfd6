import { type ReactNode, Suspense } from "react";
import type { ComparedKind } from "#app/data/compare/compared-ids.ts";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import type { CompareSearch } from "./compare-search.ts";
import type { CareerWithCar } from "./distinct-cars.ts";

/** What every part of a comparison is given. */
export type ComparisonProps = {
  search: CompareSearch;
  kind: ComparedKind;
  /** The ids of the address, unknown ones included: the loader cannot tell which exist. */
  ids: ReadonlyArray<string>;
  careers: ReadonlyArray<CareerWithCar>;
};

/** Cards in rows of two, of an odd number or six in rows of three: all are of one width, so that their bars can be compared. */
export function cardsClass(cards: number): string {
  const columns =
    cards === 1 ? "" : cards % 2 === 0 && cards < 6 ? "wide:grid-cols-2" : "min-[75rem]:grid-cols-3";
  return `grid gap-x-6 gap-y-3 ${columns}`;
}

type ComparisonSectionProps = {
  id: string;
  title: string;
  /** True where what it holds has a heading of its own: the title is then read out only. */
  isPlain?: boolean;
  /** A link to more of it, at the right of the title. */
  beside?: ReactNode;
  children: ReactNode;
};

/** A part of the comparison, which may come later than the others. */
export function ComparisonSection({ id, title, isPlain = false, beside, children }: ComparisonSectionProps) {
  return (
    <section aria-labelledby={`compare-${id}`} data-part={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {/* Larger than the headings of the cards in it. */}
        <h2 id={`compare-${id}`} className={`mb-2 text-[1.375rem] leading-tight ${isPlain ? "sr-only" : ""}`}>
          {title}
        </h2>
        {beside}
      </div>
      <Suspense fallback={<WithoutScripts />}>{children}</Suspense>
    </section>
  );
}

/** The head of a side, in the colour of its team. */
export const pairHeadClass =
  "border-t-4 border-t-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_18%,var(--color-surface)),var(--color-surface))] pt-3 pb-2 font-normal wrap-anywhere";
