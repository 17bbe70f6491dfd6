import { Link } from "@tanstack/react-router";
import { sessionNames } from "#contract/sessions.ts";
import { Podium, type PodiumPlace } from "#app/features/results/podium.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { type PagedSession, pagesOf } from "#app/reference/weekend-pages.ts";
import type { KeyFact } from "./key-facts.ts";

type OverviewProps = {
  session: PagedSession;
  /** What the first three are called. */
  first: string;
  places: ReadonlyArray<PodiumPlace>;
  facts: ReadonlyArray<KeyFact>;
};

/** A session at a glance: its first three, its key figures, and the ways to more of it. */
export function Overview({ session, first, places, facts }: OverviewProps) {
  const { year } = useRace();
  return (
    <div className="session-overview">
      <section className="session-first">
        <h3>{first}</h3>
        <Podium places={places} year={year} label={first} />
      </section>
      <section className="session-facts">
        <h3>Key figures</h3>
        <dl>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <SessionPages session={session} />
    </div>
  );
}

/** The other pages of a session, each with what it holds. */
function SessionPages({ session }: { session: PagedSession }) {
  const { year, round } = useRace();
  const params = { year: String(year), round: String(round) };
  const [, ...others] = pagesOf(session);
  return (
    <nav className="session-pages" aria-label={`More of the ${sessionNames[session].toLowerCase()}`}>
      <ul>
        {others.map(({ to, title, about }) => (
          <li key={to}>
            <Link to={to} params={params}>
              {title}
            </Link>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
