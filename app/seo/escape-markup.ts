const signs: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&apos;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Escapes a text for HTML and XML, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  // Most texts need no escaping, and a page has thousands.
  return /["&'<>]/.test(text) ? text.replaceAll(/["&'<>]/g, (sign) => signs[sign] ?? "") : text;
}
