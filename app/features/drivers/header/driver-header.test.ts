import { expect, test } from "vitest";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { lifeText, pastTeamClass } from "./driver-header.tsx";

const birthdayEve = Date.parse("2026-01-06T23:59:59Z");
const birthday = Date.parse("2026-01-07T00:00:00Z");

test("a living driver's age grows on the birthday", () => {
  const life = { born: "1985-01-07", died: null };
  expect(lifeText(life, birthdayEve)).toBe("40 years old");
  expect(lifeText(life, birthday)).toBe("41 years old");
});

test("who died has years and no age", () => {
  expect(lifeText({ born: "1911-06-24", died: "1995-07-17" }, birthday)).toBe("1911–1995");
});

test("without a birth there is no age", () => {
  expect(lifeText({ born: null, died: null }, birthday)).toBeNull();
  expect(lifeText({ born: null, died: "1960-01-01" }, birthday)).toBe("died 1960");
});

/** A season of a driver, of whose championship only these count here. */
function season(year: number, team_name: string, wins: number) {
  return {
    year,
    team_name,
    wins,
    championship_rank: null,
    total_points: 0,
    podiums: wins,
    pole_positions: 0,
    avg_points: null,
    avg_finish_position: null,
    rating: null,
    rating_low: null,
    rating_high: null,
  };
}

test("a past driver is in the colour of the team of most wins, without any in that of the last", () => {
  const senna = [
    season(1994, "Williams", 0),
    season(1988, "McLaren", 8),
    season(1985, "Lotus", 2),
    season(1984, "Toleman", 0),
  ];
  expect(pastTeamClass(senna)).toBe(teamClass("mclaren", 1988));
  expect(pastTeamClass([season(1993, "Ferrari", 0), season(1989, "Williams", 0)])).toBe(
    teamClass("ferrari", 1993),
  );
  expect(pastTeamClass([])).toBe(teamClass(null));
});

test("a team in grey gives a past driver its colour only where there is no other", () => {
  const fangio = [season(1957, "Maserati", 4), season(1955, "Mercedes", 8)];
  expect(pastTeamClass(fangio)).toBe(teamClass("maserati", 1957));
  expect(pastTeamClass(fangio.slice(1))).toBe(teamClass("mercedes", 1955));
});
