import { is } from "valibot";
import { scoringSession, type SessionCode } from "#contract/sessions.ts";
import type { TimingDocuments } from "#contract/timing/documents.ts";
import type { Conditions, DocumentHead } from "#contract/timing/session.ts";
import { mean, rounded } from "../arithmetic.ts";
import { dominanceDocument, outlineDocument } from "./dominance.ts";
import { type DriverRecord, driverRecords } from "./driver-records.ts";
import { fastestLapsDocument, idealSectorsDocument } from "./fastest-laps.ts";
import { lapPositionsDocument, lapTimesDocument, teammateGapDocument } from "./lap-times.ts";
import { measuredLaps } from "./measured-laps.ts";
import { raceLaps, type RaceLaps } from "./race-laps.ts";
import { paceDocument, paceModel } from "./race-pace.ts";
import { storyDocument } from "./race-story.ts";
import type { SessionRecording, WeatherReading } from "./recording.ts";
import { stintsDocument } from "./stints.ts";
import { speedTracesDocument, topSpeedDocument } from "./speeds.ts";

/**
 * Everything that is computed from a session's recording (docs/method.md, "The weekend").
 *
 * @param session stints, gaps and lap positions exist for races and sprints only, laps compared on track for the others
 * @returns the documents by name; absent where the recording has no data for one
 */
export function sessionDocuments(
  recording: SessionRecording,
  session: SessionCode,
): Partial<TimingDocuments> {
  const head = headOf(recording);
  const records = driverRecords(recording);
  const isRace = is(scoringSession, session);
  return {
    ...(isRace ? raceDocuments(head, records, recording) : {}),
    ...lapDocuments(head, records, isRace),
    ...telemetryDocuments(head, records, recording.telemetry, isRace),
  };
}

function headOf({ source, drivers }: SessionRecording): DocumentHead {
  return {
    source,
    drivers: drivers.map(({ driver_id, driver_name, driver_code, number, team_id, team_name }) => ({
      driver_id,
      driver_name,
      driver_code,
      number,
      team_id,
      team_name,
    })),
  };
}

function raceDocuments(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  recording: SessionRecording,
): Partial<TimingDocuments> {
  const race = raceLaps(records, recording);
  if (race.laps === 0) return {};
  const gaps = teammateGapDocument(head, race);
  const hasGaps = gaps.pairs.some((pair) => pair.gaps.some((gap) => gap !== null));
  const positions = lapPositionsDocument(head, race);
  const hasPositions = positions.lines.some((line) => line.positions.some((position) => position !== null));
  return {
    stints: stintsDocument(head, race),
    ...(hasGaps ? { "teammate-gap": gaps } : {}),
    ...(hasPositions ? { "lap-positions": positions, ...lapByLap(head, race) } : {}),
  };
}

function lapByLap(head: DocumentHead, race: RaceLaps): Partial<TimingDocuments> {
  const model = paceModel(race);
  const story = storyDocument(head, race, model);
  return {
    laps: lapTimesDocument(head, race),
    pace: paceDocument(head, race, model),
    story,
    "stops-and-places": { ...head, stops: story.stops, places: story.places },
  };
}

function lapDocuments(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  isRace: boolean,
): Partial<TimingDocuments> {
  const laps = records.flatMap((record) => record.laps);
  const hasTimes = laps.some((lap) => lap.seconds !== null);
  const hasSectors = laps.some((lap) => lap.sectors.some((sector) => sector !== null));
  const hasSpeeds = laps.some((lap) => Object.values(lap.speeds).some((speed) => speed !== null));
  return {
    ...(hasTimes ? { "fastest-laps": fastestLapsDocument(head, records, isRace) } : {}),
    ...(hasSectors ? { "ideal-sectors": idealSectorsDocument(head, records, isRace) } : {}),
    ...(hasSpeeds ? { "top-speed": topSpeedDocument(head, records) } : {}),
  };
}

function telemetryDocuments(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  telemetry: SessionRecording["telemetry"],
  isRace: boolean,
): Partial<TimingDocuments> {
  const measured = measuredLaps(records, telemetry);
  if (measured === null) return {};
  if (isRace) {
    const outline = outlineDocument(head, measured);
    return outline === null ? {} : { outline };
  }
  const dominance = dominanceDocument(head, records, measured);
  return {
    ...(dominance === null ? {} : { dominance }),
    "speed-traces": speedTracesDocument(head, measured),
  };
}

/**
 * Weather during a session: minimum, mean and maximum of readings taken about once a minute.
 *
 * @returns temperatures in °C, humidity in per cent, wind in m/s, means to two decimals, and the share of readings with
 *   rain (0 to 1, to three decimals); null without readings
 */
export function conditions(weather: ReadonlyArray<WeatherReading>): Conditions | null {
  if (weather.length === 0) return null;
  return {
    air_temperature: range(weather.map((reading) => reading.airTemperature)),
    track_temperature: range(weather.map((reading) => reading.trackTemperature)),
    humidity: range(weather.map((reading) => reading.humidity)),
    wind_speed: range(weather.map((reading) => reading.windSpeed)),
    rain_share: rounded(mean(weather.map((reading) => (reading.rain ? 1 : 0))), 3),
  };
}

function range(values: ReadonlyArray<number>): Conditions["humidity"] {
  return { least: Math.min(...values), mean: rounded(mean(values), 2), greatest: Math.max(...values) };
}
