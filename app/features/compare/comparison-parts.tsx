import { Link } from "@tanstack/react-router";
import type { ComparedCareer } from "#app/data/compare/compare.functions.ts";
import { idsText } from "#app/data/compare/compared-ids.ts";
import { CircuitsSection } from "./circuits-section.tsx";
import { type ComparisonProps, Part } from "./part.tsx";
import { HeadToHeadSection } from "./head-to-head-section.tsx";
import { driverFigures, teamFigures } from "./figures.ts";
import { FiguresTable } from "./figures-table.tsx";
import { AsTeammatesSection } from "./as-teammates-section.tsx";
import { RatingsSection } from "./ratings-section.tsx";
import { SeasonsSection } from "./seasons-section.tsx";
import { pairOf } from "./compare-search.ts";
import { SharedSection } from "./shared-section.tsx";
import { careersMethod, kinds } from "./compare-texts.ts";

/** Everything about two to four drivers or teams, part by part. */
export function ComparisonParts(props: ComparisonProps) {
  const { search, kind, ids, careers } = props;
  const pair = pairOf(search);
  return (
    <div className="grid gap-8 *:min-w-0 [&_.table-method]:mt-2 [&_.table-section]:min-h-0">
      <Part id="careers" title="Careers">
        <FiguresTable
          careers={careers}
          figures={kind === "drivers" ? driverFigures : teamFigures}
          heads={careers.map((career) => ({
            name: <a href={kinds[kind].path(career.id)}>{career.name}</a>,
            remove: <RemoveLink career={career} {...props} />,
          }))}
        />
        <p className="table-method max-w-200 text-[0.8125rem] text-soft">{careersMethod}</p>
      </Part>
      <Part id="seasons" title="Season by season">
        <SeasonsSection {...props} />
      </Part>
      {kind === "teams" ? null : (
        <Part id="ratings" title="Ratings, apart from the car">
          <RatingsSection {...props} />
        </Part>
      )}
      <Part id="grid" title="On the same grid">
        <HeadToHeadSection {...props} />
      </Part>
      {pair === null ? null : <SharedSection {...props} pair={pair} />}
      {kind === "teams" ? null : (
        <Part id="teammates" title="As teammates">
          <AsTeammatesSection
            ids={ids}
            careers={careers.map(({ id, ...career }) => ({ driver_id: id, ...career }))}
          />
        </Part>
      )}
      <Part id="circuits" title="By circuit">
        <CircuitsSection {...props} />
      </Part>
    </div>
  );
}

/** Takes one out of the comparison. */
function RemoveLink({ career, careers, search }: ComparisonProps & { career: ComparedCareer }) {
  const others = careers.map(({ id }) => id).filter((id) => id !== career.id);
  return (
    <Link
      to="/compare/"
      search={{ ...search, ids: idsText(others), pair: undefined, add: undefined }}
      resetScroll={false}
      className="inline-block min-h-6 text-small font-normal text-soft"
      aria-label={`Remove ${career.name} from the comparison`}
    >
      Remove
    </Link>
  );
}
