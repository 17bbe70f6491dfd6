/** How often one of two was ahead: green with ▲ where that is more often than the other, red with ▼ where less. */
export function PairCount({ value, than }: { value: number; than: number }) {
  const compared = value > than ? "better" : "worse";
  return (
    <b
      className={`font-display text-[1.375rem] leading-tight font-extrabold ${value === than ? "" : compared}`}
    >
      {value}
    </b>
  );
}
