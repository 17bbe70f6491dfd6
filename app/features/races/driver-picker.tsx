import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type SubmitEvent, useId, useState } from "react";
import { driverEntriesQuery } from "#app/data/archive.queries.ts";
import { idOfName } from "#app/text/names.ts";

/**
 * Picks a driver by name. The names to choose from are fetched when someone begins to choose; without scripts the
 * form is sent as it is, with whatever name was typed.
 *
 * @param name of the driver who is shown
 */
export function DriverPicker({ name }: { name: string }) {
  const listId = useId();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...driverEntriesQuery(), enabled: choosing });
  const drivers = data?.available === true ? data.value : [];

  function show(typed: string) {
    const named = drivers.find((driver) => driver.name === typed);
    const driver = named?.driver_id ?? idOfName(typed);
    if (driver !== "") void navigate({ to: "/races/", search: { driver } });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("driver");
    if (typeof typed === "string") show(typed);
  }

  return (
    <form className="flex items-center gap-2 max-md:basis-full" onSubmit={submit}>
      <label className="flex items-center gap-2 text-[0.875rem] text-soft max-md:flex-[1_0_auto]">
        Driver
        <input
          name="driver"
          // A field of less than 16 px makes phones zoom in, and this page does not zoom out again.
          className="field w-68 min-w-0 max-md:h-(--touch-height) max-md:w-32 max-md:flex-[1_1_8rem] max-md:text-base"
          list={listId}
          defaultValue={name}
          autoComplete="off"
          required
          onFocus={(event) => {
            setChoosing(true);
            // The browser offers only names that hold what stands there.
            event.target.select();
          }}
          onChange={(event) => {
            const typed = event.target.value;
            if (drivers.some((driver) => driver.name === typed)) show(typed);
          }}
        />
      </label>
      <datalist id={listId}>
        {drivers.map((driver) => (
          <option key={driver.driver_id}>{driver.name}</option>
        ))}
      </datalist>
      <button type="submit" className="button min-h-(--control-height) max-md:min-h-(--touch-height)">
        Show
      </button>
    </form>
  );
}
