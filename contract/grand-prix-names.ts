/**
 * The Grand Prix of every championship round from 1950 to 2026, so that a race page has its title without a request. A
 * test of the archive compares this table with the calendar of a full archive.
 *
 * Source: F1DB races and Grands Prix, CC BY 4.0.
 */
const names: Readonly<Record<string, string>> = {
  "70th_anniversary": "70th Anniversary Grand Prix",
  abu_dhabi: "Abu Dhabi Grand Prix",
  argentina: "Argentine Grand Prix",
  australia: "Australian Grand Prix",
  austria: "Austrian Grand Prix",
  azerbaijan: "Azerbaijan Grand Prix",
  bahrain: "Bahrain Grand Prix",
  barcelona_catalunya: "Barcelona-Catalunya Grand Prix",
  belgium: "Belgian Grand Prix",
  brazil: "Brazilian Grand Prix",
  caesars_palace: "Caesars Palace Grand Prix",
  canada: "Canadian Grand Prix",
  china: "Chinese Grand Prix",
  dallas: "Dallas Grand Prix",
  detroit: "Detroit Grand Prix",
  eifel: "Eifel Grand Prix",
  emilia_romagna: "Emilia Romagna Grand Prix",
  europe: "European Grand Prix",
  france: "French Grand Prix",
  germany: "German Grand Prix",
  great_britain: "British Grand Prix",
  hungary: "Hungarian Grand Prix",
  india: "Indian Grand Prix",
  indianapolis: "Indianapolis 500",
  italy: "Italian Grand Prix",
  japan: "Japanese Grand Prix",
  korea: "Korean Grand Prix",
  las_vegas: "Las Vegas Grand Prix",
  luxembourg: "Luxembourg Grand Prix",
  malaysia: "Malaysian Grand Prix",
  mexico: "Mexican Grand Prix",
  mexico_city: "Mexico City Grand Prix",
  miami: "Miami Grand Prix",
  monaco: "Monaco Grand Prix",
  morocco: "Moroccan Grand Prix",
  netherlands: "Dutch Grand Prix",
  pacific: "Pacific Grand Prix",
  pescara: "Pescara Grand Prix",
  portugal: "Portuguese Grand Prix",
  qatar: "Qatar Grand Prix",
  russia: "Russian Grand Prix",
  sakhir: "Sakhir Grand Prix",
  san_marino: "San Marino Grand Prix",
  sao_paulo: "São Paulo Grand Prix",
  saudi_arabia: "Saudi Arabian Grand Prix",
  singapore: "Singapore Grand Prix",
  south_africa: "South African Grand Prix",
  spain: "Spanish Grand Prix",
  styria: "Styrian Grand Prix",
  sweden: "Swedish Grand Prix",
  switzerland: "Swiss Grand Prix",
  turkey: "Turkish Grand Prix",
  tuscany: "Tuscan Grand Prix",
  united_states: "United States Grand Prix",
  united_states_west: "United States Grand Prix West",
};

/** The Grands Prix of each season in order of rounds. */
const seasons: Readonly<Record<number, string>> = {
  1950: "great_britain monaco indianapolis switzerland belgium france italy",
  1951: "switzerland indianapolis belgium france great_britain germany italy spain",
  1952: "switzerland indianapolis belgium france great_britain germany netherlands italy",
  1953: "argentina indianapolis netherlands belgium france great_britain germany switzerland italy",
  1954: "argentina indianapolis belgium france great_britain germany switzerland italy spain",
  1955: "argentina monaco indianapolis belgium netherlands great_britain italy",
  1956: "argentina monaco indianapolis belgium france great_britain germany italy",
  1957: "argentina monaco indianapolis france great_britain germany pescara italy",
  1958:
    "argentina monaco netherlands indianapolis belgium france great_britain germany portugal italy " +
    "morocco",
  1959: "monaco indianapolis netherlands france great_britain germany portugal italy united_states",
  1960:
    "argentina monaco indianapolis netherlands belgium france great_britain portugal italy " +
    "united_states",
  1961: "monaco netherlands belgium france great_britain germany italy united_states",
  1962: "netherlands monaco belgium france great_britain germany italy united_states south_africa",
  1963:
    "monaco belgium netherlands france great_britain germany italy united_states mexico " + "south_africa",
  1964: "monaco netherlands belgium france great_britain germany austria italy united_states mexico",
  1965:
    "south_africa monaco belgium france great_britain netherlands germany italy united_states " + "mexico",
  1966: "monaco belgium france great_britain netherlands germany italy united_states mexico",
  1967:
    "south_africa monaco netherlands belgium france great_britain germany canada italy " +
    "united_states mexico",
  1968:
    "south_africa spain monaco belgium netherlands france great_britain germany italy canada " +
    "united_states mexico",
  1969:
    "south_africa spain monaco netherlands france great_britain germany italy canada united_states " +
    "mexico",
  1970:
    "south_africa spain monaco belgium netherlands france great_britain germany austria italy " +
    "canada united_states mexico",
  1971:
    "south_africa spain monaco netherlands france great_britain germany austria italy canada " +
    "united_states",
  1972:
    "argentina south_africa spain monaco belgium france great_britain germany austria italy canada " +
    "united_states",
  1973:
    "argentina brazil south_africa spain belgium monaco sweden france great_britain netherlands " +
    "germany austria italy canada united_states",
  1974:
    "argentina brazil south_africa spain belgium monaco sweden netherlands france great_britain " +
    "germany austria italy canada united_states",
  1975:
    "argentina brazil south_africa spain monaco belgium sweden netherlands france great_britain " +
    "germany austria italy united_states",
  1976:
    "brazil south_africa united_states_west spain belgium monaco sweden france great_britain " +
    "germany austria netherlands italy canada united_states japan",
  1977:
    "argentina brazil south_africa united_states_west spain monaco belgium sweden france " +
    "great_britain germany austria netherlands italy united_states canada japan",
  1978:
    "argentina brazil south_africa united_states_west monaco belgium spain sweden france " +
    "great_britain germany austria netherlands italy united_states canada",
  1979:
    "argentina brazil south_africa united_states_west spain belgium monaco france great_britain " +
    "germany austria netherlands italy canada united_states",
  1980:
    "argentina brazil south_africa united_states_west belgium monaco france great_britain germany " +
    "austria netherlands italy canada united_states",
  1981:
    "united_states_west brazil argentina san_marino belgium monaco spain france great_britain " +
    "germany austria netherlands italy canada caesars_palace",
  1982:
    "south_africa brazil united_states_west san_marino belgium monaco detroit canada netherlands " +
    "great_britain france germany austria switzerland italy caesars_palace",
  1983:
    "brazil united_states_west france san_marino monaco belgium detroit canada great_britain " +
    "germany austria netherlands italy europe south_africa",
  1984:
    "brazil south_africa belgium san_marino france monaco canada detroit dallas great_britain " +
    "germany austria netherlands italy europe portugal",
  1985:
    "brazil portugal san_marino monaco canada detroit france great_britain germany austria " +
    "netherlands italy belgium europe south_africa australia",
  1986:
    "brazil spain san_marino monaco belgium canada detroit france great_britain germany hungary " +
    "austria italy portugal mexico australia",
  1987:
    "brazil san_marino belgium monaco detroit france great_britain germany hungary austria italy " +
    "portugal spain mexico japan australia",
  1988:
    "brazil san_marino monaco mexico canada detroit france great_britain germany hungary belgium " +
    "italy portugal spain japan australia",
  1989:
    "brazil san_marino monaco mexico united_states canada france great_britain germany hungary " +
    "belgium italy portugal spain japan australia",
  1990:
    "united_states brazil san_marino monaco canada mexico france great_britain germany hungary " +
    "belgium italy portugal spain japan australia",
  1991:
    "united_states brazil san_marino monaco canada mexico france great_britain germany hungary " +
    "belgium italy portugal spain japan australia",
  1992:
    "south_africa mexico brazil spain san_marino monaco canada france great_britain germany " +
    "hungary belgium italy portugal japan australia",
  1993:
    "south_africa brazil europe san_marino spain monaco canada france great_britain germany " +
    "hungary belgium italy portugal japan australia",
  1994:
    "brazil pacific san_marino monaco spain canada france great_britain germany hungary belgium " +
    "italy portugal europe japan australia",
  1995:
    "brazil argentina san_marino spain monaco canada france great_britain germany hungary belgium " +
    "italy portugal europe pacific japan australia",
  1996:
    "australia brazil argentina europe san_marino monaco spain canada france great_britain germany " +
    "hungary belgium italy portugal japan",
  1997:
    "australia brazil argentina san_marino monaco spain canada france great_britain germany " +
    "hungary belgium italy austria luxembourg japan europe",
  1998:
    "australia brazil argentina san_marino spain monaco canada france great_britain austria " +
    "germany hungary belgium italy luxembourg japan",
  1999:
    "australia brazil san_marino monaco spain canada france great_britain austria germany hungary " +
    "belgium italy europe malaysia japan",
  2000:
    "australia brazil san_marino great_britain spain europe monaco canada france austria germany " +
    "hungary belgium italy united_states japan malaysia",
  2001:
    "australia malaysia brazil san_marino spain austria monaco canada europe france great_britain " +
    "germany hungary belgium italy united_states japan",
  2002:
    "australia malaysia brazil san_marino spain austria monaco canada europe great_britain france " +
    "germany hungary belgium italy united_states japan",
  2003:
    "australia malaysia brazil san_marino spain austria monaco canada europe france great_britain " +
    "germany hungary italy united_states japan",
  2004:
    "australia malaysia bahrain san_marino spain monaco europe canada united_states france " +
    "great_britain germany hungary belgium italy china japan brazil",
  2005:
    "australia malaysia bahrain san_marino spain monaco europe canada united_states france " +
    "great_britain germany hungary turkey italy belgium brazil japan china",
  2006:
    "bahrain malaysia australia san_marino europe spain monaco great_britain canada united_states " +
    "france germany hungary turkey italy china japan brazil",
  2007:
    "australia malaysia bahrain spain monaco canada united_states france great_britain europe " +
    "hungary turkey italy belgium japan china brazil",
  2008:
    "australia malaysia bahrain spain turkey monaco canada france great_britain germany hungary " +
    "europe belgium italy singapore japan china brazil",
  2009:
    "australia malaysia china bahrain spain monaco turkey great_britain germany hungary europe " +
    "belgium italy singapore japan brazil abu_dhabi",
  2010:
    "bahrain australia malaysia china spain monaco turkey canada europe great_britain germany " +
    "hungary belgium italy singapore japan korea brazil abu_dhabi",
  2011:
    "australia malaysia china turkey spain monaco canada europe great_britain germany hungary " +
    "belgium italy singapore japan korea india abu_dhabi brazil",
  2012:
    "australia malaysia china bahrain spain monaco canada europe great_britain germany hungary " +
    "belgium italy singapore japan korea india abu_dhabi united_states brazil",
  2013:
    "australia malaysia china bahrain spain monaco canada great_britain germany hungary belgium " +
    "italy singapore korea japan india abu_dhabi united_states brazil",
  2014:
    "australia malaysia bahrain china spain monaco canada austria great_britain germany hungary " +
    "belgium italy singapore japan russia united_states brazil abu_dhabi",
  2015:
    "australia malaysia china bahrain spain monaco canada austria great_britain hungary belgium " +
    "italy singapore japan russia united_states mexico brazil abu_dhabi",
  2016:
    "australia bahrain china russia spain monaco canada europe austria great_britain hungary " +
    "germany belgium italy singapore malaysia japan united_states mexico brazil abu_dhabi",
  2017:
    "australia china bahrain russia spain monaco canada azerbaijan austria great_britain hungary " +
    "belgium italy singapore malaysia japan united_states mexico brazil abu_dhabi",
  2018:
    "australia bahrain china azerbaijan spain monaco canada france austria great_britain germany " +
    "hungary belgium italy singapore russia japan united_states mexico brazil abu_dhabi",
  2019:
    "australia bahrain china azerbaijan spain monaco canada france austria great_britain germany " +
    "hungary belgium italy singapore russia japan mexico united_states brazil abu_dhabi",
  2020:
    "austria styria hungary great_britain 70th_anniversary spain belgium italy tuscany russia " +
    "eifel portugal emilia_romagna turkey bahrain sakhir abu_dhabi",
  2021:
    "bahrain emilia_romagna portugal spain monaco azerbaijan france styria austria great_britain " +
    "hungary belgium netherlands italy russia turkey united_states mexico_city sao_paulo qatar " +
    "saudi_arabia abu_dhabi",
  2022:
    "bahrain saudi_arabia australia emilia_romagna miami spain monaco azerbaijan canada " +
    "great_britain austria france hungary belgium netherlands italy singapore japan united_states " +
    "mexico_city sao_paulo abu_dhabi",
  2023:
    "bahrain saudi_arabia australia azerbaijan miami monaco spain canada austria great_britain " +
    "hungary belgium netherlands italy singapore japan qatar united_states mexico_city sao_paulo " +
    "las_vegas abu_dhabi",
  2024:
    "bahrain saudi_arabia australia japan china miami emilia_romagna monaco canada spain austria " +
    "great_britain hungary belgium netherlands italy azerbaijan singapore united_states mexico_city " +
    "sao_paulo las_vegas qatar abu_dhabi",
  2025:
    "australia china japan bahrain saudi_arabia miami emilia_romagna monaco spain canada austria " +
    "great_britain belgium hungary netherlands italy azerbaijan singapore united_states mexico_city " +
    "sao_paulo las_vegas qatar abu_dhabi",
  2026:
    "australia china japan miami canada monaco barcelona_catalunya austria great_britain belgium " +
    "hungary netherlands italy spain azerbaijan bahrain singapore united_states mexico_city sao_paulo " +
    "las_vegas qatar abu_dhabi",
};

/** The names of a season's rounds in order; empty for an unknown season. */
export function grandPrixNames(year: number): Array<string> {
  const season = seasons[year];
  if (season === undefined) return [];
  return season.split(" ").map((id, index) => names[id] ?? roundName(index + 1));
}

/** The name of a round, for example "British Grand Prix"; 'Round {n}' if unknown. */
export function grandPrixName(year: number, round: number): string {
  return grandPrixNames(year)[round - 1] ?? roundName(round);
}

function roundName(round: number): string {
  return `Round ${round}`;
}
