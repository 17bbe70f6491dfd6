import { expect, test } from "vitest";
import { circuitHead } from "./circuit-head.ts";

test("a circuit's title spells its name, and promises no race before the circuit's first", () => {
  const { meta } = circuitHead("https://site.example", "races", "nurburgring");
  expect(meta).toContainEqual({
    title: expect.stringMatching(/^Nürburgring: Grands Prix, winners and poles/),
  });
  expect(meta).toContainEqual(
    expect.objectContaining({
      name: "description",
      content: "Every Grand Prix with winner, pole and fastest lap at the Formula 1 circuit Nürburgring.",
    }),
  );
  const other = circuitHead("https://site.example", "races", "spa_francorchamps");
  expect(other.meta).toContainEqual({ title: expect.stringMatching(/^Spa-Francorchamps: /) });
});
