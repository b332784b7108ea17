import type { Breakage } from './breakage.ts';

/** Where the links of public entries lead. */
export const LINKS: readonly Breakage[] = [
  {
    breaks: 'The nightly look at links asks addresses of its own network.',
    file: 'domain/links/visit-link.ts',
    find: 'found.filter(({ address }) => mayVisit(address))',
    replace: 'found.filter(({ address }) => mayVisit(address) || address)',
    tests: ['domain/links/visit-link.test.ts'],
    of: ['x-broken-links'],
  },
  {
    breaks:
      'A name that changes its address between two look-ups leads the server to its own network.',
    file: 'domain/links/visit-link.ts',
    find: '        lookup: (_, { all }, give) => {',
    replace: '        lookUpOnce: (_, { all }, give) => {',
    tests: ['domain/links/visit-link.test.ts'],
    of: ['ASVS 1.3.6', 'ASVS 15.3.2'],
  },
  {
    breaks: 'A cloud provider’s own address counts as public.',
    file: 'domain/links/visit-link.ts',
    find: "  ['169.254.0.0', 16],\n",
    replace: '',
    tests: ['domain/links/visit-link.test.ts'],
  },
  {
    breaks: 'Addresses of documentation (RFC 9637) count as public.',
    file: 'domain/links/visit-link.ts',
    find: "  ['3fff::', 20],\n",
    replace: '',
    tests: ['domain/links/visit-link.test.ts'],
  },
  {
    breaks: 'The nightly look at links asks this server itself, at any port that a text names.',
    file: 'domain/links/visit-link.ts',
    find: "  if (found.some(({ address }) => isOwn?.(address))) return 'own';\n",
    replace: '  void isOwn;\n',
    tests: ['domain/links/visit-link.test.ts', 'domain/links/check-links.test.ts'],
    of: ['ASVS 1.3.6', 'ASVS 15.3.2'],
  },
  {
    breaks: 'A whole address of this site is asked over the network instead of looked up.',
    file: 'domain/links/check-links.ts',
    find: 'if (url?.host === host)',
    replace: 'if (url?.host === `${host}.`)',
    tests: ['domain/links/check-links.test.ts'],
  },
  {
    breaks: 'Everything is broken while this site’s own line is.',
    file: 'domain/links/check-links.ts',
    find: 'let isOnline = false;',
    replace: 'let isOnline = true;',
    tests: ['domain/links/check-links.test.ts'],
  },
  {
    breaks: 'A corrected link stays on the list of broken ones.',
    file: 'domain/links/check-links.ts',
    find: ".where('target', '=', e.ref('link_checks.address'))",
    replace: ".where('target', '!=', '')",
    tests: ['domain/links/check-links.test.ts'],
    of: ['x-broken-links'],
  },
  {
    breaks: 'A site that fails for an hour counts as broken.',
    file: 'domain/links/check-links.ts',
    find: 'const UNCLEAR_DAYS = 7;',
    replace: 'const UNCLEAR_DAYS = 0;',
    tests: ['domain/links/check-links.test.ts'],
  },
  {
    breaks: 'A link of thousands of letters cannot be saved on PostgreSQL.',
    file: 'domain/content/references/references-of.ts',
    find: '  if (target.length > MAX_TARGET_LENGTH) return undefined;\n',
    replace: '',
    tests: ['domain/content/references/references-of.test.ts', 'domain/links/check-links.test.ts'],
  },
  {
    breaks: 'Links are followed where that is turned off.',
    file: 'server/run/daily-jobs.ts',
    find: 'visitsOthers: settings.checkLinks,',
    replace: 'visitsOthers: true,',
    tests: ['server/run/daily-jobs.test.ts'],
  },
];
