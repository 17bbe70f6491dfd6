import { expect, test } from "vitest";
import { nameParts, registerName } from "./driver-names.ts";

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
