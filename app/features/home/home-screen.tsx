import { Suspense } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import { FavouritesPanel } from "#app/features/favourites/favourites-panel.tsx";
import { ChampionshipPanels } from "./championship-panels.tsx";
import { LastRaceHero, NextRaceHero } from "./race-heroes.tsx";
import { SeasonStrip, TeammateHeadToHeads, TitleFight } from "./season-panels.tsx";
import { AllTimeRecords, OnThisDay } from "./all-time-panels.tsx";

/** The front page: what comes next, what happened last, how the season stands, and what history has to say. */
export function HomeScreen() {
  return (
    <div className="page">
      <header className="entity-header [--color-team:var(--color-accent)]">
        <h1 className="sr-only">Formula 1, race by race since 1950</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 wide:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
          <section className="min-h-96 max-phone:min-h-87 min-[75rem]:min-h-104" aria-label="Next race">
            <Suspense fallback={<WithoutScripts />}>
              <NextRaceHero />
            </Suspense>
          </section>
          {/* Below the next race, where there is no room beside it, the result is on the page and not on its band. */}
          <section
            className="min-h-75 max-wide:-mb-4 max-wide:min-h-82 max-wide:bg-page max-wide:pt-6 max-wide:[box-shadow:0_0_0_100vmax_var(--color-page)] max-wide:[clip-path:inset(0_-100vmax_-1.25rem)]"
            aria-label="Latest result"
          >
            <Suspense fallback={<WithoutScripts />}>
              <LastRaceHero />
            </Suspense>
          </section>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-7 wide:gap-9 wide:pt-9">
        <FavouritesPanel of="favourites" />
        <SeasonStrip />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 wide:grid-cols-2 wide:gap-6">
          <ChampionshipPanels />
        </div>
        <TitleFight />
        <TeammateHeadToHeads />
        <AllTimeRecords />
        <FavouritesPanel of="visited" />
        <OnThisDay />
      </div>
    </div>
  );
}
