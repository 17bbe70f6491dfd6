import { Link, linkOptions } from "@tanstack/react-router";
import { defaultDriverId, defaultTeamId, nameFromId } from "#contract/ids.ts";

const ways = [
  { title: "Races", about: "The calendar and results of every season", link: linkOptions({ to: "/races/" }) },
  {
    title: "Standings",
    about: "Drivers' and constructors' championships by year",
    link: linkOptions({ to: "/standings/" }),
  },
  {
    title: "Teams",
    about: "Results, drivers and seasons of every team",
    link: linkOptions({ to: "/teams/$teamId/", params: { teamId: defaultTeamId } }),
  },
  {
    title: nameFromId(defaultDriverId),
    about: "Every race and season of a driver",
    link: linkOptions({ to: "/driver/$driverId/", params: { driverId: defaultDriverId } }),
  },
  {
    title: "Records",
    about: "Wins, streaks, hat-tricks, youngest and oldest, with their proof",
    link: linkOptions({ to: "/records/" }),
  },
  {
    title: "Circuits",
    about: "Winners, lap records and layouts of every circuit",
    link: linkOptions({ to: "/circuits/" }),
  },
  {
    title: "Drivers overview",
    about: "Wins, podiums, poles and teammates side by side",
    link: linkOptions({ to: "/drivers_overview/" }),
  },
] as const;

/** Links to everything the site has. */
export function WaysIn() {
  return (
    <nav className="ways-in" aria-label="Ways in">
      <ul>
        {ways.map(({ title, about, link }) => (
          <li key={title}>
            <Link {...link}>
              <strong>{title}</strong>
              <span>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
