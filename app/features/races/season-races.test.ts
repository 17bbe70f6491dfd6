import { expect, test } from "vitest";
import { race } from "#app/features/sample-rows-testing.ts";
import { winnersOf } from "./season-races.tsx";

const alone = { shared_with: null, team_id: "alfa_romeo", team_name: "Alfa Romeo" };
const fangio = { driver_id: "juan_manuel_fangio", driver_name: "Juan Manuel Fangio" };
const fagioli = { driver_id: "luigi_fagioli", driver_name: "Luigi Fagioli" };

test("winners of a season come with most wins first, and who shared a car has won too", () => {
  const races = [
    race({ winner: { ...alone, ...fagioli, shared_with: fangio } }),
    race({ winner: { ...alone, ...fangio } }),
    race({ winner: null }),
  ];
  expect(winnersOf(races).map(({ driver_name, wins }) => [driver_name, wins])).toEqual([
    ["Juan Manuel Fangio", 2],
    ["Luigi Fagioli", 1],
  ]);
});

test("who won for two teams has that of the last win", () => {
  const races = ["maserati", "mercedes"].map((team_id) =>
    race({ winner: { ...alone, ...fangio, team_id, team_name: team_id } }),
  );
  expect(winnersOf(races)[0]?.team_id).toBe("mercedes");
});
