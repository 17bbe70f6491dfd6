import { useParams } from "@tanstack/react-router";
import { NotBuiltYet } from "#app/ui/not-built-yet.tsx";
import { weekendTitle } from "./weekend-pages.ts";

/** Stands in for a weekend's pages until they are built. */
export function WeekendPlaceholder() {
  const params = useParams({ from: "/race/$year/$round/$" });
  return <NotBuiltYet title={weekendTitle(params)} />;
}
