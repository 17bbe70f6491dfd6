import { useParams } from "@tanstack/react-router";
import { standingsPage } from "./standings-pages.ts";

/** Stands in for a standings page until it is built, below the season's heading and tabs. */
export function StandingsPlaceholder() {
  const { _splat: path = "" } = useParams({ from: "/standings/$year/$" });
  return (
    <section>
      <h2>{standingsPage(path)?.title}</h2>
      <p className="note">Not built yet</p>
    </section>
  );
}
