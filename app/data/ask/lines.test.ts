import { expect, test } from "vitest";
import { readQuestion } from "#contract/ask/question.ts";
import { askLines, placeText, wonKey } from "./lines.ts";

const none = new Map<string, { id: string; year: number }>();

function row(subject_id: string, value: number) {
  return {
    subject: subject_id,
    subject_id,
    part: null,
    part_id: null,
    team_id: null,
    value,
    written: null,
    starts: null,
    from: "1990-01-01",
    to: "1991-01-01",
    races: ["1990/1", "1991/1"],
  };
}

test("equal values share a place, and the next one is as many places lower", () => {
  const question = readQuestion([]);
  const lines = askLines(question, [row("a", 5), row("b", 4), row("c", 4), row("d", 3)], none);
  expect(lines.map(placeText)).toEqual(["1", "2=", "2=", "4"]);
  expect(lines.map(({ races }) => races)).toEqual([2, 2, 2, 2]);
});

test("a driver's line has the colour of the team of all its races, also in a season long past", () => {
  const question = readQuestion(new URLSearchParams("per=season"));
  const line = { ...row("alain_prost", 5), part: "1990", part_id: "1990", team_id: "ferrari" };
  expect(askLines(question, [line], none)[0]?.team).toEqual({ id: "ferrari", year: 1991 });
});

test("a team's line has its colour, a driver's that of the only team in the question", () => {
  const ofTeams = readQuestion(new URLSearchParams("of=teams"));
  expect(askLines(ofTeams, [row("lotus", 5)], none)[0]?.team).toEqual({ id: "lotus", year: 1991 });
  const forOne = readQuestion(new URLSearchParams("team=ferrari"));
  expect(askLines(forOne, [row("alain_prost", 5)], none)[0]?.team).toEqual({ id: "ferrari", year: 1991 });
  expect(askLines(readQuestion([]), [row("alain_prost", 5)], none)[0]?.team).toBeNull();
  const known = new Map([["alain_prost", { id: "mclaren", year: 1989 }]]);
  expect(askLines(readQuestion([]), [row("alain_prost", 5)], known)[0]?.team).toEqual({
    id: "mclaren",
    year: 1989,
  });
});

const winners = new Map([
  [wonKey("alain_prost", "1990/1"), { id: "mclaren", year: 1990 }],
  [wonKey("alain_prost", "1991/1"), { id: "ferrari", year: 1991 }],
]);

test("wins with several teams are told apart, unless a race among them is not known", () => {
  const question = readQuestion([]);
  expect(askLines(question, [row("alain_prost", 2)], none, winners)[0]?.wonFor).toEqual([
    { team_id: "mclaren", year: 1990, wins: 1 },
    { team_id: "ferrari", year: 1991, wins: 1 },
  ]);
  const more = { ...row("alain_prost", 3), races: ["1990/1", "1991/1", "1991/2/sprint"] };
  expect(askLines(question, [more], none, winners)[0]?.wonFor).toEqual([]);
});

test("who waited for a win has the colour of the team that it came with", () => {
  const question = readQuestion(new URLSearchParams("measure=until"));
  const known = new Map([["alain_prost", { id: "williams", year: 1993 }]]);
  expect(askLines(question, [row("alain_prost", 2)], known, winners)[0]?.team).toEqual({
    id: "ferrari",
    year: 1991,
  });
});
