import { type ReactNode, Suspense } from "react";
import type { ComparedCareer } from "#app/data/compare/compare.functions.ts";
import type { ComparedKind } from "#app/data/compare/compared-ids.ts";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import type { CompareSearch } from "./compare-search.ts";

/** What every part of a comparison is given. */
export type ComparisonProps = {
  search: CompareSearch;
  kind: ComparedKind;
  /** The ids of the address, unknown ones included: the loader cannot tell which exist. */
  ids: ReadonlyArray<string>;
  careers: ReadonlyArray<ComparedCareer>;
};

type PartProps = {
  id: string;
  title: string;
  /** True where what it holds has a heading of its own: the title is then read out only. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A part of the comparison, which may come later than the others. */
export function Part({ id, title, isPlain = false, children }: PartProps) {
  return (
    <section aria-labelledby={`compare-${id}`} data-part={id}>
      <h2 id={`compare-${id}`} className={`mb-2 text-[1.125rem] font-strong ${isPlain ? "sr-only" : ""}`}>
        {title}
      </h2>
      <Suspense fallback={<WithoutScripts />}>{children}</Suspense>
    </section>
  );
}
