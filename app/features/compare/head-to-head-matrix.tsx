import { Link } from "@tanstack/react-router";
import type { HeadToHead } from "#app/data/compare/head-to-head.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { namesOf } from "./compare-texts.ts";
import type { ComparisonProps } from "./comparison-section.tsx";
import { shortNamesOf } from "./seasons-section.tsx";

/** Each of several against each other, in the colour of the one who heads the row. */
export function HeadToHeadMatrix({
  headToHeads,
  careers,
  kind,
}: ComparisonProps & { headToHeads: ReadonlyArray<HeadToHead> }) {
  const shortNames = shortNamesOf(namesOf(kind, careers));
  return (
    <BlockCard
      name="head-to-heads"
      title="Head to head"
      about="Each row: races ahead and behind, with qualifying below. Select a score for the full list."
    >
      <div className="comparison-frame -mx-4 mt-3 -mb-4 overflow-x-auto rounded-b-card border-t border-line">
        <table className="w-full table-fixed text-center text-[0.8125rem]">
          <caption className="sr-only">Head to head, races ahead and behind</caption>
          <thead>
            <tr className="bg-raised">
              <th scope="col">
                <span className="sr-only">Ahead</span>
              </th>
              {careers.map(({ id, name }, index) => (
                <th key={id} scope="col" title={name} className="py-2 font-display font-extrabold">
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
                  className="relative ps-4 text-start font-display font-extrabold before:absolute before:inset-y-0 before:start-0 before:w-1 before:bg-team"
                >
                  {shortNames[row]}
                </th>
                {careers.map((other) => (
                  <td key={other.id} className="py-1 leading-snug">
                    <MatrixScore
                      headToHead={scoreOf(headToHeads, id, other.id)}
                      name={name}
                      other={other.name}
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
};

function MatrixScore({ headToHead, name, other }: MatrixScoreProps) {
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
      <span className={all[0] > all[1] ? "font-bold" : ""} aria-hidden="true">
        {all.join("–")}
      </span>
      <small className="text-soft" aria-hidden="true">
        {qualifying.join("–")}
      </small>
    </Link>
  );
}
