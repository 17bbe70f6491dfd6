import { read, searchParams } from "#app/text/search-params.ts";

/** The search parameters of a driver's charts, `?season=2025`. */
export const seasonParameter = searchParams({
  season: read((value) => {
    // A link inside the site carries a number, an address carries text.
    const text = typeof value === "number" ? String(value) : value;
    return typeof text === "string" && /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;
  }),
});
