import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { startTestSite } from "../support/site.ts";
import { startTestApi } from "../support/api.ts";
import { emptyAnswer, realAnswer, startUpstream } from "../support/upstream.ts";

const noResults = "No race results available for this driver.";

/** Pages over facts, with the note each shows when they cannot be had. */
const notes = [
  ["/teams/ferrari/", noResults],
  ["/teams/ferrari/drivers", noResults],
  ["/teams/ferrari/championship", "No championship data available for this team."],
  ["/driver/max_verstappen/", noResults],
  ["/driver/max_verstappen/championship", "No championship data available for this driver."],
  ["/driver/max_verstappen/race_teammate", "No race H2H data available."],
  ["/standings/2025/constructors/overview", "Failed to load constructor standings data"],
  ["/standings/2025/constructors/graph", "Failed to load constructor standings data"],
  ["/standings/2025/constructors/detailedTable", "Failed to load constructor standings data"],
  ["/standings/2025/constructors/compareStandings", "Failed to load constructor standings data"],
  ["/standings/2025/drivers/overview", "No standings data available."],
  ["/drivers_overview/", "No driver data available."],
  ["/drivers/", "No driver data available."],
  ["/teams_overview/", "No team data available."],
] as const;

test.each([
  ["errors", { status: 500, body: "<h1>Internal error</h1>", contentType: "text/html" }],
  ["a wrong shape", { body: '{"rows":[]}' }],
  ["no JSON", { body: "<!doctype html>" }],
  ["nothing", { body: "" }],
])("when the API answers with %s, pages stand with their notes and are not kept", async (_kind, answer) => {
  await using upstream = await startUpstream(() => answer);
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  for (const [path, note] of notes) {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    expect(text).toContain(note);
    expect(text.trimEnd().endsWith("</html>")).toBe(true);
  }
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});

test("when the API cannot be reached, pages stand with their notes", async () => {
  // Nothing listens on the discard port.
  await using site = await startTestSite({ API_BASE_URL: "http://127.0.0.1:9" });
  for (const [path, note] of notes) {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(note);
  }
});

test(
  "the choice whom to compare stands without its examples, and keeps who is chosen",
  { tags: ["deep"] },
  async () => {
    await using api = await startTestApi();
    await using upstream = await startUpstream((path) =>
      path === endpoints.teams.path() ? { status: 500, body: "{}" } : realAnswer(api, path),
    );
    await using site = await startTestSite({ API_BASE_URL: upstream.url });
    const response = await fetch(`${site.url}/compare/?kind=teams&ids=ferrari&complete`);
    const text = await response.text();
    expect(text).toContain('id="compare-add"');
    expect(text).toContain("Remove Ferrari from the comparison");
    expect(text).toContain("No examples are available at the moment.");
  },
);

test("while the API is silent, the shell and title are already there; the rest follows its answer", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await using upstream = await startUpstream(async () => {
    await released;
    return emptyAnswer();
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(`${site.url}/teams/ferrari/`, {
    headers: { "user-agent": "Mozilla/5.0 Chrome/156.0" },
  });
  expect(response.status).toBe(200);
  const body = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  // The shell may come in several parts; it has to come whole while the API says nothing.
  let shell = "";
  while (!shell.includes("<h1")) shell += (await body?.read())?.value ?? "";
  expect(shell).toContain("<title>Ferrari race results | F1 Statistics</title>");
  expect(shell).not.toContain(noResults);
  release();
  let rest = "";
  for (let part = await body?.read(); part?.done === false; part = await body?.read()) rest += part.value;
  expect(rest).toContain(noResults);
  expect(rest.trimEnd().endsWith("</html>")).toBe(true);
});

test.each([
  ["a crawler", "Mozilla/5.0 (compatible; Googlebot/2.1)", ""],
  ["a reader without JavaScript", "Mozilla/5.0 Chrome/156.0", "?complete"],
])("%s gets the whole document when the API is slow", async (_who, agent, query) => {
  await using upstream = await startUpstream(async () => {
    await new Promise((later) => setTimeout(later, 150));
    return emptyAnswer();
  });
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(`${site.url}/teams/ferrari/${query}`, { headers: { "user-agent": agent } });
  const text = await response.text();
  expect(text).toContain(noResults);
});

test("at the first good answer the page is whole again", async () => {
  let healthy = false;
  await using upstream = await startUpstream(() => (healthy ? emptyAnswer() : { status: 503, body: "{}" }));
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const degraded = await fetch(`${site.url}/driver/max_verstappen/championship`);
  expect(degraded.headers.get("cache-control")).toBe("no-store");
  healthy = true;
  // An empty list of drivers makes this one unknown: the API's word is believed as soon as it speaks.
  // The whole page waits for that word, however slow the machine is.
  expect((await fetch(`${site.url}/driver/max_verstappen/championship?complete`)).status).toBe(404);
});
