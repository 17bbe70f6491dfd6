import { teamColourIn } from "#app/reference/team-colours.ts";
import { formatChance, formatThousands, formatValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import type { SeasonUnderRules } from "#contract/rules/answers.ts";
import type { ConstructorOdds, DriverOdds } from "#contract/title-odds.ts";
import type { Card, CardRow } from "./cards.ts";
import { formatList } from "#contract/values.ts";

const empty = { subtitle: "", country: null, colour: null, figures: [], rows: [] } as const;
const mostRows = 5;

/** Who would be champion of a season under other rules: "Prost 105, Senna 94". */
export function rulesCard({ year, title, drivers }: SeasonUnderRules): Card {
  const firsts = drivers.filter(({ position }) => position === 1);
  const second = drivers.find(({ position }) => position !== null && position > 1);
  const named = (line: (typeof drivers)[number]) =>
    `${lastName(line.driver_name)} ${formatThousands(line.points)}`;
  return {
    ...empty,
    kind: `${year} UNDER OTHER RULES`,
    title:
      firsts.length === 0
        ? `${year} under other rules`
        : [formatList(firsts.map(named)), ...(second === undefined ? [] : [named(second)])].join(", "),
    subtitle: title,
    rows: drivers.slice(0, mostRows).map((line) => ({
      lead: formatValue(line.position),
      name: line.driver_name,
      beside:
        line.was_position === null || line.was_position === line.position ? "" : `was ${line.was_position}`,
      value: formatThousands(line.points),
      colour: colourOf(line.team_id, year),
    })),
  };
}

/** The chances of the drivers' title after the latest round. */
export function driverChancesCard({ drivers, ...season }: DriverOdds): Card {
  return chancesCard(
    season,
    "Drivers",
    drivers.map((driver) => ({ ...driver, name: driver.driver_name, short: lastName(driver.driver_name) })),
  );
}

/** The chances of the constructors' title after the latest round. */
export function constructorChancesCard({ teams, ...season }: ConstructorOdds): Card {
  return chancesCard(
    season,
    "Constructors",
    teams.map((team) => ({ ...team, name: team.team_name, short: team.team_name })),
  );
}

type Chances = { name: string; short: string; team_id: string | null; chances: ReadonlyArray<number | null> };

function chancesCard(
  { year, rounds, decided }: Pick<DriverOdds, "year" | "rounds" | "decided">,
  who: string,
  lines: ReadonlyArray<Chances>,
): Card {
  const now = ({ chances }: Chances) => formatChance(chances.at(-1) ?? null);
  const [first, second] = lines;
  const run = (first?.chances.length ?? 1) - 1;
  const kind = `${year} TITLE CHANCES`;
  if (first === undefined) return { ...empty, kind, title: `${year} ${who}` };
  return {
    ...empty,
    kind,
    title:
      decided === null
        ? [first, second]
            .flatMap((line) => (line === undefined ? [] : `${line.short} ${now(line)}`))
            .join(", ")
        : `${first.short}, decided in round ${decided.round}`,
    subtitle: `${who}  ·  ${run === 0 ? "Before the first round" : `After round ${run} of ${rounds.length}`}`,
    rows: lines.slice(0, mostRows).map((line, index): CardRow => {
      const peak = Math.max(...line.chances.map((chance) => chance ?? 0));
      return {
        lead: String(index + 1),
        name: line.name,
        beside: `peak ${formatChance(peak)}`,
        value: now(line),
        colour: colourOf(line.team_id, year),
      };
    }),
  };
}

function colourOf(teamId: string | null, year: number): string | null {
  return teamId === null ? null : teamColourIn(teamId, year);
}
