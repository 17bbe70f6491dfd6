/** Counts calls by key; the binding of wrangler.toml. */
export type Limiter = { limit: (call: { key: string }) => Promise<{ success: boolean }> };

/**
 * The client whose calls are counted: the address that a trusted proxy names. Of several, the last one is that of the
 * proxy; the others are the client's own word. A network of IPv6 is one client, since one subscriber has all of a /64.
 *
 * @param header the value of the trusted header; null where there is none
 * @returns null where nobody names a client, so that nobody can be counted
 */
export function clientOf(header: string | null): string | null {
  const address = header?.split(",").at(-1)?.trim().slice(0, 64) ?? "";
  if (address === "") return null;
  return address.includes(":") ? networkOf(address.toLowerCase()) : address;
}

/** The first four groups of an IPv6 address; an IPv4 address in one of IPv6 stands for itself. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...last];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/** Whether a client has called too often. A limiter that fails lets everybody pass. */
export async function isOverLimit(limiter: Limiter | undefined, client: string | null): Promise<boolean> {
  if (limiter === undefined || client === null) return false;
  try {
    const { success } = await limiter.limit({ key: client });
    return !success;
  } catch {
    return false;
  }
}
