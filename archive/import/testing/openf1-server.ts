import type { ServerResponse } from "node:http";
import type { Clock } from "../openf1/openf1-client.ts";
import { startLoopback } from "./loopback.ts";

/** How the server handles a request. */
export type Treatment =
  | { kind: "answer" }
  | { kind: "status"; status: number; body: string; headers?: Record<string, string> }
  | { kind: "body"; body: string }
  | { kind: "cut" }
  | { kind: "hang" };

export type OpenF1Server = AsyncDisposable & {
  address: string;
  /** Requested paths in order, without the host. */
  asked: Array<string>;
  /** Sets how requests are handled from now on; they are counted from 1 again. */
  treat: (treatment: (request: number, path: string) => Treatment) => void;
};

function answerAll(_request: number, _path: string): Treatment {
  return { kind: "answer" };
}

/**
 * A fake OpenF1 with hand-made answers.
 *
 * @param rows of each endpoint; filters other than `session_key` are ignored
 */
export async function startOpenF1(rows: (path: string) => ReadonlyArray<unknown>): Promise<OpenF1Server> {
  const asked: Array<string> = [];
  let count = 0;
  let treatment = answerAll;
  const server = await startLoopback((request, response) => {
    const path = (request.url ?? "").replace(/^\/v1\//, "");
    asked.push(path);
    count += 1;
    respond(response, treatment(count, path), () => rows(path));
  });
  return {
    address: `${server.url}/v1`,
    asked,
    treat(next) {
      count = 0;
      treatment = next;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function respond(response: ServerResponse, how: Treatment, rows: () => ReadonlyArray<unknown>): void {
  if (how.kind === "hang") return;
  if (how.kind === "cut") {
    response.writeHead(200, { "content-length": "1000" }).write("[{");
    response.destroy();
    return;
  }
  if (how.kind === "status") {
    response.writeHead(how.status, how.headers).end(how.body);
    return;
  }
  if (how.kind === "body") {
    response.writeHead(200).end(how.body);
    return;
  }
  const found = rows();
  if (found.length === 0) response.writeHead(404).end('{"detail":"No results found."}');
  else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
}

/** A clock on which waiting takes no time; `waits` are the pauses in milliseconds. */
export function testClock(): Clock & { waits: Array<number> } {
  const waits: Array<number> = [];
  let time = 0;
  return {
    waits,
    now: () => time,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  };
}

/**
 * Hand-made OpenF1 answers about a weekend: the fifth round of 2025 with practice, qualifying and race of two drivers,
 * and a third driver who is not in the archive. In qualifying the third lap is the fastest; Piastri's is deleted.
 */

type Session = { key: number; name: string; start: string; end: string };

const sessions: ReadonlyArray<Session> = [
  { key: 5001, name: "Practice 1", start: "2025-04-18T13:30:00+00:00", end: "2025-04-18T14:30:00+00:00" },
  { key: 5002, name: "Qualifying", start: "2025-04-19T17:00:00+00:00", end: "2025-04-19T18:00:00+00:00" },
  { key: 5003, name: "Race", start: "2025-04-20T17:00:00+00:00", end: "2025-04-20T19:00:00+00:00" },
];

const drivers = [
  { driver_number: 1, full_name: "Max VERSTAPPEN", name_acronym: "VER", team_name: "Red Bull Racing" },
  { driver_number: 81, full_name: "Oscar PIASTRI", name_acronym: "PIA", team_name: "McLaren" },
  { driver_number: 99, full_name: "Some BODY", name_acronym: "BOD", team_name: "McLaren" },
];

/** Seconds of each driver's laps: an out-lap, a lap, a faster one. */
const lapTimes = [130, 90, 88.5];

/** OpenF1's rows for a path, for `startOpenF1`. */
export function weekendAnswers(path: string): Array<unknown> {
  const [endpoint, query = ""] = path.split("?");
  const bounds = new URLSearchParams(decodeURIComponent(query).replaceAll(/([<>])=/g, "$1%3D="));
  if (endpoint === "sessions") return query === "year=2025" ? sessions.map(sessionOf) : [];
  const session = sessions.find(({ key }) => String(key) === bounds.get("session_key"));
  if (session === undefined) return [];
  const start = Date.parse(session.start);
  if (endpoint === "drivers") return drivers;
  if (endpoint === "laps") return drivers.flatMap(({ driver_number }) => lapsOf(driver_number, start));
  if (endpoint === "stints") return drivers.map(({ driver_number }) => stintOf(driver_number));
  if (endpoint === "weather") return [weatherAt(start)];
  if (endpoint === "position")
    return drivers.map(({ driver_number }, place) => placeOf(driver_number, place, start));
  if (endpoint === "race_control") return session.name === "Qualifying" ? [deletionAt(start)] : [];
  const [from, to] = [">=", "<="].map((sign) => Date.parse(bounds.get(`date${sign}`) ?? ""));
  if (from === undefined || to === undefined || Number.isNaN(from)) return [];
  if (endpoint === "car_data") return samples(from, to).map((at) => ({ date: isoOf(at), speed: 216 }));
  return endpoint === "location" ? samples(from, to).map((at) => onCircle(at, from)) : [];
}

function isoOf(at: number): string {
  return new Date(at).toISOString().replace("Z", "+00:00");
}

function sessionOf({ key, name, start, end }: Session) {
  return {
    session_key: key,
    session_name: name,
    location: "Jeddah",
    country_name: "Saudi Arabia",
    circuit_short_name: "Jeddah",
    date_start: start,
    date_end: end,
    gmt_offset: "03:00:00",
    is_cancelled: false,
  };
}

function lapsOf(driver_number: number, start: number): Array<unknown> {
  return lapTimes.map((lap_duration, index) => ({
    driver_number,
    lap_number: index + 1,
    date_start: isoOf(start + lapTimes.slice(0, index).reduce((sum, time) => sum + time * 1000, 0)),
    lap_duration,
    duration_sector_1: lap_duration / 3,
    duration_sector_2: lap_duration / 3,
    duration_sector_3: lap_duration / 3,
    i1_speed: 290,
    i2_speed: 300,
    st_speed: 310 + index,
    is_pit_out_lap: index === 0,
  }));
}

function stintOf(driver_number: number) {
  return { driver_number, lap_start: 1, lap_end: 3, compound: "SOFT", tyre_age_at_start: 0 };
}

function weatherAt(start: number) {
  return {
    date: isoOf(start),
    air_temperature: 25,
    track_temperature: 30,
    humidity: 50,
    wind_speed: 2,
    rainfall: 0,
  };
}

function placeOf(driver_number: number, place: number, start: number) {
  return { driver_number, date: isoOf(start), position: place + 1 };
}

function deletionAt(start: number) {
  return {
    date: isoOf(start + 400_000),
    lap_number: null,
    driver_number: null,
    category: "Other",
    flag: null,
    message: "CAR 81 (PIA) TIME 1:28.500 DELETED - TRACK LIMITS AT TURN 4 LAP 3 20:05:00",
  };
}

/** Instants four times a second, both ends included. */
function samples(from: number, to: number): Array<number> {
  return Array.from({ length: Math.floor((to - from) / 250) + 1 }, (_, index) => from + index * 250);
}

/** A car going round at 216 km/h, in tenths of a metre. */
function onCircle(at: number, from: number) {
  const angle = ((at - from) / 90_000) * 2 * Math.PI;
  return {
    date: isoOf(at),
    x: Math.round(8600 * Math.cos(angle)),
    y: Math.round(8600 * Math.sin(angle)),
    z: 0,
  };
}
