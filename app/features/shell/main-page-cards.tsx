import { cardLink, cardLinks } from "#app/ui/near-names.tsx";

/** What each says has room in one line of half a phone. */
const links = [
  { name: "Races", about: "Calendar and winners", path: "/races/" },
  { name: "Standings", about: "Both championships", path: "/standings/" },
  { name: "Ask a question", about: "“Most wins at Monza”", path: "/ask/" },
  { name: "Compare", about: "Drivers and teams", path: "/compare/" },
  { name: "Records", about: "Wins, poles, streaks", path: "/records/" },
  { name: "Driver statistics", about: "Careers in numbers", path: "/drivers_overview/" },
  { name: "Ratings", about: "Drivers apart from cars", path: "/ratings/" },
  { name: "Circuits", about: "Where races are held", path: "/circuits/" },
];

/** The main pages as cards. */
export function MainPageCards() {
  return (
    <nav aria-label="Main pages" className="mt-7">
      <ul className={cardLinks}>
        {links.map(({ name, about, path }) => (
          <li key={name}>
            <a href={path} className={`${cardLink} grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2`}>
              <b>{name}</b>
              <span aria-hidden="true" className="text-accent-ink phone:row-span-2">
                →
              </span>
              <small className="text-soft max-phone:col-span-2">{about}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
