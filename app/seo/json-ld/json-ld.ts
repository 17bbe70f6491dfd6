/** A value of a JSON-LD object; what is undefined is left out. */
type JsonLdValue = string | number | boolean | JsonLd | ReadonlyArray<JsonLdValue> | undefined;

/** What search engines are told about a page's subject, in the words of schema.org. */
export type JsonLd = { "@type": string; [property: string]: JsonLdValue };

/**
 * A JSON-LD object as the text of a script element. No text in it can end the element or begin a comment: what has a
 * meaning in HTML is written as an escape of JSON.
 */
export function jsonLdText(about: JsonLd): string {
  return JSON.stringify({ "@context": "https://schema.org", ...about }).replaceAll(
    /[<>&]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}
