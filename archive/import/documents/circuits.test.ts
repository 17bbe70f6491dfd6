import { expect, test } from "vitest";
import { answer, documentsOf } from "../testing/mini-archive.ts";
import { rowsOf } from "../testing/mini-release.ts";

test("a circuit has its names, its layout, and its number of races", () => {
  const [circuit] = answer(documentsOf(), "/api/circuits/circuit_1");
  expect(circuit).toMatchObject({
    circuit_name: "Ring",
    previous_names: ["Old Ring", "Older Ring"],
    length_km: 4.5,
    turns: 12,
    races_held: 11,
    first_year: 1950,
    last_year: 1952,
    last_held_year: 1952,
  });
});

test("its races come newest first, each with the form of the circuit then and what became of it", () => {
  const [circuit] = answer(documentsOf(), "/api/circuits/circuit_1");
  const races = Array.isArray(circuit?.races) ? circuit.races : [];
  expect(races).toHaveLength(12);
  expect(races[0]).toMatchObject({ year: 1952, round: 4, winner: null });
  expect(races.at(-1)).toMatchObject({
    year: 1950,
    round: 1,
    layout_id: "circuit_1_1",
    lap_length_km: 4.5,
    turns: 12,
    winner: { driver_id: "driver_1" },
  });
});

test("a circuit without a race has a profile that says so", () => {
  const documents = documentsOf((release) => {
    const circuits = rowsOf(release, "f1db-circuits.csv");
    circuits.push({ ...circuits[0], id: "circuit-2", previousNames: null });
  });
  expect(answer(documents, "/api/circuits/circuit_2")[0]).toMatchObject({
    previous_names: [],
    races_held: 0,
    first_year: null,
    last_year: null,
    last_held_year: null,
    races: [],
  });
  expect(answer(documents, "/api/circuits")).toHaveLength(2);
});
