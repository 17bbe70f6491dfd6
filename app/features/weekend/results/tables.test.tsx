import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { raceResultsTable, raceTableFor, raceWithoutStopsTable, sprintResultsTable } from "./race-tables.tsx";
import { raceLine, timedLine } from "#app/features/sample-rows-testing.ts";
import { practiceTable, withGapBars } from "./timed-tables.tsx";
import { tableClass } from "#app/ui/table/definition.ts";

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
