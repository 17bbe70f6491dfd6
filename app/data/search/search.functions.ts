import { createServerFn } from "@tanstack/react-start";
import { maxLength, object, picklist, pipe, string } from "valibot";
import { maxTyped } from "#app/text/names.ts";
import type { Found } from "./findable.ts";
import type { NearName } from "./search.ts";
import { siteSearch } from "./site-search.server.ts";

/** As many as a page of results lists. */
const listed = 30;

const typedText = pipe(string(), maxLength(maxTyped));

/** What a typed text may mean, likeliest first. */
export const fetchFound = createServerFn({ method: "GET" })
  .validator(typedText)
  .handler(async ({ data }): Promise<Array<Found>> => (await siteSearch()).find(data, listed));

/** Drivers, teams or circuits whose names are near to a typed one that none has, likeliest first; few or none. */
export const fetchNearNames = createServerFn({ method: "GET" })
  .validator(object({ kind: picklist(["Driver", "Team", "Circuit"]), typed: typedText }))
  .handler(async ({ data: { kind, typed } }): Promise<Array<NearName>> =>
    (await siteSearch()).near(kind, typed),
  );
