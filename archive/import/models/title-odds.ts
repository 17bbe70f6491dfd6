import {
  array,
  boolean,
  type InferOutput,
  nullable,
  number,
  object,
  picklist,
  pipe,
  readonly,
  string,
  tuple,
} from "valibot";
import {
  type OddsSeason,
  type TitleOdds,
  titleOddsSettings,
} from "#archive/analysis/title-odds/odds-season.ts";
import { titleOdds as computeOdds } from "#archive/analysis/title-odds/title-odds.ts";
import { oddsSeasons } from "../derive/model-inputs.ts";
import { defineModel } from "./model.ts";

/** The least chance, in thousandths: who never had it is left out. */
const leastChance = 10;

/** Without about all of history there is no last season for each, and no report card. */
const leastRounds = 1000;

const scores = pipe(array(pipe(tuple([string(), number()]), readonly())), readonly());

const seasonSchema = object({
  year: number(),
  calendar: array(object({ round: number(), date: string(), sprint: boolean(), indianapolis: boolean() })),
  run: array(
    object({
      round: number(),
      cars: array(
        object({
          driver: string(),
          constructor: string(),
          team: string(),
          position: nullable(number()),
          start: picklist(["started", "not_qualified", "not_fit", "not_started"]),
        }),
      ),
      driverPoints: scores,
      constructorPoints: scores,
      excluded: array(string()),
    }),
  ),
  died: array(pipe(tuple([string(), string()]), readonly())),
});

const championship = object({
  /** Who ever had a chance of one per cent. */
  names: array(string()),
  /** Before the first round, and after each that was run. */
  rounds: array(
    object({
      /** In thousandths, in the order of the names; null where it was impossible by arithmetic. */
      chances: array(nullable(number())),
      decided: boolean(),
      leaders: array(string()),
      scorers: number(),
    }),
  ),
});
export type ChampionshipChances = InferOutput<typeof championship>;

const resultSchema = object({
  simulations: number(),
  drivers: championship,
  /** Null before 1958. */
  constructors: nullable(championship),
});
export type SeasonChances = InferOutput<typeof resultSchema>;

/** The chances of each season's titles, round by round (docs/method.md): a part for each season, called by its year. */
export const titleOdds = defineModel({
  name: "title_odds",
  version: 3,
  input: object({ season: seasonSchema, before: nullable(seasonSchema) }),
  result: resultSchema,
  inputs(db) {
    const seasons = oddsSeasons(db);
    const rounds = seasons.reduce((sum, { run }) => sum + run.length, 0);
    if (rounds < leastRounds) return new Map();
    return new Map(
      seasons.map((season: OddsSeason, index) => [
        String(season.year),
        { season, before: seasons[index - 1] ?? null },
      ]),
    );
  },
  compute({ season, before }) {
    const rounds = computeOdds(season, before);
    const constructors = rounds.flatMap((round) => round.constructors ?? []);
    return {
      simulations: titleOddsSettings.simulations,
      drivers: stored(rounds.map((round) => round.drivers)),
      constructors: constructors.length === 0 ? null : stored(constructors),
    };
  },
});

function stored(rounds: ReadonlyArray<TitleOdds>): ChampionshipChances {
  const byRound = rounds.map(
    (odds) => new Map(odds.chances.map(([name, chance]) => [name, thousandths(odds, chance)])),
  );
  const all = [...new Set(rounds.flatMap(({ chances }) => chances.map(([name]) => name)))];
  const names = all.filter((name) => byRound.some((chances) => (chances.get(name) ?? 0) >= leastChance));
  return {
    names,
    rounds: rounds.map(({ decided, leaders, scorers }, index) => ({
      chances: names.map((name) => byRound[index]?.get(name) ?? null),
      decided,
      leaders: [...leaders],
      scorers,
    })),
  };
}

/** 1000 only where arithmetic leaves one, and 0 only where no simulation ended so. */
function thousandths({ decided, chances }: TitleOdds, chance: number): number {
  if (decided) return Math.round(1000 / chances.length);
  if (chance === 0) return 0;
  return Math.min(999, Math.max(1, Math.round(1000 * chance)));
}
