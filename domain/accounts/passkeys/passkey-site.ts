import { isIP } from 'node:net';
import { DomainError } from '../../errors.ts';

/** The site as browsers and devices know it (Web Authentication, level 3, section 5.1). */
export interface PasskeySite {
  /** The origin at which the browser must have been: scheme, host and port. */
  origin: string;
  /** The host, to which each passkey is bound for good. */
  rpId: string;
}

/**
 * The origin and host to which passkeys of a site at this address are bound; undefined where the host is a bare IP
 * address, for which browsers allow none.
 */
export function passkeySite(siteUrl: string): PasskeySite | undefined {
  const { origin, hostname } = new URL(siteUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { origin, rpId: hostname };
}

/** The same, but throws 'conflict' instead of returning undefined. */
export function requirePasskeySite(siteUrl: string): PasskeySite {
  const site = passkeySite(siteUrl);
  if (site) return site;
  throw new DomainError('conflict', {
    el: 'Κλειδιά πρόσβασης χρησιμοποιούνται μόνο όταν ο ιστότοπος έχει όνομα και όχι διεύθυνση IP.',
    en: 'Passkeys work only where the website has a name, not an IP address.',
  });
}
