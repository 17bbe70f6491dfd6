import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { shownDistance } from "#app/ui/chart/readable-colour.ts";
import { BestChances, RankScale } from "./all-time.tsx";

const lines = [
  { id: "fangio", name: "Fangio", best: 0.71, car: { team_id: "maserati", year: 1957 } },
  { id: "stewart", name: "Stewart", best: 0.16, car: { team_id: "tyrrell", year: 1973 } },
  { id: "clark", name: "Clark", best: 0.06, car: { team_id: "lotus", year: 1968 } },
  { id: "verstappen", name: "Verstappen", best: 0.02, car: { team_id: "red_bull", year: 2023 } },
];

const markup = renderToStaticMarkup(<BestChances of="driver of all time" lines={lines} />);

test("parts of the bar that meet are told apart", () => {
  const fills = [...markup.matchAll(/<rect width="100%"[^>]*fill="light-dark\((#\w+), (#\w+)\)"/g)].map(
    ([, light = "", dark = ""]) => [light, dark] as const,
  );
  expect(fills).toHaveLength(4);
  const distances = fills.slice(1).map((fill, index) => shownDistance(fills[index] ?? ["", ""], fill));
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.2);
});

test("a large part has its name, a smaller one on a wide screen only, and the smallest none", () => {
  const texts = [...markup.matchAll(/<text[^>]*?(max-wide:hidden)?"?>([^<]+)</g)];
  expect(texts.map(([, hidden = "", text]) => [text, hidden])).toEqual([
    ["Fangio", ""],
    ["Stewart", "max-wide:hidden"],
  ]);
});

test("the chance of the first is said once, that of all others beside their names", () => {
  expect(markup.match(/>71%</g)).toHaveLength(1);
  expect(markup.match(/>16%</g)).toHaveLength(1);
});

test("a wide screen too says what the bars of ranks and their ticks are", () => {
  const scale = renderToStaticMarkup(<RankScale last={61} />);
  expect(scale.match(/Bar: likely rank, on a log scale\. Tick: median rank\./g)).toHaveLength(2);
});
