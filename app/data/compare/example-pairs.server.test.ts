import { expect, test, vi } from "vitest";
import { race } from "#app/features/sample-rows-testing.ts";

// The Worker's environment; nothing is requested here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));
const { lastRound } = await import("./example-pairs.server.ts");

test("a title fight stands after the last round with a result, while there are others to come", () => {
  const winner = race({}).winner;
  const rounds = [1, 2, 3].map((round) => race({ round, winner: round < 3 ? winner : null }));
  expect(winner).not.toBeNull();
  expect(lastRound(rounds)).toBe(2);
  expect(lastRound(rounds.slice(0, 2))).toBeNull();
  expect(lastRound(rounds.slice(2))).toBeNull();
});
