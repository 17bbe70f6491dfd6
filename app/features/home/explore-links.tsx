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
    about: "Most wins, longest streaks, youngest winners",
    link: linkOptions({ to: "/records/" }),
  },
  {
    title: "Circuits",
    about: "Winners, lap records and layouts of every circuit",
    link: linkOptions({ to: "/circuits/" }),
  },
  {
    title: "Driver statistics",
    about: "Wins, podiums, poles and teammates side by side",
    link: linkOptions({ to: "/drivers_overview/" }),
  },
] as const;

/** Links to everything the site has. */
export function ExploreLinks() {
  return (
    <nav aria-label="Ways in">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-3">
        {ways.map(({ title, about, link }) => (
          <li key={title}>
            <Link
              {...link}
              className="grid h-full content-start rounded-card border border-line bg-surface px-4 py-3 hover:border-accent hover:no-underline"
            >
              <strong>{title}</strong>
              <span className="text-small text-soft">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
