import { expect, test } from "vitest";
import { isEmbedPath } from "#app/text/page-paths.ts";
import { blockOf, embedAddress, readEmbed } from "./embedding.ts";

const at = (address: string) => new URL(address, "https://example.org");

/** What an address means: the page, and what is shown of it. */
function read(address: string) {
  const parts = readEmbed(at(address));
  return parts === null ? null : { page: parts.page.href.slice(19), ...parts.embedding };
}

test("an embed's address is that of the page with what is shown of it", () => {
  expect(
    read("/embed/standings/2025/drivers/overview?sort=points.desc&block=drivers-standings&theme=dark"),
  ).toEqual({
    page: "/standings/2025/drivers/overview?sort=points.desc",
    path: "/standings/2025/drivers/overview",
    block: "drivers-standings",
    theme: "dark",
  });
  for (const nothing of ["/embed", "/embed/", "/embed//?block=races"]) expect(read(nothing)).toBeNull();
});

test("nonsense shows the whole page in the host's theme", () => {
  expect(read('/embed/races/?block="><script>&theme=pink')).toMatchObject({ block: null, theme: "system" });
  expect(read(`/embed/races/?block=${"a".repeat(100)}`)).toMatchObject({ block: null });
  expect(read("/embed//evil.example/")).toMatchObject({ page: "/evil.example/" });
});

test("no other page is an embed", () => {
  expect(read("/embedded/")).toBeNull();
  expect(isEmbedPath("/races/")).toBe(false);
});

test("reading and writing an address changes nothing", () => {
  for (const address of [
    "/embed/races/?year=1996&f=a.eq.b%20c&f=x.gt.3&block=season-races&theme=light",
    "/embed/races/",
    "/embed/compare/?ids=a,b&block=wins-by-year",
  ]) {
    const parts = readEmbed(at(address));
    expect(parts === null ? null : embedAddress(parts.page, parts.embedding).href).toBe(at(address).href);
  }
});

test("titles give names of blocks", () => {
  expect(blockOf("Points & wins, by year")).toBe("points-wins-by-year");
  expect(blockOf("Räikkönen’s finishes")).toBe("raikkonen-s-finishes");
});
