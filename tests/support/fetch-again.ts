/**
 * `fetch`, asked again where the connection was closed before the answer. A server does so to connections on which it has
 * heard nothing for some seconds, or whose request it has not read to its end; every browser asks again then.
 */
export async function fetchAgain(address: string, init: RequestInit = {}, tries = 3): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (tries === 1) throw error;
    return fetchAgain(address, init, tries - 1);
  }
}
