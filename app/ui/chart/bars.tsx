import "./chart.css";

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
    <ul className="bars">
      {bars.map(({ label, value, text, colour: own }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={value} height="1" fill={own ?? colour} />
          </svg>
          <span>{text ?? value}</span>
        </li>
      ))}
    </ul>
  );
}
