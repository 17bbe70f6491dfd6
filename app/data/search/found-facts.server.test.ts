import { expect, test, vi } from "vitest";

// The Worker's environment; nothing is requested here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));
const { behindWinner } = await import("./found-facts.server.ts");

test("those who shared a car have one place together", () => {
  const placed = [
    { position: 1, driver_name: "Juan Manuel Fangio" },
    { position: 2, driver_name: "José Froilán González" },
    { position: 2, driver_name: "Nino Farina" },
    { position: 3, driver_name: "Umberto Maglioli" },
  ];
  expect(behindWinner({ pole: null }, placed)).toEqual([
    ["José Froilán González / Nino Farina", "2nd"],
    ["Umberto Maglioli", "3rd"],
  ]);
});
