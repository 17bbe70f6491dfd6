import { env } from "cloudflare:workers";
import { siteOrigin } from "./create-request-context.ts";
import { plainText } from "#app/platform/plain-text.ts";

const daySeconds = 86_400;
/** RFC 9116 recommends an expiry less than a year ahead; the file is generated per request. */
const holdsDays = 180;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability, from `SECURITY_CONTACT`, for example
 * "mailto:security@f1.example".
 *
 * @returns 404 if none is configured, rather than an address that nobody reads
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
