export type Bar = { label: string; value: number };

/** Amounts as horizontal bars, drawn on the server; label and number are text, so nothing is only a picture. */
export function Bars({ bars, colour }: { bars: ReadonlyArray<Bar>; colour: string }) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className="bars">
      {bars.map(({ label, value }) => (
        <li key={label}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={value} height="1" fill={colour} />
          </svg>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}
