import { useLastRace } from "#app/features/spoilers/spoilers.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { shortRaceName } from "#app/features/next-race/race-start.tsx";
import { cardLink, cardLinks } from "#app/ui/near-names.tsx";

/** What each says has room in one line of half a phone. */
const links = [
  { name: "Races", about: "Calendar and winners", path: "/races/" },
  { name: "Standings", about: "Both championships", path: "/standings/" },
  { name: "Drivers", about: "Careers in numbers", path: "/drivers_overview/" },
  { name: "Teams", about: "Every constructor", path: "/teams_overview/" },
  { name: "Circuits", about: "Where races are held", path: "/circuits/" },
  { name: "Records", about: "Wins, poles, streaks", path: "/records/" },
  { name: "Ask a question", about: "“Most wins at Monza”", path: "/ask/" },
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
    <nav aria-label="Main pages">
      <ul className={`${cardLinks} auto-rows-fr`}>
        {all.map(({ name, about, path }) => (
          <li key={name}>
            <a href={path} className={cardLink}>
              <span className="flex items-center gap-2">
                <span
                  className="h-4.5 w-1.5 [transform:skewX(-14deg)] bg-line-strong forced-color-adjust-none"
                  aria-hidden="true"
                />
                <b>{name}</b>
              </span>{" "}
              <small className="text-soft">{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
