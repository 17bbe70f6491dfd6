/** What is counted; `scored` are all points, `points` those that counted for the championship. */
export const figures = [
  "entries",
  "starts",
  "wins",
  "podiums",
  "poles",
  "fastest laps",
  "scored",
  "points",
  "titles",
] as const;
export type Figure = (typeof figures)[number];

/** What a driver or a team comes to in one figure, in a season or (year null) over the career. */
export type Total = {
  table: "drivers" | "constructors";
  year: number | null;
  who: string;
  figure: Figure;
  value: number;
};

/** Names a total, whatever its value. */
export function keyOf({ table, year, who, figure }: Omit<Total, "value">): string {
  return `${table} ${year ?? "career"} ${who} ${figure}`;
}
