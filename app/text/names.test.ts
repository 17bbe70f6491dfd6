import { expect, test } from "vitest";
import { foldName, idOfName, maxTyped, nameParts, registerName, typedName } from "./names.ts";

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

test("an id that nobody has is shown as a name", () => {
  expect(typedName("nobody-at_all")).toBe("Nobody At All");
  expect(typedName("RÄIKKÖNEN")).toBe("Räikkönen");
});

test("control characters and endless text are not shown", () => {
  expect(typedName("a\0b")).toBe("Ab");
  expect(typedName("x".repeat(500))).toSatisfy((shown: string) => shown.length <= maxTyped);
});

function driver(name: string, last_name: string) {
  return { driver_id: "a_b", name, last_name, country: "Italy", first_year: null, last_year: null };
}

test("a name is parted before its last name, however that is capitalised", () => {
  expect(nameParts(driver("Andrea de Cesaris", "De Cesaris"))).toEqual({
    first: "Andrea ",
    last: "de Cesaris",
  });
  expect(nameParts(driver("Carlos Sainz Jr.", "Sainz Jr."))).toEqual({ first: "Carlos ", last: "Sainz Jr." });
});

test("a register has the last name first", () => {
  expect(registerName(driver("Andrea de Cesaris", "De Cesaris"))).toBe("De Cesaris, Andrea");
  expect(registerName(driver("Kimi Räikkönen", "Räikkönen"))).toBe("Räikkönen, Kimi");
});

test("a name that does not end with its last name stays whole", () => {
  const zhou = driver("Zhou Guanyu", "Zhou");
  expect(nameParts(zhou)).toEqual({ first: "", last: "Zhou Guanyu" });
  expect(registerName(zhou)).toBe("Zhou Guanyu");
  expect(registerName(driver("Fangio", "Fangio"))).toBe("Fangio");
});
