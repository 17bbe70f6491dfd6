import type { TitleOddsReport } from "#contract/title-odds.ts";

/** How good the chances of both titles were: what was said and what happened, and Brier scores by decade. */
export function ReportCards({ cards }: { cards: ReadonlyArray<TitleOddsReport> }) {
  return (
    <section aria-labelledby="report-card">
      <h2 id="report-card">Report card</h2>
      <p className="my-1 max-w-176 text-[0.875rem] text-soft">
        Rounds from the first to the one before the last, of seasons that are over. The Brier score is the
        mean of the squared distances between chances and what happened, summed over all: 0 is best, 2 worst.
        Beside it stands that of “the leader, as often as leaders won at that part of a season until 1999; the
        others with points share the rest”. The model’s settings were chosen on seasons until 1999.
      </p>
      <div className="mt-3 grid gap-6 md:grid-cols-2">
        {cards.map((card) => (
          <Card key={card.championship} card={card} />
        ))}
      </div>
    </section>
  );
}

function Card({ card }: { card: TitleOddsReport }) {
  const whose = card.championship === "drivers" ? "Drivers" : "Constructors";
  const scores = [
    { label: `${card.seasons.first}–${card.seasons.last}`, ...card.all },
    { label: `${card.seasons.first}–1999`, ...card.chosen_on },
    { label: `2000–${card.seasons.last}, not looked at before`, ...card.untouched },
    ...card.decades.map((score) => ({ label: `${score.decade}s`, ...score })),
    { label: "Before the first round", ...card.before_first_round },
  ];
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-table font-strong">{whose}</h3>
      <table className={tableClass}>
        <caption className="sr-only">{whose}: Brier scores</caption>
        <thead>
          <tr>
            <th scope="col">Seasons</th>
            <th scope="col">Rounds</th>
            <th scope="col">Brier</th>
            <th scope="col">Leader</th>
          </tr>
        </thead>
        <tbody>
          {scores.map(({ label, rounds, brier, baseline }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{rounds}</td>
              <td className={baseline !== null && brier < baseline ? "font-strong" : undefined}>
                {brier.toFixed(3)}
              </td>
              <td>{baseline === null ? "–" : baseline.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={`mt-4 ${tableClass}`}>
        <caption className="sr-only">{whose}: what was said, and what happened</caption>
        <thead>
          <tr>
            <th scope="col">Chance</th>
            <th scope="col">Times</th>
            <th scope="col">Said</th>
            <th scope="col">Happened</th>
          </tr>
        </thead>
        <tbody>
          {card.bins.map(({ from, to, count, said, happened }) => (
            <tr key={from}>
              <th scope="row">
                {percent(from, 0)}–{percent(to, 0)}
              </th>
              <td>{count}</td>
              <td>{count === 0 ? "–" : percent(said, 1)}</td>
              <td>{count === 0 ? "–" : percent(happened, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tableClass =
  "w-full text-[0.875rem] [&_:is(th,td)]:h-7 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-end [&_:is(th,td):first-child]:ps-0 [&_:is(th,td):first-child]:text-start [&_tbody_th]:font-normal [&_thead]:text-small [&_thead]:text-soft";

function percent(share: number, decimals: number): string {
  return `${(share * 100).toFixed(decimals)}%`;
}
