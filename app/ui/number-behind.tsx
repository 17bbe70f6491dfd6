type NumberBehindProps = { number: number | string; className: string };

/** A large number in the colour of the team, behind what stands in a band or a card; decoration. */
export function NumberBehind({ number, className }: NumberBehindProps) {
  return (
    <span
      className={`pointer-events-none absolute font-display font-extrabold tracking-[-0.06em] text-team opacity-22 select-none before:content-[attr(data-number)] max-md:hidden ${className}`}
      data-number={number}
      aria-hidden="true"
    />
  );
}

/** Where the number of a band stands, and how large. */
export const behindBand =
  "end-0 top-1 pe-4 -z-1 max-h-full overflow-clip text-[9.5rem]/none wide:text-[10.5rem]/none";
