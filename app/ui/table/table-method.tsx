import { use } from "react";
import { TableNote } from "./table-note.ts";

/** The line under a table: what it counts, how, and from where; then what stands under every table. */
export function TableMethod({ method }: { method: string }) {
  return (
    <p className="table-method">
      {method} {use(TableNote)}
    </p>
  );
}
