import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch, useNavigate } from "@tanstack/react-router";
import { useMemo, type FormEvent, type ReactNode } from "react";
import type { Dominance } from "#contract/timing/lap.ts";
import { dominanceQuery } from "#app/data/weekend.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { comparedDrivers } from "../timing/timed-drivers.tsx";
import { type DriversSearch, askedDrivers, driversText } from "#app/features/weekend/weekend-search.ts";
import { Timed } from "../timing/timed.tsx";
import { driverContenders, recordedLaps, teamContenders } from "./contest.ts";
import { DominanceView } from "./dominance-view.tsx";
import type { TimedDriver } from "#contract/timing/session.ts";
import { HiddenFields } from "#app/ui/pick-form/pick-form.tsx";

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
  return <DominanceView year={year} document={document} contenders={contenders} />;
}

function DriverDominance({ year, document, search }: DominanceProps & { search: DriversSearch }) {
  const there = recordedLaps(document).map(({ driver }) => driver);
  const ids = there.map(({ driver_id: id }) => id);
  const compared = comparedDrivers(askedDrivers(search), ids, range);
  const key = compared.join(",");
  const contenders = useMemo(() => driverContenders(document, key.split(",")), [document, key]);
  return (
    <>
      <DriversChoice there={there} compared={compared} />
      <DominanceView year={year} document={document} contenders={contenders} />
    </>
  );
}

type DriversChoiceProps = { there: ReadonlyArray<TimedDriver>; compared: ReadonlyArray<string> };

/** Ticks two to four drivers to compare. */
function DriversChoice({ there, compared }: DriversChoiceProps) {
  return (
    <details className="mb-3 text-[0.875rem]">
      <summary className="min-h-6 w-fit cursor-pointer">
        Choose drivers ({compared.length} of {there.length})
      </summary>
      {/* Made anew when others are compared: the boxes then show who. */}
      <DriversForm key={compared.join(",")}>
        <fieldset className="mt-1 mb-2 grid flex-[1_1_20rem] grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
          <legend className="text-soft">Pick up to four drivers.</legend>
          {there.map(({ driver_id: id, driver_name: name }) => (
            <label key={id} className="flex min-h-7 items-center gap-[0.4rem]">
              <input type="checkbox" name="drivers" value={id} defaultChecked={compared.includes(id)} />{" "}
              {name}
            </label>
          ))}
        </fieldset>
      </DriversForm>
    </details>
  );
}

type DriversFormProps = {
  /** Fields named `drivers`, one for each that can be chosen. */
  children: ReactNode;
};

/** Chooses whom to compare; the choice then stands in the address. Without scripts it is a plain form. */
function DriversForm({ children }: DriversFormProps) {
  const navigate = useNavigate();
  const { sort } = useSearch({ strict: false });

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("drivers").map(String);
    const drivers = driversText(askedDrivers({ drivers: chosen.join(",") }));
    void navigate({ to: ".", search: (previous) => ({ ...previous, drivers }), resetScroll: false });
  }

  return (
    <form className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 text-[0.875rem]" onSubmit={show}>
      <HiddenFields search={{ sort }} />
      {children}
      <button type="submit" className="button">
        Show
      </button>
    </form>
  );
}
