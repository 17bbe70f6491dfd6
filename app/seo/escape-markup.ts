const signs: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&apos;",
  "<": "&lt;",
  ">": "&gt;",
};

/** A text as HTML and XML have it, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  // Most texts have none of the signs, and there are thousands on a page.
  return /["&'<>]/.test(text) ? text.replaceAll(/["&'<>]/g, (sign) => signs[sign] ?? "") : text;
}
