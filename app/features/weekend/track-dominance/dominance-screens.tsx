import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { Dominance } from "#contract/timing/lap.ts";
import { dominanceQuery } from "#app/data/weekend.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { comparedDrivers } from "../timing/timed-drivers.tsx";
import { type DriversSearch, askedDrivers, driversText } from "#app/features/weekend/weekend-search.ts";
import { Timed } from "../timing/timed.tsx";
import { driverContenders, miniSectors, recordedLaps, teamContenders } from "./contest.ts";
import { aboutDominance, DominanceView } from "./dominance-view.tsx";
import type { TimedDriver } from "#contract/timing/session.ts";
import { PickLinks } from "#app/ui/view-links/pick-links.tsx";

/** How many drivers are compared: two to four, and the top three where nobody is chosen. */
const range = { fewest: 2, most: 4, usual: 3 };

/** Which team was fastest in each part of the lap, in qualifying. */
export function TeamDominanceScreen() {
  const race = useRace();
  const { data } = useSuspenseQuery(dominanceQuery({ ...race, session: "Q" }));
  return (
    <>
      <h2 className="sr-only">Track dominance by team</h2>
      <Timed facts={data} session="Q" document="dominance">
        {(document) => <TeamDominance year={race.year} document={document} />}
      </Timed>
    </>
  );
}

/** Which of some chosen drivers was fastest in each part of the lap, in qualifying. */
export function DriverDominanceScreen() {
  const race = useRace();
  const search = useSearch({ from: "/race/$year/$round/qualifying/driver-track-dominance" });
  const { data } = useSuspenseQuery(dominanceQuery({ ...race, session: "Q" }));
  return (
    <>
      <h2 className="sr-only">Track dominance by driver</h2>
      <Timed facts={data} session="Q" document="dominance">
        {(document) => <DriverDominance year={race.year} document={document} search={search} />}
      </Timed>
    </>
  );
}

type DominanceProps = { year: number; document: Dominance };

function TeamDominance({ year, document }: DominanceProps) {
  const contenders = useMemo(() => teamContenders(document), [document]);
  return <DominanceView year={year} of="team" document={document} contenders={contenders} />;
}

function DriverDominance({ year, document, search }: DominanceProps & { search: DriversSearch }) {
  const there = recordedLaps(document).map(({ driver }) => driver);
  const ids = there.map(({ driver_id: id }) => id);
  const compared = comparedDrivers(askedDrivers(search), ids, range);
  const key = compared.join(",");
  const contenders = useMemo(() => driverContenders(document, key.split(",")), [document, key]);
  return (
    <DominanceView
      year={year}
      of="driver"
      document={document}
      contenders={contenders}
      about={
        <DriversChoice
          there={there}
          compared={compared}
          search={search}
          about={aboutDominance(document, miniSectors(document, contenders))}
        />
      }
    />
  );
}

type DriversChoiceProps = {
  there: ReadonlyArray<TimedDriver>;
  compared: ReadonlyArray<string>;
  search: DriversSearch;
  about: string;
};

/** Chooses two to four drivers to compare. */
function DriversChoice({ there, compared, search, about }: DriversChoiceProps) {
  const picks = there.map(({ driver_id: id, driver_name: name }) => {
    const picked = compared.includes(id);
    const drivers = picked ? compared.filter((other) => other !== id) : [...compared, id];
    return { id, name, picked, search: { ...search, drivers: driversText(drivers) } };
  });
  return (
    <PickLinks label="Choose drivers" about={about} picks={picks} most={range.most} fewest={range.fewest} />
  );
}
