import { expect, test, vi } from "vitest";

// The Worker's environment; nothing in it is used here.
vi.mock("cloudflare:workers", () => ({ env: {}, waitUntil: () => {} }));
const { clientOf, isOverLimit, isText } = await import("./refuse.ts");

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  // As workerd names a peer.
  ["192.0.2.7:51234", "192.0.2.7"],
  ["[::ffff:192.0.2.7]:51234", "192.0.2.7"],
  ["[2001:db8:1:2:3:4:5:6]:51234", "2001:db8:1:2::/64"],
  ["[::1]", "0:0:0:0::/64"],
  ["203.0.113.1, 192.0.2.7", "192.0.2.7"],
  ["", null],
  [null, null],
])("requests from %j are counted under %j", (header, client) => {
  expect(clientOf(header)).toBe(client);
});

test("a client over the limit is rejected, and the limiter fails open", async () => {
  expect(await isOverLimit({ limit: async () => ({ success: false }) }, "192.0.2.7")).toBe(true);
  expect(await isOverLimit({ limit: () => Promise.reject(new Error("full")) }, "192.0.2.7")).toBe(false);
  expect(await isOverLimit({ limit: async () => ({ success: false }) }, null)).toBe(false);
  expect(await isOverLimit(undefined, "192.0.2.7")).toBe(false);
});

test.each([
  ["/driver/max_verstappen/", true],
  ["/search/S%C3%A3o", true],
  ["/driver/%E0%A4%A", false],
  ["/driver/%", false],
])("whether %s stands for text: %s", (pathname, is) => {
  expect(isText(pathname)).toBe(is);
});
