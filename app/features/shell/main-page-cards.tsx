import { useLastRace } from "#app/features/spoilers/spoilers.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { cardLink, cardLinks } from "#app/ui/near-names.tsx";

/** Each has the colour of its kind, as among what a search finds. */
const links = [
  { name: "Races", colour: "bg-series-4", about: "Calendar and winners of every season", path: "/races/" },
  { name: "Standings", colour: "bg-fastest", about: "Both championships since 1950", path: "/standings/" },
  { name: "Drivers", colour: "bg-series-1", about: "Careers in numbers", path: "/drivers_overview/" },
  { name: "Teams", colour: "bg-series-2", about: "Every constructor", path: "/teams_overview/" },
  { name: "Circuits", colour: "bg-series-3", about: "Where races are held", path: "/circuits/" },
  { name: "Records", colour: "bg-gold", about: "Most wins, longest streaks", path: "/records/" },
  { name: "Ask", colour: "bg-ink", about: "Ask your own question", path: "/ask/" },
];

/** The main pages as cards, the latest race first; while that is not known the calendar, which has it. */
export function MainPageCards() {
  const last = useLastRace();
  const latest = {
    name: "Latest race",
    colour: "bg-accent",
    about: last ? `${last.year} ${last.race_name}` : "In the calendar of the season",
    path: last ? raceResultsPath(last.year, last.round) : "/races/",
  };
  const all = last === null ? links : [latest, ...links];
  return (
    <nav aria-label="Main pages">
      <ul className={cardLinks}>
        {all.map(({ name, colour, about, path }) => (
          <li key={name}>
            <a href={path} className={cardLink}>
              <span className="flex items-center gap-2">
                <span
                  className={`h-4.5 w-1.5 [transform:skewX(-14deg)] forced-color-adjust-none ${colour}`}
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
