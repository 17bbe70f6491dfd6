import "./chart.css";

/** An amount with its name. */
export type Bar = {
  label: string;
  value: number;
  /** What stands at the end of the bar, where the value alone says too little. */
  text?: string;
  /** Any CSS colour; without one the bar has that of all bars. */
  colour?: string;
};

/** Amounts as horizontal bars, drawn on the server; label and number are text, so nothing is only a picture. */
export function Bars({ bars, colour }: { bars: ReadonlyArray<Bar>; colour: string }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="bars mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 text-[0.875rem] *:col-span-full *:grid *:min-h-6 *:grid-cols-subgrid *:items-center">
      {bars.map(({ label, value, text, colour: own }) => (
        <li key={label}>
          <span>{label}</span>
          <svg
            viewBox={`0 0 ${longest} 1`}
            preserveAspectRatio="none"
            className="h-3 w-full"
            aria-hidden="true"
          >
            <rect width={value} height="1" fill={own ?? colour} />
          </svg>
          <span className="text-end">{text ?? value}</span>
        </li>
      ))}
    </ul>
  );
}
