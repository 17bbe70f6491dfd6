import { type ReactNode, Suspense, useId } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";

type PanelProps = {
  title: string;
  /** A panel for a result is higher than one for a race to come, and one for a table higher still. */
  kind: "race" | "result" | "table";
  children: ReactNode;
};

/** One part of the front page. Its place is kept while its facts are on their way, so that nothing moves. */
export function Panel({ title, kind, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" data-kind={kind} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className="panel-skeleton" role="status" aria-label="Loading">
      <WithoutScripts />
    </div>
  );
}
