import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { BestChances, RankScale } from "./all-time.tsx";

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

test("a part has the colour that its name has in the table, deeper where it comes near the one before", () => {
  const parts = [...markup.matchAll(/class="(team-\w+)"><rect[^>]*class="([^"]*)"/g)];
  expect(parts.map(([, team, fill = ""]) => [team, fill.includes(" fill-team")])).toEqual([
    [teamClass("maserati", 1957), true],
    [teamClass("tyrrell", 1973), false],
    [teamClass("lotus", 1968), true],
  ]);
  const nextToAnother = renderToStaticMarkup(
    <BestChances of="driver of all time" lines={[{ ...fangio, car: clark.car }, stewart]} />,
  );
  expect(nextToAnother.match(/ fill-team"/g)).toHaveLength(2);
});

test("a part has its name and chance, a smaller one on a wide screen only, and those without room are others", () => {
  const texts = [...markup.matchAll(/<text[^>]*?(max-wide:hidden)?"?>(.*?)<\/text>/g)];
  expect(texts.map(([, hidden = "", text]) => [text?.replaceAll(/<[^>]*>/g, " ").trim(), hidden])).toEqual([
    ["Fangio  71%", ""],
    ["Stewart  16%", "max-wide:hidden"],
    ["Clark  6%", "max-wide:hidden"],
    ["Others  7%", "max-wide:hidden"],
  ]);
  expect(markup).toContain("Stewart 16%, Clark 6%, others 7%");
});

test("above the ranks stands what ratings, bars and ticks are, on a small screen with the scale", () => {
  const scale = renderToStaticMarkup(<RankScale last={61} unit="0 is the mean." />);
  expect(scale).toContain("0 is the mean. Bar: ");
  expect(scale.match(/Bar: likely rank, on a log scale\. Tick: median rank\./g)).toHaveLength(2);
});
