import { describe, expect, test } from "vitest";
import { canonicalQuestionText, questionText, readQuestion } from "./question.ts";
import { InvalidQueryError } from "../invalid-query-error.ts";

function canonical(text: string): string {
  return canonicalQuestionText(text);
}

function refusal(text: string): InvalidQueryError {
  try {
    canonicalQuestionText(text);
  } catch (error) {
    if (error instanceof InvalidQueryError) return error;
    throw error;
  }
  throw new Error(`${text} was taken for a question`);
}

describe("a question has one address", () => {
  test.each([
    ["", ""],
    ["of=drivers&measure=count&what=win&session=race", ""],
    ["grid=11..&what=win", "grid=11.."],
    ["years=2020..2010", "years=2010..2020"],
    ["years=2021..2021", "years=2021"],
    ["driver=Nico-Rosberg,lewis_hamilton,nico_rosberg", "driver=lewis_hamilton,nico_rosberg"],
    ["what=start&finish=1", ""],
    ["what=start&finish=..3", "what=podium"],
    ["what=start&finish=4", "what=start&finish=4"],
    ["gained=-3..", "gained=-3.."],
    ["measure=races", ""],
    ["of=teams&measure=races&what=podium", "of=teams&measure=races&what=podium"],
    ["measure=count&figure=points", ""],
    ["over=seasons", ""],
    ["dns=break", ""],
    ["measure=streak&dns=break", "measure=streak&dns=break"],
    ["measure=streak&what=start", "measure=streak&what=start&over=rounds"],
    ["measure=streak&what=start&over=seasons", "measure=streak&what=start&over=seasons"],
    ["measure=streak&what=start&grid=1..3", "measure=streak&what=start&grid=1..3"],
    ["poles=credited", ""],
    ["what=pole&poles=credited", "what=pole&poles=credited"],
    ["at_least=3&exactly=2", "exactly=2"],
    ["driver=&team=+&what=", ""],
    ["session=both&years=2021..", "session=both&years=2021.."],
    ["unknown=1&sort=value.asc", ""],
  ])("%s", (given, expected) => {
    expect(canonical(given)).toBe(expected);
    expect(canonical(expected)).toBe(expected);
  });

  test("which does not depend on the order of its parameters", () => {
    expect(canonical("years=2010..&what=pole&driver=charles_leclerc")).toBe(
      canonical("driver=charles_leclerc&years=2010..&what=pole"),
    );
  });
});

describe("what cannot be meant is refused, and what could be is said", () => {
  test.each([
    ["what=luck", "“luck” is not a value of what.", "win, podium"],
    ["grid=front", "“front” is not a value of grid.", "11.."],
    ["grid=0", "“0” is not a value of grid.", "counted from 1"],
    ["finish=..-5", "“..-5” is not a value of finish.", "counted from 1"],
    ["years=20", "“20” is not a value of years.", "2010..2020"],
    ["driver=a..b", "“a..b” is not a value of driver.", "max_verstappen"],
    ["driver=a,b,c,d,e,f,g", "“a,b,c,d,e,f,g” is not a value of driver.", "at most 6"],
    ["min_starts=0", "“0” is not a value of min_starts.", "from 1"],
    ["round=100", "“100” is not a value of round.", "first, last"],
    ["measure=sum", "The measure sum needs a figure.", "points"],
    ["of=teams&measure=youngest", "Only drivers have an age.", "of=drivers"],
    ["of=pairs&measure=mean&figure=finish", "A pair has no figures of its own.", "streak"],
    ["of=pairs&with=lewis_hamilton", "A pair is two teammates already.", "driver"],
    ["of=engines&never=title", "Titles are those of drivers and teams.", "nations"],
    ["of=pairs&never=title", "Titles are those of drivers and teams.", "nations"],
    ["of=teams&per=team", "A team has one team only.", "season"],
    ["measure=streak&over=seasons&per=season", "Consecutive seasons are more than one.", "career"],
    ["session=sprint&stops=2", "Stops are known of Grands Prix only.", "session=race"],
    ["session=both&what=fastest_lap", "Fastest laps are counted in Grands Prix only.", "session=race"],
  ])("%s", (text, message, expected) => {
    expect(refusal(text)).toMatchObject({ message, expected: expect.stringContaining(expected) });
  });
});

test("a question survives its address", () => {
  const asked = readQuestion(
    new URLSearchParams(
      "measure=streak&over=rounds&what=podium&team=ferrari&grid=4..10&never=pole&min_starts=20",
    ),
  );
  expect(readQuestion(new URLSearchParams(questionText(asked)))).toEqual(asked);
});
