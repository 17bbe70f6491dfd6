import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { startTestSite } from "../support/site.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

// A control character in a header breaks the answer for every client; a slash leads to another page.
test.each([
  ["/race/%01/..%2F2/", "/race/%01/..%2F2/race/results"],
  ["/race/2025/%2F%2Fevil.example/qualifying/", "/race/2025/%2F%2Fevil.example/qualifying/results"],
  ["/race/%01/2/practice/", "/race/%01/2/practice/fp1"],
  ["/standings/2025/drivers/overview?season=%01", "/standings/%01/drivers/overview"],
])("%s leads on with what it holds still encoded", async (from, to) => {
  expect(await location(from)).toBe(to);
});

/** The header as it is sent: a client would refuse a bad one. */
async function location(path: string): Promise<string | undefined> {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  let answer = "";
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes("\r\n\r\n")) break;
  }
  return /^location: (.*)\r$/im.exec(answer)?.[1];
}
