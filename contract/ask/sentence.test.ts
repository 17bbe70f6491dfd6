import { expect, test } from "vitest";
import { nameFromId } from "../ids.ts";
import { events, measures, readQuestion, subjects } from "./question.ts";
import { definitionTexts, questionSentence } from "./sentence.ts";

function asked(text: string) {
  return readQuestion(new URLSearchParams(text));
}

function sentence(text: string): string {
  return questionSentence(asked(text), (_kind, id) => nameFromId(id));
}

test.each([
  ["", "Drivers with the most wins in Grands Prix."],
  ["grid=11..", "Drivers with the most wins in Grands Prix starting 11th or lower on the grid."],
  [
    "what=pole&driver=charles_leclerc&circuit=monaco",
    "Charles Leclerc’s pole positions in Grands Prix at Monaco.",
  ],
  [
    "measure=streak&what=podium&team=williams",
    "Drivers with the longest run of consecutive starts with a podium in Grands Prix for Williams.",
  ],
  [
    "of=teams&measure=races&what=podium&years=2010..",
    "Teams with the most races with a podium in Grands Prix since 2010.",
  ],
  [
    "of=pairs&what=podium&driver=lewis_hamilton,nico_rosberg",
    "Lewis Hamilton and Nico Rosberg’s podiums in Grands Prix.",
  ],
  [
    "measure=rate&min_starts=50",
    "Drivers with the highest share of wins in Grands Prix among those with at least 50 races.",
  ],
  ["per=circuit&circuit=monza", "Drivers with the most wins in Grands Prix at Monza."],
  [
    "per=circuit&circuit=monza,monaco",
    "Drivers with the most wins in Grands Prix at one circuit at Monaco or Monza.",
  ],
  ["per=season&years=2021", "Drivers with the most wins in Grands Prix in 2021."],
  ["per=season&exactly=9", "Drivers with exactly 9 wins in Grands Prix in one season."],
  ["measure=most&figure=grid&gp=monaco", "Drivers by their lowest grid position with a win at the Monaco."],
  [
    "what=pole&never=title",
    "Drivers with the most pole positions in Grands Prix among those without a championship title.",
  ],
  [
    "what=start&never=win&order=reversed",
    "Drivers with the fewest starts in Grands Prix among those without a win.",
  ],
  [
    "per=season&grid=11..&driver=max_verstappen,lando_norris",
    "Drivers with the most wins in Grands Prix starting 11th or lower on the grid in one season by Lando Norris or Max Verstappen.",
  ],
  [
    "of=teams&team=ferrari&measure=streak&over=rounds",
    "Ferrari’s longest run of consecutive races held with a win in Grands Prix.",
  ],
  [
    "measure=most&figure=gained&what=classified",
    "Drivers by their most places gained with a classified finish in Grands Prix.",
  ],
  ["what=classified&finish=4", "Drivers with the most finishes in 4th place in Grands Prix."],
  [
    "of=pairs&what=classified&finish=1..2&team=ferrari",
    "Pairs of teammates with the most finishes in 1st or 2nd place in Grands Prix for Ferrari.",
  ],
  ["what=classified&finish=11..", "Drivers with the most finishes in 11th place or lower in Grands Prix."],
  [
    "what=classified&finish=..5&pole=yes",
    "Drivers with the most finishes in 1st to 5th place in Grands Prix from pole.",
  ],
  ["what=points&finish=4", "Drivers with the most points finishes in Grands Prix finishing 4th."],
  ["gp=italy", "Drivers with the most wins at the Italy."],
  ["gp=italy&driver=max_verstappen", "Max Verstappen’s wins at the Italy."],
  ["gp=italy&session=sprint", "Drivers with the most wins in sprints at the Italy."],
  ["per=gp", "Drivers with the most wins in one Grand Prix over the years."],
  ["measure=sum&what=start&figure=points&gp=italy", "Drivers with the most points at the Italy."],
  ["exactly=1", "Drivers with exactly 1 win in Grands Prix."],
  ["at_least=30", "Drivers with at least 30 wins in Grands Prix."],
  [
    "of=teams&measure=races&what=podium&at_least=1",
    "Teams with at least 1 race with a podium in Grands Prix.",
  ],
  ["exactly=1&driver=pastor_maldonado", "Pastor Maldonado’s wins in Grands Prix (exactly 1)."],
  ["measure=rate&at_least=40", "Drivers with the highest share of wins in Grands Prix (40% or more)."],
  ["measure=until&what=podium&exactly=1", "Drivers with a podium in their first Grand Prix."],
  ["measure=until&what=entry&exactly=1", "Drivers with an entry in their first Grand Prix."],
  ["measure=until&exactly=1&gp=italy", "Drivers with a win in their first race at the Italy."],
  ["at_least=30&order=reversed", "Drivers with the fewest wins in Grands Prix (30 or more)."],
  ["measure=until&exactly=3", "Drivers with exactly 3 races up to their first win in Grands Prix."],
  [
    "measure=mean&what=classified&figure=finish",
    "Drivers with the best average finishing position in classified finishes in Grands Prix.",
  ],
  [
    "measure=mean&what=start&figure=grid&order=reversed",
    "Drivers with the worst average grid position in Grands Prix.",
  ],
  [
    "measure=mean&what=start&figure=points&order=reversed",
    "Drivers with the lowest average points in Grands Prix.",
  ],
  ["of=teams&team=lotus&engine=ford", "Lotus’s wins in Grands Prix with Ford engines."],
  ["session=both&years=2021", "Drivers with the most wins in Grands Prix and sprints in 2021."],
])("%s", (text, expected) => {
  expect(sentence(text)).toBe(expected);
});

test("every subject, measure and event has words", () => {
  for (const of of subjects)
    for (const what of events) expect(sentence(`of=${of}&what=${what}`)).toMatch(/^[A-Z][^{}]+\.$/);
  for (const measure of measures)
    expect(sentence(`measure=${measure}&figure=grid`)).toMatch(/^[A-Z](?!.*undefined)[^{}]+\.$/);
});

test.each([
  ["measure=streak", "A race that was entered but not started does not end a run."],
  [
    "measure=streak",
    "A race that was not entered does not end one, as it does in the record of wins in a row.",
  ],
  ["measure=streak&over=rounds", "The record of wins in a row is counted like this."],
  ["measure=streak&dns=break", "A race that was entered but not started ends a run."],
  ["measure=streak&over=rounds", "A race that was missed ends a run."],
  ["", "Sprints do not count."],
  ["indy=no", "The Indianapolis 500 does not count."],
  [
    "what=pole",
    "A pole is the first place on the grid. Credited poles that were not started from, like Leclerc’s in Monaco 2021, do not count.",
  ],
  [
    "what=pole&poles=credited",
    "Poles are counted as F1DB credits them, even to those who did not start from there, as Leclerc at Monaco in 2021.",
  ],
  [
    "of=pairs&pair=either",
    "A pair are two drivers of one team in the same race; one of them has to achieve it.",
  ],
  ["of=teams", "Every car counts."],
])("%s says how it counts", (text, expected) => {
  expect(definitionTexts(asked(text))).toContain(expected);
});

test.for([
  ["", true],
  ["years=1955..1970", true],
  ["years=1961..", false],
  ["session=sprint", false],
  ["circuit=monaco", false],
  ["circuit=indianapolis", true],
] as const)("%s: the Indianapolis 500 is spoken of where it may count: %s", ([text, isSaid]) => {
  const texts = definitionTexts(asked(text));
  expect(texts.some((each) => each.includes("Indianapolis"))).toBe(isSaid);
});
