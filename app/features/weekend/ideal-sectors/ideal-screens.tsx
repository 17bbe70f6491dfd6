import { useSuspenseQuery } from "@tanstack/react-query";
import { idealSectorsQuery } from "#app/data/timing.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import type { QualifyingSession } from "#app/features/weekend/timing/missing-timing.tsx";
import { Timed } from "../timing/timed.tsx";
import { DriverIdealLaps, TeamIdealLaps } from "./ideal-view.tsx";

/** The drivers' best sectors added up, against their best laps. */
export function DriverIdealSectorsScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(idealSectorsQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Ideal sectors by driver</h2>
      <Timed facts={data} session={session} document="ideal-sectors">
        {(document) => <DriverIdealLaps year={race.year} document={document} />}
      </Timed>
    </>
  );
}

/** The teams' best sectors added up, against their best laps. */
export function TeamIdealSectorsScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(idealSectorsQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Ideal sectors by team</h2>
      <Timed facts={data} session={session} document="ideal-sectors">
        {(document) => <TeamIdealLaps year={race.year} document={document} />}
      </Timed>
    </>
  );
}
