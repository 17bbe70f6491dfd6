import { type ReactNode, createContext, use } from "react";
import { EmbedAction } from "./embed-action.tsx";
import type { Embedding } from "./embedding.ts";

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

/** What is shown of the page where it stands in another site's page; null where it is the site's own. */
export const Embedded = createContext<Embedding | null>(null);

/** The class names of a block that can be shown alone in another site's page: the styles then hide all around it. */
export function useBlockClass(name: string): string {
  const embedding = use(Embedded);
  return embedding?.block === name ? "embeddable embedded" : "embeddable";
}
