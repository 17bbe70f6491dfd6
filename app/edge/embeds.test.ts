import { expect, test } from "vitest";
import { markEmbed } from "./embeds.ts";

/** The headers of an answer to a request for an address. */
function marked(address: string, headers: Record<string, string> = {}): Headers {
  const marks = new Headers(headers);
  markEmbed(marks, new URL(address, "https://f1.example"));
  return marks;
}

test("embeds are let in everywhere and found nowhere, and other pages stay as they are", () => {
  expect([...marked("/embed/races/")]).toEqual([
    ["cross-origin-resource-policy", "cross-origin"],
    ["x-robots-tag", "noindex"],
  ]);
  expect([...marked("/races/", { location: "/races/x" })]).toEqual([["location", "/races/x"]]);
});

test("whoever is led elsewhere stays in an embed of the same block and theme", () => {
  const asked = "/embed/standings/?block=standings-drivers&theme=dark";
  const led = (location: string) => marked(asked, { location }).get("location");
  expect(led("/standings/2025/drivers/overview")).toBe(
    "/embed/standings/2025/drivers/overview?block=standings-drivers&theme=dark",
  );
  expect(led("/embed/races/")).toBe("/embed/races/");
  expect(led("https://other.example/")).toBe("https://other.example/");
});
