/**
 * `fetch` with retries if the connection was closed before the response. Servers close idle connections, and those
 * whose request body they did not read; browsers then retry.
 */
export async function fetchAgain(address: string, init: RequestInit = {}, tries = 3): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (tries === 1) throw error;
    return fetchAgain(address, init, tries - 1);
  }
}
