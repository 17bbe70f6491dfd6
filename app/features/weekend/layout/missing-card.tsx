import type { ReactNode } from "react";

type MissingCardProps = {
  title: string;
  reason: ReactNode;
  /** Links to what there is. */
  children: ReactNode;
  /** What is known instead. */
  aside?: ReactNode;
};

/** What stands in place of a page that has nothing to show: what is missing, why, and where to go. */
export function MissingCard({ title, reason, children, aside }: MissingCardProps) {
  return (
    <section className={`items-center [&>ol]:-mt-1.5 ${missingCardClass}`}>
      <div className="grid justify-items-start gap-4">
        <div className="grid gap-1.5" role="status">
          <h3 className={missingHeadingClass}>{title}</h3>
          <p className="text-pretty text-soft">{reason}</p>
        </div>
        {children}
      </div>
      {aside}
    </section>
  );
}

/** The card and its headings, also where a session is upcoming. */
export const cardClass =
  "grid gap-x-9 gap-y-5 rounded-card border border-line bg-surface p-6 shadow-card max-phone:p-4 wide:grid-cols-2";
export const missingCardClass = `mt-5 ${cardClass}`;
export const missingHeadingClass = "font-display text-block font-extrabold tracking-[-0.012em] text-balance";

/** A button of such a card. */
export const cardButtonClass =
  "button inline-flex min-h-(--touch-height) items-center px-6 no-underline max-phone:px-4";
