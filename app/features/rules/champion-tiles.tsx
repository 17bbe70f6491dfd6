import { Link } from "@tanstack/react-router";
import type { ChampionsUnderRules, Firsts } from "#contract/rules/answers.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatList, lastName } from "#app/text/format.ts";
import type { RulesSearch } from "./rules-search.ts";

type ChampionTilesProps = {
  title: string;
  of: "driver" | "constructor";
  answer: ChampionsUnderRules;
  search: RulesSearch;
};

/**
 * A tile for each season, which opens it under the same rules: quiet where the champion stays, and in the colour of the
 * other champion's team where not, with who was champion below. The table under it says the same.
 */
export function ChampionTiles({ title, of, answer, search }: ChampionTilesProps) {
  const id = `champions-${of}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      <ol className="grid grid-cols-3 gap-1 phone:grid-cols-5 md:grid-cols-10">
        {answer.seasons.map((season) => {
          const firsts = season[of];
          return firsts === null ? null : (
            <li key={season.year} className={firstYearClass(season.year)}>
              <Link
                to="/standings/$year/rules"
                params={{ year: String(season.year) }}
                search={{ ...search, sort: undefined }}
                className={`${tileClass} ${tileLook(firsts, season.year)}`}
              >
                <TileText year={season.year} firsts={firsts} of={of} />
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function TileText({ year, firsts, of }: { year: number; firsts: Firsts; of: "driver" | "constructor" }) {
  const name = (full: string) => (of === "driver" ? lastName(full) : full);
  const would = formatList(firsts.would.map((first) => name(first.name)));
  return (
    <>
      <span className="text-small text-soft tabular-nums">{year}</span>
      <span className={firsts.changed ? "font-strong wrap-anywhere" : "text-soft wrap-anywhere"}>
        {would}
      </span>
      {firsts.changed && firsts.was !== null ? (
        <span className="text-small wrap-anywhere text-soft">
          <span className="sr-only">in place of </span>
          <s>{name(firsts.was.name)}</s>
        </span>
      ) : null}
    </>
  );
}

const tileClass =
  "h-full min-h-11 min-w-0 rounded-tile px-2 py-1 leading-tight text-ink no-underline hover:bg-raised";

/** Quiet where nothing changes; else in the colour of the team of who would be first. */
function tileLook({ changed, would }: Firsts, year: number): string {
  if (!changed) return "flex flex-wrap content-center items-center gap-x-1.5 text-small";
  return `grid content-start border border-line border-s-4 bg-raised border-s-team ${teamClass(would[0]?.team_id ?? null, year)}`;
}

/** On wide screens each row is a decade: the constructors' first, 1958, stands under 8. */
function firstYearClass(year: number): string {
  return year === 1958 ? "md:in-[[aria-labelledby=champions-constructor]]:col-start-9" : "";
}
