import type { Event, Figure, Measure, Part, Subject } from "#contract/ask/question.ts";

type Labels<Name extends string> = Readonly<Record<Name, string>>;

/** What the parts of the sentence say in the form. */
export const subjectLabels: Labels<Subject> = {
  drivers: "Drivers",
  teams: "Teams",
  engines: "Engines",
  nations: "Nations",
  pairs: "Pairs of teammates",
};

export const measureLabels: Labels<Measure> = {
  count: "with the most",
  races: "with the most races with",
  rate: "with the highest share of",
  streak: "with the longest run of",
  first: "by the date of their first",
  last: "by the date of their last",
  span: "with the longest time from first to last",
  wait: "with the most races between two",
  until: "with the most races up to the first of their",
  youngest: "who were youngest at",
  oldest: "who were oldest at",
  sum: "by the sum of … over",
  mean: "by the average of … over",
  most: "by the greatest … with",
  least: "by the smallest … with",
};

export const figureLabels: Labels<Figure> = {
  finish: "finishing position",
  grid: "grid position",
  qualified: "qualifying position",
  gained: "places gained",
  points: "points",
  stops: "pit stops",
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
  career: "over a career",
  season: "in one season",
  circuit: "at one circuit",
  gp: "in one Grand Prix",
  team: "for one team",
};

/** What the column of values is called. */
export function valueLabel(measure: Measure, what: Event, figure: Figure | undefined): string {
  const labels: Labels<Measure> = {
    count: capital(eventLabels[what]),
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
    sum: capital(figure === undefined ? "sum" : figureLabels[figure]),
    mean: "Average",
    most: capital(figure === undefined ? "highest" : figureLabels[figure]),
    least: capital(figure === undefined ? "lowest" : figureLabels[figure]),
  };
  return labels[measure];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
