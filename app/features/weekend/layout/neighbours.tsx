import { Link } from "@tanstack/react-router";
import type { Weekend } from "#contract/weekend.ts";
import { shortRaceName } from "#app/features/next-race/short-race-name.ts";
import { useOpenPage } from "./use-weekend.ts";

/**
 * The races before and after in the calendar, each on the page that is open, where every weekend has it: race and
 * qualifying. From any other page they lead to the race's results.
 */
export function Neighbours({ weekend }: { weekend: Weekend | null }) {
  return (
    <nav className="weekend-neighbours" aria-label="Races before and after">
      <NeighbourLink neighbour={weekend?.previous ?? null} weekend={weekend} before />
      <NeighbourLink neighbour={weekend?.next ?? null} weekend={weekend} />
    </nav>
  );
}

type NeighbourLinkProps = {
  neighbour: Weekend["previous"];
  weekend: Weekend | null;
  before?: boolean;
};

function NeighbourLink({ neighbour, weekend, before = false }: NeighbourLinkProps) {
  const open = useOpenPage();
  if (neighbour === null) return null;
  const { year, round, race_name } = neighbour;
  const name = shortRaceName(race_name);
  const text = year === weekend?.year ? name : `${year} ${name}`;
  const everywhere = open?.session === "R" || open?.session === "Q";
  return (
    <Link
      to={everywhere ? open.to : "/race/$year/$round/race/results"}
      params={{ year: String(year), round: String(round) }}
      resetScroll={false}
      className="button"
    >
      {before ? `← ${text}` : `${text} →`}
    </Link>
  );
}
