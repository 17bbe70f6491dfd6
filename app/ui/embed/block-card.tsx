import type { ReactNode } from "react";
import { BlockMenu } from "./block-menu.tsx";
import { useBlockClass } from "./embeddable.tsx";
import "../chart/chart.css";

/**
 * The drawing and the table of a block: one of them shows, as its menu says. The block is a group of that name. A table
 * that another site shows by itself shows there.
 */
export const turnClasses = {
  drawing: "group-has-[.shows-table:checked]/block:hidden",
  table: "hidden group-has-[.shows-table:checked]/block:block has-[.embedded]:block",
} as const;

type BlockHeadProps = {
  block: string;
  title: string;
  /** What it shows, said as news: "Verstappen beats Hamilton by 8 points"; the title stands in its place or below it. */
  finding?: ReactNode;
  /** The finding's element, by what it stands under. */
  level?: "h2" | "h3";
  /** How the drawing is read. */
  about?: ReactNode;
  /** A way, or what else the drawing can show; on a phone below the heading. */
  beside?: ReactNode;
  hasTable?: boolean;
};

/** The head of a block: what it shows at the left, its menu at the right. */
export function BlockHead(props: BlockHeadProps) {
  const { block, title, finding = title, level: Heading = "h3", about, beside, hasTable } = props;
  return (
    // A phone keeps the room of the menu, which comes after the line below.
    <div className="grid grid-cols-[minmax(0,1fr)_2.125rem] content-start gap-x-4 md:grid-cols-[minmax(0,1fr)_auto_minmax(1.75rem,auto)]">
      <Heading className="font-display text-block font-extrabold tracking-[-0.012em] text-balance max-md:min-h-8.5">
        {finding}
      </Heading>
      {about === undefined ? null : (
        <div className="text-[0.875rem] text-soft max-md:col-span-2 md:row-start-2">{about}</div>
      )}
      {beside === undefined ? null : (
        <div className="max-md:order-last max-md:col-span-2 max-md:mt-3 max-md:mb-2 md:col-start-2 md:row-span-2 md:row-start-1">
          {beside}
        </div>
      )}
      <div
        className={`-me-2 max-md:-me-2.5 max-md:-mt-2.5 max-md:col-start-2 max-md:row-start-1 md:col-start-3 md:row-span-2 md:row-start-1 ${beside === undefined ? "md:-mt-1.5" : ""}`}
      >
        <BlockMenu block={block} title={title} hasTable={hasTable} />
      </div>
    </div>
  );
}

type BlockCardProps = Omit<BlockHeadProps, "block" | "hasTable"> & {
  /** Lower-case words joined by hyphens; one name on each page. */
  name: string;
  /** The same as a table, where the page has no other place for it. */
  table?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A drawing or a table of its own kind that other sites can show; the common table and chart are so by themselves. */
export function BlockCard({ name, table, className = "", children, ...head }: BlockCardProps) {
  return (
    <section className={`drawing group/block ${useBlockClass(name)} ${className}`} aria-label={head.title}>
      <BlockHead block={name} hasTable={table !== undefined} {...head} />
      {table === undefined ? (
        children
      ) : (
        <>
          <div className={turnClasses.drawing}>{children}</div>
          <div className={turnClasses.table}>{table}</div>
        </>
      )}
    </section>
  );
}
