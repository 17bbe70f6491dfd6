import { useSuspenseQuery } from "@tanstack/react-query";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { typedName } from "#app/text/names.ts";
import { asSuggestions, NearNames } from "#app/ui/near-names.tsx";

type NearDriversProps = {
  /** The name or id that nobody has. */
  typed: string;
  /** Where the links lead: to a driver's own page, or to the races that a driver entered. */
  to?: "driver" | "races";
};

/** Says that no driver has the typed name, and who may be meant. */
export function NearDrivers({ typed, to = "driver" }: NearDriversProps) {
  const { data } = useSuspenseQuery(nearNamesQuery("Driver", typed));
  const names = data.available ? data.value : [];
  return (
    <>
      <p role="status">No driver is called “{typedName(typed)}”.</p>
      <NearNames
        names={
          to === "driver"
            ? asSuggestions("Driver", names)
            : names.map((named) => ({ ...named, link: { to: "/races/", search: { driver: named.id } } }))
        }
      />
    </>
  );
}

/** Says that no team has the typed name, and which may be meant. */
export function NearTeams({ typed }: { typed: string }) {
  const { data } = useSuspenseQuery(nearNamesQuery("Team", typed));
  const names = data.available ? data.value : [];
  return (
    <>
      <p role="status">No team is called “{typedName(typed)}”.</p>
      <NearNames names={asSuggestions("Team", names)} />
    </>
  );
}
