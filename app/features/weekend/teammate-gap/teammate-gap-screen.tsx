import { useSuspenseQuery } from "@tanstack/react-query";
import type { ScoringSession } from "#contract/sessions.ts";
import { teammateGapQuery } from "#app/data/timing.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import { FlagGapsView } from "./flag-gaps-view.tsx";
import { TimedGaps } from "./timed-gaps.tsx";
import "./gap.css";

/** How far apart teammates were in a race or sprint: lap by lap, or at the flag where no laps are known. */
export function TeammateGapScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(teammateGapQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Gaps between teammates</h2>
      <Timed
        facts={data}
        session={session}
        document="teammate-gap"
        instead={<FlagGapsView race={race} session={session} />}
      >
        {(gaps) => <TimedGaps year={race.year} document={gaps} />}
      </Timed>
    </>
  );
}
