/** `npm run bench:api`: how long the data API takes for an answer, on the full archive. */
import { ensureBuilt } from "../../scripts/build.ts";
import { main } from "../../scripts/lib/command.ts";
import { withFullArchive } from "./full-archive.ts";
import { callsPerQuestion, type QuestionFigures } from "./questions.ts";
import { type ApiFigures, callsPerRun, measureAnswers, measureApi, runs } from "./measure-api.ts";

const goalMs = 10;
/** Of a question. */
const questionGoalMs = 60;

await main(async () => {
  await ensureBuilt();
  await withFullArchive(async (persistTo) => {
    report(await measureApi(persistTo));
    reportQuestions(await measureAnswers(persistTo));
  });
});

function report(lines: Array<ApiFigures>): void {
  const table = lines.map(({ path, rows, bytes, p50, p99, worst }) => ({
    rows: rows ?? "–",
    bytes,
    "p50 ms": Number(p50.toFixed(2)),
    "p99 ms": p99,
    "worst ms": worst,
    path,
  }));
  console.table(table);
  const slow = lines.filter(({ p99 }) => p99 >= goalMs).map(({ path }) => path);
  console.log(
    `Each line: ${runs} runs of ${callsPerRun} calls, one after the other, from inside workerd. p50 over means of`,
  );
  console.log(
    "20 calls; p99 over single calls, the middle one of the runs; its clock has whole milliseconds.",
  );
  console.log(`The first line is the way to the API and back, without the database.`);
  if (slow.length === 0) console.log(`p99 is under ${goalMs} ms on every endpoint.`);
  else console.log(`p99 is NOT under ${goalMs} ms on: ${slow.join(", ")}`);
}

function reportQuestions(lines: ReadonlyArray<QuestionFigures>): void {
  console.log(`Questions to the archive, the middle one of ${callsPerQuestion} calls of each:`);
  for (const { kind, questions, p50, p99, worst } of lines) {
    const within = p99 <= questionGoalMs ? "within" : "NOT within";
    console.log(
      `${questions} ${kind}: p50 ${p50} ms, p99 ${p99} ms (${within} ${questionGoalMs} ms), worst ${worst}`,
    );
  }
}
