import { array, fallback, maxLength, parse, parseJson, pipe, string } from "valibot";

const historyKey = "sql-history";
const mostQueries = 20;
/** What is longer is run and not kept. */
const longestQuery = 5000;

const stored = fallback(pipe(string(), parseJson(), array(pipe(string(), maxLength(longestQuery)))), []);

/** The queries that were run in this browser, the last one first; none where storage is forbidden or damaged. */
export function readHistory(storage: () => Pick<Storage, "getItem"> = () => localStorage): Array<string> {
  try {
    return parse(stored, storage().getItem(historyKey)).slice(0, mostQueries);
  } catch {
    return [];
  }
}

/** The history with a query at its front, each query once. */
export function withQuery(history: ReadonlyArray<string>, sql: string): Array<string> {
  const text = sql.trim();
  if (text === "" || text.length > longestQuery) return [...history];
  return [text, ...history.filter((each) => each !== text)].slice(0, mostQueries);
}

/** Keeps the history where storage allows it. */
export function storeHistory(
  history: ReadonlyArray<string>,
  storage: () => Pick<Storage, "setItem"> = () => localStorage,
): void {
  try {
    storage().setItem(historyKey, JSON.stringify(history));
  } catch {
    // Storage is full or forbidden: nothing is kept.
  }
}
