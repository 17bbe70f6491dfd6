import type { QuestionSearch } from "#contract/ask/address.ts";

type Example = { label: string; search: QuestionSearch };

export type Theme = { title: string; examples: readonly [Example, ...ReadonlyArray<Example>] };

/** Questions worth asking, by theme; the first of each is answered where it stands. */
export const themes: ReadonlyArray<Theme> = [
  {
    title: "Wins",
    examples: [
      { label: "Most wins in one season", search: { per: "season" } },
      { label: "Most wins from outside the first ten on the grid", search: { grid: "11.." } },
      {
        label: "Highest share of wins, with 50 races or more",
        search: { measure: "rate", min_starts: "50" },
      },
      { label: "Most wins at home", search: { home: "yes" } },
      { label: "Most wins with the fastest lap, not from pole", search: { pole: "no", fastest_lap: "yes" } },
      { label: "Most wins in a career", search: { of: "drivers" } },
      { label: "Drivers with exactly one win", search: { exactly: "1" } },
    ],
  },
  {
    title: "Streaks",
    examples: [
      { label: "Longest run of podiums", search: { measure: "streak", what: "podium" } },
      { label: "Longest run of wins, race by race", search: { measure: "streak", over: "rounds" } },
      { label: "Most seasons in a row with a win", search: { measure: "streak", over: "seasons" } },
      {
        label: "Longest podium run with Williams",
        search: { measure: "streak", what: "podium", team: "williams" },
      },
      { label: "Longest run of points finishes", search: { measure: "streak", what: "points" } },
      { label: "Longest run of retirements", search: { measure: "streak", what: "retirement" } },
      { label: "Most wins in a row in one Grand Prix", search: { measure: "streak", per: "gp" } },
    ],
  },
  {
    title: "Grids and overtaking",
    examples: [
      { label: "Lowest grid position of a winner", search: { measure: "most", figure: "grid" } },
      {
        label: "Lowest grid position of a winner in Monaco",
        search: { measure: "most", figure: "grid", circuit: "monaco" },
      },
      { label: "Most wins from pole", search: { pole: "yes" } },
      {
        label: "Most places gained in a race",
        search: { measure: "most", figure: "gained", what: "classified" },
      },
      {
        label: "Best average finish, with 50 races or more",
        search: { measure: "mean", figure: "finish", what: "classified", min_starts: "50" },
      },
      { label: "Most pole positions in one season", search: { what: "pole", per: "season" } },
      {
        label: "Leclerc’s poles by circuit",
        search: { what: "pole", driver: "charles_leclerc", per: "circuit" },
      },
    ],
  },
  {
    title: "Age and waiting time",
    examples: [
      { label: "Most races before a first win", search: { measure: "until" } },
      { label: "Youngest winners", search: { measure: "youngest" } },
      { label: "Oldest winners", search: { measure: "oldest" } },
      { label: "Youngest on the podium", search: { measure: "youngest", what: "podium" } },
      { label: "Oldest on the podium", search: { measure: "oldest", what: "podium" } },
      { label: "Most races between two wins", search: { measure: "wait" } },
      { label: "Longest time from first to last win", search: { measure: "span" } },
    ],
  },
  {
    title: "Unlucky",
    examples: [
      { label: "Most podiums without a win", search: { what: "podium", never: "win" } },
      { label: "Most races without a podium", search: { what: "start", never: "podium" } },
      { label: "Most poles without a win", search: { what: "pole", never: "win" } },
      { label: "Most fastest laps without a win", search: { what: "fastest_lap", never: "win" } },
      { label: "Most second places", search: { what: "start", finish: "2" } },
      { label: "Most races not qualified for", search: { what: "no_qualification" } },
      { label: "Most engine failures", search: { what: "retirement", reason: "engine" } },
    ],
  },
  {
    title: "Teams, engines and nations",
    examples: [
      { label: "Teams by podiums since 2010", search: { of: "teams", what: "podium", years: "2010.." } },
      { label: "Longest run of wins by an engine", search: { of: "engines", measure: "streak" } },
      { label: "Wins by nation", search: { of: "nations" } },
      { label: "Teammates with the most races together", search: { of: "pairs", what: "start" } },
      {
        label: "Teammates most often first and second",
        search: { of: "pairs", what: "start", finish: "..2" },
      },
      { label: "Most sprint wins", search: { session: "sprint" } },
      {
        label: "Most points scored in Grands Prix and sprints",
        search: { measure: "sum", figure: "points", what: "start", session: "both" },
      },
    ],
  },
];
