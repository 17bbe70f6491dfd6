import { useLastRace } from "#app/features/spoilers/spoilers.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { cardLink, cardLinks } from "#app/ui/near-names.tsx";

const links = [
  { name: "Races", about: "Calendar and winners of every season", path: "/races/" },
  { name: "Standings", about: "Both championships since 1950", path: "/standings/" },
  { name: "Drivers", about: "Careers in numbers", path: "/drivers_overview/" },
  { name: "Teams", about: "Every constructor", path: "/teams_overview/" },
  { name: "Circuits", about: "Where races are held", path: "/circuits/" },
  { name: "Records", about: "Most wins, longest runs, youngest winners", path: "/records/" },
  { name: "Ask", about: "Ask your own question", path: "/ask/" },
];

/** The main pages as cards, the latest race first; while that is not known the calendar, which has it. */
export function MainPageCards() {
  const last = useLastRace();
  const latest = {
    name: "Latest race",
    about: last ? `${last.year} ${last.race_name}` : "In the calendar of the season",
    path: last ? raceResultsPath(last.year, last.round) : "/races/",
  };
  const all = last === null ? links : [latest, ...links];
  return (
    <nav aria-label="Main pages">
      <ul className={cardLinks}>
        {all.map(({ name, about, path }) => (
          <li key={name}>
            <a href={path} className={cardLink}>
              <b>{name}</b> <small className="text-soft">{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
