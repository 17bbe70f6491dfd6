import { type Chart, tableOf } from "./chart.ts";

/** The numbers of a chart, for those who read them rather than look at them. */
export function ChartTable({ chart }: { chart: Chart }) {
  return (
    <div className="chart-table">
      <table>
        <caption className="sr-only">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.xName}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tableOf(chart).map(({ x, label, cells }) => (
            <tr key={x}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={chart.series[index]?.name}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
