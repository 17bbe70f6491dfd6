type TeamBarProps = {
  /** Grey where the team is not told. */
  colour?: "bg-team" | "bg-line";
  /** Lower, beside small text. */
  isLow?: boolean;
};

/** The bar of a team before a name, also where the system sets the colours. */
export function TeamBar({ colour = "bg-team", isLow = false }: TeamBarProps) {
  return (
    <span
      className={`w-1 flex-none rounded-[2px] forced-color-adjust-none ${isLow ? "h-4.5" : "h-5.5"} ${colour}`}
      aria-hidden="true"
    />
  );
}
