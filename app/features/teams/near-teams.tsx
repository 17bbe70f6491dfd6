import { useSuspenseQuery } from "@tanstack/react-query";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { typedName } from "#app/text/names.ts";
import { asSuggestions, NearNames } from "#app/ui/near-names.tsx";

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
