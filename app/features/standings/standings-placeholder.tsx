import { useParams } from "@tanstack/react-router";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";
import { standingsTitle } from "./standings-pages.ts";

/** Stands in for a season's standings until they are built. */
export function StandingsPlaceholder() {
  const params = useParams({ from: "/standings/$year/$" });
  return <NotBuiltYet title={standingsTitle(params)} />;
}
