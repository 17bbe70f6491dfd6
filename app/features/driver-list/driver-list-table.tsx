import type { DriverEntry } from "#contract/archive.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { nameParts, registerName } from "./driver-names.ts";

/** Every driver; the last name, by which they are ordered, stands out. */
export const driverListTable = defineTable<DriverEntry>({
  name: "driver-list",
  caption: "Drivers by last name",
  noun: ["driver", "drivers"],
  columns: [
    {
      id: "name",
      label: "Driver",
      value: registerName,
      cell: (driver) => {
        const { first, last } = nameParts(driver);
        return (
          <>
            <Flag country={driver.country} />{" "}
            <a href={`/driver/${driver.driver_id}/`}>
              {first}
              <b>{last}</b>
            </a>
          </>
        );
      },
    },
    { id: "country", label: "Nationality", value: (driver) => driver.country },
    { id: "first_year", label: "First season", value: (driver) => driver.first_year, numeric: true },
    { id: "last_year", label: "Last season", value: (driver) => driver.last_year, numeric: true },
  ],
});
