/** A race's name for narrow places (specification §2): "Las Vegas Grand Prix" → "Las Vegas GP". */
export function shortRaceName(name: string): string {
  return name.replace("Grand Prix", "GP");
}
