import { isValidElement } from "react";
import { expect, test } from "vitest";
import { readQuestion } from "#contract/ask/question.ts";
import type { AskLine } from "#app/data/ask/lines.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { wonForText } from "#app/features/team-colours/win-parts.tsx";
import { answerLook, answerTable, askedLines, lookOf } from "./ask-table.tsx";

function line(subject: string, place: number, value: number, races: number): AskLine {
  return {
    subject,
    subject_id: subject,
    part: "Monza",
    part_id: "monza",
    value,
    written: null,
    starts: null,
    from: "2001-09-16",
    to: "2001-09-16",
    team_id: null,
    races,
    place,
    isShared: false,
    team: null,
    wonFor: [],
  };
}

function columnsOf(text: string, lines: ReadonlyArray<AskLine>): Array<string> {
  const question = readQuestion(new URLSearchParams(text));
  return answerTable(question, answerLook(question, lines)).columns.map(({ id }) => id);
}

const lines = [line("one", 1, 4, 2), line("two", 2, 1, 1)];

test("a circuit is a column where a question does not name the only one", () => {
  expect(columnsOf("per=circuit", lines)).toContain("part");
  expect(columnsOf("per=circuit&circuit=monaco,monza", lines)).toContain("part");
  expect(columnsOf("per=circuit&circuit=monza", lines)).not.toContain("part");
  expect(columnsOf("per=season&years=2001", lines)).not.toContain("part");
  expect(columnsOf("per=season&years=2001..2002", lines)).toContain("part");
});

/** What links to the races of an answer's lines say; empty where the values themselves are the ways. */
function waysOf(text: string, of: ReadonlyArray<AskLine>) {
  const question = readQuestion(new URLSearchParams(text));
  const races = answerTable(question, answerLook(question, of)).columns.find(({ id }) => id === "races");
  return askedLines(answerLook(question, of), of, {}).flatMap((row) => {
    const cell = races?.cell?.(row);
    return isValidElement<{ children: string }>(cell) ? [cell.props.children] : [];
  });
}

test("races are counted in a column where the value does not count them", () => {
  expect(waysOf("measure=sum&figure=points", lines)).toEqual(["2 races", "1 race"]);
  expect(waysOf("measure=sum&figure=points", lines.slice(1))).toEqual([]);
  expect(waysOf("what=pole", lines)).toEqual([]);
});

test("of more than three who share a place nobody has its medal", () => {
  const question = readQuestion([]);
  const shared = [line("one", 1, 4, 2), ...["two", "three", "four", "five"].map((id) => line(id, 2, 1, 1))];
  const medals = askedLines(answerLook(question, shared), shared, {}).map(({ medal }) => medal);
  expect(medals).toEqual([1, null, null, null, null]);
});

test("bars and medals rank: level lines have none", () => {
  const question = readQuestion(new URLSearchParams(""));
  const shown = (of: ReadonlyArray<AskLine>) =>
    askedLines(answerLook(question, of), of, {}).map(({ medal, percent }) => [medal, percent]);
  expect(shown(lines)).toEqual([
    [1, 100],
    [2, 25],
  ]);
  expect(shown([line("one", 1, 1, 1), line("two", 1, 1, 1)])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test("bars of several teams have these in a column, and fill theirs as far as values leave room", () => {
  const wonFor = [
    { team_id: "mclaren", year: 2012, wins: 1 },
    { team_id: "mercedes", year: 2018, wins: 4 },
  ];
  const several = { ...line("one", 1, 5, 5), wonFor };
  expect(wonForText(wonFor)).toBe("McLaren\u{A0}1, Mercedes\u{A0}4");
  expect(wonForText(wonFor.slice(1))).toBe("Mercedes");
  expect(wonForText([])).toBeNull();
  expect(columnsOf("", [several, ...lines])).toContain("teams");
  expect(columnsOf("", lines)).not.toContain("teams");
  const share = (value: number, written: string | null) =>
    answerLook(readQuestion([]), [{ ...line("one", 1, value, 1), written }]).barShare;
  expect(share(5, null)).toBeCloseTo(1 - 17 / 96);
  expect(share(15, null)).toBeCloseTo(1 - 26 / 96);
  expect(share(1, "12 years, 34 days")).toBe(0.65);
});

test("who won with several teams has the colour of the one with which most of the wins came about", () => {
  const ferrari = { id: "ferrari", year: 2026 };
  const wonFor = [
    { team_id: "mclaren", year: 2012, wins: 1 },
    { team_id: "mercedes", year: 2018, wins: 4 },
  ];
  expect(lookOf({ team: ferrari, wonFor })).toBe(teamClass("mercedes", 2018));
  expect(lookOf({ team: ferrari, wonFor: [] })).toBe(teamClass("ferrari", 2026));
});
