import type { GenericSchema, InferOutput } from "valibot";
import { dominance, fastestLaps, idealSectors, outline, speedTraces, topSpeed } from "./lap.ts";
import { lapPositions, stints, teammateGap } from "./race.ts";
import { pace, raceLapTimes, raceStory, stopsAndPlaces } from "./race-laps.ts";
import type { TimingDocument } from "./session.ts";

/** The schema of each timing document, by its name in the path. */
export const timingDocuments = {
  stints,
  "teammate-gap": teammateGap,
  "lap-positions": lapPositions,
  laps: raceLapTimes,
  pace,
  story: raceStory,
  "stops-and-places": stopsAndPlaces,
  dominance,
  outline,
  "ideal-sectors": idealSectors,
  "top-speed": topSpeed,
  "fastest-laps": fastestLaps,
  "speed-traces": speedTraces,
} satisfies Record<TimingDocument, GenericSchema>;

export type TimingDocuments = {
  [Name in TimingDocument]: InferOutput<(typeof timingDocuments)[Name]>;
};
