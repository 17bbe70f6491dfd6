/** A driver's car that was entered in a Grand Prix which was run. */
export type RacedCar = {
  driver: string;
  /** A team with its engine: their ids, with a space between. */
  constructor: string;
  /** The team's id: with two engines it is one team for its strength. */
  team: string;
  /** Null when not classified. */
  position: number | null;
  /** Whether a car that was entered took part in the race, and if not, what kept it from it. */
  start: "started" | "not_qualified" | "not_fit" | "not_started";
};

/** Points by driver or constructor. */
type Scores = ReadonlyArray<readonly [name: string, points: number]>;

/** A Grand Prix that was run, with all points of its weekend. */
export type RunRound = {
  round: number;
  /** In the order of the classification; of two cars of one driver both are here. */
  cars: ReadonlyArray<RacedCar>;
  /** What each driver scored in the weekend, as it was given. */
  driverPoints: Scores;
  /** What each constructor scored in the weekend. */
  constructorPoints: Scores;
  /** Constructors that were excluded from the championship when the round had been run. */
  excluded: ReadonlyArray<string>;
};

/** A weekend of the calendar. */
export type CalendarRound = {
  round: number;
  /** The day of the race, `YYYY-MM-DD`. */
  date: string;
  sprint: boolean;
  /** The Indianapolis 500 of 1950 to 1960, which others drove and which did not count for constructors. */
  indianapolis: boolean;
};

/** What the odds of a season are computed from. */
export type OddsSeason = {
  year: number;
  /** The whole calendar, oldest first. */
  calendar: ReadonlyArray<CalendarRound>;
  /** Rounds that were run: the first ones of the calendar. */
  run: ReadonlyArray<RunRound>;
  /** The days on which drivers died before the season was over, `YYYY-MM-DD`. */
  died: ReadonlyArray<readonly [driver: string, day: string]>;
};

/** A championship when so many rounds had been run. */
export type TitleOdds = {
  /**
   * The chance of everybody who could still be champion by arithmetic, greatest first; 0 for whom no simulation made
   * champion.
   */
  chances: Scores;
  /** Whether arithmetic left only one. */
  decided: boolean;
  /** Who led the table; several when all was equal, nobody before the first points. */
  leaders: ReadonlyArray<string>;
  /** How many had points. */
  scorers: number;
};

/** Both championships when so many rounds had been run; 0 is before the first. */
export type RoundOdds = { round: number; drivers: TitleOdds; constructors: TitleOdds | null };
