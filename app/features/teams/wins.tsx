import { ValueBar } from "#app/ui/value-bar.tsx";

/** Wins with a bar as long as their share of the most in the table. */
export function Wins({ wins, of: most }: { wins: number; of: number }) {
  if (wins === 0) return 0;
  return (
    <span className="items-center gap-4 md:flex">
      <ValueBar percent={(100 * wins) / most} fill="fill-team" />
      <span className="min-w-5">{wins}</span>
    </span>
  );
}
