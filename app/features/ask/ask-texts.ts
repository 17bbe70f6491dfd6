import { capitalised } from "#app/text/format.ts";
import type { Event, Figure, Measure, Part, Subject } from "#contract/ask/question.ts";
import { figureNouns } from "#contract/ask/sentence.ts";

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** Labels of the form's options. */
export const subjectLabels: Labels<Subject> = {
  drivers: "Drivers",
  teams: "Teams",
  engines: "Engines",
  nations: "Nations",
  pairs: "Pairs of teammates",
};

export const measureLabels: Labels<Measure> = {
  count: "Most",
  races: "Most races with",
  rate: "Highest share",
  streak: "Longest run",
  first: "Date of the first",
  last: "Date of the last",
  span: "Longest time from first to last",
  wait: "Most races between two",
  until: "Most races up to the first",
  youngest: "Youngest",
  oldest: "Oldest",
  sum: "Sum",
  mean: "Average",
  most: "Greatest",
  least: "Smallest",
};

export const eventLabels: Labels<Event> = {
  win: "wins",
  podium: "podiums",
  points: "points finishes",
  pole: "pole positions",
  front_row: "front-row starts",
  fastest_lap: "fastest laps",
  hat_trick: "hat-tricks",
  grand_slam: "grand slams",
  start: "starts",
  classified: "classified finishes",
  retirement: "retirements",
  disqualification: "disqualifications",
  entry: "entries",
  no_start: "races not started",
  no_qualification: "races not qualified for",
};

export const partLabels: Labels<Part> = {
  career: "a career",
  season: "one season",
  circuit: "one circuit",
  gp: "one Grand Prix",
  team: "one team",
};

/** What the column of values is called. */
export function valueLabel(measure: Measure, what: Event, figure: Figure | undefined): string {
  const labels: Labels<Measure> = {
    count: capitalised(eventLabels[what]),
    races: "Races",
    rate: "Share",
    streak: "In a row",
    first: "First",
    last: "Last",
    span: "Time between",
    wait: "Races between",
    until: "Races",
    youngest: "Age",
    oldest: "Age",
    sum: capitalised(figure === undefined ? "sum" : figureNouns[figure]),
    mean: "Average",
    most: capitalised(figure === undefined ? "highest" : figureNouns[figure]),
    least: capitalised(figure === undefined ? "lowest" : figureNouns[figure]),
  };
  return labels[measure];
}
