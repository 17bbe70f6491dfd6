/** The first three places: classes of what stands on the colours of their medals, and those colours in drawings. */
export const medalClasses = ["bg-gold text-on-medal", "bg-silver text-on-medal", "bg-bronze text-on-medal"];
export const medalColours = ["var(--color-gold)", "var(--color-silver)", "var(--color-bronze)"];

type PlaceMarkProps = {
  /** Null for who has none. */
  place: number | null;
  /** What stands for it where there is none. */
  children: string | number;
  className?: string;
};

/** A place in a list; the first three stand on gold, silver and bronze. */
export function PlaceMark({ place, children, className = "" }: PlaceMarkProps) {
  return (
    <span
      className={`inline-grid h-6.5 min-w-7 place-items-center rounded-chip text-[0.875rem] font-bold ${medalClasses[(place ?? 0) - 1] ?? ""} ${className}`}
    >
      {children}
    </span>
  );
}
