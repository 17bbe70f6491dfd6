import { createContext, type ReactNode } from "react";

/** What stands under every table after its own words; tables know nothing of where facts are from. */
export const TableNote = createContext<ReactNode>(null);
