import { expect, test } from "vitest";
import { insteadText } from "./head-to-head-card.tsx";

const bottas = { id: "valtteri_bottas", name: "Valtteri Bottas" };
const shown = { teammate: bottas, season: undefined };

test("what an address asks for in vain is said, with what is shown instead", () => {
  expect(insteadText({ teammate: "max_verstappen" }, "Lewis Hamilton", shown)).toBe(
    "Nothing to compare with Max Verstappen here: Lewis Hamilton against Valtteri Bottas is shown instead.",
  );
  expect(insteadText({ teammate: bottas.id, season: 1990 }, "Lewis Hamilton", shown)).toBe(
    "Nothing to compare with Valtteri Bottas in 1990: all seasons are shown instead.",
  );
});

test("nothing is said where nothing was asked for, or all of it is there", () => {
  expect(insteadText({}, "Lewis Hamilton", shown)).toBeNull();
  expect(
    insteadText({ teammate: bottas.id, season: 2019 }, "Lewis Hamilton", { teammate: bottas, season: 2019 }),
  ).toBeNull();
});
