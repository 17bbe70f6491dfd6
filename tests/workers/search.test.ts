import { gzipSync } from "node:zlib";
import { parse } from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createSearch } from "#app/data/search/name-search.ts";
import { paths } from "#contract/endpoints.ts";
import { searchIndex } from "#contract/search-index.ts";
import { startTestApi } from "../support/api.ts";

/** What people type, and the path of what they mean: accents left out, codes, nicknames, errors of one letter. */
const queries: ReadonlyArray<[string, string]> = [
  // Names and parts of names
  ["hamilton", "/driver/lewis_hamilton/"],
  ["lewis", "/driver/lewis_hamilton/"],
  ["max verstappen", "/driver/max_verstappen/"],
  ["verstappen max", "/driver/max_verstappen/"],
  ["jos verstappen", "/driver/jos_verstappen/"],
  ["senna", "/driver/ayrton_senna/"],
  ["bruno senna", "/driver/bruno_senna/"],
  ["prost", "/driver/alain_prost/"],
  ["graham hill", "/driver/graham_hill/"],
  ["damon", "/driver/damon_hill/"],
  ["phil hill", "/driver/phil_hill/"],
  ["fangio", "/driver/juan_manuel_fangio/"],
  ["jim clark", "/driver/jim_clark/"],
  ["stewart", "/driver/jackie_stewart/"],
  ["lauda", "/driver/niki_lauda/"],
  ["piquet", "/driver/nelson_piquet/"],
  ["piquet jr", "/driver/nelson_piquet_jr/"],
  ["villeneuve", "/driver/jacques_villeneuve/"],
  ["gilles", "/driver/gilles_villeneuve/"],
  ["michael schum", "/driver/michael_schumacher/"],
  ["ralf", "/driver/ralf_schumacher/"],
  ["sainz", "/driver/carlos_sainz_jr/"],
  ["norris", "/driver/lando_norris/"],
  ["piastri", "/driver/oscar_piastri/"],
  ["alonso", "/driver/fernando_alonso/"],
  ["leclerc", "/driver/charles_leclerc/"],
  ["lella", "/driver/lella_lombardi/"],
  ["de cesaris", "/driver/andrea_de_cesaris/"],
  // Without the accents
  ["raikkonen", "/driver/kimi_raikkonen/"],
  ["hulkenberg", "/driver/nico_hulkenberg/"],
  ["perez", "/driver/sergio_perez/"],
  ["hakkinen", "/driver/mika_hakkinen/"],
  ["magnussen", "/driver/kevin_magnussen/"],
  ["jean-eric vergne", "/driver/jean_eric_vergne/"],
  ["sebastien buemi", "/driver/sebastien_buemi/"],
  ["francois cevert", "/driver/francois_cevert/"],
  ["nurburgring", "/circuits/nurburgring/"],
  ["sao paulo", "/circuits/interlagos/"],
  ["jose carlos pace", "/circuits/interlagos/"],
  ["Räikkönen", "/driver/kimi_raikkonen/"],
  // Codes
  ["VER", "/driver/max_verstappen/"],
  ["HAM", "/driver/lewis_hamilton/"],
  ["ALO", "/driver/fernando_alonso/"],
  ["lec", "/driver/charles_leclerc/"],
  ["NOR", "/driver/lando_norris/"],
  ["RUS", "/driver/george_russell/"],
  ["pia", "/driver/oscar_piastri/"],
  ["VET", "/driver/sebastian_vettel/"],
  ["MSC", "/driver/michael_schumacher/"],
  ["TSU", "/driver/yuki_tsunoda/"],
  // Nicknames and other names
  ["schumi", "/driver/michael_schumacher/"],
  ["iceman", "/driver/kimi_raikkonen/"],
  ["checo", "/driver/sergio_perez/"],
  ["hulk", "/driver/nico_hulkenberg/"],
  ["professor", "/driver/alain_prost/"],
  ["superswede", "/driver/ronnie_peterson/"],
  ["black jack", "/driver/jack_brabham/"],
  ["flying scot", "/driver/jackie_stewart/"],
  ["rubinho", "/driver/rubens_barrichello/"],
  ["honey badger", "/driver/daniel_ricciardo/"],
  ["scuderia", "/teams/ferrari/"],
  ["silver arrows", "/teams/mercedes/"],
  ["papaya", "/teams/mclaren/"],
  ["rbr", "/teams/red_bull/"],
  ["cota", "/circuits/austin/"],
  ["interlagos", "/circuits/interlagos/"],
  ["red bull ring", "/circuits/spielberg/"],
  ["albert park", "/circuits/melbourne/"],
  ["imola", "/circuits/imola/"],
  ["spa", "/circuits/spa_francorchamps/"],
  // One letter wrong, missing, added or swapped
  ["verstapen", "/driver/max_verstappen/"],
  ["haminton", "/driver/lewis_hamilton/"],
  ["schumaker", "/driver/michael_schumacher/"],
  ["vettle", "/driver/sebastian_vettel/"],
  ["fangoi", "/driver/juan_manuel_fangio/"],
  ["mansel", "/driver/nigel_mansell/"],
  ["riciardo", "/driver/daniel_ricciardo/"],
  ["alonzo", "/driver/fernando_alonso/"],
  ["leclrec", "/driver/charles_leclerc/"],
  ["rosburg", "/driver/nico_rosberg/"],
  ["barichello", "/driver/rubens_barrichello/"],
  ["tyrell", "/teams/tyrrell/"],
  ["mclarren", "/teams/mclaren/"],
  ["wiliams", "/teams/williams/"],
  ["silvertsone", "/circuits/silverstone/"],
  ["suzaka", "/circuits/suzuka/"],
  // Teams and circuits
  ["ferrari", "/teams/ferrari/"],
  ["redbull", "/teams/red_bull/"],
  ["brawn gp", "/teams/brawn/"],
  ["toro rosso", "/teams/toro_rosso/"],
  ["brabham", "/teams/brabham/"],
  ["monza", "/circuits/monza/"],
  ["monaco", "/circuits/monaco/"],
  ["zandvoort", "/circuits/zandvoort/"],
  // Races and seasons
  ["2021 abu dhabi", "/race/2021/22/race/results"],
  ["abu dhabi gp 2021", "/race/2021/22/race/results"],
  ["brazil 2008", "/race/2008/18/race/results"],
  ["1994 san marino grand prix", "/race/1994/3/race/results"],
  ["1988", "/standings/1988/drivers/overview"],
  ["2023 season", "/standings/2023/drivers/overview"],
];

let body: string;
beforeAll(async () => {
  await using api = await startTestApi();
  body = await (await api.ask(paths.search())).text();
});

test("of a hundred searches at least ninety-five have what is meant among the first three", () => {
  const search = createSearch(parse(searchIndex, JSON.parse(body)));
  const missed = queries.filter(
    ([typed, path]) => !search.find(typed, 3).some((found) => found.path === path),
  );
  expect(queries).toHaveLength(100);
  expect(missed.length, `not found: ${missed.map(([typed]) => typed).join(", ")}`).toBeLessThanOrEqual(5);
});

test("the index that the browser loads is under 60 KB on the wire", () => {
  expect(gzipSync(body).byteLength).toBeLessThan(60_000);
});
