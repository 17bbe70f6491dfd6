import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, type NotFoundRouteProps } from "@tanstack/react-router";
import { typedNobody } from "#app/data/known.ts";
import { nearNamesQuery } from "#app/data/search/search.queries.ts";
import { typedName } from "#app/text/typed-name.ts";
import { NearNames } from "#app/ui/near-names.tsx";
import { NoSuchPage, NothingByThatName } from "#app/ui/no-such-page.tsx";

/** The view of an address under `/circuits/` that leads nowhere: to no circuit, or to no page of a circuit. */
export function CircuitNotFound({ data }: Partial<NotFoundRouteProps>) {
  const typed = typedNobody(data);
  if (typed === null) return <NoSuchPage about="circuit" />;
  return (
    <NothingByThatName
      near={<NearCircuits typed={typed} />}
      ways={
        <Link to="/circuits/" className="button">
          All circuits
        </Link>
      }
    />
  );
}

function NearCircuits({ typed }: { typed: string }) {
  const { data } = useSuspenseQuery(nearNamesQuery("Circuit", typed));
  const names = data.available ? data.value : [];
  return (
    <>
      <p role="status">No circuit is called “{typedName(typed)}”.</p>
      <NearNames
        names={names.map((near) => ({
          ...near,
          link: { to: "/circuits/$circuitId/", params: { circuitId: near.id } },
        }))}
      />
    </>
  );
}
