/** What an address opens in the editor: SQL, or a question whose SQL it shows. */
export type Shared = { kind: "sql" | "ask"; text: string };

/**
 * The part of an address after its `#` for something that is opened in the editor. It never reaches a server, and has
 * nothing that an address would have to escape: base64 of UTF-8, with `-` and `_`.
 */
export function sharedHash({ kind, text }: Shared): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join("");
  return `${kind}-${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** What is behind the `#` of an address; null where that is something else, or damaged. */
export function readShared(hash: string): Shared | null {
  const [, kind, encoded = ""] = /^#?(sql|ask)-([\w-]+)$/.exec(hash) ?? [];
  if (kind !== "sql" && kind !== "ask") return null;
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return { kind, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return null;
  }
}
