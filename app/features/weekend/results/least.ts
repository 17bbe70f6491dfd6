/** The least of several times; infinity where there is none, which equals no time. */
export function least(times: ReadonlyArray<number | null>): number {
  return Math.min(...times.filter((time) => time !== null));
}
