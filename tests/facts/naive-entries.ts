import { readFileSync } from "node:fs";
import { parse as parseCsv } from "csv-parse/sync";
import { openZip } from "#archive/import/release/zip.ts";

/** A line of a classification, of the release's own files: only its zip is read by code that the archive uses too. */
export type Entry = {
  driver: string;
  team: string;
  engine: string;
  nation: string;
  session: "race" | "sprint";
  year: string;
  circuit: string;
  gp: string;
  /** Of the circuit. */
  country: string;
  /** Year, round, and 0 for the race after its sprint: sorts in the order of time. */
  at: number;
  /** Days since 1970. */
  day: number;
  /** The driver's age in days. */
  age: number;
  home: boolean;
  car: string;
  /** False for the lower of two lines that a driver has in one race. */
  better: boolean;
  text: string;
  started: boolean;
  round: number;
  isLastRound: boolean;
  position: number | null;
  grid: number | null;
  points: number;
  fastestLap: boolean;
  creditedPole: boolean;
  grandSlam: boolean;
  qualified: number | null;
  /** Without laps through the pit lane with the whole field; null where stops are not known. */
  stops: number | null;
  /** The reason of a retirement with underscores; null elsewhere. */
  reason: string | null;
  /** All lines of the driver in this race, this one among them. */
  own: ReadonlyArray<Entry>;
};

/** Every entry to a Grand Prix or a sprint, from the release's CSV. */
export function readEntries(release: string): Array<Entry> {
  const zip = openZip(readFileSync(release));
  const table = (name: string): Array<Record<string, string>> =>
    parseCsv(Buffer.from(zip.read(`f1db-${name}.csv`)), { columns: true });
  const byId = (name: string) => new Map(table(name).map((row) => [row["id"], row]));
  const [races, drivers, circuits] = [byId("races"), byId("drivers"), byId("circuits")];
  const rows = [
    ...table("races-race-results").map((row) => ({ row, session: "race" as const })),
    ...table("races-sprint-race-results").map((row) => ({ row, session: "sprint" as const })),
  ];
  const seen = new Set<string>();
  const lastRounds = new Map<string, number>();
  for (const race of races.values())
    lastRounds.set(
      race["year"] ?? "",
      Math.max(lastRounds.get(race["year"] ?? "") ?? 0, Number(race["round"])),
    );
  const qualified = new Map([
    ...qualifiedOf("race", table("races-starting-grid-positions")),
    ...qualifiedOf("sprint", table("races-sprint-starting-grid-positions")),
  ]);
  const withField = visitsWithField(table("races-pit-stops"), table("races-race-results"));
  const owns = new Map<string, Array<Entry>>();
  return rows.map(({ row, session }) => {
    const [race, driver] = [races.get(row["raceId"]), drivers.get(row["driverId"])];
    const circuit = circuits.get(race?.["circuitId"]);
    const day = dayOf(race?.["date"]);
    const line = `${session} ${row["raceId"]} ${row["driverId"]}`;
    const better = !seen.has(line);
    seen.add(line);
    const text = row["positionText"] ?? "";
    const own = owns.get(line) ?? [];
    owns.set(line, own);
    const entry: Entry = {
      driver: idOf(row["driverId"]),
      team: idOf(row["constructorId"]),
      engine: idOf(row["engineManufacturerId"]),
      nation: idOf(driver?.["nationalityCountryId"]),
      session,
      year: row["year"] ?? "",
      circuit: idOf(race?.["circuitId"]),
      gp: idOf(race?.["grandPrixId"]),
      country: idOf(circuit?.["countryId"]),
      at: Number(row["year"]) * 1000 + Number(row["round"]) * 10 + (session === "race" ? 1 : 0),
      day,
      age: day - dayOf(driver?.["dateOfBirth"]),
      home: driver?.["nationalityCountryId"] === circuit?.["countryId"],
      car: row["driverNumber"] ?? "",
      better,
      text,
      started: !["DNS", "DNQ", "DNPQ", "DNP", "EX"].includes(text),
      round: Number(row["round"]),
      isLastRound: lastRounds.get(row["year"] ?? "") === Number(row["round"]),
      position: numberOf(row["positionNumber"]),
      grid: numberOf(row["gridPositionNumber"]),
      points: Number(row["points"] ?? 0),
      fastestLap: row["fastestLap"] === "true",
      creditedPole: row["polePosition"] === "true",
      grandSlam: row["grandSlam"] === "true",
      qualified: qualified.get(line) ?? null,
      stops: stopsOf(row, withField.get(line) ?? 0),
      reason: text === "DNF" ? (row["reasonRetired"] ?? "").toLowerCase().replaceAll(" ", "_") : null,
      own,
    };
    own.push(entry);
    return entry;
  });
}

type Row = Record<string, string>;

function stopsOf(row: Row, withField: number): number | null {
  const listed = numberOf(row["pitStops"]);
  return listed === null ? null : listed - withField;
}

/** Where drivers qualified, by session, race and driver; of two lines of one driver the first. */
function qualifiedOf(session: string, rows: ReadonlyArray<Row>): Array<[string, number | null]> {
  return rows
    .map((row): [string, number | null] => [
      `${session} ${row["raceId"]} ${row["driverId"]}`,
      numberOf(row["qualificationPositionNumber"]),
    ])
    .toReversed();
}

/**
 * How often each driver was in the pit lane only because the whole field was, as docs/method.md defines it: nine in ten
 * of at least ten cars on the lap, and no more than 2.5 s longer than their median; or three cars for over five minutes.
 */
function visitsWithField(visits: ReadonlyArray<Row>, results: ReadonlyArray<Row>): Map<string, number> {
  const found = new Map<string, number>();
  const laps = Map.groupBy(results, (row) => row["raceId"]);
  for (const together of Map.groupBy(visits, (row) => `${row["raceId"]} ${row["lap"]}`).values()) {
    const [{ raceId = "", lap = "" } = {}] = together;
    const field = (laps.get(raceId) ?? []).filter(
      (row) => row["laps"] !== "" && Number(row["laps"]) >= Number(lap),
    ).length;
    const millis = (row: Row) => numberOf(row["timeMillis"]);
    const waiting = together.filter((row) => (millis(row) ?? 0) > 300_000);
    const times = together.flatMap((row) => millis(row) ?? []).toSorted((one, other) => one - other);
    const middle = times.length / 2;
    const median = ((times[Math.ceil(middle) - 1] ?? 0) + (times[Math.floor(middle)] ?? 0)) / 2;
    const isLed = field >= 10 && together.length >= 0.9 * field;
    for (const row of together) {
      const waited = waiting.length >= 3 && waiting.includes(row);
      if (!waited && !(isLed && (millis(row) ?? 0) <= median + 2500)) continue;
      const key = `race ${raceId} ${row["driverId"]}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  }
  return found;
}

function dayOf(date = ""): number {
  return Date.parse(date) / 86_400_000;
}

function idOf(text = ""): string {
  return text.replaceAll("-", "_");
}

function numberOf(text = ""): number | null {
  return text === "" ? null : Number(text);
}
