import { type ReactNode, useId } from "react";

type SummaryCardProps = {
  title: string;
  /** What is shown, or how it went, in a line. */
  about: ReactNode;
  /** A link to more of it. */
  more?: ReactNode;
  /** Its address within the page. */
  anchor?: string | undefined;
  className?: string;
  /** True among cards with lists, which have one inset on all screens. */
  isPlain?: boolean;
  children: ReactNode;
};

/** A card above a driver's or a team's results; all in a row are equally high, and keep their place while loading. */
export function SummaryCard({
  title,
  about,
  more = null,
  anchor,
  className = "",
  isPlain = false,
  children,
}: SummaryCardProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={`flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 shadow-card ${isPlain ? "" : "max-md:p-3 wide:px-5.5"} ${className}`}
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id}>{title}</h2>
        <p className="text-small">{more}</p>
      </div>
      <p className="mb-2 text-small text-soft">{about}</p>
      {children}
    </section>
  );
}

/** The cards beside each other, or one below the other: of one driver, or taller, of the drivers of a team. */
export const summaryRow = {
  driver: "contents wide:mb-3 wide:grid wide:min-h-66 wide:grid-cols-2 wide:gap-4",
  team: "contents wide:mb-3 wide:grid wide:min-h-74 wide:grid-cols-2 wide:gap-4",
};

/** As high as the season's card is at least where it stands alone, with the sprints of today's seasons; a row is higher. */
export const seasonHeight = {
  driver: "min-h-40 md:min-h-56",
  team: "min-h-56 md:min-h-72",
};

/** What stands in for the cards while their facts are on their way. */
export function SummarySkeleton({ of }: { of: keyof typeof summaryRow }) {
  return (
    <div className={summaryRow[of]} aria-hidden="true">
      <div className={`rounded-card border border-line bg-surface max-wide:mb-3 ${seasonHeight[of]}`} />
      <div className="rounded-card border border-line bg-surface max-wide:hidden" />
    </div>
  );
}
