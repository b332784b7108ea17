import type { Breakage } from './breakage.ts';

/** Of what the server says itself, and of the files that it writes. */
export const SERVER_ANSWERS: readonly Breakage[] = [
  {
    breaks: 'A site that cannot answer says that it is ready.',
    file: 'server/http/probes.ts',
    find: 'isReady ? 200 : 503',
    replace: 'isReady ? 503 : 200',
    tests: ['server/http/probes.test.ts'],
  },
  {
    breaks: 'A process that has not heard of the last changes says that it is ready.',
    file: 'server/http/probes.ts',
    find: 'isFresh() && (await canReadDatabase(db))',
    replace: 'await canReadDatabase(db)',
    tests: ['server/http/probes.test.ts'],
  },
  {
    breaks: 'Whoever asks whether the site is ready waits for a frozen line.',
    file: 'server/http/probes.ts',
    find: 'await Promise.race([answered, late])',
    replace: 'await answered',
    tests: ['server/http/probes.test.ts'],
    title: 'froze',
  },
  {
    breaks: 'While the site starts, JSON is sent as a page, and pages without their letters.',
    file: 'server/run/entrance.ts',
    find: "type === 'application/json' ? type",
    replace: "type !== 'application/json' ? type",
    tests: ['server/run/entrance.test.ts'],
  },
  {
    breaks: 'Other sites may not show the picture of a page beside their link to it.',
    file: 'server/pages/share-pictures.ts',
    find: "      'Cross-Origin-Resource-Policy': 'cross-origin',\n",
    replace: '',
    tests: ['server/pages/share-pictures.test.ts'],
    title: 'shown by other sites',
  },
  {
    breaks: 'The picture of a page has ‘&amp;’ in its title.',
    file: 'server/pages/share-pictures.ts',
    find: "return text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');",
    replace: 'return text;',
    tests: ['server/pages/share-pictures.test.ts'],
    title: 'as people read it',
  },
  {
    breaks: 'Everybody on the machine reads the originals in a backup.',
    file: 'server/operations/backup/create-backup.ts',
    find: 'await writeFile(target, bytes, { flush: true, mode: 0o600 });',
    replace: 'await writeFile(target, bytes, { flush: true });',
    tests: ['server/operations/backup/backup.test.ts'],
    title: 'nobody but its owner',
  },
  {
    breaks: 'Addresses that have moved lead on without the headers of every answer.',
    file: 'server/application.ts',
    find: '{ ...pageHeaders, Location: redirect }',
    replace: '{ Location: redirect }',
    tests: ['server/run/open-site.test.ts'],
    title: 'an address that has moved',
  },
];
