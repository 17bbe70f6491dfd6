/** The first row of each key, in the order in which the keys come: one line for a driver who has several. */
export function firstOfEach<Row>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => string | number): Array<Row> {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((ofKey) => ofKey.slice(0, 1));
}
