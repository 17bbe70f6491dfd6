import { expect, test } from "vitest";
import { leastSquares } from "./race-pace.ts";

test("a line through points has the errors of the textbook", () => {
  // R: summary(lm(c(1, 3, 2, 5, 4) ~ c(1, 2, 3, 4, 5)))
  const fit = leastSquares(
    [1, 2, 3, 4, 5].map((x) => [1, x]),
    [1, 3, 2, 5, 4],
  );
  expect(fit?.estimates[0]?.value).toBeCloseTo(0.6, 6);
  expect(fit?.estimates[1]?.value).toBeCloseTo(0.8, 6);
  expect(fit?.estimates[0]?.error).toBeCloseTo(1.1489, 4);
  expect(fit?.estimates[1]?.error).toBeCloseTo(0.3464, 4);
  expect(fit?.residual).toBeCloseTo(1.0954, 4);
});

test("the error of a difference knows that both figures err together", () => {
  const fit = leastSquares(
    [
      [1, 0, 1],
      [1, 0, 2],
      [0, 1, 1],
      [0, 1, 2],
    ],
    [10, 11, 12, 13.4],
  );
  expect(fit?.difference(1, 0).value).toBeCloseTo(2.2, 6);
  expect(fit?.difference(1, 0).error).toBeCloseTo(0.2, 6);
});

test("too few observations, or regressors that say the same, give nothing", () => {
  expect(leastSquares([[1, 2]], [3])).toBeNull();
  expect(
    leastSquares(
      [
        [1, 2],
        [2, 4],
        [3, 6],
      ],
      [1, 2, 3],
    ),
  ).toBeNull();
});
