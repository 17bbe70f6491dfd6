import { YoursPanel } from "#app/features/yours/yours-panel.tsx";
import { ChampionshipPanels } from "./championship-panels.tsx";
import { LastRacePanel } from "./last-race-panel.tsx";
import { NextRacePanel } from "./next-race-panel.tsx";
import { WaysIn } from "./ways-in.tsx";
import "./home.css";

/** The front page: what comes next, how the championship stands, what happened last, and ways into everything. */
export function HomeScreen() {
  return (
    <div className="page home">
      <div className="home-lead">
        <h1>Formula 1, race by race since 1950</h1>
        <p>Results, standings and teammate comparisons for every driver, team and season.</p>
      </div>
      <YoursPanel />
      <NextRacePanel />
      <LastRacePanel />
      <ChampionshipPanels />
      <WaysIn />
    </div>
  );
}
