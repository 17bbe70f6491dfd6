import { expect, test } from "vitest";
import { readQuestion } from "#contract/ask/question.ts";
import { type NamedKind, questionSentence } from "#contract/ask/sentence.ts";
import { nameFromId } from "#contract/ids.ts";
import { askedQuestion, findingText, howManyText, noneText } from "./finding.ts";
import type { AskLine } from "./lines.ts";

const nameOf = (_kind: NamedKind, id: string) => nameFromId(id);

function line(subject: string, value: AskLine["value"], more: Partial<AskLine> = {}): AskLine {
  return {
    subject,
    subject_id: subject,
    part: null,
    part_id: null,
    team_id: null,
    value,
    written: null,
    starts: null,
    from: null,
    to: null,
    races: 1,
    place: 1,
    isShared: false,
    team: null,
    wonFor: [],
    ...more,
  };
}

function said(text: string, lines: ReadonlyArray<AskLine>, total = lines.length): string | null {
  return findingText(readQuestion(new URLSearchParams(text)), lines, total, nameOf);
}

function one(value: AskLine["value"], more: Partial<AskLine> = {}): Array<AskLine> {
  return [line("A", value, more)];
}

test("those who are first are named with their value and what narrows the question", () => {
  const lines = [line("Michael Schumacher", 5), line("Lewis Hamilton", 5), line("Max", 3, { place: 3 })];
  expect(said("circuit=monza", lines)).toBe("Michael Schumacher and Lewis Hamilton: 5 wins each at Monza");
  expect(said("circuit=monza&session=both&pole=yes", lines.slice(0, 1))).toBe(
    "Michael Schumacher: 5 wins in Grands Prix and sprints from pole at Monza",
  );
  expect(said("driver=lewis_hamilton&what=pole", [line("Lewis Hamilton", 104)])).toBe(
    "Lewis Hamilton: 104 pole positions",
  );
  expect(said("", [])).toBeNull();
});

test("each measure says what its value is", () => {
  expect(said("measure=streak&over=rounds", one(7))).toBe("A: 7 races in a row with a win");
  expect(said("measure=streak&what=podium", one(19))).toBe("A: 19 starts in a row with a podium");
  expect(said("measure=streak&over=seasons", one(15))).toBe("A: 15 seasons in a row with a win");
  expect(said("measure=rate&what=entry", one(47.12))).toBe("A: 47.1% of races with an entry");
  expect(said("measure=until", one(190))).toBe("A: 190 races up to the first win");
  expect(said("measure=wait", one(1))).toBe("A: 1 race between two wins");
  expect(said("measure=first", one("1950-05-13"))).toBe("A: first win on 13 May 1950");
  expect(said("measure=youngest", one(6000, { written: "18 years, 228 days" }))).toBe(
    "A: 18 years, 228 days at the first win",
  );
  expect(said("measure=most&figure=grid", one(22))).toBe("A: 22nd on the grid with a win");
  expect(said("measure=sum&figure=points&what=start", one(5187.5))).toBe("A: 5,187.5 points");
  expect(said("measure=mean&figure=finish&what=classified", one(3))).toBe("A: average finishing position 3");
});

test("places are said once", () => {
  expect(said("what=classified&finish=2&driver=a", one(36))).toBe("A: 36 finishes in 2nd place");
  expect(said("what=classified&finish=2", one(1))).toBe("A: 1 finish in 2nd place");
  expect(said("what=classified&finish=4..10", one(7))).toBe("A: 7 finishes in 4th to 10th place");
  expect(said("what=classified&finish=1..2&of=pairs&team=ferrari", one(5))).toBe(
    "A: 5 finishes in 1st or 2nd place for Ferrari",
  );
  expect(said("measure=streak&what=classified&finish=2", one(3))).toBe(
    "A: 3 starts in a row with a finish in 2nd place",
  );
  expect(said("measure=last&what=classified&finish=2", one("2024-05-13"))).toBe(
    "A: last finish in 2nd place on 13 May 2024",
  );
});

test("the part of who is first alone is named, many who are level are counted", () => {
  expect(said("per=season", [line("Max", 19, { part: "2023", part_id: "2023" })])).toBe(
    "Max: 19 wins in 2023",
  );
  const many = ["a", "b", "c", "d"].map((name) => line(name, 1));
  expect(said("exactly=1", many)).toBe("4 drivers: 1 win each");
  expect(said("exactly=1&of=teams", many, 9)).toBe("At least 4 teams: 1 win each");
});

function related(text: string): string {
  const question = readQuestion(new URLSearchParams(text));
  return askedQuestion(question, questionSentence(question, nameOf));
}

test("a related question is asked where it is simple, and says only what is new where it is not", () => {
  expect(related("circuit=monza&what=pole")).toBe("Who has the most pole positions at Monza?");
  expect(related("of=teams&circuit=monza")).toBe("Which team has the most wins at Monza?");
  expect(related("driver=lewis_hamilton&what=podium")).toBe("How many podiums does Hamilton have?");
  expect(related("driver=lewis_hamilton&per=season")).toBe(
    "In which season did Hamilton have the most wins?",
  );
  expect(related("driver=lewis_hamilton&per=circuit")).toBe("Where does Hamilton have the most wins?");
  expect(related("session=both")).toBe("Who has the most wins in Grands Prix and sprints?");
  expect(related("measure=first")).toBe("Date of the first win");
});

function counted(text: string, total: number): string | null {
  return howManyText(readQuestion(new URLSearchParams(text)), total, nameOf);
}

test("how many there are is said with what they had", () => {
  expect(counted("nation=germany", 7)).toBe("7 drivers from Germany with a win");
  expect(counted("of=teams&circuit=monza&at_least=2", 14)).toBe("14 teams with at least 2 wins at Monza");
  expect(counted("exactly=1", 35)).toBe("35 drivers with exactly 1 win");
  expect(counted("what=start&never=win", 700)).toBe("700 drivers with a start and without a win");
  expect(counted("nation=germany", 1)).toBeNull();
  expect(counted("measure=streak", 7)).toBeNull();
});

test.for([
  ["years=2027&circuit=monaco", "The archive has the seasons 1950 to 2026."],
  ["years=..1949", "The archive has the seasons 1950 to 2026."],
  ["years=2026..&circuit=reims", "No result meets these conditions."],
  ["driver=nico_hulkenberg", "No result meets these conditions."],
] as const)("%s: why nobody is in the answer", ([text, none]) => {
  expect(noneText(readQuestion(new URLSearchParams(text)), [1950, 2026])).toBe(none);
});
