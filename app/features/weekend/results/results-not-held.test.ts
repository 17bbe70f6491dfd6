import { expect, test } from "vitest";
import { winnerText } from "./results-not-held.tsx";

const senna = { driver_id: "ayrton_senna", driver_name: "Ayrton Senna" };
const team = { team_id: "mclaren", team_name: "McLaren" };

test("a race without results says who won it, also in a car that two shared", () => {
  expect(winnerText({ ...senna, ...team, shared_with: null })).toBe("Senna wins for McLaren");
  const prost = { driver_id: "alain_prost", driver_name: "Alain Prost" };
  expect(winnerText({ ...senna, ...team, shared_with: prost })).toBe("Senna and Prost win for McLaren");
  expect(winnerText(null)).toBeNull();
});
