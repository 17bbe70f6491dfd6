import type { TimedDriver } from "#contract/timing/session.ts";
import { DriversForm } from "../timing/drivers-form.tsx";

type DriversChoiceProps = { there: ReadonlyArray<TimedDriver>; compared: ReadonlyArray<string> };

/** Ticks two to four drivers to compare. */
export function DriversChoice({ there, compared }: DriversChoiceProps) {
  return (
    <details className="drivers-choice">
      <summary>
        Choose drivers ({compared.length} of {there.length})
      </summary>
      {/* Made anew when others are compared: the boxes then show who. */}
      <DriversForm key={compared.join(",")}>
        <fieldset>
          <legend>Two to four drivers; of more, the first four are shown.</legend>
          {there.map(({ driver_id: id, driver_name: name }) => (
            <label key={id}>
              <input type="checkbox" name="drivers" value={id} defaultChecked={compared.includes(id)} />{" "}
              {name}
            </label>
          ))}
        </fieldset>
      </DriversForm>
    </details>
  );
}
