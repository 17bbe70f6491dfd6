import type { ReactNode } from "react";
import { EmbedAction } from "./embed-action.tsx";
import { useBlockClass } from "./embedded.ts";

type EmbeddableProps = {
  /** Lower-case words joined by hyphens; one name on each page. */
  name: string;
  /** What it holds, in words. */
  title: string;
  children: ReactNode;
};

/** A drawing or a table of its own kind that other sites can show; the common table and chart are so by themselves. */
export function Embeddable({ name, title, children }: EmbeddableProps) {
  return (
    <div className={useBlockClass(name)}>
      {children}
      <EmbedAction block={name} title={title} />
    </div>
  );
}
