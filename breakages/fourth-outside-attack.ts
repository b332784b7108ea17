import type { Breakage } from './breakage.ts';

/** What the fourth attempt from outside has found. */
export const FOURTH_OUTSIDE_ATTACK: readonly Breakage[] = [
  {
    breaks: 'A field named __proto__ in what is typed is dropped, and nobody is told.',
    file: 'api/form-values.ts',
    find: "    if (level.some((one) => Object.hasOwn(one, '__proto__'))) return 'proto';\n",
    replace: '',
    tests: ['api/unknown-fields.test.ts'],
    of: ['ASVS 15.3.3'],
  },
  {
    breaks: 'Values that lie in one another a hundred thousand times are a failure of the site.',
    file: 'api/form-values.ts',
    find: "    if (depth > DEEPEST) return 'deep';\n",
    replace: '',
    tests: ['api/unknown-fields.test.ts'],
  },
  {
    breaks: 'An address of slashes keeps the server busy for a minute.',
    file: 'domain/content/references/references-of.ts',
    find: 'withoutLastSlashes(path);',
    replace: "path.replace(/\\/+$/, '');",
    tests: ['scripts/sources/slow-patterns.test.ts'],
    of: ['ASVS 15.2.2'],
  },
  {
    breaks: 'A title of brackets keeps the server busy for a minute.',
    file: 'domain/content/model/languages/languages.ts',
    find: '/<[^<>]*>|&nbsp;/g',
    replace: '/<[^>]*>|&nbsp;/g',
    tests: ['scripts/sources/slow-patterns.test.ts'],
  },
  {
    breaks: 'A path keeps its last slash.',
    file: 'domain/text/without-last-slashes.ts',
    find: "  while (path[end - 1] === '/') end--;\n",
    replace: '',
    tests: ['domain/text/without-last-slashes.test.ts'],
  },
  {
    breaks: 'A host of spaces and dots is a host.',
    file: 'server/http/requests/refusals.ts',
    find: "    if (!isHostField(rawHeaders[i + 1] ?? '')) return false;\n",
    replace: '',
    tests: ['server/http/connections/http-server.test.ts'],
    of: ['ASVS 4.2.1'],
  },
  {
    breaks: 'HTTP/2.0 is answered as if the server spoke it.',
    file: 'server/http/connections/http-server.ts',
    find: 'if (!VERSIONS.has(incoming.httpVersion)) refuse(outgoing, 505);\n    else ',
    replace: '',
    tests: ['server/http/connections/http-server.test.ts'],
  },
  {
    breaks:
      'A part of the sitemap that is not there does not say in which characters it is written.',
    file: 'app/site/sitemap/sitemap-xml.ts',
    find: "new Response('Not found', { status: 404 })",
    replace:
      "new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })",
    tests: ['app/site/layout/layout.test.ts'],
    title: 'is said to be not there',
    of: ['ASVS 4.1.1'],
  },
  {
    breaks: 'A file with which the process died uses up a part of the quota for a day.',
    file: 'domain/media/uploads/add-medium.ts',
    find: '  await requireQuota(media, bytes.length, acting);\n',
    replace:
      '  await takeFromQuota(media.db as never, media.uploadBytesPerDay, bytes.length, acting);\n',
    tests: ['domain/media/uploads/add-medium.test.ts'],
    title: 'have a quota',
    of: ['ASVS 5.2.1'],
  },
  {
    breaks: 'Lists of places in a PDF are unpacked as often as it leads to them.',
    file: 'domain/media/pdf/pdf-stream.ts',
    find: '    allowance.left -= whole.length;\n',
    replace: '',
    tests: ['domain/media/pdf/check-pdf.test.ts'],
    of: ['ASVS 15.2.2'],
  },
  {
    breaks: 'A PDF of opening brackets holds the process for files for minutes.',
    file: 'domain/media/pdf/pdf-stream.ts',
    find: '[^[\\]]*',
    replace: '[^\\]]*',
    tests: ['scripts/sources/slow-patterns.test.ts'],
  },
  {
    breaks:
      'Of two people who tag a file at once, one loses what they wrote, and is told that it is done.',
    file: 'domain/media/acts/change-media.ts',
    find: '    requireVersions(before, changes);\n',
    replace: '',
    tests: ['api/media/library.test.ts'],
  },
  {
    breaks:
      'Where the process dies while an issue is sent, it counts as sent and some have no letter.',
    file: 'domain/newsletter/send-issue.ts',
    find: '  return inTransaction(db, async (tx) => {\n    const issue',
    replace:
      '  return ((work: (tx: never) => Promise<Issue>) => work(db as never))(async (tx) => {\n    const issue',
    tests: ['domain/half-done-acts.test.ts'],
    title: 'newsletter',
    of: ['ASVS 16.5.3'],
  },
  {
    breaks: 'Where the process dies while a first passkey is added, other sessions stay open.',
    file: 'domain/accounts/passkeys/add-passkey.ts',
    find: '    await inTransaction(db, async (tx) => {\n',
    replace:
      '    await ((work: (tx: never) => Promise<void>) => (void inTransaction, work(db as never)))(async (tx) => {\n',
    tests: ['domain/half-done-acts.test.ts'],
    title: 'first passkey',
    of: ['ASVS 16.5.3'],
  },
  {
    breaks: 'Where the process dies while a file is replaced, a part of that stays.',
    file: 'domain/media/acts/replace-file.ts',
    find: '    return await inTransaction(db, async (tx) => {\n',
    replace:
      '    return await ((work: (tx: never) => Promise<Medium>) => (void inTransaction, work(db as never)))(async (tx: Tx) => {\n',
    tests: ['domain/media/acts/half-replaced.test.ts'],
    title: 'is replaced',
  },
  {
    breaks: 'Where the process dies while an earlier file comes back, a part of that stays.',
    file: 'domain/media/acts/return-to-file.ts',
    find: '  const row = await inTransaction(media.db, async (tx) => {\n',
    replace:
      '  const row = await ((work: (tx: never) => Promise<MediaTable>) => (void inTransaction, work(media.db as never)))(async (tx: Tx) => {\n',
    tests: ['domain/media/acts/half-replaced.test.ts'],
    title: 'comes back',
  },
  {
    breaks: 'Where the process dies while a person is erased, a part of their data stays.',
    file: 'domain/people/erase-person.ts',
    find: '  return inTransaction(db, async (tx) => {\n    const email',
    replace:
      '  return ((work: (tx: never) => Promise<Erased>) => work(db as never))(async (tx) => {\n    const email',
    tests: ['domain/half-done-acts.test.ts'],
    title: 'erased',
  },
  {
    breaks: 'Whoever sends an issue that somebody saves at that moment is told that it was sent.',
    file: 'domain/newsletter/send-issue.ts',
    find: "      if (current.state === 'sent') return current;\n      throw staleIssue(current);\n",
    replace: '      return current;\n',
    tests: ['domain/newsletter/races.test.ts'],
    title: 'save and send',
  },
];
