import { Link } from "@tanstack/react-router";
import type { HeadToHead } from "#app/data/compare/head-to-head.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { shareOf } from "#app/ui/compared/compared.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { namesOf } from "./compare-texts.ts";
import type { ComparisonProps } from "./comparison-section.tsx";
import { hollowOf } from "./distinct-cars.ts";
import { ShareBar } from "./share-bar.tsx";
import { shortNamesOf } from "./seasons-section.tsx";

/** Each of several against each other, in the colour of the one who heads the row. */
export function HeadToHeadMatrix({
  headToHeads,
  careers,
  kind,
}: ComparisonProps & { headToHeads: ReadonlyArray<HeadToHead> }) {
  const hollow = hollowOf(careers);
  const shortNames = shortNamesOf(namesOf(kind, careers));
  return (
    <BlockCard
      name="head-to-heads"
      title="Head to head"
      about="Rows: races ahead and behind, and in qualifying (Q). Bars: share of both. Select a score for each race."
    >
      <div className="comparison-frame -mx-4 mt-3 -mb-4 overflow-x-auto rounded-b-card border-t border-line">
        <table className="w-full table-fixed text-center text-[0.8125rem]">
          <caption className="sr-only">Head to head, races ahead and behind</caption>
          <thead>
            <tr>
              <th scope="col" className="w-14 border-t-4 border-t-raised bg-raised">
                <span className="sr-only">Ahead</span>
              </th>
              {careers.map(({ id, name, car }, index) => (
                <th
                  key={id}
                  scope="col"
                  title={name}
                  className={`border-t-4 border-t-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_18%,var(--color-surface)),var(--color-surface))] py-2 font-display font-extrabold ${hollow[index] ? "border-dashed" : ""} ${teamClass(car.team_id, car.year)}`}
                >
                  {shortNames[index]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {careers.map(({ id, name, car }, row) => (
              <tr key={id} className={`border-t border-line ${teamClass(car.team_id, car.year)}`}>
                <th
                  scope="row"
                  title={name}
                  className={`border-s-4 border-s-team ps-3 text-start font-display font-extrabold ${hollow[row] ? "[border-inline-start-style:dashed]" : ""}`}
                >
                  {shortNames[row]}
                </th>
                {careers.map((other) => (
                  <td
                    key={other.id}
                    className={`border-s border-line px-1 py-1.5 leading-snug whitespace-nowrap ${other.id === id ? "bg-raised" : ""}`}
                  >
                    <MatrixScore
                      headToHead={scoreOf(headToHeads, id, other.id)}
                      name={name}
                      other={other.name}
                      isHollow={hollow[row] ?? false}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BlockCard>
  );
}

/** How two met, seen from one of them; null if they never met. */
export function scoreOf(
  headToHeads: ReadonlyArray<HeadToHead>,
  id: string,
  against: string,
): { pair: string; all: [number, number]; qualifying: [number, number] } | null {
  const found = headToHeads.find(
    ({ one, other }) => (one === id && other === against) || (one === against && other === id),
  );
  if (found === undefined) return null;
  const { one, other, all, qualifying } = found;
  const seen = (score: { one: number; other: number }): [number, number] =>
    one === id ? [score.one, score.other] : [score.other, score.one];
  return { pair: `${one},${other}`, all: seen(all), qualifying: seen(qualifying) };
}

type MatrixScoreProps = {
  headToHead: ReturnType<typeof scoreOf>;
  name: string;
  other: string;
  isHollow: boolean;
};

function MatrixScore({ headToHead, name, other, isHollow }: MatrixScoreProps) {
  if (headToHead === null) return <span className="text-soft">–</span>;
  const { pair, all, qualifying } = headToHead;
  return (
    <Link
      from="/compare/"
      to="/compare/"
      search={(present) => ({ ...present, pair, sort: undefined })}
      hash="compare-meetings"
      className="grid min-h-11 content-center text-ink no-underline"
    >
      <span className="sr-only">{`${name} ${all[0]}, ${other} ${all[1]}; in qualifying ${qualifying.join(" and ")}`}</span>
      <span className={all[0] > all[1] ? "font-bold" : "text-soft"} aria-hidden="true">
        {all.join("–")}
      </span>
      <ShareBar share={shareOf(...all) ?? 0} isHollow={isHollow} />
      <small
        className={`text-xs ${qualifying[0] > qualifying[1] ? "font-strong" : "text-soft"}`}
        aria-hidden="true"
      >
        Q {qualifying.join("–")}
      </small>
    </Link>
  );
}
