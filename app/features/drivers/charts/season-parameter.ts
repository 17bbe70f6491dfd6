/** The season in the address of a driver's charts, `?season=2025`; anything but one year is dropped. */
export function seasonParameter(search: Record<string, unknown>): { season?: number } {
  const { season } = search;
  // A link inside the site carries a number, an address carries text.
  const text = typeof season === "number" ? String(season) : season;
  return typeof text === "string" && /^(19|20)\d\d$/.test(text) ? { season: Number(text) } : {};
}
