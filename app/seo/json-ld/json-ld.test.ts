import { expect, test } from "vitest";
import type { DriverProfile, TeamProfile } from "#contract/profiles.ts";
import {
  type JsonLd,
  breadcrumbsJsonLd,
  datasetJsonLd,
  jsonLdText,
  webSiteJsonLd,
  weekendBreadcrumbs,
} from "./json-ld.ts";
import { vocabularyProblems } from "./json-ld-testing.ts";
import { personJsonLd, raceEventJsonLd, sportsTeamJsonLd } from "./subjects.tsx";

const site = "https://f1.example";

const figures = {
  entries: 208,
  grands_prix: 202,
  wins: 51,
  podiums: 106,
  poles: 33,
  fastest_laps: 41,
  points: 768.5,
  titles: 4,
  best_finish: 1,
  avg_finish: 3.1,
  dnfs: 56,
};

function driver(more: Partial<DriverProfile> = {}): DriverProfile {
  return {
    driver_id: "alain_prost",
    name: "Alain Prost",
    code: "PRO",
    number: null,
    country: "France",
    born: "1955-02-24",
    died: null,
    birthplace: "Lorette",
    first_year: 1980,
    last_year: 1993,
    team_now: null,
    team_id: "williams",
    won_for: [],
    figures,
    pole_differences: [],
    ...more,
  };
}

function team(more: Partial<TeamProfile> = {}): TeamProfile {
  return {
    team_id: "mclaren",
    team_name: "McLaren",
    full_name: "McLaren Racing",
    country: "United Kingdom",
    first_year: 1966,
    last_year: 2026,
    entrants: [],
    figures,
    pole_differences: [],
    ...more,
  };
}

const british = { name: "2025 British Grand Prix", path: "/race/2025/12/race/results" };

const race = {
  year: 2025,
  round: 12,
  race_name: "British Grand Prix",
  official_name: "Formula 1 Qatar Airways British Grand Prix 2025",
  circuit_name: "Silverstone",
  country: "United Kingdom",
  date_utc: "2025-07-06",
  time_utc: "14:00",
};

/** As a search engine gets it. */
function read(about: JsonLd): unknown {
  return JSON.parse(jsonLdText(about));
}

test.each<[string, JsonLd]>([
  ["a driver", personJsonLd(site, driver())],
  [
    "a driver of a team",
    personJsonLd(site, driver({ team_now: { team_id: "mclaren", team_name: "McLaren" } })),
  ],
  ["a driver with little data", personJsonLd(site, driver({ born: null, birthplace: null }))],
  ["a team", sportsTeamJsonLd(site, team())],
  ["a race", raceEventJsonLd(site, race)],
  [
    "a race of which the day is known",
    raceEventJsonLd(site, { ...race, time_utc: null, place: "Silverstone" }),
  ],
  [
    "a race that was run",
    raceEventJsonLd(site, race, [{ driver_id: "lando_norris", driver_name: "Lando Norris" }]),
  ],
  [
    "breadcrumbs of a page",
    breadcrumbsJsonLd(
      site,
      weekendBreadcrumbs(2025, british, { name: "Stints", path: "/race/2025/12/race/stints" }),
    ),
  ],
  ["the site", webSiteJsonLd(site, "Results")],
  [
    "a table",
    datasetJsonLd(site, {
      name: "2025 standings",
      description: "All of them",
      path: "/standings/2025/drivers/overview",
      seasons: { from: 2025, to: 2025 },
      measures: ["Points"],
    }),
  ],
])("what is told of %s is in schema.org's words", (_, about) => {
  expect(vocabularyProblems(read(about))).toEqual([]);
});

test("unknown properties of a driver are left out", () => {
  const told = personJsonLd(site, driver({ born: null, died: null, birthplace: null }));
  expect(jsonLdText(told)).not.toContain("null");
  expect(read(told)).not.toHaveProperty("birthDate");
});

test("a race starts at an instant in UTC, or on a date if the time is unknown", () => {
  expect(raceEventJsonLd(site, race).startDate).toBe("2025-07-06T14:00Z");
  expect(raceEventJsonLd(site, { ...race, time_utc: "14:00:00Z" }).startDate).toBe("2025-07-06T14:00:00Z");
  expect(raceEventJsonLd(site, { ...race, time_utc: null }).startDate).toBe("2025-07-06");
});

test("breadcrumbs of a race's results end with the race", () => {
  const breadcrumbs = weekendBreadcrumbs(2025, british, { name: "Race results", path: british.path });
  expect(breadcrumbs.map(({ name }) => name)).toEqual(["Races of 2025", "2025 British Grand Prix"]);
});

test("no text can close its script element or open a comment", () => {
  const hostile = "</script><script>alert(1)</script><!-- ]]> & \u2028";
  const text = jsonLdText(personJsonLd(site, driver({ name: hostile })));
  expect(text).not.toMatch(/[<>&]/);
  expect(read(personJsonLd(site, driver({ name: hostile })))).toMatchObject({ name: hostile });
});

test.each<[string, Record<string, unknown>]>([
  ["an unknown type", { "@type": "Driver", name: "x" }],
  ["a property of another type", { "@type": "Person", name: "x", sport: "Formula 1" }],
  ["a value of another kind", { "@type": "Person", name: "x", birthDate: "24 February 1955" }],
  [
    "an object of another type",
    { "@type": "Person", name: "x", nationality: { "@type": "Place", name: "y" } },
  ],
  ["an address that is not whole", { "@type": "Person", name: "x", url: "/driver/x/" }],
  ["a member that no enumeration has", { "@type": "EventSeries", eventStatus: "https://schema.org/Run" }],
  ["what is wanted left out", { "@type": "SportsEvent", name: "x", startDate: "2025-07-06" }],
])("the check finds %s", (_, about) => {
  expect(vocabularyProblems({ "@context": "https://schema.org", ...about })).not.toEqual([]);
});
