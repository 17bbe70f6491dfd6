import { expect, test, vi } from "vitest";

// The Worker's environment; nothing in it is used here.
vi.mock("cloudflare:workers", () => ({ env: {}, waitUntil: () => {} }));
const { markEmbed } = await import("./page-headers.ts");

/** The headers of a response to a request for this URL. */
function marked(address: string, headers: Record<string, string> = {}): Headers {
  const marks = new Headers(headers);
  markEmbed(marks, new URL(address, "https://f1.example"));
  return marks;
}

test("embeds may be framed and are not indexed; other pages keep their headers", () => {
  expect([...marked("/embed/races/")]).toEqual([
    ["cross-origin-resource-policy", "cross-origin"],
    ["x-robots-tag", "noindex"],
  ]);
  expect([...marked("/races/", { location: "/races/x" })]).toEqual([["location", "/races/x"]]);
});

test("a redirect leads to an embed of the same block and theme", () => {
  const asked = "/embed/standings/?block=standings-drivers&theme=dark";
  const led = (location: string) => marked(asked, { location }).get("location");
  expect(led("/standings/2025/drivers/overview")).toBe(
    "/embed/standings/2025/drivers/overview?block=standings-drivers&theme=dark",
  );
  expect(led("/embed/races/")).toBe("/embed/races/");
  expect(led("https://other.example/")).toBe("https://other.example/");
});
