import { expect, test } from "vitest";
import { obstacles } from "./deploy.ts";

const ready = { clockSetIn: [], databaseId: "0d6a9c1e", signedIn: true, withoutKey: [] };

test("a prepared deployment meets no obstacle", () => {
  expect(obstacles(ready)).toEqual([]);
});

test("a fixed clock is named with the place that sets it", () => {
  expect(obstacles({ ...ready, clockSetIn: ["wrangler.toml"] })).toEqual([
    expect.stringContaining("remove them from wrangler.toml"),
  ]);
});

test("the local database, or none, cannot be deployed to", () => {
  for (const databaseId of ["f1-statistics-local", undefined])
    expect(obstacles({ ...ready, databaseId })).toEqual([expect.stringContaining("wrangler d1 create")]);
});

test("every Worker without the key is named with the command that gives it", () => {
  const withoutKey = ["archive/wrangler.toml", "wrangler.toml"];
  expect(obstacles({ ...ready, withoutKey })).toEqual(
    withoutKey.map((config) => expect.stringContaining(`put API_KEY --config ${config}`)),
  );
});

test("nobody signed in comes with the ways to sign in", () => {
  expect(obstacles({ ...ready, signedIn: false })).toEqual([expect.stringContaining("CLOUDFLARE_API_TOKEN")]);
});
