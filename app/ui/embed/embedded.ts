import { createContext, use } from "react";
import type { Embedding } from "./embedding.ts";

/** What is shown of the page where it stands in another site's page; null where it is the site's own. */
export const Embedded = createContext<Embedding | null>(null);

/** The class names of a block that can be shown alone in another site's page: the styles then hide all around it. */
export function useBlockClass(name: string): string {
  const embedding = use(Embedded);
  return embedding?.block === name ? "embeddable embedded" : "embeddable";
}
