import type { TimedDriver } from "#contract/timing/session.ts";
import { DriversForm } from "../timing/drivers-form.tsx";

type PairChoiceProps = { there: ReadonlyArray<TimedDriver>; compared: ReadonlyArray<string> };

/** Chooses the two whose laps are set against each other. */
export function PairChoice({ there, compared }: PairChoiceProps) {
  return (
    // Made anew when others are compared: the fields then show who.
    <DriversForm key={compared.join(",")}>
      {["Lap of", "against"].map((label, index) => (
        <label key={label}>
          {label}{" "}
          <span className="select">
            <select name="drivers" defaultValue={compared[index]}>
              {there.map(({ driver_id: id, driver_name: name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
    </DriversForm>
  );
}
