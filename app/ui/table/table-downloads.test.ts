import { expect, test } from "vitest";
import type { Column } from "./definition.ts";
import { toCsv, toJson } from "./table-downloads.tsx";

type Line = { name: string; points: number | null };

const columns: Array<Column<Line>> = [
  { id: "name", label: "Driver", value: (line) => line.name },
  { id: "points", label: "Points", value: (line) => line.points, numeric: true },
];

test("CSV has a line of labels and quotes what would break a line", () => {
  const rows = [
    { name: 'Emerson "Emmo" Fittipaldi, Brazil', points: 12.5 },
    { name: "Sergio Pérez", points: 0 },
  ];
  expect(toCsv(columns, rows)).toBe(
    'Driver,Points\r\n"Emerson ""Emmo"" Fittipaldi, Brazil",12.5\r\nSergio Pérez,0\r\n',
  );
});

test("no such value is an empty CSV field and a JSON null, never a zero", () => {
  const rows = [{ name: "Nobody", points: null }];
  expect(toCsv(columns, rows)).toBe("Driver,Points\r\nNobody,\r\n");
  expect(JSON.parse(toJson(columns, rows))).toEqual([{ name: "Nobody", points: null }]);
});
