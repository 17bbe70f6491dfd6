/** Teams whose first three letters are not what they are known by, or those of another team or champion. */
const codes: Readonly<Record<string, string>> = {
  aston_martin: "AMR",
  brawn: "BRW",
  kick_sauber: "SAU",
  racing_bulls: "VRB",
  red_bull: "RBR",
};

/** A team in three letters, where there is no room for its name. */
export function teamCode(id: string, name: string): string {
  return codes[id] ?? name.slice(0, 3).toUpperCase();
}
