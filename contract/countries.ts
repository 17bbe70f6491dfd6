import { canonicalId } from "./ids.ts";

/**
 * Country names and demonyms by two-letter code (ISO 3166-1 alpha-2, lower case), which flags are named by. A name that
 * is not listed has no code and gets the placeholder flag.
 */
const byCode: Readonly<Record<string, ReadonlyArray<string>>> = {
  ae: ["United Arab Emirates", "Emirati", "UAE", "Abu Dhabi"],
  ar: ["Argentina", "Argentine", "Argentinian"],
  at: ["Austria", "Austrian"],
  au: ["Australia", "Australian"],
  az: ["Azerbaijan", "Azerbaijanian", "Azerbaijani"],
  ba: ["Bosnia and Herzegovina", "Bosnian"],
  be: ["Belgium", "Belgian"],
  bh: ["Bahrain", "Bahraini"],
  br: ["Brazil", "Brazilian"],
  ca: ["Canada", "Canadian"],
  ch: ["Switzerland", "Swiss"],
  cl: ["Chile", "Chilean"],
  cn: ["China", "Chinese"],
  co: ["Colombia", "Colombian"],
  cz: ["Czechia", "Czech", "Czech Republic"],
  de: ["Germany", "German"],
  dk: ["Denmark", "Danish"],
  dz: ["Algeria", "Algerian"],
  ee: ["Estonia", "Estonian"],
  eg: ["Egypt", "Egyptian"],
  es: ["Spain", "Spanish"],
  fi: ["Finland", "Finnish"],
  fr: ["France", "French"],
  gb: ["United Kingdom", "British", "Great Britain", "UK", "England", "Scotland"],
  hk: ["Hong Kong", "Hongkongese"],
  hr: ["Croatia", "Croatian"],
  hu: ["Hungary", "Hungarian"],
  id: ["Indonesia", "Indonesian"],
  ie: ["Ireland", "Irish"],
  il: ["Israel", "Israeli"],
  in: ["India", "Indian"],
  it: ["Italy", "Italian"],
  jp: ["Japan", "Japanese"],
  kr: ["South Korea", "South Korean", "Korea"],
  li: ["Liechtenstein", "Liechtensteiner"],
  lu: ["Luxembourg", "Luxembourger"],
  ly: ["Libya", "Libyan"],
  ma: ["Morocco", "Moroccan"],
  mc: ["Monaco", "Monégasque", "Monegasque"],
  mr: ["Mauritania", "Mauritanian"],
  mx: ["Mexico", "Mexican"],
  my: ["Malaysia", "Malaysian"],
  nl: ["Netherlands", "Dutch"],
  nz: ["New Zealand", "New Zealander"],
  ph: ["Philippines", "Filipino"],
  pl: ["Poland", "Polish"],
  pt: ["Portugal", "Portuguese"],
  qa: ["Qatar", "Qatari"],
  ru: ["Russia", "Russian"],
  sa: ["Saudi Arabia", "Saudi Arabian"],
  se: ["Sweden", "Swedish"],
  sg: ["Singapore", "Singaporean"],
  sm: ["San Marino", "Sammarinese"],
  th: ["Thailand", "Thai"],
  tr: ["Turkey", "Turkish", "Türkiye"],
  us: ["United States of America", "American", "United States", "USA"],
  uy: ["Uruguay", "Uruguayan"],
  ve: ["Venezuela", "Venezuelan"],
  za: ["South Africa", "South African"],
  zm: ["Zambia", "Zambian"],
  zw: ["Zimbabwe", "Zimbabwean", "Rhodesian"],
};

const codes = new Map(
  Object.entries(byCode).flatMap(([code, names]) => names.map((name) => [name.toLowerCase(), code])),
);

/** The flag code of a country name or demonym, in any case: "Spain" and "Spanish" → "es"; null when unknown. */
export function countryCode(country: string): string | null {
  return codes.get(country.trim().toLowerCase()) ?? null;
}

/** Every known code; the flag sprite has a flag for each. */
export const countryCodes: ReadonlyArray<string> = Object.keys(byCode);

/**
 * The id of a country by its name or demonym in lower case, as F1DB has it: "british" → "united_kingdom"; null when
 * unknown.
 */
export function countryId(named: string): string | null {
  const code = countryCode(named);
  return code === null ? null : canonicalId(byCode[code]?.[0] ?? "");
}

/** The name of a country by its id: "united_kingdom" → "United Kingdom"; null when unknown. */
export function countryName(id: string): string | null {
  return Object.values(byCode).find(([name = ""]) => canonicalId(name) === id)?.[0] ?? null;
}
