import { expect, test } from "vitest";
import { constructorsOffers, driversOffers, type Offer, stillPossible } from "./still-possible.ts";

/** The bounds by name, for a table written as name and points. */
function boundsOf(table: Readonly<Record<string, number>>, offers: ReadonlyArray<Offer>, cars: 1 | 2 = 1) {
  const lines = Object.entries(table).map(([name, points]) => ({ name, points }));
  const bounds = stillPossible(lines, offers, cars);
  return Object.fromEntries(bounds.map(({ line, best, worst }) => [line.name, [best, worst]]));
}

const race = (...places: Array<number>): Offer => ({ places, extra: 0 });

test("2010 before the last round: four could be champion, and Button could still be fourth", () => {
  const table = { Alonso: 246, Webber: 238, Vettel: 231, Hamilton: 222, Button: 199, Massa: 143 };
  const offers = driversOffers([{ year: 2010, round: 19, sprint: false }]);
  expect(boundsOf(table, offers)).toEqual({
    Alonso: [1, 4],
    Webber: [1, 4],
    Vettel: [1, 4],
    Hamilton: [1, 5],
    Button: [4, 5],
    Massa: [6, 6],
  });
});

test("2021 before the last round: the title between two on equal points, Bottas and Perez settled behind", () => {
  const table = {
    Verstappen: 369.5,
    Hamilton: 369.5,
    Bottas: 218,
    Perez: 190,
    Leclerc: 158,
    Norris: 154,
    Sainz: 149.5,
    Ricciardo: 115,
    Gasly: 100,
    Alonso: 77,
    Ocon: 72,
    Vettel: 43,
  };
  const offers = driversOffers([{ year: 2021, round: 22, sprint: false }]);
  expect(boundsOf(table, offers)).toEqual({
    Verstappen: [1, 2],
    Hamilton: [1, 2],
    Bottas: [3, 3],
    Perez: [4, 4],
    Leclerc: [5, 7],
    Norris: [5, 7],
    Sainz: [5, 7],
    Ricciardo: [8, 9],
    Gasly: [8, 10],
    Alonso: [9, 11],
    Ocon: [10, 11],
    Vettel: [12, 12],
  });
});

test("2021 before the last round: Mercedes could still lose the constructors' title to Red Bull", () => {
  const table = { Mercedes: 587.5, "Red Bull": 559.5, Ferrari: 307.5, McLaren: 269 };
  const offers = constructorsOffers([{ year: 2021, round: 22, sprint: false }]);
  expect(boundsOf(table, offers, 2)).toEqual({
    Mercedes: [1, 2],
    "Red Bull": [1, 2],
    Ferrari: [3, 4],
    McLaren: [3, 4],
  });
});

test("nothing is open when nothing is left to win, but a tie", () => {
  expect(boundsOf({ first: 10, second: 8, third: 8 }, [])).toEqual({
    first: [1, 1],
    second: [2, 3],
    third: [2, 3],
  });
});

test("a rival who can only draw level counts against, and not against the best place", () => {
  expect(boundsOf({ leader: 10, rival: 0 }, [race(10)])).toEqual({ leader: [1, 2], rival: [1, 2] });
  expect(boundsOf({ leader: 11, rival: 0 }, [race(10)])).toEqual({ leader: [1, 1], rival: [2, 2] });
});

test("two rivals cannot both win the one race that is left", () => {
  expect(boundsOf({ leader: 20, one: 0, other: 0 }, [race(25, 18)]).leader).toEqual([1, 2]);
  expect(boundsOf({ leader: 18, one: 0, other: 0 }, [race(25, 18)]).leader).toEqual([1, 3]);
});

test("the point for the fastest lap may go to who comes second", () => {
  const offer = { places: [25, 18], extra: 1 };
  expect(boundsOf({ leader: 19, one: 0, other: 0 }, [offer]).leader).toEqual([1, 3]);
  expect(boundsOf({ leader: 20, one: 0, other: 0 }, [offer]).leader).toEqual([1, 2]);
});

test("with two races left both rivals can win one", () => {
  expect(boundsOf({ leader: 20, one: 0, other: 0 }, [race(25, 18), race(25, 18)]).leader).toEqual([1, 3]);
});

test("the sprints of coming weekends are on offer too", () => {
  const round = { year: 2026, round: 12 };
  const most = (sprint: boolean) => boundsOf({ a: 33, b: 0 }, driversOffers([{ ...round, sprint }])).b;
  expect(most(false)).toEqual([2, 2]);
  expect(most(true)).toEqual([1, 2]);
});

test("the last race of 2014 had double points on offer", () => {
  const before = { Hamilton: 334, Rosberg: 317, Ricciardo: 214 };
  const offers = driversOffers([{ year: 2014, round: 19, sprint: false }]);
  expect(boundsOf(before, offers)).toEqual({ Hamilton: [1, 2], Rosberg: [1, 2], Ricciardo: [3, 3] });
});
