/** The parts of a driver's profile that say how old the driver is, or was. */
type Life = { born: string | null; died: string | null };

/**
 * A living driver's age, or the years of one who died: "41 years old", "1911–1995"; null where the birth is not
 * recorded.
 *
 * @param presentMs the present in milliseconds since the epoch; days are UTC's
 */
export function lifeText({ born, died }: Life, presentMs: number): string | null {
  if (born === null) return died === null ? null : `died ${died.slice(0, 4)}`;
  if (died !== null) return `${born.slice(0, 4)}–${died.slice(0, 4)}`;
  return `${ageOn(born, new Date(presentMs).toISOString().slice(0, 10))} years old`;
}

/** Whole years between two days, `YYYY-MM-DD`. */
function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(4) < born.slice(4) ? years - 1 : years;
}
