import { setTimeout as pause } from "node:timers/promises";
import { createServer } from "node:http";

/** The size of the parts of a page, and of the part sent at once that contains most of the first screen, in bytes. */
const part = 450;
const firstScreen = 90_000;

/**
 * A proxy that sends a site's pages in small parts, with a pause after each, like a slow connection: the browser may
 * paint between any two elements. Everything else is passed on unchanged.
 *
 * @returns its URL, and how to stop it
 */
export async function startSlowStream(siteUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? "/", siteUrl), {
        headers: forwarded(request.headers),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = [...answer.headers].filter(([name]) => !ofTheLine.has(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      if (request.headers["sec-fetch-dest"] === "document") {
        let sent = body.indexOf("</head>");
        response.write(body.subarray(0, sent));
        // The style sheet arrives before the first part.
        await pause(400);
        for (; sent < firstScreen && sent < body.length; sent += part) {
          response.write(body.subarray(sent, sent + part));
          // oxlint-disable-next-line no-await-in-loop -- one part after another
          await pause(17);
        }
        response.end(body.subarray(sent));
      } else response.end(body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const ofTheLine = new Set(["content-encoding", "content-length", "transfer-encoding"]);

function forwarded(headers: NodeJS.Dict<string | Array<string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== "string" || ["host", "connection", "accept-encoding"].includes(name)
        ? []
        : [[name, value]],
    ),
  );
}
