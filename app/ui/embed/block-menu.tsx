import { type ChangeEvent, type ReactNode, type ToggleEvent, use, useEffect, useRef } from "react";
import { EmbedAction, Embedded, menuItemClass, useBlockClass } from "./embeddable.tsx";
import "../chart/chart.css";

type BlockMenuProps = {
  /** The block's name, and what it holds in words. */
  block: string;
  title: string;
  /** What else can be done with it, above the markup for other sites. */
  children?: ReactNode;
  /** False where other sites cannot show it. */
  embeddable?: boolean | undefined;
  /** True for a drawing that can be shown as a table: what holds both takes turns by `turnClasses`. */
  hasTable?: boolean | undefined;
};

/**
 * The drawing and the table of a block: one of them shows, as its menu says. The block is a group of that name. A table
 * that another site shows by itself shows there.
 */
export const turnClasses = {
  drawing: "group-has-[.shows-table:checked]/block:hidden",
  table: "hidden group-has-[.shows-table:checked]/block:block has-[.embedded]:block",
} as const;

/**
 * What can be done with a table or a drawing: the drawing as a table, files, sorting by several columns, markup for other
 * sites. It opens without scripts; with them Escape and a click elsewhere close it. Another site's page shows the block
 * without it, but for the table of a drawing.
 */
export function BlockMenu({ block, title, children, embeddable = true, hasTable = false }: BlockMenuProps) {
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);
  if (use(Embedded) !== null)
    return hasTable ? <TableChoice className="items-center text-small text-soft" /> : null;

  function followOutside({ currentTarget: menu }: ToggleEvent<HTMLDetailsElement>) {
    listening.current?.abort();
    if (!menu.open) return;
    const { signal } = (listening.current = new AbortController());
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (!(target instanceof Node) || !menu.contains(target)) menu.open = false;
      },
      { signal },
    );
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return;
        menu.open = false;
        menu.querySelector("summary")?.focus();
      },
      { signal },
    );
  }

  return (
    <details className="block-menu relative ms-auto w-fit flex-none print:hidden" onToggle={followOutside}>
      <summary
        aria-label={`More: ${title}`}
        title="More"
        className="grid size-9 cursor-pointer list-none place-items-center rounded-full text-xl leading-none font-bold text-soft hover:bg-raised hover:text-ink max-md:size-11 [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className="absolute end-0 z-6 grid w-76 max-w-[80vw] rounded-tile border border-line-strong bg-surface p-2 text-[0.875rem] text-ink shadow-card">
        {hasTable ? <TableChoice className={menuItemClass} /> : null}
        {children}
        {embeddable ? <EmbedAction block={block} title={title} /> : null}
      </div>
    </details>
  );
}

/** Shows a drawing as a table, and the drawing again; a box, which works without scripts. */
function TableChoice({ className }: { className: string }) {
  return (
    <label className={`flex gap-2 ${className}`}>
      <input type="checkbox" className="shows-table" autoComplete="off" onChange={closeMenu} />
      Show as a table
    </label>
  );
}

function closeMenu({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const menu = currentTarget.closest("details");
  if (menu === null) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 md:grid-cols-[minmax(0,1fr)_auto_auto]">
      <Heading className="font-display text-block font-extrabold tracking-[-0.012em] text-balance">
        {finding}
      </Heading>
      {about === undefined ? null : (
        <div className="text-[0.875rem] text-soft max-md:col-span-2 md:row-start-2">{about}</div>
      )}
      {beside === undefined ? null : (
        <div className="max-md:order-last max-md:col-span-2 max-md:mt-2 md:col-start-2 md:row-span-2 md:row-start-1">
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
