import { expect, test } from "vitest";
import { result } from "#app/features/sample-rows-testing.ts";
import { toCsv } from "#app/ui/table/table-downloads.tsx";
import { driverResultsTable, resultFilters, teamResultsTable } from "./results-tables.ts";

function labels({ columns }: { columns: ReadonlyArray<{ label: string }> }): Array<string> {
  return columns.map(({ label }) => label);
}

test("driver results have the agreed columns", () => {
  expect(labels(driverResultsTable)).toEqual([
    "Year",
    "Round",
    "Race",
    "Country",
    "Constructor",
    "Grid",
    "Finish",
    "Status",
    "Points",
    "Session",
  ]);
});

test("team results have the agreed columns, with the race's cells first and grouped", () => {
  expect(labels(teamResultsTable)).toEqual([
    "Year",
    "Round",
    "Country",
    "Race",
    "Driver Name",
    "Constructor",
    "Grid",
    "Finish",
    "Status",
    "Points",
  ]);
  expect(teamResultsTable.columns.map(({ grouped = false }) => grouped)).toEqual(
    teamResultsTable.columns.map((_, index) => index < 4),
  );
});

test("filters have the contract's labels and know which columns are numbers", () => {
  const filters = resultFilters(["finish_position", "country"]);
  expect(filters.map(({ label, numeric }) => [label, numeric])).toEqual([
    ["Finish Position", true],
    ["Country", false],
  ]);
});

test("a country is chosen as its column shows it", () => {
  const label = resultFilters(["country"])[0]?.valueLabel;
  expect(["United States of America", "United Arab Emirates", "Italy"].map((name) => label?.(name))).toEqual([
    "USA",
    "UAE",
    "Italy",
  ]);
});

test("a session is chosen by its name", () => {
  expect(resultFilters(["session_type"])[0]?.valueLabel?.("S")).toBe("Sprint");
});

test("the form of filters begins with the name of the race", () => {
  for (const { filters } of [driverResultsTable, teamResultsTable])
    expect(filters?.[0]?.id).toBe("race_name");
});

test("a file of results says why a car was not classified", () => {
  for (const { fileColumns = [] } of [driverResultsTable, teamResultsTable]) {
    const rows = [
      result({ finish_position: 3, position_text: undefined }),
      result({ finish_position: null, position_text: "DSQ" }),
    ];
    const [head = "", placed = "", disqualified = ""] = toCsv(fileColumns, rows).split("\r\n");
    expect([head, placed, disqualified].map((line) => line.split(",").at(-1))).toEqual([
      "Not Classified",
      "",
      "DSQ",
    ]);
  }
});
