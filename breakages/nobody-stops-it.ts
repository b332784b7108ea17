import type { Breakage } from './breakage.ts';

const LONGEST_WAITS = ['server/admission/longest-waits.test.ts'];
const REFUSED_BODIES = ['server/http/connections/refused-bodies.test.ts'];
const ENTRANCE = ['server/run/entrance.test.ts'];
const PLACES = ['server/admission/places.test.ts'];
const UPLOAD_TURNS = ['domain/media/uploads/upload-turns.test.ts'];
const HTTP_SERVER = ['server/http/connections/http-server.test.ts'];
const SMTP = ['domain/mail/smtp.test.ts'];

/** Nobody stops the site, and nothing keeps it waiting. */
export const NOBODY_STOPS_IT: readonly Breakage[] = [
  {
    breaks: 'Whoever types fast has thirty previews made that nobody looks at any more.',
    file: 'server/admission/admission.ts',
    find: 'waiting: 32,\n  waitingOfNetwork: 2,',
    replace: 'waiting: 32,\n  waitingOfNetwork: 32,',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'Who sends a form letter by letter keeps others of their network out for five minutes.',
    file: 'server/admission/admission.ts',
    find: 'perNetwork: 64, longest: 30_000',
    replace: 'perNetwork: 64, longest: 300_000',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'After a change the pages that many read wait behind a flood of searches.',
    file: 'server/admission/admission.ts',
    find: 'this.#inTurn(this.#knownPages, asker, work)',
    replace: 'this.#inTurn(this.#renders, asker, work)',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'A visitor who asks too often closes the admin to everybody in their network.',
    file: 'server/admission/admission.ts',
    find: 'this.#budgets[of].take(address)',
    replace: 'this.#budgets.visitors.take(address)',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'A page is not made for those who wait because one of them has left.',
    file: 'server/admission/visitors.ts',
    find: 'return ![...(this.#ofPages.get(key) ?? [])].some((incoming) => !isGone(incoming));',
    replace: 'return [...(this.#ofPages.get(key) ?? [])].some(isGone);',
    tests: ['server/admission/visitors.test.ts'],
  },
  {
    breaks: 'A flood of large bodies in pieces is received to its end.',
    file: 'server/http/connections/hang-up.ts',
    find: "    headers['transfer-encoding'] !== undefined ||\n",
    replace: '',
    tests: REFUSED_BODIES,
  },
  {
    breaks: 'Staff whose upload exceeds their quota are cut off before they can read why.',
    file: 'server/http/connections/hang-up.ts',
    find: 'if (!token || !sessions.has(token)) incoming',
    replace: 'if (!token || sessions) incoming',
    tests: REFUSED_BODIES,
  },
  {
    breaks:
      'Who waited for the start is refused once more after the answer, which ends the process.',
    file: 'server/run/entrance.ts',
    find: '      clearTimeout(timer);\n',
    replace: '',
    tests: ENTRANCE,
  },
  {
    breaks: 'Who asks while the site starts waits for minutes.',
    file: 'server/run/entrance.ts',
    find: 'const PATIENCE_MS = 2000;',
    replace: 'const PATIENCE_MS = 200_000;',
    tests: ENTRANCE,
  },
  {
    breaks: 'Browsers ask again for each script of the admin after an hour.',
    file: 'server/http/files/built-files.ts',
    find: "        root: client,\n        precompressed: true,\n        onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),",
    replace:
      "        root: client,\n        precompressed: true,\n        onFound: (_path, c) => c.header('Cache-Control', AN_HOUR),",
    tests: ['server/http/files/built-files.test.ts'],
  },
  {
    breaks: 'A flood of searches passes for a database that is away.',
    file: 'server/pages/page-cache.ts',
    find: '      if (!isRefused) failed();\n',
    replace: '      failed();\n',
    tests: ['server/pages/page-cache-outage.test.ts'],
  },
  {
    breaks: 'What was withdrawn comes back on a page of which nobody knows what it was made of.',
    file: 'server/pages/page-cache.ts',
    find: 'rows?.has(id) ?? true',
    replace: 'rows?.has(id) ?? false',
    tests: ['server/pages/last-resort.test.ts'],
    title: 'nobody knows what it was made of',
  },
  {
    breaks:
      'A held page does not end when something is published that was planned after it was made.',
    file: 'server/pages/public-pages.ts',
    find: '    cache.expireAt(endOf(options, at));\n    if (!page.tightness)',
    replace: '    if (!page.tightness)',
    tests: ['server/pages/public-pages.test.ts'],
  },
  {
    breaks: 'A site that has ended goes on telling caches in front.',
    file: 'server/pages/shared-caches.ts',
    find: '    this.#stopped = true;\n',
    replace: '',
    tests: ['server/pages/shared-caches.test.ts'],
  },
  {
    breaks: 'Of networks with as many files on their way the one that came last gives a place.',
    file: 'server/admission/places.ts',
    find: 'first >= began)) continue;',
    replace: 'first <= began)) continue;',
    tests: PLACES,
  },
  {
    breaks: 'Any number of searches waits in memory for its turn.',
    file: 'server/admission/admission.ts',
    find: '  breathMs: 12,\n  waiting: 128,',
    replace: '  breathMs: 12,\n  waiting: 12_800,',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'Any number of passwords waits to be checked.',
    file: 'server/admission/admission.ts',
    find: '  atOnce: 1,\n  waiting: 64,',
    replace: '  atOnce: 1,\n  waiting: 6400,',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'One network takes all the places in which passwords wait.',
    file: 'server/admission/admission.ts',
    find: 'waiting: 64,\n  waitingOfNetwork: 32,',
    replace: 'waiting: 64,\n  waitingOfNetwork: 64,',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'Any number of files is on its way, each with some memory.',
    file: 'server/http/files/files-in-flight.ts',
    find: '{ total: 400,',
    replace: '{ total: 4000,',
    tests: PLACES,
  },
  {
    breaks: 'Thirty uploads are read into memory at once.',
    file: 'domain/media/uploads/upload-turns.ts',
    find: '{ total: 3, ',
    replace: '{ total: 30, ',
    tests: UPLOAD_TURNS,
  },
  {
    breaks: 'Any number of uploads waits for its turn.',
    file: 'domain/media/uploads/upload-turns.ts',
    find: 'waiting: 20, waitMs',
    replace: 'waiting: 2000, waitMs',
    tests: UPLOAD_TURNS,
  },
  {
    breaks: 'An upload waits for ten minutes before its sender is told to come back.',
    file: 'domain/media/uploads/upload-turns.ts',
    find: 'waitMs: 60_000 }',
    replace: 'waitMs: 600_000 }',
    tests: UPLOAD_TURNS,
  },
  {
    breaks: 'Who uploads 10 MB over a slow line is cut off.',
    file: 'server/http/connections/http-server.ts',
    find: '  requestTimeout: 180_000,',
    replace: '  requestTimeout: 20_000,',
    tests: HTTP_SERVER,
  },
  {
    breaks: 'Who sends a request letter by letter holds a connection for minutes.',
    file: 'server/http/connections/http-server.ts',
    find: '  connectionsCheckingInterval: 5_000,',
    replace: '  connectionsCheckingInterval: 500_000,',
    tests: HTTP_SERVER,
  },
  {
    breaks:
      'A letter that another process has queued, or that was refused once, waits for the next message of a visitor.',
    file: 'server/run/jobs.ts',
    find: 'const MAIL_INTERVAL_MS = 15_000;',
    replace: 'const MAIL_INTERVAL_MS = 15_000_000;',
    tests: ['server/run/jobs.test.ts'],
  },
  {
    breaks: 'Browsers keep for a year where a file led that is replaced once more.',
    file: 'server/http/files/media-files.ts',
    find: "{ Location: moved, 'Cache-Control': 'no-store' }",
    replace: "{ Location: moved, 'Cache-Control': PICTURE_CACHING }",
    tests: ['server/http/files/missing-files.test.ts'],
  },
  {
    breaks: 'A letter to a mail server that says nothing keeps the others waiting for minutes.',
    file: 'domain/mail/smtp.ts',
    find: 'const TIMEOUT_MS = 15_000;',
    replace: 'const TIMEOUT_MS = 150_000;',
    tests: SMTP,
  },
  {
    breaks: 'The limits of time for letters are said where nobody reads them.',
    file: 'domain/mail/smtp.ts',
    find: '    const transport = createTransport({\n      url,\n',
    replace: '    const transport = createTransport(url, {\n',
    tests: SMTP,
  },
  {
    breaks: 'The doctor waits for minutes for a mail server that says nothing.',
    file: 'server/operations/checks/check-surroundings.ts',
    find: 'const SMTP_TIMEOUT_MS = 10_000;',
    replace: 'const SMTP_TIMEOUT_MS = 100_000;',
    tests: ['server/operations/checks/check-surroundings.test.ts'],
  },
  {
    breaks: 'Any number of previews waits for its turn.',
    file: 'server/admission/admission.ts',
    find: 'waiting: 32,\n  waitingOfNetwork: 2,',
    replace: 'waiting: 3200,\n  waitingOfNetwork: 2,',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'Previews that are refused for their number are counted nowhere.',
    file: 'server/admission/admission.ts',
    find: "      this.#noteRefusal('budget');\n      throw tooManyPreviews(wait);",
    replace: '      throw tooManyPreviews(wait);',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'Forms for which there is no place are counted nowhere.',
    file: 'server/admission/admission.ts',
    find: "    if (!leave) {\n      this.#noteRefusal('busy');\n",
    replace: '    if (!leave) {\n',
    tests: LONGEST_WAITS,
  },
  {
    breaks: 'A call that is sent again after two minutes is carried out twice.',
    file: 'api/once-only.ts',
    find: 'const KEPT_MS = 10 * 60_000;',
    replace: 'const KEPT_MS = 60_000;',
    tests: ['api/once-only.test.ts'],
    title: 'the first is long over',
  },
  {
    breaks:
      'Who saves while another process writes to the file of SQLite is told that nothing can be saved.',
    file: 'database/node-sqlite.ts',
    find: 'BUSY_TIMEOUT_MS = 5000;',
    replace: 'BUSY_TIMEOUT_MS = 50;',
    tests: ['database/connect.test.ts'],
  },
  {
    breaks: 'A nightly backup of more than ten minutes is begun once more by another process.',
    file: 'domain/jobs/run-when-due.ts',
    find: '    renewing = replaceFact(db, name, claim, renewed).then(',
    replace: '    renewing = Promise.resolve(claim === renewed).then(',
    tests: ['domain/jobs/run-when-due.test.ts'],
  },
];
