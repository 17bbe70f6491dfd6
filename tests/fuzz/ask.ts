import fc from "fast-check";
import { isLong, unescaped } from "./hostile.ts";

/** How many requests are under way at one time. */
const together = 10;

/**
 * Asks for addresses that are made up.
 *
 * @param options.count how many addresses
 * @param options.address makes one, relative to `base`
 * @returns what is wrong with the answers, for as few addresses as it takes to show it; empty when all are right
 */
export async function wrongAnswers(options: {
  base: string;
  count: number;
  address: fc.Arbitrary<string>;
  headers?: Record<string, string>;
}): Promise<Array<string>> {
  const { base, count, address, headers = {} } = options;
  const batch = fc.array(address, { minLength: 1, maxLength: together, size: "max" });
  const property = fc.asyncProperty(batch, async (addresses) => {
    const found = await Promise.all(addresses.map((each) => wrongs(base, each, headers)));
    if (found.flat().length > 0) throw new Wrong(found.flat());
  });
  // Batches of one to ten, in the mean half as long as the longest.
  const numRuns = Math.ceil(count / (together / 2));
  // The short run is the same each time; the long one goes where nobody has been.
  const { failed, seed, errorInstance } = await fc.check(
    property,
    isLong ? { numRuns } : { numRuns, seed: 1950 },
  );
  if (!failed) return [];
  const found = errorInstance instanceof Wrong ? errorInstance.found : [String(errorInstance)];
  return [...found, `seed ${seed}`];
}

class Wrong extends Error {
  found: Array<string>;

  constructor(found: Array<string>) {
    super("wrong answers");
    this.found = found;
  }
}

/** What is wrong with one answer: a failure of the server, input that is not escaped, a way to another site. */
async function wrongs(
  base: string,
  address: string,
  headers: Record<string, string>,
): Promise<Array<string>> {
  const found: Array<string> = [];
  let response: Response;
  try {
    response = await fetch(base + address, { redirect: "manual", headers });
  } catch (error) {
    // Headers that no client can read, for example.
    return [`${address}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`];
  }
  const body = await response.text();
  if (response.status >= 500) found.push(`status ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (/html|svg|xml/.test(type)) found.push(...unescaped(body).map((marker) => `unescaped: ${marker}`));
  if (/json/.test(type) && body !== "") found.push(...jsonFault(body));
  if (response.headers.has("set-cookie")) found.push("a cookie");
  const location = response.headers.get("location");
  if (location !== null && new URL(location, base).origin !== new URL(base).origin)
    found.push(`a redirect to ${location}`);
  return found.map((what) => `${address}: ${what}`);
}

function jsonFault(body: string): Array<string> {
  try {
    JSON.parse(body);
    return [];
  } catch {
    return ["no JSON"];
  }
}
