import type { AskRow } from "#contract/ask/answer.ts";
import type { Measure } from "#contract/ask/question.ts";
import { formatDay } from "#app/text/dates.ts";
import { formatThousands } from "#app/text/format.ts";

/** The value of an answer's line as it is read: "18 years, 228 days", "47.1%", "105". */
export function askValueText(
  measure: Measure,
  { value, written }: Pick<AskRow, "value" | "written">,
): string {
  if (written !== null) return written;
  if (typeof value === "string") return formatDay(value);
  return measure === "rate" ? `${value.toFixed(1)}%` : formatThousands(value);
}
