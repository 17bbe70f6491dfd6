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
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ButtonSummary, foldedOnPhone } from "#app/ui/buttons.tsx";
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
    <DominanceView
      year={year}
      document={document}
      contenders={contenders}
      choice={<DriversChoice year={year} there={there} compared={compared} />}
    />
  );
}

type DriversChoiceProps = {
  year: number;
  there: ReadonlyArray<TimedDriver>;
  compared: ReadonlyArray<string>;
};

/** Ticks two to four drivers to compare. */
function DriversChoice({ year, there, compared }: DriversChoiceProps) {
  const label = `Choose drivers (${compared.length} of ${there.length})`;
  return (
    // Made anew when others are compared: the boxes then show who.
    <DriversForm key={compared.join(",")} label={label}>
      <fieldset className="grid w-full grid-cols-2 gap-x-4">
        <legend className="mb-1 font-strong">
          <span className="max-md:sr-only">{label} </span>
          <span className="font-normal text-soft max-md:mt-2 max-md:block">up to four</span>
        </legend>
        {there.map(({ driver_id: id, driver_name: name, team_id: team }) => (
          <label
            key={id}
            className={`flex min-h-7 min-w-0 items-center gap-[0.4rem] max-md:min-h-(--touch-height) ${teamClass(team, year)}`}
          >
            <input type="checkbox" name="drivers" value={id} defaultChecked={compared.includes(id)} />{" "}
            <TeamBar isLow />
            <span className="truncate">{name}</span>
          </label>
        ))}
      </fieldset>
    </DriversForm>
  );
}

type DriversFormProps = {
  /** What opens the form on a phone. */
  label: string;
  /** Fields named `drivers`, one for each that can be chosen. */
  children: ReactNode;
};

/**
 * Chooses whom to compare; the choice then stands in the address. Without scripts it is a plain form. On a phone it is
 * behind a button, as in a browser that cannot show what is in a closed `details`.
 */
function DriversForm({ label, children }: DriversFormProps) {
  const navigate = useNavigate();
  const { sort } = useSearch({ strict: false });

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("drivers").map(String);
    const drivers = driversText(askedDrivers({ drivers: chosen.join(",") }));
    void navigate({ to: ".", search: (previous) => ({ ...previous, drivers }), resetScroll: false });
  }

  return (
    <form className="mt-5 text-[0.875rem]" onSubmit={show}>
      <HiddenFields search={{ sort }} />
      <details className={foldedOnPhone}>
        <ButtonSummary>{label}</ButtonSummary>
        <div className="grid justify-items-start gap-3">
          {children}
          <button type="submit" className="button max-md:min-h-(--touch-height)">
            Show
          </button>
        </div>
      </details>
    </form>
  );
}
