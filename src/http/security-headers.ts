/**
 * No text becomes markup or code in a browser, unless one of these policies of ours lets it (`page-start/trust-own-markup.ts`,
 * `page-start/ask-page.ts`, `page-start/start-service-worker.ts`). The provider's script writes into the page by itself, so its pages cannot have it.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default answer worker'];

/**
 * The headers of every answer. The policy lets a page run only scripts that carry this answer's nonce, and name pages that
 * the browser may fetch ahead (Speculation Rules, which run nothing themselves); the pages on which
 * one signs in may also talk to the provider whose script is named.
 */
export function securityHeaders(options: {
  readonly nonce: string;
  readonly https: boolean;
  /** The address of the sign-in provider's script; null on every other page. */
  readonly providerScript?: string | null;
  /** Where a form may lead besides this site: the provider at which a reader without scripts signs in. */
  readonly formTarget?: string | null;
}): Record<string, string> {
  const { nonce, https, providerScript = null, formTarget = null } = options;
  const provider = providerScript === null ? null : new URL(providerScript).origin;
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", "'inline-speculation-rules'", `'nonce-${nonce}'`, providerScript]
      .filter(Boolean)
      .join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ['connect-src', "'self'", provider].filter(Boolean).join(' '),
    ...(provider === null ? [] : [`frame-src ${provider}`]),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", formTarget].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    ...(provider === null ? TRUSTED_TYPES : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
