import { expect, test, vi } from "vitest";

// The Worker's environment; nothing in it is used here.
vi.mock("cloudflare:workers", () => ({ env: {}, waitUntil: () => {} }));
const { createArchiveVersion, versionSeconds } = await import("./site-data.server.ts");

/** A version over an API that a test plays. */
function testVersion(read: () => Promise<string>) {
  const world = { nowMs: 0, read, reads: 0 };
  const version = createArchiveVersion({
    read: () => {
      world.reads += 1;
      return world.read();
    },
    now: () => world.nowMs,
    deadlineMs: 20,
    waitUntil: () => {},
  });
  return { version, world };
}

test("the version is read once and then cached for some seconds", async () => {
  const { version, world } = testVersion(async () => "one");
  expect(version.known()).toBeNull();
  expect(await version.current()).toBe("one");
  world.nowMs = versionSeconds * 1000 - 1;
  expect(await version.current()).toBe("one");
  expect(version.known()).toBe("one");
  expect(world.reads).toBe(1);
});

test("a new import is visible within ten seconds", async () => {
  const { version, world } = testVersion(async () => "one");
  await version.current();
  world.read = async () => "two";
  world.nowMs = 10_000;
  expect(await version.current()).toBe("two");
});

test("when the API fails the last version is kept, and an unknown version is read each time", async () => {
  const { version, world } = testVersion(() => Promise.reject(new Error("down")));
  expect(await version.current()).toBeNull();
  world.read = async () => "one";
  expect(await version.current()).toBe("one");
  world.read = () => Promise.reject(new Error("down"));
  world.nowMs = 60_000;
  expect(await version.current()).toBe("one");
});

test("a silent API delays only one request every few seconds, and only briefly", async () => {
  const { version, world } = testVersion(async () => "one");
  await version.current();
  world.read = () => new Promise(() => {});
  world.nowMs = 60_000;
  expect(await version.current()).toBe("one");
  expect(await version.current()).toBe("one");
  expect(world.reads).toBe(2);
});

test("a slow API is called, but not waited for until it is fast again", async () => {
  const { version, world } = testVersion(async () => "one");
  await version.current();
  const answers: Array<() => void> = [];
  world.read = () => new Promise((resolve) => answers.push(() => resolve("two")));
  world.nowMs = 60_000;
  expect(await version.current()).toBe("one");
  world.nowMs += 2000;
  answers.pop()?.();
  await expect.poll(version.known).toBe("two");
  world.read = async () => "three";
  world.nowMs += 60_000;
  expect(await version.current()).toBe("two");
  await expect.poll(version.known).toBe("three");
  world.read = async () => "four";
  world.nowMs += 60_000;
  expect(await version.current()).toBe("four");
});
