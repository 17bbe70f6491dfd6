import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";

export function DriverChampionshipScreen() {
  const { driverId } = useParams({ from: "/driver/$driverId/championship" });
  const { data } = useSuspenseQuery(driverChampionshipQuery(driverId));
  return <p>{data.available ? data.value.length : "–"}</p>;
}
