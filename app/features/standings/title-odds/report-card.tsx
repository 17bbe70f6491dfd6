import { useSuspenseQuery } from "@tanstack/react-query";
import type { TitleOddsReport } from "#contract/title-odds.ts";
import { titleOddsReportQuery } from "#app/data/standings.queries.ts";
import { formatThousands } from "#app/text/format.ts";

/** The chance that the sentence takes as its example. */
const example = 0.75;

/** How good chances were so far, in one sentence; the report card is below, folded. */
export function ReportCardLine({ of }: { of: TitleOddsReport["championship"] }) {
  const card = useReportCards(of)[0];
  const bin = card?.bins.find(({ from, to, count }) => from <= example && example < to && count > 0);
  if (card === undefined || bin === undefined) return null;
  return (
    <>
      Of {bin.count} chances of about {percent(bin.said)} in past seasons, {percent(bin.happened)} came true.
    </>
  );
}

type ReportCardsProps = { of: "both" | TitleOddsReport["championship"]; className?: string };

const cardClass = "rounded-card border border-line bg-surface p-4";

/** How good chances were: what was said and what came true, and scores by decade. Folded, for those who ask. */
export function ReportCards({ of, className = cardClass }: ReportCardsProps) {
  const cards = useReportCards(of);
  if (cards.length === 0) return null;
  return (
    <details className={className}>
      <summary className="w-fit cursor-pointer font-strong">Report card: what came true</summary>
      <p className="my-2 max-w-176 text-[0.875rem] text-soft">
        Every round counts from the first to the last but one of every finished season. Chances of about the
        same size are put together, to see how many came true. The error is the Brier score: 0 is perfect, 2
        is the worst possible. “Leader only” is what a simple rule scores: whoever leads has the chance that
        leaders had at that part of a season before 2000, and the others share the rest. The model’s settings
        were chosen on seasons to 1999; it had not seen the later ones.
      </p>
      <div className={`mt-3 grid gap-6 ${cards.length > 1 ? "md:grid-cols-2" : ""}`}>
        {cards.map((card) => (
          <Card key={card.championship} card={card} isAlone={cards.length === 1} />
        ))}
      </div>
    </details>
  );
}

function useReportCards(of: "both" | TitleOddsReport["championship"]): ReadonlyArray<TitleOddsReport> {
  const { data } = useSuspenseQuery(titleOddsReportQuery());
  if (!data.available) return [];
  return data.value.filter(({ championship }) => of === "both" || championship === of);
}

function Card({ card, isAlone }: { card: TitleOddsReport; isAlone: boolean }) {
  const { all, chosen_on, untouched, decades, before_first_round, bins, seasons } = card;
  const whose = card.championship === "drivers" ? "Drivers" : "Constructors";
  const scores = [
    { label: `${seasons.first}–${seasons.last}`, ...all },
    { label: `${seasons.first}–1999`, ...chosen_on },
    { label: `2000–${seasons.last}, not seen before`, ...untouched },
    ...decades.map((score) => ({ label: `${score.decade}s`, ...score })),
    { label: "Before the first round", ...before_first_round },
  ];
  return (
    <div className={`grid min-w-0 content-start gap-x-6 gap-y-4 ${isAlone ? "md:grid-cols-2" : ""}`}>
      {isAlone ? null : <h3 className="text-table font-strong">{whose}</h3>}
      <SmallTable
        caption={`${whose}: what we said, and what came true`}
        heads={["Chance", "Times", "We said", "Came true"]}
        rows={bins.map(({ from, to, count, said, happened }) => [
          `${percent(from)}–${percent(to)}`,
          formatThousands(count),
          count === 0 ? "–" : percent(said, 1),
          count === 0 ? "–" : percent(happened, 1),
        ])}
      />
      <SmallTable
        caption={`${whose}: errors`}
        heads={["Seasons", "Rounds", "Error", "Leader only"]}
        rows={scores.map(({ label, rounds, brier, baseline }) => [
          label,
          formatThousands(rounds),
          brier.toFixed(3),
          baseline?.toFixed(3) ?? "–",
        ])}
      />
    </div>
  );
}

type SmallTableProps = {
  caption: string;
  heads: ReadonlyArray<string>;
  /** The first cell is the row's head. */
  rows: ReadonlyArray<readonly [head: string, ...ReadonlyArray<string>]>;
};

function SmallTable({ caption, heads, rows }: SmallTableProps) {
  return (
    <table className="h-fit w-full text-[0.875rem] [&_:is(th,td)]:h-7 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-end [&_:is(th,td):first-child]:ps-0 [&_:is(th,td):first-child]:text-start [&_tbody_th]:font-normal [&_thead]:text-small [&_thead]:text-soft">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number, decimals = 0): string {
  return `${(share * 100).toFixed(decimals)}%`;
}
