import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CareerCard, type CareerSeason, namedPeaks } from "./career-card.tsx";

const seasons = Array.from({ length: 21 }, (_, index): CareerSeason => ({
  year: 1985 + index,
  wins: 0,
  points: index,
  rank: null,
  teams: [],
}));

function card(drawn: ReadonlyArray<CareerSeason>, wins: number): string {
  return renderToStaticMarkup(
    <CareerCard
      title="Seasons"
      seasons={drawn}
      won={{ wins, titles: 0 }}
      path="/teams/minardi/"
      team="minardi"
      place="anywhere"
    />,
  );
}

test("the bars of a long history without a win are of points", () => {
  expect(card(seasons, 0)).toContain("most points in 2005: 20.");
  expect(card(seasons, 0)).not.toContain("most wins");
});

test("with a win they are of wins", () => {
  const won = seasons.map((season) => (season.year === 1990 ? { ...season, wins: 2 } : season));
  expect(card(won, 2)).toContain("most wins in 1990: 2.");
});

test("peaks and the last bar have their number, the first of two that would touch", () => {
  const wins = [0, 0, 3, 6, 4, 1, 0, 0, 9, 9, 2, 0, 1, 1, 0, 0, 0, 2, 0, 0, 0];
  expect([...namedPeaks(wins)].toSorted((one, other) => one - other)).toEqual([3, 8, 9, 17]);
  // A long history has less room for each.
  const long = [...wins, ...Array.from({ length: 40 }, () => 0)];
  expect([...namedPeaks(long)].toSorted((one, other) => one - other)).toEqual([3, 8, 17]);
});
