import type { TeamEntrant } from "#contract/profiles.ts";
import { formatCount, formatSpans } from "#app/text/format.ts";

/**
 * The names under which a team's cars were entered, with their years. More than one line of them opens on demand;
 * private entrants are set apart.
 */
export function Entrants({ entrants }: { entrants: ReadonlyArray<TeamEntrant> }) {
  const summary = entrantsSummary(entrants);
  if (!summary.more) return <p className={lineClass}>{summary.text}</p>;
  return (
    <details className={lineClass}>
      <summary className="w-fit max-w-full cursor-pointer truncate">{summary.text}</summary>
      <EntrantList title="The team's own entries" entrants={entrants.filter((entrant) => !entrant.private)} />
      <EntrantList title="Private entrants" entrants={entrants.filter((entrant) => entrant.private)} />
    </details>
  );
}

function EntrantList({ title, entrants }: { title: string; entrants: ReadonlyArray<TeamEntrant> }) {
  if (entrants.length === 0) return null;
  return (
    <>
      <h2 className="mt-1.5 text-[length:inherit]">{title}</h2>
      <ul className="columns-[18rem] leading-[1.4]">
        {entrants.map(({ name, years }) => (
          <li key={name} className="break-inside-avoid py-[0.1rem] text-ink">
            {name} <small className="text-soft">{formatSpans(years)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

const lineClass = "min-h-6 text-[0.875rem] leading-6 text-soft";

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
