/** Countries as German, French, Spanish, Italian, Portuguese and Dutch have them, folded, by their English names. */
const countries: Readonly<Record<string, string>> = {
  germany: "deutschland allemagne alemania germania alemanha duitsland",
  france: "frankreich francia franca frankrijk",
  spain: "spanien espagne espana spagna espanha spanje",
  italy: "italien italie italia",
  belgium: "belgien belgique belgica belgio belgie",
  hungary: "ungarn hongrie hungria ungheria hongarije",
  austria: "osterreich oesterreich autriche oostenrijk austria",
  netherlands:
    "niederlande niederlanden pays_bas paises_bajos paesi_bassi paises_baixos nederland holanda olanda",
  britain:
    "grossbritannien grande_bretagne gran_bretana gran_bretagna gra_bretanha groot_brittannie royaume_uni reino_unido regno_unito angleterre inglaterra inghilterra engeland",
  usa: "vereinigte_staaten etats_unis estados_unidos stati_uniti verenigde_staten",
  canada: "kanada",
  brazil: "brasilien bresil brasil brasile brazilie",
  mexico: "mexiko mexique messico",
  argentina: "argentinien argentinie argentina",
  japan: "japon giappone japao",
  china: "chine cina",
  australia: "australien australie australia",
  "south africa": "sudafrika suedafrika afrique_du_sud sudafrica africa_do_sul zuid_afrika",
  switzerland: "schweiz suisse suiza svizzera suica zwitserland",
  sweden: "schweden suede suecia svezia zweden",
  russia: "russland russie rusia rusland",
  turkey: "turkei tuerkei turquie turquia turchia turkije",
  portugal: "portogallo",
  monaco: "monaco",
  azerbaijan: "aserbaidschan azerbaidjan azerbaiyan azerbaigian azerbaijao azerbeidzjan",
  "saudi arabia": "saudi_arabien arabie_saoudite arabia_saudita arabia_saudi",
  singapore: "singapur singapour cingapura",
  qatar: "katar catar",
  bahrain: "bahrein barein",
  malaysia: "malaisie malasia malesia maleisie",
  korea: "coree corea",
  india: "indien inde",
  morocco: "marokko maroc marruecos marocco",
  luxembourg: "luxemburg luxemburgo lussemburgo",
  "san marino": "saint_marin",
  "abu dhabi": "abu_dabi abu_dhabi",
};

const english = new Map(
  Object.entries(countries).flatMap(([name, others]) =>
    others.split(" ").map((other) => [other.replaceAll("_", " "), name] as const),
  ),
);

/** A country with an article or a preposition that is one word with it: "d'Italia" is folded to "ditalia". */
const country = new RegExp(
  `\\b(?:d|l|dell)?(${[...english.keys()].toSorted((one, other) => other.length - one.length).join("|")})\\b`,
  "g",
);

/** "Großer Preis von", "Gran Premio de", "Grande Prêmio do", "Grand Prix de", "Grote Prijs van". */
const grandPrix =
  /\b(?:grosser preis|gran premio|gran premi|grande premio|grote prijs|grand prix)(?: (?:von|vom|van|de|del|della|di|do|da|du|des|der|dos|d)(?: (?:la|le|los|las|den|der))?(?= )|(?= |$))/g;

/** Folded words with countries and "Grand Prix" in English: "gran premio de espana" → "grand prix spain". */
export function inEnglish(words: string): string {
  return words
    .replaceAll(grandPrix, "grand prix")
    .replaceAll(country, (_words, name: string) => english.get(name) ?? name);
}
