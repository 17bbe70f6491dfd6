import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { type CalendarSeasons, championshipSeasons, newestFirst } from "#app/data/calendar-seasons.ts";
import { YearForm } from "#app/ui/pick-form/pick-form.tsx";
import { seasonSearch } from "./kept-search.ts";
import { seasonsOf } from "./season.ts";

type YearSwitchProps = { year: number; page: string };

/**
 * Leads to the same page of another season: any, the one before, the next one. What was chosen on the page goes
 * along. Without scripts the choice is a form, sent with its button.
 */
export function YearSwitch(props: YearSwitchProps) {
  return (
    <Suspense fallback={<Switch {...props} seasons={championshipSeasons} />}>
      <ArchiveSwitch {...props} />
    </Suspense>
  );
}

/** Among all seasons of which the archive has the calendar. */
function ArchiveSwitch(props: YearSwitchProps) {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  return <Switch {...props} seasons={seasonsOf(data)} />;
}

function Switch({ year, page, seasons }: YearSwitchProps & { seasons: CalendarSeasons }) {
  const { search } = useLocation();
  const navigate = useNavigate();

  function open(season: number) {
    void navigate({
      to: "/standings/$year/$",
      params: { year: String(season), _splat: page },
      search: seasonSearch,
      resetScroll: false,
    });
  }

  return (
    <nav className="flex items-center gap-2" aria-label="Seasons">
      {year > seasons.first ? (
        <SeasonLink year={year - 1} page={page}>
          ← <span className="max-phone:sr-only">{year - 1}</span>
        </SeasonLink>
      ) : null}
      <YearForm
        name="season"
        year={year}
        years={newestFirst(seasons)}
        onPick={open}
        keep={seasonSearch(search)}
        selectClass="w-23 flex-none"
      />
      {year < seasons.last ? (
        <SeasonLink year={year + 1} page={page}>
          <span className="max-phone:sr-only">{year + 1}</span> →
        </SeasonLink>
      ) : null}
    </nav>
  );
}

function SeasonLink({ year, page, children }: YearSwitchProps & { children: ReactNode }) {
  return (
    <Link
      to="/standings/$year/$"
      params={{ year: String(year), _splat: page }}
      search={seasonSearch}
      resetScroll={false}
      className="button inline-flex min-h-(--control-height) items-center gap-1 py-0 whitespace-nowrap text-ink no-underline max-md:min-h-(--touch-height) max-md:min-w-(--touch-height) max-md:justify-center"
    >
      {children}
    </Link>
  );
}
