import { env } from "cloudflare:workers";
import { siteOrigin } from "./facts-for.ts";
import { plainText } from "#app/platform/plain-text.ts";

const daySeconds = 86_400;
/** RFC 9116 asks for an end within a year; the text is written anew for each reader. */
const holdsDays = 180;

/**
 * Whom to tell of a hole in the site (RFC 9116): the operator's address in `SECURITY_CONTACT`, for example
 * "mailto:security@f1.example".
 *
 * @returns 404 where none is set: an address that nobody reads would be worse than none
 */
export function securityText(request: Request): Response {
  const contact = env.SECURITY_CONTACT ?? "";
  if (!/^(?:mailto:|https:\/\/)\S+$/.test(contact)) return plainText("No contact is set.", 404);
  const expires = new Date(Date.now() + holdsDays * daySeconds * 1000);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteOrigin(new URL(request.url))}/.well-known/security.txt`,
  ];
  return plainText(`${lines.join("\n")}\n`, 200, { "cache-control": `public, max-age=${daySeconds}` });
}
