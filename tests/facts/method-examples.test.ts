import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { type Archive, openArchive } from "./archive/open.ts";
import { needsFull } from "../support/full-release.ts";

/** docs/method.md as one line without marks, so that a sentence is found wherever it is broken. */
const method = readFileSync(new URL("../../docs/method.md", import.meta.url), "utf8")
  .replaceAll(/\n +(?:> )?/g, " ")
  .replaceAll("**", "")
  .replaceAll("’", "'")
  .replaceAll(/[“”]/g, '"');

const file = inject("fullArchive");
const full = file === null ? null : openArchive(file);

/** An example of docs/method.md, made anew from the archive: it must stand there word for word. */
function example(of: string, sentence: (archive: Archive) => string): void {
  test(`the example of ${of} is what the archive says`, ({ skip }) => {
    if (full === null) return skip(needsFull);
    expect(method).toContain(sentence(full));
    return undefined;
  });
}

const titleFight = ["lando_norris", "max_verstappen", "oscar_piastri", "george_russell"] as const;

example("Grands Prix", (archive) => {
  const { grands_prix } = archive.driverCareer("damon_hill", 1992);
  return `qualified for ${grands_prix === 2 ? "two" : grands_prix}: two Grands Prix.`;
});

example("wins, podiums and poles", (archive) => {
  const { wins, podiums, poles, grands_prix } = archive.driverCareer("juan_manuel_fangio");
  return `Juan Manuel Fangio has ${wins} wins, ${podiums} podiums and ${poles} poles in ${grands_prix} Grands Prix.`;
});

example("sprints", (archive) => {
  const { wins, total_points } = archive.driverSeason("max_verstappen", 2023);
  return `Max Verstappen won ${wins} Grands Prix and four sprints in 2023: ${wins} wins. His ${total_points} points are`;
});

example("averages", (archive) => {
  const { total_points, avg_points, avg_finish_position } = archive.driverSeason("max_verstappen", 2025);
  return `${total_points} points, ${avg_points?.toFixed(2)} on average; 23 classified places that add up to 70, ${avg_finish_position?.toFixed(2)} on average.`;
});

example("several teams in one season", (archive) => {
  return `Carlos Sainz Jr. in 2017: ${archive.driverSeason("carlos_sainz_jr", 2017).team_name}.`;
});

example("half points", (archive) => {
  const [first] = archive.results(2021, "belgium");
  return `gave half points: ${first?.points} to Max Verstappen for the win.`;
});

example("seasons without a constructors' championship", (archive) => {
  const { wins, total_points } = archive.teamSeason("ferrari", 1952);
  return total_points === null && wins === 7
    ? "Ferrari won seven of the eight races of 1952, and has neither"
    : "?";
});

example("still possible places", (archive) => {
  const table = archive.beforeLastRound(2025, 4).map(([, points]) => points);
  const bounds = archive.driversPossible(2025, 23);
  const places = titleFight.map((driver) => bounds.get(driver)?.join(" to "));
  const words =
    places.join() === "1 to 3,1 to 3,1 to 3,4 to 4" ? "first to third place for each of the three" : "?";
  return `Lando Norris had ${table[0]} points, Max Verstappen ${table[1]}, Oscar Piastri ${table[2]} and George Russell ${table[3]}: ${words}, fourth for Russell.`;
});

example("who is ahead", (archive) => {
  const [first, second] = archive.beforeLastRound(2021, 2).map(([, points]) => points);
  return `Max Verstappen and Lewis Hamilton both had ${first === second ? first : "?"} points: nobody is ahead.`;
});

example("all and finished races against a teammate", (archive) => {
  const all = archive.headToHead("ayrton_senna", "alain_prost", 1988);
  const finished = archive.headToHeadFinished("ayrton_senna", "alain_prost", 1988);
  return `${all.driver} to ${all.teammate} in all sixteen races, ${finished.driver} to ${finished.teammate} in the twelve`;
});

example("rates", (archive) => {
  const { wins, grands_prix } = archive.driverCareer("juan_manuel_fangio");
  const rate = ((100 * wins) / grands_prix).toFixed(1);
  return `Juan Manuel Fangio won ${wins} of ${grands_prix} Grands Prix: ${rate}%.`;
});

example("a race on a plain date", (archive) => {
  const { date } = archive.race(1950, "great_britain");
  return date === "1950-05-13" ? "The first race was on 13 May 1950, wherever it is read." : "?";
});
