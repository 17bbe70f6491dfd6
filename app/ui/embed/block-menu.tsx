import { type ChangeEvent, type ReactNode, use } from "react";
import { EmbedAction, Embedded, menuItemClass } from "./embeddable.tsx";

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
 * What can be done with a table or a drawing: the drawing as a table, files, sorting by several columns, markup for other
 * sites. It opens without scripts; with them Escape and a click elsewhere close it. Another site's page shows the block
 * without it, but for the table of a drawing.
 */
export function BlockMenu({ block, title, children, embeddable = true, hasTable = false }: BlockMenuProps) {
  if (use(Embedded) !== null)
    return hasTable ? <TableChoice className="items-center text-small text-soft" /> : null;

  return (
    <details className="block-menu relative ms-auto flex-none print:hidden" data-menu>
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
