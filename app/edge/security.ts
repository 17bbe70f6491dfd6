/** Where browsers send CSP violation reports. */
const policyReportPath = "/api/csp-report";

/** A fresh nonce for one response: 128 random bits, in characters that need no escaping in HTML or JavaScript. */
export function createNonce(): string {
  const random = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
  return btoa(random).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What differs between the policies of sites and kinds of pages. */
export type PolicyOptions = {
  /** Whether page views are reported to a tag manager. */
  analytics: boolean;
  /** Whether other sites may frame the page. */
  framed: boolean;
};

/**
 * A page's content security policy: only scripts and styles with this response's nonce, plus what those scripts load
 * themselves. The analytics script is loaded by ours, so `strict-dynamic` covers it.
 */
export function contentSecurityPolicy(nonce: string, { analytics, framed }: PolicyOptions): string {
  const collector = analytics ? " https://*.google-analytics.com https://*.googletagmanager.com" : "";
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Vite's dev client injects styles without a nonce.
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

/** Headers of every response. `public/_headers` repeats them for static files. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
};
