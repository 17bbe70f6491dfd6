import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";

export function DriverResultsScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/" });
  const { data } = useSuspenseQuery(driverResultsQuery(driverId));
  return <p>{data.available ? data.value.length : "–"}</p>;
}
