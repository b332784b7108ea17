import { MAP_SITE } from '../../domain/places/map-address.ts';

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const BASE_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-src': MAP_SITE,
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** Public pages have no inline script or style at all; their structured data is no script to a browser. */
export const PUBLIC_HEADERS: Record<string, string> = {
  ...COMMON,
  'Content-Security-Policy': policy(BASE_POLICY),
};

/**
 * Built scripts, styles and fonts. What is said about documents would be half of what a small file costs to send; a
 * browser that is led to one of them as a document runs and loads nothing.
 */
export const BUILT_FILE_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': COMMON['X-Content-Type-Options'],
  'Cross-Origin-Resource-Policy': COMMON['Cross-Origin-Resource-Policy'],
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * A preview is kept by no cache and listed by no search engine. No other site learns its address, and nothing is sent
 * from it: its forms belong to the public page.
 */
export const PREVIEW_HEADERS: Record<string, string> = {
  ...COMMON,
  'Content-Security-Policy': policy({ ...BASE_POLICY, 'form-action': "'none'" }),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'no-store',
};

/** The admin's inline scripts and the styles that Mantine makes carry the nonce. */
export function adminHeaders(nonce: string): Record<string, string> {
  return {
    ...COMMON,
    'Content-Security-Policy': policy({
      ...BASE_POLICY,
      'script-src': `'self' 'nonce-${nonce}'`,
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self' data: blob:",
      'frame-src': "'self'",
    }),
  };
}

/** For a site behind TLS: browsers keep to it for two years. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';
