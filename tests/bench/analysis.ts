/**
 * `npm run bench:analysis`: what the analysis of a session costs in CPU time, on the recorded sessions.
 *
 * The first figure is that of a process that has just begun, as an import of one session is. The others are medians
 * of several runs.
 */
import { median, sum } from "#archive/analysis/arithmetic.ts";
import type { SessionRecording } from "#archive/analysis/timing/recording.ts";
import { sessionDocuments } from "#archive/analysis/timing/session-documents.ts";
import {
  hasRecordings,
  needsRecordings,
  type RecordedSession,
  recordedSession,
  recordedSessions,
  recording,
} from "#archive/analysis/timing/testing/recorded.ts";
import { main, Refusal } from "../../scripts/lib/command.ts";

const goalMs = 5000;
const runs = 9;
/** A qualifying of twenty drivers with telemetry: the one the goal is about. */
const goalKey = 9873;

await main(async () => {
  if (!hasRecordings) throw new Refusal(`The bench ${needsRecordings}.`);
  const session = recordedSession(goalKey);
  const first = cpuMs(recording(session), session).toFixed(0);
  console.log(
    `Qualifying with telemetry of 20 drivers, in a fresh process: ${first} ms of CPU (goal ${goalMs})\n`,
  );
  for (const one of recordedSessions) report(one);
});

function report(session: RecordedSession): void {
  const recorded = recording(session);
  const samples = sum(recorded.telemetry.map(({ car, locations }) => car.length + locations.length));
  const times = Array.from({ length: runs }, () => cpuMs(recorded, session));
  const columns = [
    `${session.year} round ${session.round} ${session.session}`.padEnd(18),
    `${recorded.laps.length} laps`.padStart(10),
    `${samples} samples`.padStart(14),
    `${(median(times) ?? 0).toFixed(1)} ms`.padStart(9),
  ];
  console.log(columns.join("  "));
}

function cpuMs(recorded: SessionRecording, { session }: RecordedSession): number {
  const before = process.cpuUsage();
  sessionDocuments(recorded, session);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
