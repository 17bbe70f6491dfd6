import { type ReactNode, useId } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";

type ChartSectionProps = {
  title: string;
  /** A sentence or a choice that stands above the charts. */
  about?: ReactNode;
  /** Where there is room, two charts in a row, or each in its own. */
  layout: "pairs" | "rows";
  children: ReactNode;
};

/** Charts that belong together. */
export function ChartSection({ title, about, layout, children }: ChartSectionProps) {
  const id = useId();
  return (
    <section className="mt-5" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about}
      <div className={`mt-2 grid gap-4 ${layout === "pairs" ? "md:grid-cols-2" : "grid-cols-1"}`}>
        {children}
      </div>
    </section>
  );
}

/** What stands in the place of a section while its numbers are on their way. */
export function ChartSectionSkeleton({ title, count }: { title: string; count: number }) {
  return (
    <ChartSection title={title} about={<WithoutScripts />} layout="pairs">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="h-72 rounded-tile bg-raised" role={index === 0 ? "status" : undefined}>
          {index === 0 ? <span className="sr-only">Loading…</span> : null}
        </div>
      ))}
    </ChartSection>
  );
}

/** The attribution that the chart library’s licence asks for; once on each page with a chart. */
export function ChartAttribution({ className = "mt-3 text-[0.8125rem]" }: { className?: string }) {
  return (
    <p className={`chart-attribution text-soft noscript:hidden print:hidden ${className}`}>
      <span className="max-phone:hidden">Drawn with </span>
      <a href="https://www.tradingview.com/">TradingView Lightweight Charts™</a>, © 2025 TradingView, Inc.
    </p>
  );
}
