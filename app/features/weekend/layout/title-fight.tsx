import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { valueOf } from "#app/data/api-query.ts";
import { seasonSoFarQuery } from "#app/data/home.queries.ts";
import type { SeasonSoFar } from "#app/data/season-so-far.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { chancesMethod, missingResultsText, titleFightParts } from "#app/features/home/standing-after.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatChance, formatCount, formatValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { hasNotStarted } from "#contract/races.ts";
import { ordinal, roundedPoints } from "#contract/values.ts";
import { missingHeadingClass } from "./missing-card.tsx";

/**
 * How the drivers' championship stands before a session; nothing before its first round, and of other seasons than the
 * present one.
 *
 * @param hasChances true where the title chances stand below
 */
export function TitleFight({ year, hasChances }: { year: number; hasChances: boolean }) {
  const season = valueOf(useSuspenseQuery(seasonSoFarQuery()).data);
  const presentMs = usePresentMs();
  if (season === null || season.year !== year || season.rounds_run === 0) return null;
  const params = { year: String(year) };
  const isTold = hasChances && season.chances.length > 0;
  return (
    <section className="mt-7 grid gap-3">
      <h3 className={missingHeadingClass}>
        <TitleFinding season={season} />
      </h3>
      <p className="-mt-2 text-pretty text-small text-soft">
        {titleText(season, presentMs)}
        {isTold ? (
          <span className="block">
            {othersText(season)}Title chances are {chancesMethod}: form counts, not points alone.
          </span>
        ) : null}
      </p>
      {isTold ? (
        <p className="-my-1 px-3 text-end text-small text-soft md:hidden" aria-hidden="true">
          Title chance after round {season.rounds_run}
        </p>
      ) : null}
      <ol className="grid gap-1.5 md:grid-cols-3 md:gap-3 wide:grid-cols-6">
        {titlePlaces(season).map(({ id, place, name, points, behind, chance, className }) => (
          <li
            key={id}
            className={`team-band min-w-0 rounded-tile border-y border-e border-y-line border-e-line px-3 text-[0.875rem] max-md:flex max-md:min-h-11 max-md:items-center max-md:gap-2 md:py-2 ${className}`}
          >
            <span className="w-7 text-small text-soft">{place}</span>{" "}
            <a href={driverPath(id)} className="font-strong max-md:grow">
              {name}
            </a>
            <p className="whitespace-nowrap text-soft">
              <b className="font-display font-extrabold leading-tight text-ink md:text-[1.75rem]">
                {points.figure}
              </b>{" "}
              {points.unit}
            </p>
            <ValueBar percent={points.percent} fill="fill-team" className="my-1 h-2 max-md:hidden" />
            <p className="text-small max-md:contents">
              <span className={isTold ? "block max-md:hidden" : "w-28 text-end"}>{behind}</span>
              {isTold && chance !== null ? (
                <span className="w-16 text-end text-soft">
                  <b className="font-strong text-ink max-md:font-display max-md:text-base max-md:font-extrabold">
                    {chance}
                  </b>{" "}
                  <span className="max-md:sr-only">title chance</span>
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-5 text-table -my-1 max-md:[&>a]:py-2.5">
        <Link to="/standings/$year/drivers/overview" params={params} className="more">
          Full standings
        </Link>
        {isTold ? (
          <Link to="/standings/$year/drivers/odds" params={params} className="more">
            Every driver’s chances
          </Link>
        ) : null}
      </p>
    </section>
  );
}

/** How the first two stand; a phone has no room for the second. */
function TitleFinding({ season }: { season: SeasonSoFar }) {
  const parts = titleFightParts(season);
  if (parts === null) return "The title fight";
  const [leads, second, by] = parts;
  return (
    <>
      {leads}
      <span className="max-md:hidden">{second}</span>
      {by}
    </>
  );
}

/** A driver among the first of the championship, as their card tells it. */
type TitlePlace = {
  id: string;
  place: string;
  name: string;
  /** As a share of the leader's in per cent, too. */
  points: { figure: string; unit: string; percent: number };
  behind: string;
  /** Of the title; null if unknown, and for a driver who cannot win it. */
  chance: string | null;
  className: string;
};

/**
 * How far the season has come and how many can still win the title: "After 21 of 23 rounds, 3 drivers can still win the
 * title."; where races have been run whose results are not there, that alone.
 *
 * @param presentMs milliseconds since the epoch
 */
export function titleText(
  {
    drivers: [leader],
    contenders,
    rounds,
    rounds_run,
  }: Pick<SeasonSoFar, "drivers" | "contenders" | "rounds" | "rounds_run">,
  presentMs: number,
): string {
  const after = `After ${rounds_run} of ${formatCount(rounds.length, "round")}`;
  const next = rounds.findIndex(({ date_utc }) => hasNotStarted({ date_utc, time_utc: null }, presentMs));
  const missing = missingResultsText(next - rounds_run);
  if (missing !== null) return `${after}. ${missing}`;
  if (leader === undefined || contenders === null || contenders === 0) return `${after}.`;
  return contenders === 1
    ? `${after}, ${leader.name} is champion.`
    : `${after}, ${contenders} drivers can still win the title.`;
}

/** The title chances of other drivers, where at least one per cent: "Others: Norris 6%, Piastri 2%. ". */
export function othersText({ chances, drivers }: Pick<SeasonSoFar, "chances" | "drivers">): string {
  const others = chances.filter(({ id }) => drivers.every((driver) => driver.id !== id));
  const each = others.map(({ name, chance }) => `${lastName(name)} ${formatChance(chance)}`);
  return each.length === 0 ? "" : `Others: ${each.join(", ")}. `;
}

/** The first of the championship with their points, how far they are behind the leader, and their chances. */
export function titlePlaces({
  year,
  drivers,
  chances,
  contenders,
}: Pick<SeasonSoFar, "year" | "drivers" | "chances" | "contenders">): Array<TitlePlace> {
  const most = drivers[0]?.points.at(-1) ?? 0;
  return drivers.map(({ id, name, team_id, points }, index) => {
    const own = points.at(-1) ?? 0;
    const behind = roundedPoints(most - own);
    return {
      id,
      place: ordinal(index + 1),
      name: lastName(name),
      points: {
        figure: formatValue(own),
        unit: own === 1 ? "point" : "points",
        percent: most === 0 ? 0 : (100 * own) / most,
      },
      behind: index === 0 ? "Leader" : behind === 0 ? "Level on points" : `${formatValue(behind)} behind`,
      // Those of less than one per cent are not among the chances; who cannot win any more has none.
      chance:
        chances.length === 0 || index >= (contenders ?? Infinity)
          ? null
          : formatChance(chances.find((each) => each.id === id)?.chance ?? 0),
      className: teamClass(team_id, year),
    };
  });
}
