import { execFileSync } from "node:child_process";
import { expect, sharedSite, test } from "../support/browser-test.ts";
import { startUpstream } from "../support/upstream.ts";

test("the examples of the page run as they stand: in a shell, and in a page of another site", async ({
  page,
}) => {
  await page.goto("/races/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Open data" }).click();
  await page.getByRole("heading", { level: 1, name: "Open data" }).waitFor();
  await page.goto("/api/");
  await page.getByRole("heading", { level: 1, name: "JSON and CSV" }).waitFor();
  const code = async (id: string) =>
    (await page.locator(`#example-${id}`).innerText()).replaceAll("https://f1.example", sharedSite());

  const [, address = ""] = /^curl "([^"]+)"$/.exec(await code("shell")) ?? [];
  const csv = execFileSync("curl", ["--silent", "--fail", address], { encoding: "utf8" });
  expect(csv.split("\r\n")[1]).toContain("Lando Norris");

  const script = await code("browser");
  await using elsewhere = await startUpstream(() => ({
    body: "<title>Else</title>",
    contentType: "text/html",
  }));
  await page.goto(elsewhere.url);
  const answer = await page.evaluate(`(async () => { ${script} })()`);
  expect(answer).toEqual(["Lando Norris 423", "Max Verstappen 421", "Oscar Piastri 410"]);
});
