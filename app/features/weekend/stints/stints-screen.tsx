import { useSuspenseQuery } from "@tanstack/react-query";
import type { ScoringSession } from "#contract/sessions.ts";
import type { Stints } from "#contract/timing/race.ts";
import { stintsQuery } from "#app/data/timing.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import { StintsOfPitStops } from "./pit-stop-stints.tsx";
import { timedStints } from "./stint-lines.ts";
import { StintsView } from "./stints-view.tsx";
import { timedMethod } from "./texts.ts";
import "./stints.css";

/** On which tyres each driver drove which laps of a race or sprint; without timing, when they stopped. */
export function StintsScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(stintsQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Stints</h2>
      <Timed
        facts={data}
        session={session}
        document="stints"
        instead={session === "R" ? <StintsOfPitStops race={race} /> : null}
      >
        {(stints) => <TimedStints stints={stints} />}
      </Timed>
    </>
  );
}

function TimedStints({ stints }: { stints: Stints }) {
  const chart = timedStints(stints);
  return <StintsView chart={chart} method={timedMethod(chart.lines, stints.source)} />;
}
