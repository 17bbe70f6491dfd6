import type { TeamEntrant } from "#contract/profiles.ts";
import { formatSpans } from "#app/text/format-span.ts";
import { formatCount } from "#app/text/format-number.ts";

/** As many letters fit on one line of a phone. */
const lineLength = 46;

/**
 * The names under which a team entered, in one line: the latest of its own, and how many others there are; all of
 * them where they fit.
 *
 * @returns `more` is true when there is more to show than the text
 */
export function entrantsSummary(entrants: ReadonlyArray<TeamEntrant>): { text: string; more: boolean } {
  const [only] = entrants;
  if (only === undefined) return { text: "", more: false };
  if (entrants.length === 1) {
    const text = `Entered by ${only.name}${only.private ? " (private)" : ""} ${formatSpans(only.years)}`;
    return text.length <= lineLength
      ? { text, more: false }
      : { text: `Entered by ${only.name}`, more: true };
  }
  const lead = entrants.findLast((entrant) => !entrant.private) ?? only;
  const others = entrants.length - 1;
  return { text: `Entered by ${lead.name} and ${formatCount(others, "other")}`, more: true };
}
