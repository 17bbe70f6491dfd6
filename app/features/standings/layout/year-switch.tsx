import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { type CalendarSeasons, championshipSeasons } from "#app/data/calendar-seasons.ts";
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

function Switch({ year, page, seasons: { first, last } }: YearSwitchProps & { seasons: CalendarSeasons }) {
  const { search } = useLocation();
  const navigate = useNavigate();

  function open(season: string) {
    void navigate({
      to: "/standings/$year/$",
      params: { year: season, _splat: page },
      search: seasonSearch,
      resetScroll: false,
    });
  }

  return (
    <nav className="year-switch" aria-label="Seasons">
      {year > first ? (
        <SeasonLink year={year - 1} page={page}>
          ← {year - 1}
        </SeasonLink>
      ) : null}
      <form className="pick-form">
        <KeptFields search={seasonSearch(search)} />
        <label>
          <span className="sr-only">Season</span>
          <span className="select">
            <select name="season" value={year} onChange={(event) => open(event.target.value)}>
              {Array.from({ length: last - first + 1 }, (_, index) => (
                <option key={index}>{last - index}</option>
              ))}
            </select>
          </span>
        </label>
        <button type="submit" className="button">
          Show
        </button>
      </form>
      {year < last ? (
        <SeasonLink year={year + 1} page={page}>
          {year + 1} →
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
      className="button"
    >
      {children}
    </Link>
  );
}

/** What a form that is sent must take along. */
function KeptFields({ search }: { search: Readonly<Record<string, unknown>> }) {
  return Object.entries(search).map(([name, value]) =>
    typeof value === "string" ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
