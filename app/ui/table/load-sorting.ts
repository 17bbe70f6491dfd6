import { createIsomorphicFn } from "@tanstack/react-start";
import * as sorting from "./sorting.ts";

/** What sorts a table's rows. */
export type Sorting = typeof sorting;

let loaded: Sorting | null = null;
let loading: Promise<Sorting> | null = null;

/**
 * What sorts, or the promise of it. The server has it at hand; a page in the browser has its rows in order already,
 * and loads this when a table is touched.
 */
export const loadSorting = createIsomorphicFn()
  .server((): Sorting | Promise<Sorting> => sorting)
  .client((): Sorting | Promise<Sorting> => {
    loading ??= import("./sorting.ts").then((module) => (loaded = module));
    return loaded ?? loading;
  });
