import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { raceResultsTable, raceTableFor, raceWithoutStopsTable, sprintResultsTable } from "./race-tables.tsx";
import { raceLine, timedLine } from "#app/features/sample-rows-testing.ts";
import { practiceTable, withGapBars } from "./timed-tables.tsx";
import { tableClass } from "#app/ui/table/definition.ts";
import { toCsv } from "#app/ui/table/table-downloads.tsx";

function tableOf(session: "R" | "S", line: ReturnType<typeof raceLine>) {
  return raceTableFor({
    year: 2025,
    round: 1,
    session,
    credited_pole_driver_id: null,
    points_factor: 1,
    lines: [line],
  });
}

test("the columns of a race are those that its season recorded", () => {
  expect(tableOf("R", raceLine())).toMatchObject(raceResultsTable);
  expect(tableOf("R", raceLine({ pit_stops: null }))).toMatchObject(raceWithoutStopsTable);
  expect(tableOf("S", raceLine({ pit_stops: null }))).toMatchObject(sprintResultsTable);
});

test("a file of a race has times and gaps as numbers, without signs, and laps behind apart", () => {
  const lines = [
    raceLine({ position: 1, time: 6126.304, gap: null }),
    raceLine({ position: 2, time: 6221.604, gap: 95.3 }),
    raceLine({ position: 3, time: null, gap: null, gap_laps: 1 }),
  ];
  const { columns, fileColumns = [] } = raceResultsTable;
  const ofTimes = fileColumns.filter(({ id }) => ["time", "gap", "gap_laps"].includes(id));
  expect(toCsv(ofTimes, lines).split("\r\n").slice(0, 4)).toEqual([
    "Time (s),Gap (s),Laps behind",
    "6126.304,,",
    "6221.604,95.3,",
    ",,1",
  ]);
  const time = columns.find(({ id }) => id === "time");
  expect(lines.map((line) => time?.value(line))).toEqual(["1:42:06.304", "+1:35.300", "+1 lap"]);
});

test("a gap stands at the end of its column like the time, with a bar that a phone shows below the row", () => {
  const [first, second] = [timedLine("a", 1), timedLine("b", 2, { gap: 0.2 })];
  const last = timedLine("c", null, { gap: null });
  const table = withGapBars(practiceTable, [first, second, last]);
  const gap = table.columns.find(({ id }) => id === "gap");
  expect(gap).toMatchObject({ numeric: true, phoneBar: true });
  expect(renderToStaticMarkup(<>{gap?.cell?.(second)}</>)).toContain("<svg");
  // The fastest has no gap to draw, but the room of a bar, and who has no time not even that.
  expect(renderToStaticMarkup(<>{gap?.cell?.(first)}</>)).toContain('class="invisible');
  expect(renderToStaticMarkup(<>{gap?.cell?.(last)}</>)).not.toContain("<svg");
  expect(tableClass(table)).toContain("phone-bars");
});

test("a table without any gap keeps no room for bars", () => {
  expect(tableClass(withGapBars(practiceTable, [timedLine("a", 1)]))).not.toContain("phone-bars");
});

test("a phone says the place on the grid in the words of all tables, whatever else the line has", () => {
  const grid = raceResultsTable.columns.find(({ id }) => id === "grid_position");
  const phone = (line: ReturnType<typeof raceLine>) =>
    renderToStaticMarkup(<>{grid?.cell?.(line)}</>)
      // What a wide screen alone has.
      .replaceAll(/<abbr[^>]*>[^<]*<\/abbr>/g, "")
      .replaceAll(/<[^>]*>/g, "");
  expect(phone(raceLine({ grid_position: 3 }))).toBe("grid 3");
  expect(phone(raceLine({ grid_position: null, grid_text: "PL" }))).toBe("pit lane");
  expect(phone(raceLine({ grid_position: 3, penalty: 5 }))).toBe("5 s pen. · grid 3");
  expect(phone(raceLine({ grid_position: 3, has_fastest_lap: true, fastest_lap: 82 }))).toBe(
    "grid 3 · ◆ 1:22.000",
  );
  expect(phone(raceLine({ grid_position: 1, positions_gained: 0 }))).toBe("grid 1");
});
