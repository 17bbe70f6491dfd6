import type { ReactNode } from "react";
import { Compared } from "#app/ui/compared/compared.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { bestOf, type Career, type Figure } from "./figures.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";
import { formatSpan } from "#app/text/format.ts";

type FiguresTableProps = {
  careers: ReadonlyArray<Career>;
  figures: ReadonlyArray<Figure>;
  /** For each its name, as the way to its own page, and the way to take it out of the comparison. */
  heads: ReadonlyArray<{ name: ReactNode; remove: ReactNode }>;
};

/** Careers side by side: a column for each, a line for each figure, the best values marked. */
export function FiguresTable({ careers, figures, heads }: FiguresTableProps) {
  return (
    <Embeddable name="careers" title="Careers side by side">
      <div className="comparison-frame">
        <table className="comparison-table">
          <caption className="sr-only">Careers side by side</caption>
          {/* So that the first head has its width before the last has come. */}
          <colgroup>
            <col />
            {careers.map(({ name, first_year }) => (
              <col key={`${name} ${first_year}`} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className="border-t-4 border-t-raised">
                Figure
              </th>
              {careers.map((career, index) => (
                <th
                  key={`${career.name} ${career.first_year}`}
                  scope="col"
                  className={`border-t-4 border-t-team bg-[linear-gradient(in_oklab,color-mix(in_oklab,var(--color-team)_22%,var(--color-surface)),color-mix(in_oklab,var(--color-team)_8%,var(--color-surface)))] ${teamClass(career.team_id, career.last_year)}`}
                >
                  <Flag country={career.country} />{" "}
                  <span className="leading-tight wrap-anywhere md:font-display md:text-[1.25rem] md:font-extrabold">
                    {heads[index]?.name}
                  </span>
                  <small>{formatSpan(career.first_year, career.last_year)}</small>
                  {heads[index]?.remove}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => {
              const best = bestOf(figure, careers);
              return (
                <tr key={figure.label}>
                  <th scope="row">{figure.label}</th>
                  {careers.map((career, index) => (
                    <td key={`${career.name} ${career.first_year}`}>
                      <Compared by={best[index] ? 1 : 0}>{figure.format(figure.value(career))}</Compared>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Embeddable>
  );
}
