import { array, nullable, number, object, string } from "valibot";
import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { answerAsCsv } from "./csv-table.ts";
import { refuse } from "./deliver.ts";
import { matchEndpoint } from "./match.ts";
import { tooManyQuestions } from "./refusal.ts";

/** What the data API has for the site's own use: the parts that records and searches are made of. */
const rawMaterial = new Set([paths.recordDrivers(), paths.recordTeams(), paths.recordRaces()]);

test("every path of the contract is open, and leads to itself", () => {
  const values = [2025, 1, "R", "stints"];
  const all = Object.values(paths).map((path: (...args: Array<never>) => string) => {
    const names = /\(([^)]*)\)/.exec(String(path))?.[1] ?? "";
    const args = names.includes("Id") ? ["ferrari", "mclaren"] : values;
    return String(Reflect.apply(path, null, args));
  });
  const open = all.filter((path) => !rawMaterial.has(path));
  expect(open.map((path) => `/api${matchEndpoint(path.replace("/api", "")).path}`)).toEqual(open);
});

test("an id is taken as it is meant, and a session in any case", () => {
  expect(matchEndpoint("/drivers/Max-Verstappen/results").path).toBe("/drivers/max_verstappen/results");
  expect(matchEndpoint("/races/2025/1/results/fp1").path).toBe("/races/2025/1/results/FP1");
});

test.each([
  ["/drivers/overview/", 404],
  ["/drivers/%E0%A4%A", 400],
  ["/drivers/a'b", 400],
  ["/races/25", 400],
  ["/races/2025/0", 400],
  ["/races/2025/1/results/X", 404],
  ["/races/2025/1/timing/R/everything", 404],
  ["/csp-report", 404],
  ["//drivers", 404],
])("%s is refused with %i", (path, status) => {
  expect(() => matchEndpoint(path)).toThrow(expect.objectContaining({ status }));
});

test("columns are the schema's: members of members by a dot, lists of values joined, lists of rows left out", () => {
  const schema = object({
    rows: array(
      object({
        name: string(),
        winner: nullable(object({ id: string(), team: nullable(string()) })),
        places: array(nullable(number())),
        laps: array(object({ lap: number() })),
      }),
    ),
  });
  const rows = [
    { name: "first", winner: { id: "a", team: null }, places: [1, null, 3], laps: [{ lap: 1 }] },
    { name: "second", winner: null, places: [], laps: [] },
  ];
  expect(answerAsCsv(schema, { rows }, "rows")).toBe(
    "name,winner.id,winner.team,places\r\nfirst,a,,1; ; 3\r\nsecond,,,\r\n",
  );
});

test("who asks too often is told when to come back, on pages of other sites as well", async () => {
  const refused = refuse(new Request("https://f1.example/api/drivers"), tooManyQuestions());
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(await refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
});
