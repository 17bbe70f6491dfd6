import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { TeammatesSearch } from "./search.ts";

type ViewLinkProps = {
  /** What changes in the address; the sorting belonged to another table and goes. */
  change: Pick<TeammatesSearch, "view" | "circuit" | "teammate">;
  /** What the link leads to, where its text does not say it. */
  label?: string;
  children: ReactNode;
};

/** A link from a cell to another view of the same driver. */
export function ViewLink({ change, label, children }: ViewLinkProps) {
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, sort: undefined, ...change })}
      resetScroll={false}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
