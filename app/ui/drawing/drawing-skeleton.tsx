import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import "../chart/chart.css";

/** What stands in the place of a drawing while its numbers are on their way. */
export function DrawingSkeleton() {
  return (
    <>
      <WithoutScripts />
      <div className="chart-skeleton" role="status">
        <span className="sr-only">Loading…</span>
      </div>
    </>
  );
}
