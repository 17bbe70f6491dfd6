import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { titleOddsReportQuery } from "#app/data/title-odds.queries.ts";

/** How good title chances were so far, before any of them is shown. */
export function ShortReportCard({ of }: { of: "drivers" | "constructors" }) {
  const { data } = useSuspenseQuery(titleOddsReportQuery());
  const card = data.available ? data.value.find(({ championship }) => championship === of) : undefined;
  if (card === undefined) return null;
  const { untouched, all, bins, seasons } = card;
  const said = bins.filter(({ from, count }) => [0.2, 0.5, 0.7, 0.9].includes(from) && count > 0);
  return (
    <section className="rounded-card border border-line bg-surface p-4" aria-labelledby={`report-${of}`}>
      <h3 id={`report-${of}`} className="text-table font-strong">
        How good such chances were
      </h3>
      <dl className="my-2 flex flex-wrap gap-x-8 gap-y-2 text-[0.875rem]">
        {said.map((bin) => (
          <div key={bin.from}>
            <dt className="text-small text-soft">
              Said {percent(bin.said)}, {bin.count} times
            </dt>
            <dd className="font-strong">came true in {percent(bin.happened)}</dd>
          </div>
        ))}
        <div>
          <dt className="text-small text-soft">Brier score since 2000 (0 is best, 2 worst)</dt>
          <dd className="font-strong">
            {untouched.brier.toFixed(2)}; “the leader wins” {untouched.baseline?.toFixed(2)}
          </dd>
        </div>
      </dl>
      <p className="text-small text-soft">
        {all.rounds} rounds of {seasons.first} to {seasons.last}. Settings were chosen on seasons until 1999.{" "}
        <Link to="/standings/odds/">The whole report card, and the biggest swings</Link>
      </p>
    </section>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
