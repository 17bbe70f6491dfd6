import { useLastRace } from "#app/features/spoilers/spoilers.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { shortRaceName } from "#app/features/next-race/race-start.tsx";
import { cardLink, cardLinks } from "#app/ui/near-names.tsx";

/** What each says has room in one line of half a phone. */
const links = [
  { name: "Standings", about: "Both championships", path: "/standings/" },
  { name: "Ask a question", about: "“Most wins at Monza”", path: "/ask/" },
  { name: "Compare", about: "Drivers and teams", path: "/compare/" },
  { name: "Records", about: "Wins, poles, streaks", path: "/records/" },
  { name: "Driver statistics", about: "Careers in numbers", path: "/drivers_overview/" },
  { name: "Ratings", about: "Drivers apart from cars", path: "/ratings/" },
  { name: "Circuits", about: "Where races are held", path: "/circuits/" },
];

/** The main pages as cards, the latest race first; while that is not known the calendar, which has it. */
export function MainPageCards() {
  const last = useLastRace();
  const latest = {
    name: "Latest race",
    about: last ? shortRaceName(last.race_name) : "In the calendar",
    path: last ? raceResultsPath(last.year, last.round) : "/races/",
  };
  const all = last === null ? links : [latest, ...links];
  return (
    <nav aria-label="Main pages" className="mt-7">
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
