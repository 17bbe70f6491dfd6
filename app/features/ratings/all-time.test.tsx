import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { BestChances } from "./all-time.tsx";

const fangio = { id: "fangio", name: "Fangio", best: 0.71, car: { team_id: "maserati", year: 1957 } };
const stewart = { id: "stewart", name: "Stewart", best: 0.16, car: { team_id: "tyrrell", year: 1973 } };
const clark = { id: "clark", name: "Clark", best: 0.06, car: { team_id: "lotus", year: 1968 } };
const verstappen = {
  id: "verstappen",
  name: "Verstappen",
  best: 0.02,
  car: { team_id: "red_bull", year: 2023 },
};

const markup = renderToStaticMarkup(
  <BestChances of="driver of all time" lines={[fangio, stewart, clark, verstappen]} />,
);

/** How the rectangles of a width are filled, in their order. */
const fillsOf = (width: string) =>
  [...markup.matchAll(new RegExp(`<rect width="${width}"[^>]*class="([^\\s"]+)`, "g"))].map(([, fill]) =>
    fill === "fill-team" ? "solid" : fill?.includes("--color-team") ? "pale" : "none",
  );

test("a part has the colour that its name has in the table, and beside its name where that has no room", () => {
  const parts = [...markup.matchAll(/<svg x="[^"]*" width="[^"]*" class="(team-\w+)"><rect/g)];
  const teams = [teamClass("maserati", 1957), teamClass("tyrrell", 1973), teamClass("lotus", 1968)];
  expect(parts.map(([, team]) => team)).toEqual(teams);
  const beside = [...markup.matchAll(/<li class="[^"]*(team-\w+)"/g)];
  expect(beside.map(([, team]) => team)).toEqual(teams.slice(1));
});

test("neighbours are told apart by more than colour: every second one is pale, beside its name too", () => {
  expect(fillsOf("100%")).toEqual(["none", "solid", "pale", "solid"]);
  expect(fillsOf("6")).toEqual(["pale", "solid"]);
});

test("a part has its name and chance, the first one’s being in the heading, a smaller one on a wide screen only, and those without room are others", () => {
  const texts = [...markup.matchAll(/<text[^>]*?(max-wide:hidden)?"?>(.*?)<\/text>/g)];
  expect(texts.map(([, hidden = "", text]) => [text?.replaceAll(/<[^>]*>/g, " ").trim(), hidden])).toEqual([
    ["Fangio", ""],
    ["Stewart  16%", "max-wide:hidden"],
    ["Clark  6%", "max-wide:hidden"],
    ["Others  7%", "max-wide:hidden"],
  ]);
  const beside = [...markup.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replaceAll(/<[^>]*>/g, ""));
  expect(beside).toEqual(["Stewart 16%", "Clark 6%", "Others 7%"]);
});
