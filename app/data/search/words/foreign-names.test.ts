import { expect, test } from "vitest";
import { foldName } from "#app/text/names.ts";
import { inEnglish } from "./foreign-names.ts";

test.for([
  ["Großer Preis von Deutschland", "grand prix germany"],
  ["Gran Premio d'Italia", "grand prix italy"],
  ["Gran Premio de Mónaco", "grand prix monaco"],
  ["Grande Prêmio do Brasil", "grand prix brazil"],
  ["Grand Prix d'Allemagne", "grand prix germany"],
  ["Großer Preis der Niederlande", "grand prix netherlands"],
  ["España 2021", "spain 2021"],
  ["Osterreichring", "osterreichring"],
  ["Jérôme d'Ambrosio", "jerome dambrosio"],
  ["most grand prix wins", "most grand prix wins"],
] as const)("%s", ([typed, said]) => {
  expect(inEnglish(foldName(typed))).toBe(said);
});
