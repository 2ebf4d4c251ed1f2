const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  // Components set custom properties on elements; style elements and foreign sheets stay out.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** On every answer; written out once, since composing them for each costs more than a poll. */
export const securityHeaders = {
  'content-security-policy': policy,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const
