import { type ReactNode, type ToggleEvent, use, useEffect, useRef } from "react";
import { EmbedAction, Embedded, useBlockClass } from "./embeddable.tsx";

type BlockMenuProps = {
  /** The block's name, and what it holds in words. */
  block: string;
  title: string;
  /** What else can be done with it, above the markup for other sites. */
  children?: ReactNode;
  /** False where other sites cannot show it. */
  embeddable?: boolean | undefined;
};

/**
 * What can be done with a table or a drawing: files, sorting by several columns, markup for other sites. It opens without
 * scripts; with them Escape and a click elsewhere close it. Another site's page shows the block without it.
 */
export function BlockMenu({ block, title, children, embeddable = true }: BlockMenuProps) {
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);
  if (use(Embedded) !== null) return null;

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
        aria-label={`Download or embed: ${title}`}
        title="Download or embed"
        className="grid size-9 cursor-pointer list-none place-items-center rounded-full text-xl leading-none font-bold text-soft hover:bg-raised hover:text-ink max-md:size-11 [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden="true">⋯</span>
      </summary>
      <div className="absolute end-0 z-6 grid w-76 max-w-[80vw] rounded-tile border border-line-strong bg-surface p-2 text-[0.875rem] text-ink shadow-card">
        {children}
        {embeddable ? <EmbedAction block={block} title={title} /> : null}
      </div>
    </details>
  );
}

type EmbeddableProps = {
  /** Lower-case words joined by hyphens; one name on each page. */
  name: string;
  /** What it holds, in words. */
  title: string;
  /** What stands over it; its title unless said otherwise. */
  head?: ReactNode;
  children: ReactNode;
};

/** A drawing or a table of its own kind that other sites can show; the common table and chart are so by themselves. */
export function Embeddable({ name, title, head = <p>{title}</p>, children }: EmbeddableProps) {
  return (
    <div className={useBlockClass(name)}>
      <div className="flex items-center justify-between gap-4 text-[0.8125rem] text-soft">
        {head}
        <BlockMenu block={name} title={title} />
      </div>
      {children}
    </div>
  );
}
