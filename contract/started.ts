/** Position texts of those who were entered and did not take part in the race. */
export const notStarted: ReadonlyArray<string> = ["DNS", "DNQ", "DNPQ", "DNP", "EX"];

/** True when a line of a Grand Prix with this position text counts as one: the driver or car took part. */
export function isStart(positionText: string): boolean {
  return !notStarted.includes(positionText);
}
