import { expect, test } from "vitest";
import { createEmbedRewrite } from "./embedding.ts";

const at = (address: string) => new URL(address, "https://f1.example");

/** A router's rewrite that has read an address, and what it made of it. */
function opened(address: string) {
  const { rewrite, embedding } = createEmbedRewrite(true);
  if (rewrite === undefined) throw new Error("an embed has no rewrite");
  const page = rewrite.input({ url: at(address) });
  const written = (to: string) => rewrite.output({ url: at(to) }).href.replace("https://f1.example", "");
  return { page: `${page.pathname}${page.search}`, embedding, written };
}

test("the page that is shown stays an embed, and links to others leave it", () => {
  const { page, embedding, written } = opened("/embed/teams/ferrari/?block=team-results&theme=dark");
  expect(page).toBe("/teams/ferrari/");
  expect(embedding()).toMatchObject({ block: "team-results", theme: "dark" });
  expect(written("/teams/ferrari/?sort=points.desc")).toBe(
    "/embed/teams/ferrari/?sort=points.desc&block=team-results&theme=dark",
  );
  expect(written("/driver/charles_leclerc/")).toBe("/driver/charles_leclerc/");
});

test("an address is written as it was asked for, whichever way its commas are", () => {
  const asked = "/embed/compare/?ids=a%2Cb&block=wins-by-year";
  expect(opened(asked).written("/compare/?ids=a,b")).toBe(asked);
  expect(opened(asked).written("/compare/?ids=a,b,c")).toBe("/embed/compare/?ids=a,b,c&block=wins-by-year");
});

test("a page that is no embed is left alone", () => {
  const { rewrite, embedding } = createEmbedRewrite(false);
  expect(rewrite).toBeUndefined();
  expect(embedding()).toBeNull();
});
