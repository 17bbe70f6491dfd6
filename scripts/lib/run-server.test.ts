import { mkdtempDisposableSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { onReplaced, hostFrom, portFrom, refuseBusyPort } from "./run-server.ts";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** A watched file; `looked` waits until a watch has had time to look at it. */
function watchedFile() {
  const folder = mkdtempDisposableSync(join(tmpdir(), "watch-"));
  const file = join(folder.path, "archive.sqlite");
  writeFileSync(file, "old");
  const replaced = vi.fn<() => void>();
  const end = onReplaced(file, replaced, 20);
  return {
    file,
    replaced,
    looked: () => setTimeout(100),
    [Symbol.dispose]() {
      end();
      folder.remove();
    },
  };
}

test("a file put in the place of the watched one is noticed", async () => {
  using watched = watchedFile();
  await watched.looked();
  writeFileSync(`${watched.file}.new`, "new");
  renameSync(`${watched.file}.new`, watched.file);
  await vi.waitFor(() => expect(watched.replaced).toHaveBeenCalledOnce());
});

test("writing to the watched file is no replacement", async () => {
  using watched = watchedFile();
  await watched.looked();
  writeFileSync(watched.file, "changed");
  await watched.looked();
  expect(watched.replaced).not.toHaveBeenCalled();
});

test("without PORT the usual port is taken", () => {
  expect(portFrom(undefined, 3000)).toBe(3000);
  expect(portFrom("", 3000)).toBe(3000);
});

test("PORT is taken as it is", () => {
  expect(portFrom("8080", 3000)).toBe(8080);
  expect(portFrom("0", 3000)).toBe(0);
});

test("what is no port is refused with the value that was given", () => {
  for (const given of ["http", "-1", "65536", "3000.5", "1e3", " 80"])
    expect(() => portFrom(given, 3000)).toThrow(`not "${given}"`);
});

/** A server on a free port of one loopback address. */
async function busyServer(host: string) {
  const server = createServer();
  server.listen(0, host);
  await once(server, "listening");
  return server;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

test("a busy port is refused with its number and a way out", async () => {
  await using server = await busyServer("127.0.0.1");
  const port = portOf(server.address());
  await expect(refuseBusyPort(port)).rejects.toThrow(`Port ${port} is in use`);
});

test("LISTEN_HOST is an IP address, and the loopback address without it", () => {
  expect(hostFrom(undefined)).toBe("127.0.0.1");
  expect(hostFrom("")).toBe("127.0.0.1");
  expect(hostFrom("0.0.0.0")).toBe("0.0.0.0");
  expect(hostFrom("::")).toBe("::");
  for (const given of ["localhost", "*", "0.0.0.0:80"])
    expect(() => hostFrom(given)).toThrow(`not "${given}"`);
});
