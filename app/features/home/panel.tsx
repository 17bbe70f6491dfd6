import { type ReactNode, Suspense, useId } from "react";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";

/** What each kind of panel takes at least, so that nothing moves when its facts arrive. */
const heights = {
  strip: "min-h-44",
  chart: "min-h-[33rem]",
  table: "min-h-[29.5rem]",
} as const;

type PanelProps = { title: string; kind: keyof typeof heights; children: ReactNode };

/** One part of the front page, as a card. Its place is kept while its facts are on their way. */
export function Panel({ title, kind, children }: PanelProps) {
  const id = useId();
  return (
    <section
      className={`min-w-0 rounded-card border border-line bg-surface p-4 shadow-card phone:px-5.5 phone:py-5 ${heights[kind]}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="mb-1">
        {title}
      </h2>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </section>
  );
}

/** A part of the front page that has cards of its own. */
export function PanelRow({ title, children }: Pick<PanelProps, "title" | "children">) {
  const id = useId();
  return (
    <section className="min-h-52 max-wide:min-h-96" aria-labelledby={id}>
      <h2 id={id} className="mb-2">
        {title}
      </h2>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className="mt-3 h-20 rounded-tile bg-raised" role="status" aria-label="Loading">
      <WithoutScripts />
    </div>
  );
}
