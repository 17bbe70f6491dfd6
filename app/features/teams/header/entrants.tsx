import type { TeamEntrant } from "#contract/profiles.ts";
import { formatSpans } from "#app/text/format-span.ts";
import { entrantsSummary } from "./entrants-summary.ts";

/**
 * The names under which a team's cars were entered, with their years. More than one line of them opens on demand;
 * private entrants are set apart.
 */
export function Entrants({ entrants }: { entrants: ReadonlyArray<TeamEntrant> }) {
  const summary = entrantsSummary(entrants);
  if (!summary.more) return <p className="entrants">{summary.text}</p>;
  return (
    <details className="entrants">
      <summary>{summary.text}</summary>
      <EntrantList title="The team's own entries" entrants={entrants.filter((entrant) => !entrant.private)} />
      <EntrantList title="Private entrants" entrants={entrants.filter((entrant) => entrant.private)} />
    </details>
  );
}

function EntrantList({ title, entrants }: { title: string; entrants: ReadonlyArray<TeamEntrant> }) {
  if (entrants.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {entrants.map(({ name, years }) => (
          <li key={name}>
            {name} <small>{formatSpans(years)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
