import { expect, test } from "vitest";
import { Medal } from "./medal.tsx";
import type { Column } from "./definition.ts";
import { groupRows } from "./row-groups.ts";
import { rowsMarkup } from "./rows-markup.ts";
import { TableRows } from "./table-rows.tsx";
import { reactMarkup } from "./testing.ts";

type Row = { race: string; name: string; place: number | null; points: number };

const rows: Array<Row> = [
  { race: "Monza", name: "Tom & <Jerry>", place: 1, points: 12.345 },
  { race: "Monza", name: "O'Neill", place: null, points: 0 },
  { race: "Spa", name: "", place: 4, points: 3 },
];

const columns: Array<Column<Row>> = [
  { id: "race", label: "Race", value: (row) => row.race, grouped: true },
  { id: "name", label: "Name", value: (row) => row.name, cell: (row) => <a href="/a">{row.name}</a> },
  { id: "place", label: "Place", value: (row) => row.place },
  { id: "points", label: "Points", value: (row) => row.points, cell: points },
];

function points(row: Row) {
  return <Medal place={row.place}>{String(row.points)}</Medal>;
}

const grouped = groupRows(rows, (row) => row.race);

test("rows are what React writes of them, but for the ends of rows and cells", () => {
  const given = { columns, rows: grouped, isNews: (row: Row) => row.race === "Spa" };
  const html = rowsMarkup(given);
  expect(html).toContain('rowSpan="2"');
  expect(html).toContain("spoiler-row");
  expect(`<table><tbody>${html}</tbody></table>`).toBe(
    reactMarkup(
      <table>
        <TableRows {...given} />
      </table>,
    ).replaceAll(/<\/t[dr]>/g, ""),
  );
});

test("rows with a cell that needs React are left to it", () => {
  const drawn: Column<Row> = { id: "drawn", label: "Drawn", value: () => null, cell: () => <svg /> };
  expect(rowsMarkup({ columns: [...columns, drawn], rows: grouped })).toBeNull();
});
