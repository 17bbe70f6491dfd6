import { raceTimeText } from "#app/features/weekend/results/race-texts.ts";
import { circuitPath, driverPath, raceResultsPath } from "#app/text/page-paths.ts";
import type { FoundDetail, RaceHere } from "#app/data/search/found-detail.server.ts";
import { OutlineShape } from "#app/features/circuits/circuit-shape.tsx";
import { Podium } from "#app/features/results/podium.tsx";
import { useIsSpoiler } from "#app/features/spoilers/spoilers.ts";
import { CareerCard } from "#app/features/summary/career-card.tsx";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands, formatValue, noValue } from "#app/text/format.ts";
import { PlaceMark } from "#app/ui/places.tsx";
import { cardClass, cardHeadingClass, lineClass, linkHover } from "./search-cards.tsx";

type DetailProps = {
  detail: FoundDetail;
};

/** More of what was found first, as its own page begins. */
export function Detail({ detail }: DetailProps) {
  switch (detail.of) {
    case "race":
      return <RacePodium detail={detail} />;
    case "circuit":
      return <CircuitDetail detail={detail} />;
    case "season":
      return <SeasonDetail detail={detail} />;
    default:
      return <CareerDetail detail={detail} />;
  }
}

type DetailOf<Kind> = { detail: Extract<FoundDetail, { of: Kind }> };

const halvesClass = "grid grid-cols-1 gap-6 md:grid-cols-2 md:[&>*]:h-auto";

/** The podium with its times. */
function RacePodium({ detail: { year, round, podium } }: DetailOf<"race">) {
  const isHidden = useIsSpoiler()({ year, round });
  if (podium.length === 0) return null;
  return (
    <section className={`${cardClass} px-4 pb-4`}>
      <h2 className="pt-4">Podium</h2>
      <div className={isHidden ? "spoiler" : ""}>
        <Podium places={podium.map((place) => ({ ...place, time_text: raceTimeText(place) }))} year={year} />
      </div>
    </section>
  );
}

/** Where a race was: the circuit, with its races before and after. */
export function RaceCircuit({ detail }: DetailOf<"race">) {
  const { circuit, outline, isOtherLayout, around } = detail;
  const words = ({ year, round }: RaceHere) => {
    const isBefore = year < detail.year || (year === detail.year && round < detail.round);
    return `${Math.abs(year - detail.year) === 1 ? "Year" : "Race"} ${isBefore ? "before" : "after"}`;
  };
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>
        <a href={circuitPath(circuit.id)}>{circuit.name}</a>
      </h2>
      {outline === null ? null : (
        <div className="grid justify-items-center px-4 pb-3">
          <OutlineShape metres={outline.points} className="h-24 max-w-full" />
          {isOtherLayout ? <small className="text-soft">Today’s layout</small> : null}
        </div>
      )}
      <RaceList races={around} words={words} />
    </section>
  );
}

function CareerDetail({ detail }: DetailOf<"driver" | "team">) {
  const { of, id, path, won, seasons } = detail;
  const isHidden = useIsSpoiler()({ year: seasons.at(-1)?.year ?? 0, round: Infinity });
  return (
    <div className={isHidden ? "spoiler" : ""}>
      <CareerCard
        title={of === "driver" ? "Career" : "Seasons"}
        seasons={seasons}
        won={won}
        path={path}
        place="anywhere"
        {...(of === "team" ? { team: id } : {})}
      />
    </div>
  );
}

function CircuitDetail({ detail: { outline, last } }: DetailOf<"circuit">) {
  return (
    <div className={outline === null ? "" : halvesClass}>
      {outline === null ? null : (
        <section className={`${cardClass} grid grid-cols-1 justify-items-center px-4 pb-4`}>
          <h2 className="justify-self-start pt-4 pb-3">Layout</h2>
          <OutlineShape metres={outline.points} className="max-w-full" />
        </section>
      )}
      <section className={cardClass}>
        <h2 className={cardHeadingClass}>Latest winners</h2>
        <RaceList races={last} />
      </section>
    </div>
  );
}

type RaceListProps = {
  races: ReadonlyArray<RaceHere>;
  /** What stands beside the year; the name of the race where nothing is given. */
  words?: (race: RaceHere) => string;
};

/** Races of one circuit with their winners, each linked to its results. */
function RaceList({ races, words = ({ race_name }) => race_name }: RaceListProps) {
  const isSpoiler = useIsSpoiler();
  if (races.length === 0) return null;
  return (
    <ul className="border-t border-line">
      {races.map((race) => {
        const { year, round, winner } = race;
        return (
          <li key={`${year}/${round}`} className={lineClass}>
            <a
              href={raceResultsPath(year, round)}
              className={`flex items-center gap-3 px-4 py-2 text-ink no-underline ${linkHover} ${isSpoiler({ year, round }) ? "" : teamClass(winner?.team_id ?? null, year)}`}
            >
              <TeamBar />
              <b className="font-strong">{year}</b>
              <small className="min-w-0 flex-1 truncate text-soft">{words(race)}</small>
              <span className={`font-strong ${isSpoiler({ year, round }) ? "spoiler" : ""}`}>
                {winner?.driver_name ?? noValue}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The first of a season's championship. */
function SeasonDetail({ detail: { year, first } }: DetailOf<"season">) {
  const isHidden = useIsSpoiler()({ year, round: Infinity });
  return (
    <section className={cardClass}>
      <h2 className={cardHeadingClass}>Drivers’ championship</h2>
      <ol className={`border-t border-line ${isHidden ? "spoiler" : ""}`}>
        {first.map(({ id, name, team_id, position, points }) => (
          <li key={id} className={`${lineClass} ${isHidden ? "" : teamClass(team_id, year)}`}>
            <a
              href={driverPath(id)}
              className={`flex items-center gap-3 px-4 py-2 text-ink no-underline ${linkHover}`}
            >
              <PlaceMark place={position}>{formatValue(position)}</PlaceMark>
              <TeamBar />
              <span className="min-w-0 flex-1 font-strong">{name}</span>
              <b>{formatThousands(points)}</b>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
