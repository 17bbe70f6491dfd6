import { parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { driverRecords, raceRecords, teamRecords } from "#contract/records.ts";
import { type History, recordTable } from "#app/data/records/compute.ts";
import type { Holder, RecordKind } from "#app/data/records/kinds.ts";
import { startTestApi } from "../support/api.ts";

let history: History;
beforeAll(async () => {
  await using api = await startTestApi();
  const read = async (path: string): Promise<unknown> => (await api.ask(path)).json();
  history = {
    drivers: parse(driverRecords, await read(paths.recordDrivers())),
    teams: parse(teamRecords, await read(paths.recordTeams())),
    races: parse(raceRecords, await read(paths.recordRaces())),
  };
});

/**
 * Records as record books have them until the end of 2025: the kind, whose, the greatest, and the value as it is written.
 * Sources: formula1.com record pages; StatsF1 for hat-tricks and grand slams; Guinness World Records for ages.
 */
const known: ReadonlyArray<[RecordKind, Holder, string, number | string]> = [
  ["wins", "driver", "Lewis Hamilton", 105],
  ["poles", "driver", "Lewis Hamilton", 104],
  ["fastest_laps", "driver", "Michael Schumacher", 77],
  ["titles", "team", "Ferrari", 16],
  ["wins", "team", "Ferrari", 248],
  ["wins", "circuit", "Lewis Hamilton, Silverstone", 9],
  ["hat_tricks", "driver", "Michael Schumacher", 22],
  ["grand_slams", "driver", "Jim Clark", 8],
  ["win_streak", "driver", "Max Verstappen", 10],
  ["youngest_winner", "driver", "Max Verstappen", "18 years, 228 days"],
  ["oldest_winner", "driver", "Luigi Fagioli", "53 years, 22 days"],
  ["youngest_pole", "driver", "Sebastian Vettel", "21 years, 73 days"],
];

test.each(known)("%s %s: %s, %s", (kind, by, name, value) => {
  const [first] = recordTable(history, { kind, by, from: 1950, to: 2025 });
  expect([first?.name, typeof value === "string" ? first?.written : first?.value]).toEqual([name, value]);
});
