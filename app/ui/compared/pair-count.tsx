/** How often one of two was ahead: green where that is more often than the other, red where less. */
export function PairCount({ value, than }: { value: number; than: number }) {
  return (
    <b
      className="font-display text-[1.375rem] leading-tight font-extrabold data-[better=false]:text-worse data-[better=true]:text-better"
      data-better={value === than ? undefined : value > than}
    >
      {value}
    </b>
  );
}
