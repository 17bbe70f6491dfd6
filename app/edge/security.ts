/** Where browsers report what a page's policy kept them from loading. */
const policyReportPath = "/api/csp-report";

/** A fresh nonce for one answer: 128 random bits, in letters that HTML and JavaScript need not escape. */
export function createNonce(): string {
  const random = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(random).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What differs between the policies of two sites, or of two kinds of page. */
export type PolicyOptions = {
  /** Whether page views are reported to a tag manager. */
  analytics: boolean;
  /** Whether other sites may show the page in a frame. */
  framed: boolean;
};

/**
 * The content security policy of a page: only scripts and styles that carry this answer's nonce, and what those
 * scripts load themselves. An analytics script is loaded by ours, so `strict-dynamic` covers it.
 */
export function contentSecurityPolicy(nonce: string, { analytics, framed }: PolicyOptions): string {
  const collector = analytics ? " https://*.google-analytics.com https://*.googletagmanager.com" : "";
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The development server's client writes styles into the page, and knows no nonce.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${collector}`,
    `connect-src 'self'${collector}`,
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "*" : "'none'"}`,
    `report-uri ${policyReportPath}`,
  ].join("; ");
}

/** Headers that every answer carries, whatever its kind. `public/_headers` says the same of static files. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
};
