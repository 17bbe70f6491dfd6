import { createContext, use } from "react";
import type { Embedding } from "./embedding.ts";

/** What an embed shows of the page; null on the site itself. */
export const Embedded = createContext<Embedding | null>(null);

/** The class names of an embeddable block; in its embed the styles hide everything around it. */
export function useBlockClass(name: string): string {
  const embedding = use(Embedded);
  return embedding?.block === name ? "embeddable embedded" : "embeddable";
}
