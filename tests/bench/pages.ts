import type { FloorTableName } from "./floor/ask.ts";

/** What figures are taken of. */
export type BenchPage = {
  name: string;
  path: string;
  /** The table of the floors that is its own; null where its rows are few. */
  floor: FloorTableName | null;
  /** True for what is no page: only `npm start` and the limit have it. */
  isFile?: boolean;
};

/** The pages of `npm run bench`. A page that does not answer 200 ends the bench. */
export const benchPages: ReadonlyArray<BenchPage> = [
  { name: "Home", path: "/", floor: null },
  { name: "Standings overview", path: "/standings/2025/drivers/overview", floor: "standings" },
  { name: "Ferrari results", path: "/teams/ferrari/", floor: "team" },
  { name: "Driver results", path: "/driver/fernando_alonso/", floor: "driver" },
  { name: "Race results", path: "/race/2025/1/race/results", floor: null },
  { name: "Track dominance", path: "/race/2025/1/qualifying/team-track-dominance", floor: null },
  { name: "A static file", path: "/favicon.svg", floor: null, isFile: true },
  { name: "`/healthz`", path: "/healthz", floor: null, isFile: true },
];
