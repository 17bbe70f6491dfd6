import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";

/** What stands where a screen of the standings will, while its facts are on their way. */
export function ScreenSkeleton() {
  return (
    <div className="screen-skeleton" aria-busy="true">
      <WithoutScripts />
      <p role="status">Loading…</p>
    </div>
  );
}
