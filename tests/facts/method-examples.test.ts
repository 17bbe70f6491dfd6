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

/** Numbers as sentences have them. */
const inWords =
  "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );

/** The value of the first line of an answer. */
function answer(archive: Archive, question: string): number | undefined {
  return archive.ask(question)[0]?.value;
}

const titleFight = ["lando_norris", "max_verstappen", "oscar_piastri", "george_russell"] as const;

example("Grands Prix", (archive) => {
  const entered = answer(archive, "what=entry&driver=damon_hill&years=1992") ?? 0;
  const { grands_prix } = archive.driverCareer("damon_hill", 1992);
  const [races, starts] = [inWords[entered], inWords[grands_prix]];
  return `Damon Hill entered ${races} races in 1992 and qualified for ${starts}: ${starts} Grands Prix.`;
});

example("wins, podiums and poles", (archive) => {
  const { wins, podiums, poles, grands_prix } = archive.driverCareer("juan_manuel_fangio");
  return `Juan Manuel Fangio has ${wins} wins, ${podiums} podiums and ${poles} poles in ${grands_prix} Grands Prix.`;
});

example("sprints", (archive) => {
  const { wins, total_points } = archive.driverSeason("max_verstappen", 2023);
  const year = "driver=max_verstappen&years=2023";
  const sprints = inWords[answer(archive, `what=win&session=sprint&${year}`) ?? 0];
  const [ofRaces, ofSprints] = ["race", "sprint"].map((session) =>
    answer(archive, `measure=sum&figure=points&what=start&session=${session}&${year}`),
  );
  return `Max Verstappen won ${wins} Grands Prix and ${sprints} sprints in 2023: ${wins} wins. His ${total_points} points are ${ofRaces} of Grands Prix and ${ofSprints} of sprints.`;
});

example("averages", (archive) => {
  const { total_points, avg_points, avg_finish_position } = archive.driverSeason("max_verstappen", 2025);
  const year = "what=classified&driver=max_verstappen&years=2025";
  const [places, total] = [answer(archive, year), answer(archive, `measure=sum&figure=finish&${year}`)];
  return `${total_points} points, ${avg_points?.toFixed(2)} on average; ${places} classified places that add up to ${total}, ${avg_finish_position?.toFixed(2)} on average.`;
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
  const races = archive.racesUntil("1952-12-31") - archive.racesUntil("1951-12-31");
  return total_points === null
    ? `Ferrari won ${inWords[wins]} of the ${inWords[races]} races of 1952, and has neither`
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
  return `${all.driver} to ${all.teammate} in all ${inWords[all.driver + all.teammate]} races, ${finished.driver} to ${finished.teammate} in the ${inWords[finished.driver + finished.teammate]} in which both were classified.`;
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
