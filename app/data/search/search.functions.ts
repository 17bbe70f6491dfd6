import { createServerFn } from "@tanstack/react-start";
import { maxLength, pipe, string } from "valibot";
import { freshness } from "#contract/freshness.ts";
import { paths } from "#contract/paths.ts";
import { searchIndex } from "#contract/search.ts";
import { apiGet } from "../upstream.server.ts";
import { findables, type Found } from "./findable.ts";
import { maxTyped, search } from "./search.ts";

/** As many as a page of results lists. */
const listed = 30;

/** What a typed text may mean, likeliest first. */
export const fetchFound = createServerFn({ method: "GET" })
  .validator(pipe(string(), maxLength(maxTyped)))
  .handler(async ({ data }): Promise<Array<Found>> => {
    const index = await apiGet(paths.search(), searchIndex, freshness.reference);
    return search(findables(index), data, listed);
  });
