import { expect, test } from "vitest";
import { foldName, idOfName } from "./fold-name.ts";

test("accents, capitals and signs fold away", () => {
  expect(foldName("Kimi Räikkönen")).toBe("kimi raikkonen");
  expect(foldName("José Froilán González")).toBe("jose froilan gonzalez");
  expect(foldName("kimi_raikkonen")).toBe("kimi raikkonen");
  expect(foldName("Jan Magnussen-Ørsted Ł.")).toBe("jan magnussen orsted l");
});

test("a name typed in full is its id", () => {
  expect(idOfName("  Sergio  Pérez ")).toBe("sergio_perez");
  expect(idOfName("Carlos Sainz Jr.")).toBe("carlos_sainz_jr");
  expect(idOfName("Jérôme d'Ambrosio")).toBe("jerome_dambrosio");
});

test("what holds no letter folds to nothing", () => {
  expect(idOfName("¿?")).toBe("");
});
