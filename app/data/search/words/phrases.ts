import MiniSearch from "minisearch";
import {
  event,
  mark,
  type Meaning,
  number,
  numberOf,
  ordinal,
  page,
  type Phrase,
  phrase,
  set,
} from "./phrase.ts";

const poles = "poles?(?: positions?)?";
const races = "(?:races|starts|grands prix|gps|grand prix|entries)";
/** A round of the season; "first grand prix win" is a win. */
const round = "(?:race|round|grand prix)s?(?! (?:wins?|winners?|victor|podiums?|poles?|starts?|points))";
const someRules = "(?:rules|regulations|scoring(?: systems?)?|points(?: (?:systems?|scoring|scale|rules))?)";
const under = "(?:(?:scored |counted )?(?:under|with|by|using|on) (?:the )?)";

/** How fans say it, in words that are folded already (foldName); the longest that fits is taken. */
const phrases: ReadonlyArray<Phrase> = [
  // Results that are counted
  event("(?:race )?(?:wins?|won|victor(?:y|ies))|winning|first places", {}),
  phrase("(?:race )?winners?", { event: {}, mark: "drivers" }),
  event("podium (?:finish(?:es)?|places?)|podiums?|rostrums?|top (?:three|3)(?: finish(?:es)?)?", {
    what: "podium",
  }),
  event("pole positions?|poles?", { what: "pole" }),
  phrase("(?:nationalit(?:y|ies)|countr(?:y|ies)|nations) of (?:the )?(?:race |grand prix )?winners?", {
    event: {},
    mark: "nations",
  }),
  phrase("pole ?sitters?", { event: { what: "pole" }, mark: "drivers" }),
  event("front rows?(?: starts?| lockouts?)?", { what: "front_row" }),
  event("fastest laps?", { what: "fastest_lap" }),
  event("hat ?tricks?", { what: "hat_trick" }),
  event("grand (?:slams?|chelems?)|grands chelems", { what: "grand_slam" }),
  event(
    "points? (?:finish(?:es)?|scores)|finish(?:es)? in the points|in the points|(?:to )?scored? (?:a )?points?",
    {
      what: "points",
    },
  ),
  event(
    "(?:finish(?:es|ed|ing)? |ended? )?(?:outside|out of)(?: of)?(?: the)? points(?: finish(?:es)?| (?:places|positions))?",
    { what: "start", points: "0" },
  ),
  event("classified(?: finish(?:es)?)?|classifications|races finished|finish(?:es|ed)", {
    what: "classified",
  }),
  event("disqualifications?|disqualified|dsqs?", { what: "disqualification" }),
  event("dns|did not starts?|not started|non starts?", { what: "no_start" }),
  event("dnqs?|did not qualify|failed to qualify|not qualified|non qualifications?", {
    what: "no_qualification",
  }),
  event("entries|entered", { what: "entry" }),
  event("engine failures?|blown engines?|engine retirements?", { what: "retirement", reason: "engine" }),
  event("gearbox failures?", { what: "retirement", reason: "gearbox" }),
  event("collisions?", { what: "retirement", reason: "collision" }),
  event("accidents?|crash(?:es|ed)?", { what: "retirement", reason: "accident" }),
  event("brake failures?", { what: "retirement", reason: "brakes" }),
  phrase("(?:one twos?|1 2s?)(?: finish(?:es)?)?", {
    event: { what: "classified", finish: "1..2" },
    mark: "pairs",
  }),
  phrase(`${ordinal} place(?:s| finish(?:es)?)?|finish(?:es|ed|ing)? (?:in |on )?${ordinal}`, (match) => ({
    event: { what: "classified", finish: String(numberOf(match[1] ?? match[2])) },
  })),
  phrase(`top ${number} finish(?:es)?|finish(?:es)? in the top ${number}`, (match) => ({
    event: { what: "classified", finish: `1..${numberOf(match[1] ?? match[2])}` },
  })),
  mark(
    "races(?: started)?|starts?|started|grands prix|race starts|grand prix starts|starters?|raced",
    "races",
  ),
  mark("retire(?:ments?|d|s)|dnfs?|did not finish(?:es)?|failures?", "retirements"),
  mark("points?", "points"),
  // Under which conditions
  set("(?:not|except|without(?: starting| being)?) (?:from|on) (?:the )?pole(?: position)?", { pole: "no" }),
  phrase("without pole(?: position)?", { set: { pole: "no" }, mark: "without pole" }),
  set("(?:starting )?(?:from|on) (?:the )?pole(?: position)?", { pole: "yes" }),
  set(
    `(?:${poles} )?(?:that (?:he|she) )?convert(?:ed|s|ing)?(?: (?:his|her|their|an?|the))?(?: ${poles})?(?: (?:in)?to)?(?: an?)?`,
    { pole: "yes" },
  ),
  set("(?:(?:starting|started) (?:on|from)|from) (?:the )?front row", { grid: "1..2" }),
  set("with (?:the )?fastest laps?", { fastest_lap: "yes" }),
  set("without (?:the )?fastest lap", { fastest_lap: "no" }),
  phrase(
    `(?:starting )?(?:from )?(?:outside|out of|beyond|lower than|worse than|behind|below) (?:of )?(?:the )?(?:first |top )?(?:${number}|${ordinal})(?: on the grid| places on the grid| grid places| places)?`,
    (match) => ({ set: { grid: `${numberOf(match[1] ?? match[2]) + 1}..` } }),
  ),
  phrase(
    `(?:starting )?(?:from|in) (?:the )?(?:first|top) ${number}(?: on the grid| places on the grid)?`,
    (match) => ({
      set: { grid: `1..${numberOf(match[1])}` },
    }),
  ),
  phrase(
    `(?:having )?(?:(?:starting|started) (?:from |in |on )?|from )(?:the )?(?:grid (?:position|place|slot) )?${ordinal}(?! (?:race|grand prix|season|year|lap))(?: on the grid| (?:grid )?(?:place|position|slot))?(?: or (?:lower|worse|below))?`,
    (match) => ({
      set: { grid: `${numberOf(match[1])}${/ or \w+$/.test(match[0]) ? ".." : ""}` },
    }),
  ),
  phrase("(?:starting )?(?:from )?grid (?:position |place |slot )?(\\d{1,2})", (match) => ({
    set: { grid: String(numberOf(match[1])) },
  })),
  phrase(`(?:min|minimum|minimum of|at least|with|over) (?:of )?${number} ${races}`, (match) => ({
    set: { min_starts: String(numberOf(match[1])) },
  })),
  phrase(`${number} or more ${races}`, (match) => ({ set: { min_starts: String(numberOf(match[1])) } })),
  phrase(`(?:with )?(?:at least|min|minimum|minimum of) ${number}`, (match) => ({
    set: { at_least: String(numberOf(match[1])) },
  })),
  phrase(`(?:with )?${number} or more`, (match) => ({ set: { at_least: String(numberOf(match[1])) } })),
  phrase(`(?:with )?(?:more than|over) ${number}`, (match) => ({
    set: { at_least: String(numberOf(match[1]) + 1) },
  })),
  phrase(`(?:with )?(?:exactly|only|just) (?:a )?${number}`, (match) => ({
    set: { exactly: String(numberOf(match[1])) },
  })),
  phrase(`with ${number}(?= (?:wins?|victor(?:y|ies)|podiums?|poles?|fastest laps?)(?: |$))`, (match) => ({
    set: { exactly: String(numberOf(match[1])) },
  })),
  phrase(
    "(?:only|just) (?:ever )?won (?:once|one (?:race|grand prix|gp))|won (?:(?:only|just|exactly) )?(?:once|one (?:race|grand prix|gp))",
    { event: {}, set: { exactly: "1" } },
  ),
  phrase("one (?:time|hit|off) (?:winners?|wonders?)", { event: {}, set: { exactly: "1" } }),
  phrase("one (?:time|off) pole sitters?", { event: { what: "pole" }, set: { exactly: "1" } }),
  phrase(`with ${number} (?:pit )?stops?`, (match) => ({ set: { stops: String(numberOf(match[1])) } })),
  mark(
    "(?:(?:without|never|non|outside(?: of)?(?! (?:the )?(?:points|podium|top))|except(?: for)?|excluding|other than|apart from|not counting)(?: (?:at|in|for|by))?|not (?:at|in|for|with|by))(?: (?:a|an|any|ever|taking|scoring|getting|having|had|taken|scored|a single))*(?: (?:winning|won|win|being|been|becoming|became)(?: (?:a|an|any|the|ever|world))*(?= (?:titles?|championships?|champions?)(?: |$)))?|no",
    "without",
  ),
  mark("(?:at )?home(?: (?:race|grand prix|gp|soil))?", "home"),
  set("sprints?(?: races?)?", { session: "sprint" }),
  set("(?:grands prix|races) and sprints|(?:including|with|and) sprints", { session: "both" }),
  set(`(?:in )?(?:the )?(?:first|opening) ${round}(?: of (?:the|a) (?:season|year))?`, { round: "first" }),
  set("(?:in )?(?:the )?season openers?", { round: "first" }),
  set(
    `(?:in )?(?:the )?(?:(?:last|final) ${round}(?: of (?:the|a) (?:season|year))?|season finales?|finales?)`,
    {
      round: "last",
    },
  ),
  // For each what
  set(
    "(?:in|over|during) (?:a|one|a single|the same) (?:season|year)|single season|season record|(?:per|by|each|every) (?:season|year)",
    {
      per: "season",
    },
  ),
  set("at (?:a|one|a single|the same) (?:circuit|track)|(?:per|by|each|every) (?:circuit|track|venue)", {
    per: "circuit",
  }),
  set("(?:in|at) (?:one|a single|the same) (?:grand prix|gp)|(?:per|by) (?:grand prix|gp)", { per: "gp" }),
  mark("(?:for|with) (?:one|a single|the same) (?:team|constructor)", "of one team"),
  mark("(?:per|by|each|every) (?:team|constructor)s?", "by team"),
  mark("in (?:a|one|a single) (?:race|grand prix)", "by race"),
  mark("(?:per|each|every) (?:race|start|grand prix|gp)", "per race"),
  mark("(?:with )?(?:engines? )?powered(?: by)?(?: cars?)?|power ?units? (?:of|by)", "engines"),
  mark("(?:by |per )?(?:engine (?:makers?|manufacturers?|suppliers?)|engines?|power units?)", "engines"),
  mark("(?:by |per |for )?(?:nations?|countr(?:y|ies)|nationalit(?:y|ies))", "nations"),
  mark("drivers?|by drivers?|racers?", "drivers"),
  mark(
    "(?:by )?(?:drivers?|racers?) from(?= (?!\\d|p\\d|the |pole|outside|out of|grid|last|back|start))",
    "from",
  ),
  mark("teams?|constructors?|cars", "teams"),
  phrase("to win(?: (?:an?|the))?(?: (?:grand prix|gp|race))?", { event: {}, mark: "one who" }),
  event("(?:to )?finish (?:an? |the )?(?:grand prix|gp|race)", { what: "classified" }),
  phrase(
    "to (?:start|race|drive|compete|take part)(?: (?:in|at))?(?: (?:an?|the))?(?: (?:f1 |formula one )?(?:grand prix|gp|race))?",
    { event: { what: "start" }, mark: "one who" },
  ),
  mark("to (?:take|score|reach|set|get|start|finish|stand|be)(?: (?:an?|the|on))*", "one who"),
  // Those in an answer are different in any case.
  phrase("how many different(?= (?:winners?|drivers?|teams?|constructors?|countries|nations))", {}),
  // Races are no subject of a question, and "different" counts what no measure does.
  mark(
    "(?:which |what )?races? with (?:the )?(?:most|fewest|least|highest|lowest)|different (?:winners?|drivers?|teams?|circuits?|countries|cars)|finishers|(?:closest|narrowest|biggest|smallest)(?: (?:finish(?:es)?|(?:winning )?margins?|gaps?))",
    "unanswerable",
  ),
  // Where somebody was born is in no result, and no nationality: Verstappen was born in Belgium.
  mark("born(?: and raised)? (?:in|at|near)", "unanswerable"),
  // How long stops took is in no result.
  mark(
    "(?:fastest|quickest|shortest|slowest|longest)(?: ever)? pit ?stops?(?: times?)?|pit ?stops? (?:times?|durations?|lengths?)",
    "unanswerable",
  ),
  mark(
    "(?:most )?races together|(?:longest (?:lasting |serving )?|by )?(?:teammates|team mates|pairs|pairings|line ups)(?: together)?|together",
    "pairs",
  ),
  mark(
    "as (?:a |the )?(?:teammate|team mate|partner)s?(?: (?:of|to))?|(?:teammate|team mate)s? (?:of|to)|alongside|beside|partnering|teammate|team mate",
    "teammate",
  ),
  mark("as", "as"),
  mark("host(?:ed|s|ing)?|(?:been|was|were) (?:held|staged)|(?:races|grands prix) held", "hosted"),
  // What is worked out
  mark(
    "(?:longest |biggest |best )?(?:streaks?|runs? of|runs?)|in a row|consecutive|successive|straight|back to back|on the trot|unbroken",
    "streak",
  ),
  mark("consecutive (?:seasons|years)(?: with)?|(?:seasons|years) in a row(?: with)?", "consecutive seasons"),
  mark("(?:longest )?(?:wait|gap|drought|time)s? between(?: two)?|races between(?: two)?|droughts?", "wait"),
  mark(
    // "Races for Ferrari" lead up to nothing.
    "(?:races|starts|grands prix) (?:for|to)(?: (?:a|an|their|his)(?: first| maiden)?|(?: the)? (?:first|maiden))|(?:races|starts|grands prix) (?:before|until|till|up to)(?: (?:a|an|the|their|his))?(?: first| maiden)?|(?:longest wait|wait|time|took longest|needed) (?:before|until|till|for|to|up to)(?: (?:a|an|the|their|his))?(?: first| maiden)?|before (?:a |their |his )?first",
    "until",
  ),
  mark(
    "(?:longest )?(?:time|span|period|years) (?:from|between) first (?:to|and) last|(?:longest )?span",
    "span",
  ),
  mark("rates?|percent(?:ages?)?|per cent|ratios?|shares?|strike rate|conversion", "rate"),
  mark("average|avg|mean", "average"),
  mark("first(?: ever)?|maiden|earliest", "first"),
  mark("latest first", "latest"),
  mark("last|most recent|latest|final", "last"),
  set("youngest(?: (?:to|on the|with a|at|race))?", { measure: "youngest" }),
  set("oldest(?: (?:to|on the|with a|at|race))?", { measure: "oldest" }),
  phrase(
    "(?:from )?(?:the )?(?:(lowest|worst|furthest back)|highest|best) (?:grid|starting)(?: (?:position|place|slot)s?)?(?: (?:of|for|by))?",
    ([, low]) => ({ set: { measure: low === undefined ? "least" : "most", figure: "grid" } }),
  ),
  phrase("how old|age (?:of|was|is|at)|(?:at )?what age", { set: { measure: "youngest" } }),
  phrase(
    "(?:the )?(first|last)(?: ever)? (?:race|grand prix|start) (?:of|for|by)(?! (?:the|a|an|\\d))",
    ([, end]) => ({
      event: { what: "start" },
      mark: end === "first" ? "first" : "last",
    }),
  ),
  // "His first race" is the driver's; "the first race" is a season's.
  mark(
    `(?:(?:at|in|on) )?(?:(?:his|her|their|the|an?) )?debuts?|(?:at|in) (?:his|her|their) (?:very )?first ${round}`,
    "debut",
  ),
  phrase("when (?:he|she|they) won (?:his|her|their|a|the) first (?:race|grand prix|gp)", {
    event: {},
    mark: "first",
  }),
  phrase("(?:win|wins|won|winning) (?:his|her|their) (?:very )?first(?: ever)? (?:race|grand prix|gp)", {
    event: {},
    mark: "first",
  }),
  phrase("(?:from )?furthest back(?: on the grid)?", { set: { measure: "most", figure: "grid" } }),
  mark(
    "places? gained|positions? gained|places made up|overtakes|positions made up|comebacks?|gained",
    "gain",
  ),
  set("pit ?stops?", { measure: "sum", figure: "stops" }),
  phrase("pit ?stops? in (?:a|one|a single) (?:race|grand prix)", {
    event: { what: "start" },
    set: { measure: "most", figure: "stops" },
  }),
  set("(?:finish(?:ing)? positions?|finish|result)", { figure: "finish" }),
  set("(?:grid|start(?:ing)?) (?:positions?|places?|slots?|order)|(?:starting )?grid", { figure: "grid" }),
  mark("best|top", "best"),
  mark("worst", "worst"),
  mark("highest", "highest"),
  mark("lowest", "lowest"),
  mark("fewest|least|(?:lowest|smallest) number of|smallest|minimum", "fewest"),
  mark("most|greatest|biggest|longest|number of|record|maximum", "most"),
  mark("who(?: has| had| is| was| are| s)?|which", "who"),
  // Where, for whom
  mark("at|in|on", "at"),
  mark("for|with|driving for|driving", "for"),
  mark("by", "by"),
  mark("vs|versus|v|against|compared (?:to|with)|or", "versus"),
  // Pages
  page(
    "(?:(?:title|championship) )?(?:odds|chances?|probabilit(?:y|ies))(?: (?:of|in|for) (?:the|a) (?:title|championship))?|(?:title )?(?:favourites?|contenders?)",
    {
      season: "odds",
    },
  ),
  page("(?:title|championship) (?:fight|race|battle|decider)", { season: "graph" }),
  page("standings|points table|table|season", { season: "overview" }),
  mark("(?:world )?(?:championships?|champions?|titles?)", "titles"),
  mark("will|(?:is|are) (?:going|likely|set) to|going to|can|could|might", "future"),
  mark("constructors (?:standings|championship|table)|constructors", "constructors"),
  page("(?:f1 )?(?:calendar|schedule|dates)", { path: "/calendar/", name: "Calendar" }),
  page("next races?", { path: "/races/", name: "Races" }),
  phrase(`${under}?(?:an?)?(?:other|different|old) ${someRules}`, { rules: { like: null } }),
  phrase(
    `${under}(\\d{4})s? ${someRules}|(\\d{4})s? (?:rules|regulations|(?:points|scoring) systems?)`,
    (match) => ({
      rules: { like: Number(match[1] ?? match[2]) },
    }),
  ),
  phrase(`${under}?${someRules} (?:of|from) (?:the )?(\\d{4})`, (match) => ({
    rules: { like: Number(match[1]) },
  })),
  phrase(`${under}?(?:todays?|modern|current|present(?: day)?|new) ${someRules}`, {
    rules: { like: "today" },
  }),
  page("records|record book", { path: "/records/", name: "Records" }),
  page(
    "(?:all time |driver |drivers )?(?:ratings?|rankings?)|(?:the )?(?:greatest|goat)(?: f1)?(?: drivers?)?(?: of all time| ever| in history)?|(?:who (?:was|is) )?(?:the )?best(?: f1)? drivers? (?:of all time|ever|in history)",
    { path: "/ratings/", name: "Driver ratings" },
  ),
  page("same car|equal cars", { path: "/ratings/same-car", name: "Same car" }),
  page("circuits|tracks|all circuits", { path: "/circuits/", name: "Circuits" }),
  page("compare|comparisons?|head to heads?", { path: "/compare/", name: "Compare" }),
  page(
    ".*\\bcounted\\b.*|definitions?|method(?:s|ology)?|how we count|how (?:do|does|are|is) .* (?:count|counted|work)",
    {
      path: "/method/",
      name: "Method",
    },
  ),
  page("api|csv|json", { path: "/api/", name: "JSON and CSV" }),
  page("data|downloads?|open data", { path: "/data/", name: "Open data" }),
  page("sql", { path: "/sql/", name: "SQL" }),
  page("ask(?: the archive)?|questions?", { path: "/ask/", name: "Ask the archive" }),
  page("all drivers|list of drivers|driver list", { path: "/drivers/", name: "All drivers" }),
  page("all teams|list of teams|team list", { path: "/teams_overview/", name: "All teams" }),
  page("all races|list of races|race list", { path: "/races/", name: "Races" }),
  page("results?|classification|race results?", { screen: "results" }),
  page("stints?|tyres?|strateg(?:y|ies)|tyre strategy", { screen: "stints" }),
  page("lap charts?|race trace", { screen: "lap-chart" }),
  page("lap times|laps", { screen: "laps" }),
  page("pace|race pace", { screen: "pace" }),
  page("story|what decided", { screen: "story" }),
  page("teammate gaps?", { screen: "teammate-gap" }),
  page("progression|weekend progression", { screen: "weekend-progression" }),
  mark("qualifying|quali|qualified|qualification", "qualifying"),
  page("sprint (?:qualifying|quali|shootout)", { session: "sprint-qualifying" }),
  page("practice|fp\\d", { session: "practice" }),
  page("race", { session: "race" }),
];

/** What the beginning of a text means, with as many words as it takes; null for nothing. */
export function readPhrase(text: string): { meaning: Meaning; words: string } | null {
  let longest: { meaning: Meaning; words: string } | null = null;
  for (const [pattern, meaning] of phrases) {
    const match = pattern.exec(text);
    if (match !== null && match[0].trim().length > (longest?.words.length ?? 0))
      longest = { meaning: meaning(match), words: match[0].trim() };
  }
  return longest;
}

/**
 * The vocabulary's word that is meant by a misspelt one: "podums" → "podiums"; null for none. Words of fewer than five
 * letters are like too many others.
 */
export function respelt(word: string): string | null {
  if (word.length < 5) return null;
  vocabulary ??= indexVocabulary();
  return vocabulary.search(word, { fuzzy: 1 })[0]?.terms[0] ?? null;
}

let vocabulary: MiniSearch | null = null;

function indexVocabulary(): MiniSearch {
  const words = new MiniSearch({ fields: ["id"] });
  words.addAll(
    "wins winner winners victories podium podiums poles position positions fastest points retirements qualifying youngest oldest longest streak consecutive season seasons average finish circuit driver drivers teams constructors engines teammates without races starts sprint standings calendar records results stints places gained percentage first"
      .split(" ")
      .map((id) => ({ id })),
  );
  return words;
}
