import { afterEach, expect, test, vi } from "vitest";
import { loadSearch } from "./search-index.client.ts";

const earlier = {
  drivers: [["lando_norris", "Lando Norris", "NOR", "", 2019, 2026]],
  teams: [],
  circuits: [],
  races: [],
  engines: [],
  teammates: [],
  seasons: [1950, 2026],
};
const present = { ...earlier, countries: [], colours: [], driverLooks: [[null, null, 11]], teamLooks: [] };

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a copy of an earlier release in the browser's cache is replaced by the site's", async () => {
  const asked = vi.fn<typeof fetch>(async (_path, init) =>
    Response.json(init?.cache === "reload" ? present : earlier),
  );
  vi.stubGlobal("fetch", asked);
  const search = await loadSearch();
  expect(search.find("norris", 1)).toMatchObject([{ name: "Lando Norris", figure: "11 wins" }]);
  expect(asked).toHaveBeenCalledTimes(2);
});
