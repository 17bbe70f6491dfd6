/** Every server function, imported on demand by queries (api-query.ts). */
export * from "./archive.functions.ts";
export * from "./ask/ask.functions.ts";
export * from "./circuits.functions.ts";
export * from "./compare/compare.functions.ts";
export * from "./drivers.functions.ts";
export * from "./home.functions.ts";
export * from "./races.functions.ts";
export * from "./ratings.functions.ts";
export * from "./records/records.functions.ts";
export * from "./search/search.functions.ts";
export * from "./standings.functions.ts";
export * from "./teams.functions.ts";
export * from "./weekend.functions.ts";
